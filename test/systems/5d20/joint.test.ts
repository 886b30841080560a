/** The full joint of a snap's dice (digest 7.2): against the plain expectation, the printed shares of the digest, and the engine itself. */
import { describe, expect, it } from "vitest";
import {
  chanceOf,
  chanceOfKinds,
  dropsOfKinds,
  jointOf,
  jointOverRows,
  matchesOf,
  type Joint,
  type PlayKind,
} from "../../../src/systems/5d20/joint/index.js";
import { advance, makeGame, startGame, type GameState } from "../../../src/systems/5d20/engine/index.js";
import { matched } from "../../../src/systems/5d20/engine/turn.js";
import {
  catchingOf,
  meansOf,
  meet,
  meetRun,
  PASS_MIX,
  passDefenseOf,
  passOffense,
  passRowsOf,
  RUN_MIX,
  runDefenseOf,
  runOffenseOf,
} from "../../../src/systems/5d20/rate/model.js";
import {
  LEAGUE_AVERAGE,
  PENALTY_ROWS,
  resolveRules,
  STANDARD_RULES,
  type Pen,
  type TeamChart,
} from "../../../src/systems/5d20/rules/index.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
/** A chart without fouls: nothing at the snap goes with a call. */
const clean = (chart: TeamChart): TeamChart => ({
  ...chart,
  pen: Object.fromEntries(PENALTY_ROWS.map((row) => [row, { off: null, def: null }])) as Pen,
  qbs: chart.qbs.map((qb) => ({ ...qb, snap: 0 })),
});
/** Mean yards of plays of a kind, times their chance. */
const yardsOfKinds = ({ plays }: Joint, wanted: PlayKind): number =>
  sum(plays.filter(({ kind }) => kind === wanted).map((play) => chanceOf(play) * play.gains!.mean()));
const KINDS: readonly PlayKind[] = ["run", "complete", "incomplete", "intercepted", "sack", "scramble"];

const PAIRS = [LEAGUE_AVERAGE, ...sampleTeams()].flatMap((offense, i, all) => {
  const defense = all[(i + 1) % all.length];
  return [[`${offense.id} against ${defense.id}`, offense, defense] as const];
});

describe.each(PAIRS)("%s", (_, offense, defense) => {
  const rules = STANDARD_RULES;
  it("adds up to one, for calls by number as well", () => {
    for (const call of ["run", "pass", 9] as const) {
      const joint = jointOf({ offense, defense, rules, row: "T10", call, home: "offense" });
      expect(sum(joint.snap.fouls) + joint.snap.fumbled + chanceOfKinds(joint, ...KINDS)).toBeCloseTo(1, 12);
      for (const { gains } of joint.plays)
        if (gains)
          expect(gains.chance("inBounds") + gains.chance("outOfBounds") + gains.chance("dropped")).toBeCloseTo(1, 12);
    }
  });

  it("is the plain expectation (7.1) if no foul goes with a call", () => {
    const means = meansOf(rules.tables);
    const sides = { offense: clean(offense), defense: clean(defense), rules };
    const pass = jointOverRows({ ...sides, call: "pass" }, PASS_MIX);
    const figures = meet(
      passOffense(passRowsOf(offense.qbs[0]), catchingOf(offense, means)),
      passDefenseOf(defense, rules.tables),
    );
    expect(chanceOfKinds(pass, "complete")).toBeCloseTo(figures.completions, 12);
    expect(chanceOfKinds(pass, "intercepted")).toBeCloseTo(figures.interceptions, 12);
    expect(chanceOfKinds(pass, "sack")).toBeCloseTo(figures.sacks, 12);
    expect(chanceOfKinds(pass, "scramble")).toBeCloseTo(figures.scrambles, 12);
    // A fifth 20 after a catch is left out: a hundred-thousandth of a yard.
    expect(yardsOfKinds(pass, "complete")).toBeCloseTo(figures.yards, 4);
    const run = jointOverRows({ ...sides, call: "run" }, RUN_MIX);
    expect(yardsOfKinds(run, "run")).toBeCloseTo(
      meetRun(runOffenseOf(offense, means), runDefenseOf(defense, rules.tables)),
      12,
    );
  });
});

describe("numbers that match", () => {
  const average = { offense: LEAGUE_AVERAGE, defense: LEAGUE_AVERAGE, rules: STANDARD_RULES };
  const pass = jointOverRows({ ...average, call: "pass" }, PASS_MIX);
  const run = jointOverRows({ ...average, call: "run" }, RUN_MIX);
  const percent = (joint: Joint, row: "COMPLETIONS" | "INC" | "SACK" | "RUNNING"): number[] => {
    const matches = matchesOf(joint, row);
    return matches.slice(1).map((p) => (100 * p) / sum(matches));
  };
  // Digest 5.9.
  const PRINTED = {
    COMPLETIONS: [
      0.23, 0.25, 0.25, 0.25, 0.33, 0.35, 0.36, 0.36, 0.67, 0.69, 0.7, 0.89, 1, 1, 1.07, 1.13, 1.22, 1.24, 1.25, 1.25,
    ],
    INC: [
      1.24, 1.24, 1.25, 1.51, 1.41, 1.47, 1.5, 1.49, 1.01, 0.74, 0.74, 0.54, 0.39, 0.23, 0.23, 0.21, 0.17, 0.14, 0.12,
      0.12,
    ],
    SACK: [2.82, 2.58, 2.53, 0.88, 0.78, 0.27, 0, 0, 0, 0, 0, 0, 0, 0.26, 0.26, 0.1, 0, 0, 0, 0],
  } as const;

  it.each(Object.keys(PRINTED) as (keyof typeof PRINTED)[])("go with %s as the digest counted", (row) => {
    // Counted in games, whose goal lines cut depths: up to a twentieth of a percent.
    percent(pass, row).forEach((p, i) => expect(Math.abs(p - PRINTED[row][i])).toBeLessThan(0.051));
  });

  it("are equally likely on runs", () => {
    for (const p of percent(run, "RUNNING")) expect(p).toBeCloseTo(0.725, 10);
  });

  it("remove runs and passes by the red die (7.3)", () => {
    const share = (call: number): number => chanceOfKinds(jointOf({ ...average, row: "T10", call }), "run");
    const plain = 0.45 * (1 - sum(pass.snap.fouls)) * (1 - 1 / 400);
    expect(share(9)).not.toBeCloseTo(plain, 5);
    // Ranges of 1 to 3 and 19 to 20 lie with runs: .36 %, where the digest guesses .1.
    expect(Math.abs(share(9) - plain)).toBeLessThan(0.004);
  });
});

it("covers the open field: a chart's late-down numbers shift it, its red-zone numbers do not", () => {
  const rules = resolveRules({ name: "charts", switches: { late: "chart" } });
  const chart = { ...LEAGUE_AVERAGE, late: undefined, redZone: undefined };
  const completed = (offense: TeamChart, down: number): number =>
    chanceOfKinds(jointOf({ offense, defense: chart, rules, row: "T10", call: "pass", down }), "complete");
  const [late, redZone] = [
    { ...chart, late: { own: 3, against: 0 } },
    { ...chart, redZone: { own: 3, against: 0 } },
  ];
  for (const down of [1, 2, 3, 4]) expect(completed(redZone, down)).toBe(completed(chart, down));
  for (const down of [1, 2]) expect(completed(late, down)).toBe(completed(chart, down));
  for (const down of [3, 4]) expect(completed(late, down)).not.toBeCloseTo(completed(chart, down), 3);
});

/** Faces in the order in which they are asked for; then fives of the third roll and later. */
const dice = (faces: readonly number[]) => {
  let next = 0;
  return { die: (): number => faces[next++] ?? 5 };
};

describe("the engine over all dice", () => {
  const rules = resolveRules({ name: "plain", switches: { homeField: "off", late: "rules" } });
  const chart = { ...LEAGUE_AVERAGE, late: undefined };
  const game = makeGame({ rules, away: chart, home: chart });
  const state: GameState = {
    ...startGame(game),
    stage: "snap",
    ball: "home",
    spot: 40,
    down: 1,
    toGo: 10,
    clock: 900,
    driving: true,
  };
  /** First rolls of no foul and no fumble, for each depth: white says it, blue and black say who. */
  const FIRST = [3, 16, 20] as const;
  interface Told {
    readonly result: string;
    readonly kind: string;
    readonly yards: number;
    readonly came: string;
    readonly outOfBounds?: boolean;
  }
  const playOf = (call: "run" | "pass", first: readonly number[], second: readonly number[]) => {
    const events: { readonly type: string }[] = [];
    advance(game, state, { kind: "snap", call }, dice([...first, ...second]), (event) => events.push(event));
    return {
      play: events.find(({ type }) => type === "play") as unknown as Told,
      dropped: events.some(({ type }) => type === "fumble"),
    };
  };
  const kindOf = ({ result, kind }: Told): PlayKind =>
    kind === "run" ? "run" : result === "rush" ? "scramble" : (result as PlayKind);

  it("meets runs and passes of each depth as the joint does, with the matching numbers", () => {
    // Blue 9, black 8 and yellow 2 of the first roll: always the same man, so that red, white and blue of the second are all there is.
    const calls = [["run", FIRST[0], 0] as const, ...FIRST.map((white, d) => ["pass", white, d] as const)];
    for (const [call, white, depth] of calls) {
      const found = new Map<string, number>();
      for (const r of FACES)
        for (const w of FACES)
          for (const b of FACES) {
            const { play } = playOf(call, [12, white, 9, 8, 2], [r, w, b, 19, 7]);
            if (play.came === "OUT") continue;
            const key = `${kindOf(play)} ${matched(r, w, b)}`;
            found.set(key, (found.get(key) ?? 0) + 1 / 8000);
          }
      // Only the man whom blue 9 means has the ball.
      const only = clean({
        ...chart,
        qbs: [
          {
            ...chart.qbs[0],
            depth: (
              [
                [20, 20, 20],
                [0, 20, 20],
                [0, 0, 20],
              ] as const
            )[depth],
          },
        ],
        rush: { ...chart.rush, w0: null, blue: chart.rush.blue.map((cell) => ((cell ?? 0) >= 9 ? 20 : null)) },
        who: Object.fromEntries(
          Object.entries(chart.who).map(([key, one]) => [
            key,
            { ...one, w0: null, blue: one.blue.map((cell) => ((cell ?? 0) >= 9 ? 20 : null)) },
          ]),
        ) as unknown as TeamChart["who"],
      });
      const joint = jointOf({ offense: only, defense: clean(chart), rules, row: "T10", call });
      const outShare = 1 - sum([...found.values()]);
      for (const kind of KINDS) {
        const [mine, theirs] = [
          sum(joint.plays.filter((play) => play.kind === kind).map(chanceOf)),
          sum([...found].filter(([key]) => key.startsWith(`${kind} `)).map(([, p]) => p)),
        ];
        // Black 19 never intercepts: those passes are knocked down here; passes thrown out are in neither.
        if (["run", "sack", "scramble"].includes(kind))
          expect(mine, `${call} ${depth} ${kind}`).toBeCloseTo(theirs, 12);
        else if (kind === "complete") {
          expect(mine - theirs).toBeGreaterThan(-1e-12);
          expect(mine - theirs).toBeLessThanOrEqual(outShare + 1e-12);
        }
      }
      for (const [kind, row] of [
        ["run", "RUNNING"],
        ["sack", "SACK"],
      ] as const) {
        const matches = matchesOf(joint, row);
        if (kind === "run" ? call !== "run" : call !== "pass") continue;
        matches.forEach((p, n) => expect(p, `${kind} ${n}`).toBeCloseTo(found.get(`${kind} ${n}`) ?? 0, 12));
      }
    }
  });

  it("gains, drops and goes out of bounds by black and yellow as the joint does", () => {
    const joint = jointOf({ offense: clean(chart), defense: clean(chart), rules, row: "T10", call: "run" });
    // One defender and one blue: a single class, all 400 black and yellow.
    const found = { yards: 0, dropped: 0, out: 0 };
    let column = "";
    for (const k of FACES)
      for (const y of FACES) {
        const { play, dropped } = playOf("run", [12, 3, 9, 8, 2], [8, 10, 13, k, y]);
        column = (play as unknown as { column: string }).column;
        found.yards += play.yards / 400;
        found.dropped += Number(dropped) / 400;
        found.out += Number(play.outOfBounds === true && !dropped) / 400;
      }
    const same = joint.plays.filter(({ gains }) => Math.abs(gains!.mean() - found.yards) < 1e-9);
    expect(same.length, column).toBeGreaterThan(0);
    expect(same.some(({ gains }) => Math.abs(gains!.chance("dropped") - found.dropped) < 1e-12)).toBe(true);
    expect(same.some(({ gains }) => Math.abs(gains!.chance("outOfBounds") - found.out) < 1e-12)).toBe(true);
    expect(dropsOfKinds(joint, "run")).toBeGreaterThan(0);
  });
});
