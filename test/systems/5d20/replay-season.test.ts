/** Rated teams play their season again: who passes, the pace of a team, the red zone, and how near the league comes. */
import { beforeAll, describe, expect, it } from "vitest";
import { readGrids } from "../../../src/host/node/statistics.js";
import { compareSeasons, playSeasonsAgain, type Compared } from "../../../src/sim/replayed.js";
import { readSeason, type Season, type TeamRow } from "../../../src/stats/index.js";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { goesOn } from "../../../src/kernel/football/index.js";
import { adjustOf, callNumber } from "../../../src/systems/5d20/engine/calls.js";
import { makeGame, secondsInBounds, type GameEvent, type GameState } from "../../../src/systems/5d20/engine/index.js";
import { games } from "../../../src/systems/5d20/game-record.js";
import { makeFourth } from "../../../src/systems/5d20/rate/situations/fourth.js";
import { makeLate, thirdDowns } from "../../../src/systems/5d20/rate/situations/late.js";
import { beyondYards, makeRedZone } from "../../../src/systems/5d20/rate/situations/red-zone.js";
import { rateSeason } from "../../../src/systems/5d20/rate/index.js";
import { opponentsOf, opponentsPart } from "../../../src/systems/5d20/rate/schedule.js";
import { rater } from "../../../src/systems/5d20/rater.js";
import { LATE_MOST, LEAGUE_AVERAGE, SEASON_RULES, STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";

/** Charts alone: the proof takes most of a rating's time. */
const chartsOf = (of: Season) => rateSeason(of, { proved: false }).charts;

let season: Season;
beforeAll(async () => (season = readSeason(await readGrids("assets/samples/5d20/league")).season!));

describe("the pace of a team", () => {
  it("is its chart's, or the rules' if the chart has none or the switch says so", () => {
    const hasty = { ...LEAGUE_AVERAGE, id: "hasty", pace: 31 };
    const game = makeGame({ rules: STANDARD_RULES, away: hasty, home: LEAGUE_AVERAGE });
    const opening = { period: 1, clock: 900, score: { away: 0, home: 0 } };
    expect([secondsInBounds(game, "away", opening), secondsInBounds(game, "home", opening)]).toEqual([31, 40]);
    const rules = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, pace: "rules" } } as const;
    expect(secondsInBounds(makeGame({ rules, away: hasty, home: LEAGUE_AVERAGE }), "away", opening)).toBe(40);
  });

  it("makes more plays for a hasty team, on both sides", () => {
    const plays = (pace: number): number => {
      let n = 0;
      const team = { ...LEAGUE_AVERAGE, id: "paced", pace };
      const count = ({ type }: GameEvent): void => void (n += type === "play" ? 1 : 0);
      for (let seed = 1; seed <= 60; seed++)
        games.hear({ rules: STANDARD_RULES, away: team, home: team }, { coaches: strong, seed }, count);
      return n / 60;
    };
    // A game has 9 % more plays at 36 seconds than at 40, give or take 2 (12 plays a game, 60 games).
    expect(plays(36) / plays(40)).toBeGreaterThan(1.04);
  });
});

describe("a tight red zone", () => {
  it("moves white for the defense there, and nowhere else", () => {
    const at = (rules: typeof STANDARD_RULES, zone: 0 | 1 | 2) =>
      (["pass", "run"] as const).map((kind) =>
        adjustOf(
          makeGame({ rules, away: LEAGUE_AVERAGE, home: LEAGUE_AVERAGE }),
          { ball: "away", down: 1 },
          { row: "LT10", zone },
          kind,
        ),
      );
    const tight = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, redZone: "tight" } } as const;
    expect([at(STANDARD_RULES, 2), at(tight, 1), at(tight, 2)]).toEqual([
      [2, 2],
      [2, 2],
      [-3, 4],
    ]);
  });
});

describe("calls by down", () => {
  it("raise the call number on first downs, lower it on late ones, and leave short yardage unchanged", () => {
    const numbers = (rules: typeof STANDARD_RULES) => {
      const game = makeGame({ rules, away: LEAGUE_AVERAGE, home: LEAGUE_AVERAGE });
      const state = { ball: "away", score: { away: 0, home: 0 }, period: 1, clock: 900 } as GameState;
      return [1, 2, 3, 4].map((down) => callNumber(game, { ...state, down }, "T10", 1).total);
    };
    const cell = LEAGUE_AVERAGE.calls.T10[1];
    expect(numbers(STANDARD_RULES)).toEqual([cell, cell, cell, cell]);
    const counted = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, downs: "counted" } } as const;
    expect(numbers(counted)).toEqual([cell + 2, cell, cell - 7, cell - 7]);
    const game = makeGame({ rules: counted, away: LEAGUE_AVERAGE, home: LEAGUE_AVERAGE });
    const short = { ball: "away", down: 3, score: { away: 0, home: 0 }, period: 1, clock: 900 } as GameState;
    expect(callNumber(game, short, "SHYD", 1).total).toBe(LEAGUE_AVERAGE.calls.SHYD[1]);
  });
});

describe("late downs", () => {
  const away = { ...LEAGUE_AVERAGE, id: "a", late: { own: 3, against: -4 } };
  const home = { ...LEAGUE_AVERAGE, id: "h", late: { own: -2, against: 1 } };
  const at = (ball: "away" | "home", down: number, zone: 0 | 1 | 2, rules = STANDARD_RULES) =>
    (["pass", "run"] as const).map((kind) =>
      adjustOf(makeGame({ rules, away, home }), { ball, down }, { row: "T10", zone }, kind),
    );

  it("move white by the offense's and the defense's numbers, up on passes and down on runs, outside the red zone", () => {
    expect([at("away", 3, 1), at("home", 4, 0)]).toEqual([
      [4, -4],
      [-6, 6],
    ]);
    expect([at("away", 2, 1), at("away", 3, 2)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const rules = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, late: "rules" } } as const;
    expect(at("away", 3, 1, rules)).toEqual([0, 0]);
  });

  it("derive from third downs made beyond what the rates give; none if a team's are unknown", () => {
    expect(makeLate({ own: 0.05, against: -0.05 })).toEqual({ own: 3, against: -3 });
    expect(makeLate({ own: 0.05, against: -0.05 }, 0, 0.5)).toEqual({ own: 1, against: -2 });
    expect(makeLate({ own: 0.001, against: 0.5 })).toEqual({ own: 0, against: LATE_MOST });
    const row = { team: "X", side: "for", thirdDownAttempts: 200, thirdDownConversions: 80, fourthDownConversions: 8 };
    expect([thirdDowns(row, false), thirdDowns(row, true)]).toEqual([0.4, 0.44]);
    expect(thirdDowns({ ...row, thirdDownAttempts: 0 }, true)).toBeUndefined();
    const unknown = new Map([...season.against].map(([team, row]) => [team, { ...row, passAttempts: undefined }]));
    expect(chartsOf({ ...season, against: unknown }).every(({ late }) => late === undefined)).toBe(true);
  });

  it("are subtracted from a chart's targets, so that the season's figures stay", () => {
    const rows = (of: ReadonlyMap<string, TeamRow>, made: (i: number) => number) =>
      new Map(
        [...of].map(([team, row], i) => [team, { ...row, thirdDownAttempts: 200, thirdDownConversions: made(i) }]),
      );
    const known = (first: number): Season => ({
      ...season,
      own: rows(season.own, (i) => (i === 0 ? first : 80)),
      against: rows(season.against, () => 80),
    });
    const [better] = chartsOf(known(100));
    const target = (of: Season): number =>
      rateSeason(of, { team: season.teams[0] }).proof.find(({ statistic }) => statistic === "offense.completionPct")!
        .target!;
    expect(better.late!.own).toBeGreaterThan(2);
    expect(target(known(100))).toBeLessThan(target(known(80)) - 0.5);
  });
});

describe("the red zone of two teams", () => {
  const away = { ...LEAGUE_AVERAGE, id: "a", late: { own: 1, against: 1 }, redZone: { own: 3, against: -4 } };
  const home = { ...LEAGUE_AVERAGE, id: "h", redZone: { own: -2, against: 1 } };
  const at = (ball: "away" | "home", down: number, zone: 0 | 1 | 2, rules = STANDARD_RULES) =>
    (["pass", "run"] as const).map((kind) =>
      adjustOf(makeGame({ rules, away, home }), { ball, down }, { row: "T10", zone }, kind),
    );

  it("moves white by both charts' numbers on any down, on top of the rules, and nowhere else", () => {
    expect([at("away", 1, 2), at("away", 3, 2), at("home", 4, 2), at("away", 1, 1)]).toEqual([
      [4, -4],
      [4, -4],
      [-6, 6],
      [0, 0],
    ]);
    const tight = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, redZone: "tight" } } as const;
    expect(at("away", 1, 2, tight)).toEqual([-1, -2]);
    const rules = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, late: "rules" } } as const;
    expect(at("away", 1, 2, rules)).toEqual([0, 0]);
  });

  it("derives from touchdowns beyond those that yards give; none if a team's are unknown", () => {
    const row = { team: "X", side: "for", games: 10, passYards: 2500, rushYards: 1000, passTouchdowns: 20 };
    expect(beyondYards(row)).toBeUndefined();
    expect(beyondYards({ ...row, rushTouchdowns: 12 })).toBeCloseTo(-1, 10);
    // A touchdown in three games: 4 numbers up, where each brings more, and 5 down.
    expect(makeRedZone({ own: 0.35, against: -0.35 })).toEqual({ own: 4, against: -5 });
    expect(makeRedZone({ own: 9, against: -9 })).toEqual({ own: LATE_MOST, against: -LATE_MOST });
  });

  it("is subtracted from a chart's targets, so that the season's figures stay", () => {
    const rows = (of: ReadonlyMap<string, TeamRow>, made: (i: number) => number) =>
      new Map(
        [...of].map(([team, row], i) => [
          team,
          {
            ...row,
            passTouchdowns: Math.round(0.012 * row.passYards!) + made(i),
            rushTouchdowns: Math.round(0.012 * row.rushYards!),
          },
        ]),
      );
    const known = (made: number): Season => ({
      ...season,
      own: rows(season.own, (i) => (i === 0 ? made : 0)),
      against: rows(season.against, () => 0),
    });
    const target = (of: Season): number =>
      rateSeason(of, { team: season.teams[0] }).proof.find(({ statistic }) => statistic === "offense.yardsPerRush")!
        .target!;
    expect(chartsOf(known(12))[0].redZone!.own).toBeGreaterThan(3);
    expect(target(known(12))).toBeLessThan(target(known(0)) - 0.1);
  });
});

describe("a team's boldness on fourth down", () => {
  it("moves the coach's die where he would go for it at all", () => {
    expect([goesOn(50, 1, 2019), goesOn(50, 1, 2019, 3), goesOn(50, 1, 2019, -4)]).toEqual([12, 15, 8]);
    expect(goesOn(50, 9, 2019, 10)).toBe(0);
  });

  it("derives from its attempts, its time and its margin; none without a count", () => {
    const row = { team: "X", side: "for", games: 16 };
    const at = (margin = 0, level = 0, place = 0.5) => ({
      season: 2019,
      margin,
      level,
      place,
      inches: "given" as const,
    });
    expect(makeFourth(row, at())).toBeUndefined();
    // Nobody counted them, and the league's games say that its coaches were bold.
    expect(makeFourth(row, at(0, 2.4))).toBe(2);
    // Whole numbers that come to it: 3 for two teams of five, 2 for the others.
    expect([0.1, 0.3, 0.5, 0.7, 0.9].map((place) => makeFourth(row, at(0, 2.4, place)))).toEqual([2, 2, 2, 3, 3]);
    const bold = (fourthDownAttempts: number, margin = 0) => makeFourth({ ...row, fourthDownAttempts }, at(margin));
    expect([bold(17), bold(27), bold(27, 10), bold(90)]).toEqual([0, 4, 5, 10]);
    // Measured gains bring .06 tries of their own: .39 numbers less.
    const tried = { ...row, fourthDownAttempts: 20 };
    const by = (inches: "given" | "measured") => makeFourth(tried, { ...at(), level: 0, inches });
    expect([by("given"), by("measured")]).toEqual([1, 0]);
  });
});

describe("a team's longest field goal tries", () => {
  it("move the lowest chance at which the coach kicks", () => {
    const tried = (tries: number): number => {
      let n = 0;
      const team = { ...LEAGUE_AVERAGE, id: "kicks", tries };
      const count = (event: GameEvent): void => void (n += event.type === "kick" && event.kind === "fieldGoal" ? 1 : 0);
      for (let seed = 1; seed <= 60; seed++)
        games.hear({ rules: STANDARD_RULES, away: team, home: team }, { coaches: strong, seed }, count);
      return n / 60;
    };
    // 3 % more for each twentieth, 30 % in all, give or take 9 (standard deviation 1.3 of a side and game).
    expect(tried(5) / tried(-5)).toBeGreaterThan(1.12);
  });
});

describe("the opponents' part in a team's figures", () => {
  it("is removed by the schedule, for all teams at once", () => {
    // Four teams in a ring: what each does is its own and half of what its two neighbors allow.
    const met = new Map([
      ["A", ["B", "C"]],
      ["B", ["A", "D"]],
      ["C", ["A", "D"]],
      ["D", ["B", "C"]],
    ]);
    const own = { A: 3, B: -1, C: 1, D: -3 };
    const against = { A: 2, B: 4, C: -4, D: -2 };
    const part = (team: string, of: Record<string, number>): number =>
      met.get(team)!.reduce((sum, other) => sum + of[other], 0) / 2;
    const recorded = new Map(
      Object.keys(own).map((team) => [
        team,
        {
          own: own[team as "A"] + part(team, against),
          against: against[team as "A"] + part(team, own),
        },
      ]),
    );
    for (const [team, found] of opponentsPart(met, recorded)) {
      expect(found.own).toBeCloseTo(part(team, against), 0);
      expect(found.against).toBeCloseTo(part(team, own), 0);
    }
  });

  it("is zero if the tables do not list every opponent", () => {
    expect(opponentsOf(season)!.get(season.teams[0])).toHaveLength(14);
    expect(opponentsOf({ ...season, tables: { ...season.tables, games: [] } })).toBeUndefined();
  });
});

describe("a replayed season", () => {
  it("gives every passer his turns", () => {
    const [team] = chartsOf(season);
    const chart = {
      ...team,
      qbs: [
        { ...team.qbs[0], upTo: 15 },
        { ...team.qbs[0], name: "The other", upTo: 20 },
      ],
    };
    const hear = rater.seasons.open({ teams: [chart, LEAGUE_AVERAGE] }, SEASON_RULES, "strong");
    let second = 0;
    for (let seed = 0; seed < 200; seed++) {
      const names = new Set<string>();
      hear({ away: 0, home: 1, neutral: false }, seed, (event) => {
        const { team: side, passer } = event as { team?: string; passer?: string };
        if (side === "away" && passer !== undefined) names.add(passer);
      });
      expect(names.size).toBe(1);
      if (names.has("The other")) second++;
    }
    // 50 of 200, standard deviation 6.1.
    expect(Math.abs(second - 50)).toBeLessThan(25);
  });

  it("is near the actual statistics of the sample league", { timeout: 60_000 }, () => {
    const { teams } = rater.rate({ season, rules: SEASON_RULES });
    const hear = rater.seasons.open(teams, SEASON_RULES, "strong");
    const place = (team: string): number => season.teams.indexOf(team);
    const fixtures = season.tables.games.map(({ away, home }) => ({
      away: place(away),
      home: place(home),
      neutral: false,
    }));
    const counts = playSeasonsAgain(hear, fixtures, 8, { seed: 1, from: 0, count: 12 });
    expect(counts.games).toEqual(new Array(8).fill(12 * 14));
    const { statistics } = compareSeasons(season, counts);
    const of = (id: string) =>
      statistics.find(({ statistic, side }) => statistic === id && side === "for") as Required<Compared>;
    // Standard errors of 672 games: 0.5 % of completions, 0.8 % of yards a rush, 2 % of points. The league's statistics were
    // made by rough odds, and know no kneels.
    expect(Math.abs(of("completionPct").differencePct)).toBeLessThan(2.5);
    expect(Math.abs(of("yardsPerRush").differencePct)).toBeLessThan(4.5);
    expect(Math.abs(of("yardsPerCompletion").differencePct)).toBeLessThan(3);
    expect(Math.abs(of("points").differencePct)).toBeLessThan(7);
    expect(Math.abs(of("plays").differencePct)).toBeLessThan(3);
    expect(of("passYards").correlation).toBeGreaterThan(0.9);
    expect(of("points").correlation).toBeGreaterThan(0.75);
    // Fouls are the team's own, in number and yards. Standard errors 1.2 %, of a team's 3.5 %; teams lie 25 % apart.
    expect(Math.abs(of("penalties").differencePct)).toBeLessThan(8);
    // So few fouls, 3.6 a game, leave one number in most rows: their mix is not free any more.
    expect(Math.abs(of("penaltyYards").differencePct)).toBeLessThan(13);
    expect(of("penalties").correlation).toBeGreaterThan(0.75);
    // Of 8 teams, to .04.
    expect(of("penalties").spread).toBeGreaterThan(0.72);
    // Some 800 fumbles lost: standard error 3.5%.
    expect(Math.abs(of("fumblesLost").differencePct)).toBeLessThan(12);
  });
});
