/** The luck of games: 0 on average, by the exact odds of a snap and over games; totals without it vary less. */
import { describe, expect, it } from "vitest";
import { boxScore } from "../../../src/kernel/football/index.js";
import { matched } from "../../../src/systems/5d20/engine/turn.js";
import { HIGHEST, LOWEST, Row } from "../../../src/systems/5d20/engine/row.js";
import { teamBookOf } from "../../../src/systems/5d20/engine/team-book.js";
import type { GameEvent } from "../../../src/systems/5d20/engine/index.js";
import {
  chanceOf,
  chanceOfKinds,
  jointOf,
  type CallOdds,
  type PlayKind,
} from "../../../src/systems/5d20/joint/index.js";
import { firstRoll } from "../../../src/systems/5d20/joint/first-roll.js";
import { Controls } from "../../../src/gamekit/calibration/controls.js";
import { Luck, LUCK } from "../../../src/systems/5d20/rate/calibration/luck.js";
import { Odds, type Met } from "../../../src/systems/5d20/rate/calibration/odds.js";
import { PlayedLeague } from "../../../src/systems/5d20/rate/calibration/played.js";
import { Reach } from "../../../src/systems/5d20/rate/calibration/reach.js";
import { runChances } from "../../../src/systems/5d20/rate/calibration/snaps.js";
import { rater } from "../../../src/systems/5d20/rater.js";
import { homeFieldOf, SEASON_RULES, STANDARD_RULES, type FiveD20Rules } from "../../../src/systems/5d20/rules/index.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";

const [THROWERS, RUNNERS] = sampleTeams();
const RULES = [STANDARD_RULES, SEASON_RULES];
const FACES = Array.from({ length: 20 }, (_, i) => i + 1);
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const FIXTURES = [
  { away: 0, home: 1, neutral: false },
  { away: 1, home: 0, neutral: true },
];
const opened = (rules: FiveD20Rules) => rater.seasons.open({ teams: [THROWERS, RUNNERS] }, rules, "strong");

/** The events of so many games. */
function* gamesBy(rules: FiveD20Rules, count: number, from = 0) {
  const hear = opened(rules);
  for (let i = 0; i < count; i++) {
    const events: GameEvent[] = [];
    const fixture = FIXTURES[i % FIXTURES.length];
    hear(fixture, from + i, (event) => events.push(event as GameEvent));
    yield { fixture, events };
  }
}

it("gains are cut at both ends of the field, and some plays have none", () => {
  const gains = [
    [-3, 0.2],
    [4, 0.3],
    [25, 0.1],
  ] as const;
  const reach = Reach.of(gains);
  expect(reach.chance).toBeCloseTo(0.6, 12);
  expect([-9, -3, -2, 4, 5, 25, 26].map((yards) => reach.atLeast(yards))).toEqual(
    [0.6, 0.6, 0.4, 0.4, 0.1, 0.1, 0].map((chance) => expect.closeTo(chance, 12) as number),
  );
  expect(reach.mean(-2, 10)).toBeCloseTo(-2 * 0.2 + 4 * 0.3 + 10 * 0.1, 12);
  expect(Reach.mixed([[reach, 0.5]]).mean(-50, 50)).toBeCloseTo((-3 * 0.2 + 4 * 0.3 + 25 * 0.1) / 2, 12);
});

it("a row is read however far white is moved", () => {
  const row = new Row([3, null, 12], () => "");
  expect([LOWEST, -21, 1, 3, 4, 12, 13, HIGHEST].map((die) => row.at(die))).toEqual([0, 0, 0, 0, 2, 2, -1, -1]);
});

describe.each(RULES)("by rules $name", (rules) => {
  const [offense, defense] = [teamBookOf(THROWERS), teamBookOf(RUNNERS)];
  const met: Met = {
    defense,
    alignment: rules.tables.fronts.T10.alignment,
    adjust: rules.tables.fronts.T10.adjust,
    homeHasBall: true,
    field: homeFieldOf(rules.switches, THROWERS),
  };
  const odds = new Odds(rules);
  const snap = (call: CallOdds) => ({
    first: firstRoll(offense, defense, rules, call),
    joint: jointOf({ offense: THROWERS, defense: RUNNERS, rules, row: "T10", call, home: "offense" }),
  });
  const yards = (joint: ReturnType<typeof jointOf>, kind: PlayKind): number =>
    sum(joint.plays.filter((play) => play.kind === kind).map((play) => chanceOf(play) * play.gains!.mean()));

  it("passes have the odds of all dice", () => {
    const { first, joint } = snap("pass");
    const found = { complete: 0, sack: 0, scramble: 0, incomplete: 0, intercepted: 0 };
    let gained = 0;
    first.passes.forEach((byMan, depth) =>
      byMan.forEach((share, man) => {
        const pass = odds.pass(offense, offense.receivers[man], depth as 0 | 1 | 2, met);
        for (const { kind, chance, reach, added } of pass.ways) {
          found[kind === "caught" ? "complete" : kind] += share * chance * reach.chance;
          if (kind === "caught") gained += share * chance * (added * reach.chance + reach.mean(-99, 99));
        }
        found.intercepted += share * pass.picked;
      }),
    );
    for (const kind of ["complete", "sack", "scramble", "intercepted"] as const)
      expect(found[kind], kind).toBeCloseTo(chanceOfKinds(joint, kind), 6);
    // A catch that runs on may go beyond the field.
    expect(gained / yards(joint, "complete")).toBeCloseTo(1, 2);
  });

  it("runs have the gains of all dice", () => {
    const { first, joint } = snap("run");
    let gained = 0;
    first.runs.forEach((share, man) => {
      const { shares, reaches } = odds.run(offense.runners[man], met);
      expect(sum([...shares])).toBeCloseTo(1, 12);
      reaches.forEach((reach, what) => (gained += share * shares[what] * reach.mean(-99, 110)));
    });
    expect(gained).toBeCloseTo(yards(joint, "run"), 10);
  });

  it("is 0 on average, of every kind", () => {
    const luck = new Luck(rules);
    const all = LUCK.map(() => [0, 0]);
    let sides = 0;
    for (const { fixture, events } of gamesBy(rules, 400)) {
      const [away, home] = [fixture.away, fixture.home].map((team) => [THROWERS, RUNNERS][team]);
      const lucks = luck.of(events, { away, home, neutral: fixture.neutral });
      for (const one of [lucks.away, lucks.home]) {
        sides++;
        one.forEach((value, i) => ((all[i][0] += value), (all[i][1] += value ** 2)));
      }
    }
    // In standard errors: beyond 3.5 of them once in 2000.
    const far = LUCK.filter((_, i) => !(Math.abs(all[i][0]) < 3.5 * Math.sqrt(all[i][1])));
    expect([sides, far]).toEqual([800, []]);
  });
});

it("a run is called as often as among all snaps that no foul kills", () => {
  const chances = runChances(THROWERS, RUNNERS);
  const within = (n: number): boolean =>
    [THROWERS.pen.SNAP.off, RUNNERS.pen.SNAP.def].some((range) => range !== null && n >= range[0] && n <= range[1]);
  const played = FACES.flatMap((r) =>
    FACES.flatMap((w) => FACES.filter((b) => !within(matched(r, w, b))).map(() => r)),
  );
  expect(played.length).toBeLessThan(8000);
  for (const number of [0, 1, 9, 20])
    expect(chances[number]).toBeCloseTo(played.filter((red) => red <= number).length / played.length, 12);
});

it("totals follow luck as the games say, and not where no game has any", () => {
  const controls = new Controls(2, 1);
  for (let i = 0; i < 400; i++) {
    const luck = (i % 20) - 9.5;
    controls.add(Float64Array.of(luck, 0), Float64Array.of(30 + 0.75 * luck + (i % 7)));
  }
  const [[by, nothing]] = controls.follow();
  expect([by, nothing]).toEqual([expect.closeTo(0.75, 2), 0]);
});

it("totals without luck vary half as much from games to games, or less", () => {
  const [times, groups] = [12, 16];
  const means = { plain: [] as number[], even: [] as number[] };
  for (let g = 0; g < groups; g++) {
    const from = g * times * FIXTURES.length;
    const request = {
      charts: [THROWERS, RUNNERS],
      rules: SEASON_RULES,
      hear: opened(SEASON_RULES),
      fixtures: FIXTURES,
    };
    const played = new PlayedLeague({ ...request, times, seed: from, onGame: () => undefined });
    means.even.push(played.measure(({ sacks, games }) => sacks / games).value);
    let sacks = 0;
    for (const { events } of gamesBy(SEASON_RULES, times * FIXTURES.length, from)) {
      const { away, home } = boxScore(events);
      sacks += away.sacks + home.sacks;
    }
    means.plain.push(sacks / (2 * times * FIXTURES.length));
  }
  const [plain, even] = [means.plain, means.even].map((list) => {
    const mean = sum(list) / groups;
    return { mean, variance: sum(list.map((one) => (one - mean) ** 2)) };
  });
  expect(even.variance / plain.variance).toBeLessThan(0.5);
  expect(even.mean / plain.mean).toBeCloseTo(1, 1);
});
