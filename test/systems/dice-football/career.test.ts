/** Careers (section 15): the chart as printed, cards, whose place a man takes, points, upgrades, files. */
import { describe, expect, it } from "vitest";
import { SIDES } from "../../../src/kernel/football/index.js";
import { parseData } from "../../../src/text/data-file.js";
import { dataText } from "../../../src/text/data-text.js";
import { withSeal } from "../../../src/files/seal.js";
import { checkKind, proveKind } from "../../../src/files/check.js";
import { careers } from "../../../src/systems/dice-football/career/index.js";
import { cardOf, type CareerCard } from "../../../src/systems/dice-football/career/card.js";
import {
  ageRow,
  CAREER_POSITIONS,
  kindOf,
  MARKETS,
  TIERS,
  UPGRADES,
  type CareerPosition,
} from "../../../src/systems/dice-football/career/chart.js";
import {
  chronicleOf,
  earnedFor,
  endsByAge,
  endsCareer,
  lostBy,
  priceOf,
  spentOn,
  tierOf,
} from "../../../src/systems/dice-football/career/chronicle.js";
import { planned } from "../../../src/systems/dice-football/career/trainer.js";
import { fieldsOf, refusalOf, valueOf, type Steps } from "../../../src/systems/dice-football/career/fields.js";
import { careerFigures, type CareerFigures } from "../../../src/systems/dice-football/career/figures.js";
import { lastRank, placed } from "../../../src/systems/dice-football/career/place.js";
import { leagueWith } from "../../../src/systems/dice-football/career/play.js";
import type { Career, CareerResult } from "../../../src/systems/dice-football/career/types.js";
import { checkTeam } from "../../../src/systems/dice-football/check/check-team.js";
import { solo } from "../../../src/systems/dice-football/coaches/index.js";
import type { DicePlayEvent } from "../../../src/systems/dice-football/engine/index.js";
import { playGame } from "../../../src/systems/dice-football/game-record.js";
import { STANDARD_RULES, within, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { sampleTeams } from "../../../src/systems/dice-football/teams/sample-teams.js";
import type { CareerRequest } from "../../../src/contract/careers.js";

const [houston, pittsburgh] = sampleTeams();
const NAME = "Joe Kowalski";
const NONE = {};
const head = (position: CareerPosition) => ({ name: NAME, position, games: 0, starts: 1 });
const tier = (id: string) => TIERS.find((one) => one.id === id)!;
const on = (team: Team, position: CareerPosition, id: string): Team =>
  placed(team, position, cardOf(head(position), NONE, lastRank(team)), tier(id));

const begin = (more: Partial<CareerRequest> = {}): Career =>
  careers.create({
    name: NAME,
    position: "RB",
    team: "Oilers",
    rules: STANDARD_RULES,
    seed: 7,
    training: "coach",
    ...more,
  });
function played(career: Career, steps: number): Career {
  let now = career;
  for (let i = 0; i < steps && !careers.status(now).over; i++) now = careers.step(now).career;
  return now;
}
const fileOf = (career: Career): string => dataText(withSeal(career, careers.kind.sealed!(career)), "career.yaml");
const read = (text: string) => parseData(text, "career.yaml");

describe("the career chart", () => {
  it("opens a stage with the points of section 15, and uses him on its digits", () => {
    expect(TIERS.map(({ from }) => from)).toEqual([0, 20, 60, 150, 400, 900, 1800]);
    expect(TIERS.map(({ digits }) => digits?.length ?? 10)).toEqual([1, 2, 5, 10, 10, 10, 10]);
    expect([0, 19.9, 20, 59, 60, 149.99, 150, 1800].map((points) => tierOf(points).id)).toEqual([
      "special-teamer",
      "special-teamer",
      "backup",
      "backup",
      "rotation",
      "rotation",
      "starter",
      "legend",
    ]);
  });

  it.each<[CareerPosition, CareerFigures, number]>([
    ["QB", { passYards: 250, passTouchdowns: 2, rushTouchdowns: 1, intercepted: 1, sacked: 3, rushYards: 20 }, 18],
    ["RB", { rushYards: 48, receivingYards: 12, receptions: 3, rushTouchdowns: 1, fumblesLost: 1, blocksWon: 5 }, 11.5],
    ["RB", { rushes: 3, rushYards: -6 }, 0],
    ["OT", { linesWon: 21, touchdownsBehind: 1, sacksAllowed: 3 }, 5.75],
    ["LB", { tackles: 6, sacks: 1, interceptions: 1, recoveries: 1, defenseTouchdowns: 1, linesWon: 30 }, 27],
    ["K", { shortFieldGoals: 2, longFieldGoals: 1, fieldGoalsMissed: 1, extraPoints: 3, extraPointsMissed: 1 }, 6.5],
    ["P", { puntsInside20: 2, touchbacks: 1, puntFives: 3 }, 4.5],
    ["RET", { kickReturnYards: 70, puntReturnYards: 10, returnTouchdowns: 1, fumblesLost: 1 }, 7],
  ])("%s earns %o: %d points", (position, figures, points) => {
    const player = { name: NAME, position, team: houston.id };
    expect(earnedFor(player, figures).reduce((sum, one) => sum + one.points, 0)).toBeCloseTo(points, 9);
  });

  it("takes from an old player a step of every field, of two, or none", () => {
    const fields = fieldsOf("RB");
    const steps = { stamina: 3, rating: 1, "I.3": 2 };
    const row = ageRow(MARKETS[2], 9)!;
    expect(row).toEqual({ fromSeason: 8, all: 39, two: 69, ends: 95 });
    expect(lostBy([3, 9], row, steps, fields)).toEqual({ stamina: 1, rating: 1, "I.3": 1 });
    expect(lostBy([4, 0], row, steps, fields)).toEqual({ stamina: 1, "I.3": 1 });
    expect(lostBy([6, 9], row, steps, fields)).toEqual({ stamina: 1, "I.3": 1 });
    expect(lostBy([7, 0], row, steps, fields)).toEqual({});
    expect([endsByAge([9, 4], row), endsByAge([9, 5], row)]).toEqual([false, true]);
    expect(ageRow(MARKETS[2], 5)).toBeUndefined();
    expect([endsCareer([8, 9]), endsCareer([9, 0])]).toEqual([false, true]);
  });
});

describe("prices and years", () => {
  const fields = fieldsOf("RB");
  const of = (key: string) => fields.find((one) => one.key === key)!;
  it("rise with every step of a field: the second costs twice, the third three times", () => {
    expect([0, 1, 2].map((steps) => priceOf(MARKETS[2], of("stamina"), { stamina: steps }))).toEqual([10, 20, 30]);
    expect(spentOn({ version: 2 }, fields, ["stamina", "I.3", "stamina"], {})).toBe(10 + 5 + 20);
    // A step that age has taken costs its own price again, no more.
    expect(priceOf(MARKETS[2], of("stamina"), { stamina: 1 })).toBe(20);
  });

  it("end careers after 13 seasons on average, four in five after 10 to 16, and none after more than 20", () => {
    let left = 1;
    const ends: number[] = [];
    for (let season = 1; season <= 30; season++) {
      const row = ageRow(MARKETS[2], season);
      const over = row === undefined ? 0 : (100 - Math.min(100, row.ends)) / 100;
      ends[season] = left * over;
      left *= 1 - over;
    }
    const until = (last: number): number => ends.slice(1, last + 1).reduce((sum, one) => sum + one, 0);
    expect(until(12)).toBeLessThan(0.5);
    expect(until(13)).toBeGreaterThan(0.5);
    expect(until(16) - until(9)).toBeGreaterThan(0.78);
    expect(until(20)).toBeCloseTo(1, 12);
    // Rolls that take steps and rolls that end a career do not overlap.
    for (const { all, two, ends: over } of MARKETS[2].age) expect(all <= two && two < over).toBe(true);
  });

  it.each(CAREER_POSITIONS)("%s: the coach who trains him buys every field of his card in time", (position) => {
    const own = fieldsOf(kindOf(position), 20);
    const way = {
      priceOf: (field: (typeof own)[number], steps: Steps) => priceOf(MARKETS[2], field, steps),
      patience: Infinity,
    };
    const bought = new Set(planned(kindOf(position), own, {}, 1e6, way));
    // Some faces begin at their end; a return that goes all the way is bought no more.
    const missing = own.filter(
      (one) => !bought.has(one.key) && refusalOf(one, {}) === undefined && !/^(?:kick|punt)\.\d$/.test(one.key),
    );
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it("a returner spends 80 of 100 points on returns, up to the point", () => {
    const own = fieldsOf("RET", 20);
    // The second part has 20 of 20 points after its first step, the returns a point more or less than 80.
    const bought = (price: number) =>
      planned("RET", own, {}, price + 120, {
        priceOf: ({ key }) => (/^(?:kick|punt)/.test(key) ? price : 20),
        patience: Infinity,
      }).map((key) => (/^(?:kick|punt)/.test(key) ? "return" : "other"));
    expect(bought(81).slice(0, 3)).toEqual(["return", "other", "other"]);
    expect(bought(79).slice(0, 3)).toEqual(["return", "other", "return"]);
  });

  it("an old player does not save for expensive steps: he buys what he can afford", () => {
    const own = fieldsOf("DB", 20);
    const rising = (field: (typeof own)[number], steps: Steps) => priceOf(MARKETS[2], field, steps);
    // His plan is farthest behind with PD, whose first step costs 25. He has 15.
    const young = planned("DB", own, { tackle: 3 }, 15, { priceOf: rising, patience: Infinity });
    const old = planned("DB", own, { tackle: 3 }, 15, { priceOf: rising, patience: 10 });
    expect(young).toEqual([]);
    expect(old.length).toBeGreaterThan(0);
  });

  it("in a file of version 1 are its original ones: a price for every step, no end by age", () => {
    const old = { ...begin({ games: 1 }), version: 1 as const };
    const career = played(old, 40);
    expect(career.version).toBe(1);
    expect(checkKind(careers.kind, career).issues).toEqual([]);
    const seasons = chronicleOf(career).years.filter(({ over }) => over).length;
    expect(seasons).toBeGreaterThan(9);
    expect(career.log.some((entry) => "decline" in entry && entry.season < 9)).toBe(false);
    expect(priceOf(MARKETS[1], of("stamina"), { stamina: 7 })).toBe(10);
    const read = parseData(fileOf(career), "career.yaml");
    expect(checkKind(careers.kind, read.data).value).toEqual(
      JSON.parse(JSON.stringify(withSeal(career, careers.kind.sealed!(career)))),
    );
  });

  it("end a career for good: no game follows", () => {
    let career = begin({ games: 1 });
    while (!careers.status(career).over) career = careers.step(career).career;
    const { ended, years } = chronicleOf(career);
    expect(["age", "injury"]).toContain(ended);
    expect(years.length).toBeLessThanOrEqual(20);
    expect(() => careers.step(career)).toThrow(/the career is over/);
    expect(checkKind(careers.kind, career).issues).toEqual([]);
  });
});

describe("a starting card", () => {
  const card = <L extends CareerCard["list"]>(position: CareerPosition) =>
    cardOf(head(position), NONE, 20) as Extract<CareerCard, { list: L }>;

  it("is the one of section 15", () => {
    const { card: passer } = card<"quarterbacks">("QB");
    expect(passer.passing.S).toEqual({
      scramble: [0, 3],
      sacked: [4, 8],
      complete: [9, 50],
      incomplete: [51, 96],
      intercepted: [97, 99],
    });
    expect([passer.fumble, passer.injury]).toEqual([
      [0, 14],
      [0, 14],
    ]);
    expect(passer.I.reduce((sum, one) => sum + one, 0)).toBe(30);
    const { card: back } = card<"carriers">("RB");
    expect([...back.I].sort((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 5, 8]);
    expect([back.rating, back.RB, back.stamina, back.fumble, Math.max(...back.II)]).toEqual([0, 0, 4, [1, 3], 18]);
    const { card: lineman } = card<"linemen">("OG");
    expect([lineman.RBC, lineman.PBC, lineman.RB]).toEqual([4, 5, 0]);
    const { card: linebacker } = card<"front">("LB");
    expect(linebacker).toMatchObject({
      RDC: 4,
      PRC: 3,
      RD: -1,
      PD: -1,
      sack: [89, 89],
      intM: [99, 99],
      intZ: [99, 99],
      tackle: 20,
    });
    expect(card<"front">("DE").card).toMatchObject({ RDC: 4, PRC: 6, RD: -1, PD: 0, sack: [89, 89], intM: null });
    expect(card<"backs">("CB").card).toMatchObject({ PD: -2, RDC: 2, PRC: 2, sack: [89, 89] });
    expect(card<"kickers">("K").card.bands.map(({ good }) => good![1] + 1)).toEqual([95, 80, 60, 35, 10]);
    expect(card<"kickers">("K").card.extraPoint).toEqual([0, 87]);
    const { kick } = card<"returns">("RET");
    expect(kick.yards.map(Number).reduce((sum, one) => sum + one, 0) / 10).toBeCloseTo(0.8 * 22, 0);
  });

  it.each(CAREER_POSITIONS)(
    "%s: every field is bought to its limit and no further, and the card stays valid",
    (position) => {
      const last = lastRank(houston);
      const fields = fieldsOf(kindOf(position), last);
      const steps: Record<string, number> = {};
      for (const field of fields) {
        for (let i = 0; i < 200 && refusalOf(field, steps) === undefined; i++)
          steps[field.key] = (steps[field.key] ?? 0) + 1;
        const value = valueOf(field, steps);
        expect(field.upgrade.step > 0 ? value <= field.cap : value >= field.cap, field.key).toBe(true);
        expect(refusalOf(field, steps)).toBeDefined();
      }
      const complete = fields.filter(({ key }) => key.startsWith("complete."));
      if (complete.length > 0)
        expect(complete.reduce((sum, { key }) => sum + (steps[key] ?? 0), 0)).toBe(UPGRADES.complete.together);
      const errors = TIERS.flatMap((one) =>
        checkTeam(placed(houston, position, cardOf(head(position), steps, last), one)).filter(
          ({ severity }) => severity === "error",
        ),
      );
      expect(errors).toEqual([]);
    },
  );
});

describe("on a team", () => {
  it.each(sampleTeams().flatMap((team) => CAREER_POSITIONS.map((position) => [team.name, position, team] as const)))(
    "%s, %s: the team is valid at every stage",
    (_, position, team) => {
      for (const { id } of TIERS) {
        const errors = checkTeam(on(team, position, id)).filter(({ severity }) => severity === "error");
        expect(errors, id).toEqual([]);
      }
    },
  );

  /** Digits of the call roll of a side on a play. */
  const digitOf = ({ throws }: DicePlayEvent, offense: boolean): number =>
    throws.find(({ use }) => use === "call")!.dice[offense ? 1 : 3];

  it.each<[CareerPosition, string, readonly number[]]>([
    ["RB", "special-teamer", [0]],
    ["RB", "backup", [0, 1]],
    ["QB", "backup", [0, 1]],
    ["WR", "rotation", [0, 1, 2, 3, 4]],
    ["OT", "rotation", [0, 1, 2, 3, 4]],
    ["DE", "special-teamer", [0]],
    ["CB", "rotation", [0, 1, 2, 3, 4]],
    ["LB", "starter", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ["OC", "legend", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])("%s, %s: is on the field on the digits %o of his own side's roll, and on no other", (position, id, digits) => {
    const team = on(houston, position, id);
    const offense = ["QB", "RB", "WR", "TE", "OL"].includes(kindOf(position));
    const seen = new Set<number>();
    for (let seed = 1; seed <= 12; seed++) {
      const coaches = { away: solo, home: solo };
      const { events } = playGame({ away: team, home: pittsburgh, coaches, seed });
      const hurt = events.findIndex((one) => one.type === "injury" && one.player === NAME);
      const before = hurt < 0 ? events : events.slice(0, hurt);
      for (const event of before) {
        if (event.type !== "play" || event.called === "sneak" || event.group === undefined) continue;
        if ((event.team === "away") !== offense) continue;
        const digit = digitOf(event, offense);
        const there = event.career?.includes(NAME) ?? false;
        if (there) {
          expect(digits).toContain(digit);
          seen.add(digit);
        }
        // A man of these positions is in every group and formation.
        else if (position !== "WR") expect(digits).not.toContain(digit);
      }
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(digits);
  });

  it("a back runs where his digit names the runner", () => {
    const { career, offense } = on(houston, "RB", "rotation");
    for (const { for: name, digits } of career!.relieves.slice(0, 2)) {
      const { faces } = offense.carries.find((one) => one.name === name)!;
      for (const digit of digits) expect(within(faces, digit === 0 ? 10 : digit)).toBe(true);
    }
    const team = on(houston, "RB", "special-teamer");
    const runs: DicePlayEvent[] = [];
    for (let seed = 1; seed <= 20; seed++) {
      const { events } = playGame({ away: team, home: pittsburgh, coaches: { away: solo, home: solo }, seed });
      runs.push(
        ...events.filter(
          (one): one is DicePlayEvent => one.type === "play" && one.came === "run" && one.player === NAME,
        ),
      );
    }
    expect(runs.length).toBeGreaterThan(10);
    // Called on a 0; or in for a back who has had his touches.
    const named = runs.filter((one) => digitOf(one, true) === 0);
    expect(named.length / runs.length).toBeGreaterThan(0.9);
  });

  it("a kicker, a punter and a returner kick from the first game on", () => {
    for (const position of ["K", "P", "RET"] as const) {
      const team = on(houston, position, "special-teamer");
      const { events } = playGame({ away: team, home: pittsburgh, coaches: { away: solo, home: solo }, seed: 3 });
      const kinds = { K: ["fieldGoal", "extraPoint"], P: ["punt"], RET: [] as string[] }[position];
      const own = events.filter((one) => one.type === "kick" && one.team === "away" && kinds.includes(one.kind));
      for (const event of own) expect(event).toMatchObject({ player: NAME });
      if (position === "RET") expect(careerFigures(events, "away", NAME).kickReturns).toBeGreaterThan(0);
    }
  });
});

describe("a career", () => {
  it("is the same from the same seed, in one go or stopped and resumed", () => {
    // Short seasons, so that there are three of them.
    const first = begin({ games: 2 });
    const whole = played(first, 20);
    expect(chronicleOf(whole).years.filter(({ over }) => over).length).toBeGreaterThan(2);
    let parts = first;
    for (let i = 0; i < 20; i++) {
      const { data } = read(fileOf(played(parts, 1)));
      const { issues, value } = checkKind(careers.kind, data);
      expect(issues).toEqual([]);
      parts = value as Career;
    }
    expect(fileOf(parts)).toBe(fileOf(whole));
  });

  it("adds up: points are those of its games less purchases, and the card follows the steps", () => {
    const career = played(begin({ position: "LB", team: "Steelers", seed: 5 }), 60);
    const { games, years, now } = chronicleOf(career);
    const sum = games.reduce((total, { points }) => total + points, 0) + 20 * years.filter(({ title }) => title).length;
    expect(now.points).toBeCloseTo(sum, 6);
    const spent = career.log.flatMap((entry) => ("buys" in entry ? entry.buys : []));
    // Steps of a first career are bought one after the other; no winter has taken any yet.
    const cost = spentOn(career, fieldsOf("LB", lastRank(pittsburgh)), spent, {});
    expect(years.some(({ lost }) => lost)).toBe(false);
    expect(now.bank).toBeCloseTo(now.points - cost, 6);
    expect(spent.length).toBeGreaterThan(10);
    const team = leagueWith(career, now).teams.find(({ id }) => id === pittsburgh.id)!.team;
    const card = team.roster.front.at(-1)!;
    expect(card.name).toBe(NAME);
    expect(card.RDC).toBe(4 + (now.steps.RDC ?? 0));
  });

  it("carries injuries into the next games: he earns nothing while he is out", () => {
    for (let seed = 1; seed < 60; seed++) {
      const career = played(begin({ position: "RET", seed }), 15);
      const missed = chronicleOf(career).games.filter((one) => one.missed);
      if (missed.length === 0) continue;
      for (const game of missed) expect([game.points, game.figures]).toEqual([0, {}]);
      return;
    }
    throw new Error("nobody was hurt in sixty seasons");
  });

  it("reaches the Hall of Fame with 1,800 points in eight seasons, or with four All-Pro seasons", () => {
    const eight = played(begin({ games: 1 }), 8 * 3 - 1);
    expect(chronicleOf(eight).years.filter(({ over }) => over)).toHaveLength(8);
    /** The same career with so many tackles' worth of yards in a season's first game. */
    const withYards = (career: Career, yards: (season: number) => number): Career => {
      const give = (season: number, results: readonly CareerResult[]): CareerResult[] =>
        results.map((one, i) => ({ ...one, career: i === 0 ? { rushYards: yards(season) } : {} }));
      const { league } = career;
      const history = league.history.map((one) => ({ ...one, results: give(one.season, one.results) }));
      return { ...career, log: [], league: { ...league, history, results: give(league.season, league.results) } };
    };
    expect(chronicleOf(withYards(eight, () => 2250)).hallOfFame).toBe(true);
    expect(chronicleOf(withYards(eight, () => 1500)).hallOfFame).toBe(false);
    const allPro = withYards(eight, (season) => (season <= 4 ? 3000 : 0));
    expect(
      chronicleOf(allPro)
        .years.map(({ honor }) => honor)
        .slice(0, 5),
    ).toEqual([...Array<string>(4).fill("all-pro"), undefined]);
    expect(chronicleOf(allPro).hallOfFame).toBe(true);
    expect(chronicleOf(withYards(eight, (season) => (season <= 3 ? 3000 : 0))).hallOfFame).toBe(false);
  });

  it("allows purchases between games, with the points available", () => {
    const career = played(begin({ training: "own" }), 6);
    expect(chronicleOf(career).now.bank).toBeGreaterThan(3);
    const bought = careers.buy(career, ["INJURY"]);
    expect(bought.log).toEqual([{ season: 1, round: 7, buys: ["injury"] }]);
    expect(chronicleOf(bought).now.steps).toEqual({ injury: 1 });
    expect(() => careers.buy(career, ["stamina", "rating"])).toThrow(/cost 35 points/);
    expect(() => careers.buy(career, ["stamna", "armor"])).toThrow(/did you mean "?stamina"?/);
  });

  it("ends when he retires, and not before", () => {
    const career = careers.retire(played(begin(), 4));
    expect(careers.status(career)).toMatchObject({ over: true });
    for (const work of [
      () => careers.step(career),
      () => careers.retire(career),
      () => careers.buy(career, ["injury"]),
    ])
      expect(work).toThrow(/has retired/);
    expect(checkKind(careers.kind, career).issues).toEqual([]);
  });

  it.each<[string, Partial<CareerRequest>, RegExp]>([
    ["a position that nobody plays", { position: "RBB" }, /did you mean "?RB/],
    ["a team that is none", { team: "Oilrs" }, /Oilers/],
    ["a name that is taken", { name: "Ken Burrough" }, /already/],
  ])("does not start with %s", (_, request, message) => {
    expect(() => begin(request)).toThrow(message);
  });
});

describe("a changed file", () => {
  const career = played(begin({ training: "own" }), 6);
  const text = fileOf(careers.buy(career, ["injury"])).replace(/\nseal: .*\n/, "\n");
  const faults = (changed: string) => {
    const { data, locate } = read(changed);
    return proveKind(careers.kind, data, locate).issues.map(({ code, line }) => [code, line]);
  };
  const lineOf = (changed: string, words: string): number =>
    changed.slice(0, changed.indexOf(words)).split("\n").length;

  it("is valid as written", () => expect(faults(text)).toEqual([]));

  it.each<[string, string, string, string]>([
    ["a field that is none", "buys: [injury]", "buys: [injry]", "career-field"],
    ["more than he had", "buys: [injury]", "buys: [rating]", "career-bank"],
    ["a round to come", "round: 7, buys", "round: 70, buys", "career-time"],
    ["a season to come", "season: 1, round: 7, buys", "season: 2, round: 7, buys", "career-time"],
    ["a team that is none", 'team: "1975-houston-oilers"}', 'team: "1975-houston-oiler"}', "team-unknown"],
    ["a name of the roster", "name: Joe Kowalski, position", "name: Ken Burrough, position", "career-name"],
    ["another position", "position: RB", "position: RX", "data-value"],
  ])("%s", (_, from, to, code) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    expect(faults(changed)).toEqual([[code, lineOf(changed, to)]]);
  });

  it("figures that the game does not give", () => {
    const changed = text.replace(/career: \{rushes: (\d+)/, (_, n: string) => `career: {rushes: ${Number(n) + 3}`);
    expect(faults(changed)).toEqual([["result-differs", lineOf(changed, "career: {rushes")]]);
  });

  it("dice that the seed does not give, and what follows the end", () => {
    const changed = text.replace(
      "buys: [injury]}",
      "buys: [injury]}\n  - {season: 1, retired: true}\n  - {season: 1, retired: true}",
    );
    expect(faults(changed).map(([code]) => code)).toEqual(["career-over"]);
    const rolled = text.replace("log:\n", "log:\n  - {season: 1, round: 3, ending: [9, 9]}\n");
    expect(faults(rolled).map(([code]) => code)).toEqual(["result-differs"]);
  });
});

describe("both sides", () => {
  it("may have a career at once", () => {
    const teams = { away: on(houston, "RB", "rotation"), home: on(pittsburgh, "LB", "rotation") };
    const { events } = playGame({ ...teams, coaches: { away: solo, home: solo }, seed: 9 });
    for (const side of SIDES) expect(careerFigures(events, side, NAME).snaps).toBeGreaterThan(5);
  });
});
