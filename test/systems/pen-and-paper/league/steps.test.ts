/** Seasons step by step: playing, entering results, stopping and going on, and files of leagues. */
import { describe, expect, it } from "vitest";
import { checkKind } from "../../../../src/files/check.js";
import { UserError } from "../../../../src/kernel/issue/index.js";
import { leagueKind } from "../../../../src/systems/pen-and-paper/file-kinds.js";
import { STANDARD_RULES, type PenAndPaperRules } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { sampleTeams, sampleTeam } from "../../../../src/systems/pen-and-paper/teams/index.js";
import {
  advance,
  createLeague,
  fixturesOf,
  playWeek,
  regularResults,
  seasonBracket,
  standings,
  strengthOf,
  weekFixtures,
  withPlayed,
  type League,
} from "../../../../src/systems/pen-and-paper/league/index.js";
import { seasons } from "../../../../src/systems/pen-and-paper/seasons.js";
import { playOffSeason, playToOffSeason } from "../play-on.js";

const six = (seed: number | string = 7, rules: PenAndPaperRules = STANDARD_RULES): League =>
  createLeague({ name: "Six", teams: sampleTeams().slice(0, 6), seed, rules });
interface EnteredResult {
  readonly game: string;
  readonly awayPoints: number;
  readonly homePoints: number;
  readonly correct?: boolean;
}
const enterResult = (league: League, { game, awayPoints, homePoints, correct = false }: EnteredResult) => {
  const week = Number(/^w(\d+)-/.exec(game)?.[1] ?? 16);
  return seasons.enter(league, { week, game, away: awayPoints, home: homePoints, correct });
};
const codes = (league: League, entered: EnteredResult): string[] => {
  try {
    return enterResult(league, entered).issues.map((i) => i.code);
  } catch (error) {
    return (error as UserError).issues.map((i) => i.code);
  }
};
const copy = (league: League): League => JSON.parse(JSON.stringify(league)) as League;
const house = (switches: Partial<PenAndPaperRules["switches"]>): PenAndPaperRules => ({
  ...STANDARD_RULES,
  name: "house",
  switches: { ...STANDARD_RULES.switches, ...switches },
});

describe("a season", () => {
  it("runs through its weeks, playoffs and final", () => {
    let league = six();
    const phases: string[] = [];
    while (league.phase !== "offSeason") {
      phases.push(`${league.phase} ${league.week}`);
      league = playWeek(league);
    }
    expect(phases).toHaveLength(16);
    expect(phases.slice(-2)).toEqual(["regular 15", "playoffs 16"]);
    expect(regularResults(league)).toHaveLength(42);
    expect(seasonBracket(league).champion).toBeDefined();
    for (const row of standings(league)) expect(row.wins + row.losses + row.ties).toBe(14);
    expect(fixturesOf(league)).toHaveLength(43);
    expect(fixturesOf(league).every(({ result }) => result)).toBe(true);
  });

  it("is the same after every stop", () => {
    let stopped = six("one more");
    while (stopped.phase !== "offSeason") stopped = copy(playWeek(copy(stopped)));
    expect(stopped).toEqual(playToOffSeason(six("one more")));
    expect(copy(playOffSeason(copy(stopped)))).toEqual(copy(playOffSeason(playToOffSeason(six("one more")))));
    expect(playToOffSeason(six("another"))).not.toEqual(stopped);
  });

  it("counts revisions", () => {
    const league = six();
    expect([league.revision, playWeek(league).revision]).toEqual([1, 2]);
    expect(enterResult(league, { game: "w1-1", awayPoints: 3, homePoints: 0 }).league.revision).toBe(2);
  });

  it("has no ties if the house rules exclude them (A7)", () => {
    for (let seed = 0; seed < 5; seed++) {
      const league = playToOffSeason(six(seed, house({ regularSeasonTies: "noTies" })));
      for (const { awayPoints, homePoints } of league.results) expect(awayPoints).not.toBe(homePoints);
    }
  });

  it("needs a schedule for its size", () => {
    expect(() => createLeague({ teams: sampleTeams().slice(0, 7) })).toThrow(
      /a league of 7 teams has no schedule; expected 6, 8, 10, 12 or 16/,
    );
    const twice = [...sampleTeams().slice(0, 5), sampleTeams()[0]];
    expect(() => createLeague({ teams: twice })).toThrow(/belongs to Albuquerque Invaders already/);
    expect(
      createLeague({
        teams: ["los-angeles-rockers", "new-york-rockets", "connecticut-yankees"].flatMap((id, i) => [
          sampleTeam(id)!,
          sampleTeams()[i],
        ]),
      }).size,
    ).toBe(6);
  });
});

describe("results entered by hand", () => {
  const league = six();
  const [first, second] = weekFixtures(league);

  it("replace dice", () => {
    const { league: entered, issues } = enterResult(league, { game: "w1-1", awayPoints: 21, homePoints: 20 });
    expect(issues).toEqual([]);
    const played = playWeek(entered);
    expect(played.week).toBe(2);
    expect(played.results[0]).toEqual({
      game: "w1-1",
      week: 1,
      away: first.away,
      home: first.home,
      awayPoints: 21,
      homePoints: 20,
      mode: "hand",
      byHand: true,
    });
    expect(played.results.map((r) => r.byHand)).toEqual([true, false, false]);
    expect(standings(played).find((row) => row.team === first.away)?.wins).toBe(1);
  });

  it("are checked", () => {
    expect(codes(league, { game: "w1-9", awayPoints: 1, homePoints: 2 })).toEqual(["game-unknown"]);
    expect(codes(league, { game: "w2-1", awayPoints: 1, homePoints: 2 })).toEqual(["game-future"]);
    expect(codes(league, { game: "final", awayPoints: 1, homePoints: 2 })).toEqual(["game-future"]);
    expect(codes(league, { game: "w1-1", awayPoints: -3, homePoints: 2.5 })).toEqual(["points-invalid"]);
    expect(codes(playWeek(league), { game: "w1-1", awayPoints: 3, homePoints: 0 })).toEqual(["game-played"]);
    expect(codes(league, { game: "w1-1", awayPoints: 7, homePoints: 7 })).toEqual([]);
    expect(
      codes(six(7, house({ regularSeasonTies: "noTies" })), { game: "w1-1", awayPoints: 7, homePoints: 7 }),
    ).toEqual(["result-tie"]);
    let late = league;
    while (late.phase === "regular") late = playWeek(late);
    expect(codes(late, { game: "final", awayPoints: 7, homePoints: 7 })).toEqual(["result-tie"]);
    expect(codes(playWeek(late), { game: "final", awayPoints: 7, homePoints: 3 })).toEqual(["game-played"]);
    expect(enterResult(league, { game: "w1-1", awayPoints: -1, homePoints: 2 }).league).toBe(league);
  });

  it("can be corrected within the week", () => {
    const { league: wrong } = enterResult(league, { game: "w1-1", awayPoints: 21, homePoints: 20 });
    expect(codes(wrong, { game: "w1-1", awayPoints: 12, homePoints: 20 })).toEqual(["game-played"]);
    const { league: right } = enterResult(wrong, { game: "w1-1", awayPoints: 12, homePoints: 20, correct: true });
    expect(right.results).toHaveLength(1);
    expect(right.results[0].awayPoints).toBe(12);
  });

  it("include season injuries of head-to-head games (A50)", () => {
    const before = strengthOf(league, second.home!);
    const hurt = withPlayed(league, second, { awayPoints: 21, homePoints: 20, injuries: { home: ["QB", "LB"] } });
    const after = strengthOf(hurt, second.home!);
    expect([after.off, after.def]).toEqual([before.off - 1, before.def - 1]);
    expect(hurt.results[0]).toMatchObject({ mode: "headToHead", byHand: false });
    const next = playOffSeason(playToOffSeason(hurt));
    expect(next.teams.every(({ injuries }) => Object.keys(injuries).length === 0)).toBe(true);
  });

  it("must be complete before the week is over", () => {
    expect(() => advance(league)).toThrow(/week 1 still needs w1-1, w1-2, w1-3/);
    let now = league;
    for (const { game } of weekFixtures(league)) now = enterResult(now, { game, awayPoints: 3, homePoints: 0 }).league;
    expect(advance(now).week).toBe(2);
    expect(() => playWeek(playToOffSeason(league))).toThrow(UserError);
  });
});

describe("league files", () => {
  const league = playOffSeason(playToOffSeason(createLeague({ teams: sampleTeams().slice(0, 16), seed: 3 })));
  const middle = playWeek(playWeek(league));
  const found = (edit: (data: Record<string, never>) => void): string[] => {
    const data = copy(middle) as unknown as Record<string, never>;
    edit(data);
    return checkKind(leagueKind, data, (path) => ({ path: path.join(".") })).issues.map((i) => `${i.code} ${i.path}`);
  };

  it("restore unchanged", () => {
    for (const state of [league, middle, playToOffSeason(middle)]) {
      const { issues, value } = checkKind(leagueKind, copy(state));
      expect(issues.filter((i) => i.severity === "error")).toEqual([]);
      expect(value).toEqual(copy(state));
    }
    const { value } = checkKind(leagueKind, copy(middle));
    expect(copy(playToOffSeason(value!))).toEqual(copy(playToOffSeason(middle)));
  });

  it("warn of seasons that mix both kinds of games (digest 9.7)", () => {
    const mixed = withPlayed(middle, weekFixtures(middle)[0], { awayPoints: 31, homePoints: 35, injuries: {} });
    const { issues, value } = checkKind(leagueKind, copy(mixed));
    expect(issues.map((i) => `${i.severity} ${i.code}`)).toEqual(["warning modes-mixed"]);
    expect(value).toBeDefined();
  });

  it("report every error", () => {
    type Any = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
    const at = (edit: (data: Any) => void) => found(edit as never);
    expect(at((d) => (d.results[0].awayPoints += 1))).toEqual(["game-points results[0].awayPoints"]);
    expect(at((d) => (d.results[0].game = "w9-9"))).toEqual(["game-unknown results[0].game", "game-missing results"]);
    expect(at((d) => (d.results[1] = d.results[0]))).toEqual(["game-twice results[1].game", "game-missing results"]);
    expect(at((d) => (d.results[0].home = "nobody"))).toEqual(["game-teams results[0]"]);
    expect(at((d) => (d.week = 2)).every((t) => t.startsWith("game-early"))).toBe(true);
    expect(at((d) => (d.week = 15))).toEqual(["league-week week", ...Array<string>(96).fill("game-missing results")]);
    expect(at((d) => (d.schedule.numbers[0] = d.schedule.numbers[1]))).toEqual(["league-numbers schedule.numbers"]);
    expect(at((d) => d.lots.pop())).toEqual(["league-lots lots"]);
    expect(at((d) => d.teams.pop())).toEqual(["league-size teams"]);
    expect(at((d) => (d.teams[0].team.home = "ZZZ"))).toEqual(["market-unknown teams[0].team.home"]);
    expect(at((d) => (d.teams[0].team.scores.QB = 2))).toEqual(["data-size teams.0.team.scores.QB"]);
    expect(at((d) => (d.teams[3].bank = -1))).toEqual(["data-size teams.3.bank"]);
    expect(at((d) => (d.teams[0].starPoints = { QB: 3 }))).toContain("league-star teams[0].starPoints");
    expect(at((d) => delete d.results[0].line)).toEqual(["game-line results[0]"]);
  });
});

describe("totals that no team can score", () => {
  it("are refused on entry, and found in a file", () => {
    const league = six();
    const game = weekFixtures(league)[0].game;
    const { league: same, issues } = enterResult(league, { game, awayPoints: 21, homePoints: 1 });
    expect(same).toBe(league);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ code: "points-impossible", hint: "every total but 1 is possible" });
    expect(issues[0].message).toMatch(/no team can score 1 point$/);
    const entered = enterResult(league, { game, awayPoints: 21, homePoints: 2 }).league as League;
    const changed = copy(entered);
    Object.assign(changed.results[0], { homePoints: 1 });
    const told = checkKind(leagueKind, changed).issues.filter(({ code }) => code === "points-impossible");
    expect(told.map(({ path }) => path)).toEqual(["results[0].homePoints"]);
  });

  it("follow house rules, including points of a quarter", () => {
    const { tables } = STANDARD_RULES;
    const rows = tables.leaguePoints.map((row, i) => (i === 0 ? { ...row, points: 1 } : row));
    const rules = { ...STANDARD_RULES, name: "singles", tables: { ...tables, leaguePoints: rows } };
    const league = six(7, rules);
    expect(codes(league, { game: weekFixtures(league)[0].game, awayPoints: 21, homePoints: 1 })).toEqual([]);
  });
});
