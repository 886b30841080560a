/** Drafts: a class comes into a league before a season, and teams pick, the last of the standings first. */
import { describe, expect, it } from "vitest";
import type { DraftRequest, WantedMove } from "../../src/contract/seasons.js";
import { UserError } from "../../src/kernel/issue/index.js";
import type { PlainLeague } from "../../src/league/plain/types.js";
import { rowsOf, systemOf, teamOf, type YearsGame } from "./years.js";

function leagueOf(game: YearsGame, seasons = 1) {
  const system = systemOf(game);
  const all = system.seasons!;
  const teams = { teams: ["A", "B", "C", "D"].map((word) => teamOf(game, word)) };
  let league = all.create({ rules: system.standardRules, seed: 3, teams });
  while (all.status(league).finished < seasons) league = all.step(league).league;
  const draft = (of: unknown, more: Partial<DraftRequest> = {}) =>
    all.draft!(of, { teams: { teams: [teamOf(game, "Z")] }, rounds: 1, picks: [], ...more });
  return { seasons: all, league, draft };
}
const faultOf = (work: () => unknown): readonly string[] => {
  try {
    work();
  } catch (error) {
    return (error as UserError).issues.map(({ message }) => message);
  }
  return [];
};
const movesOf = (league: unknown) => (league as PlainLeague).moves ?? [];
const nowhere = () => ({});

describe.each(["5d20", "dice-football"] as const)("a draft in %s", (game) => {
  const { seasons, league, draft } = leagueOf(game);
  const worstFirst = rowsOf(seasons.tables(league), "standings")
    .toSorted((a, b) => Number(b.leagueRank) - Number(a.leagueRank))
    .map(({ teamId }) => teamId);

  it("goes by the standings from the bottom up, round after round, and takes the class in order", async () => {
    const { league: after, lines: told, issues } = draft(league, { rounds: 2 });
    expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
    const moves = movesOf(after);
    expect(moves.map(({ to }) => to)).toEqual([...worstFirst, ...worstFirst]);
    expect(moves.every(({ from, season, week }) => from === undefined && season === 2 && week === 1)).toBe(true);
    expect(told[0]).toMatch(/^pick 1, round 1: Team [A-D], .+ Z \([A-Z]+\)$/);
    expect(new Set(moves.map(({ player }) => player)).size).toBe(8);
    // Men whom no one picked are free agents.
    const rest = /^(\d+) of the class are free agents$/.exec(told.at(-1)!)![1];
    expect(Number(rest)).toBeGreaterThan(0);
    const read = JSON.parse(JSON.stringify(after)) as never;
    expect(seasons.kind.check(read, nowhere).issues).toEqual([]);
    const later = seasons.step(seasons.step(after).league).league;
    expect(await seasons.kind.prove!(later as never, nowhere)).toEqual([]);
    // Games of the first season are what they were.
    const games = (later as PlainLeague).history[0].results;
    expect(games).toEqual((league as PlainLeague).results);
  });

  it("follows the teams' wishes, and reports every error in them", () => {
    const first = movesOf(draft(league, { rounds: 2 }).league);
    const last = first.at(-1)!.player;
    const short = (id: unknown) => (league as PlainLeague).teams.find((team) => team.id === id)!.short;
    const wish: WantedMove = { player: last.toUpperCase(), to: short(worstFirst[3]) };
    const moves = movesOf(draft(league, { picks: [wish] }).league);
    expect(moves.map(({ player, to }) => [player, to])).toContainEqual([last, worstFirst[3]]);
    const wrong = draft(league, {
      picks: [wish, { player: "Nobody Known", to: "Team A" }, wish, { player: first[0].player, to: "Nowhere" }],
    });
    expect(wrong.league).toBe(league);
    expect(wrong.issues.map(({ code, detail }) => [code, detail?.["move"]]).slice(0, 2)).toEqual([
      ["draft-unknown", 1],
      ["draft-taken", 2],
    ]);
    expect(wrong.issues[2].detail).toMatchObject({ move: 3, part: "to" });
  });

  it("is held before the first game of a season, for players with names of their own", () => {
    const { league: after } = draft(league);
    expect(faultOf(() => draft(after))).toEqual(["season 2 had its draft"]);
    const next = seasons.step(after).league;
    expect(faultOf(() => draft(seasons.step(next).league))).toEqual([
      "season 2 has begun; a draft is held before its first game",
    ]);
    const again = draft(league, { teams: { teams: [teamOf(game, "A")] } });
    expect(again.league).toBe(league);
    expect(again.issues.length).toBeGreaterThan(20);
    expect(again.issues[0].message).toMatch(/^.+ A is already in the league$/);
  });

  it("is ordered by lot before the first season", () => {
    const fresh = leagueOf(game, 0);
    const { league: after, issues } = fresh.draft(fresh.league);
    expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(movesOf(after).map(({ season }) => season)).toEqual([1, 1, 1, 1]);
    expect(
      movesOf(after)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual((after as PlainLeague).teams.map(({ id }) => id));
  });
});

it("makes rookies by DICE Football's career rules, and has none for 5D20", async () => {
  const { seasons, league, draft } = leagueOf("dice-football");
  const men = seasons.rookiePositions!.map((position, i) => ({ name: `Rookie ${i}`, position }));
  const { league: after, issues } = seasons.draft!(league, { men, rounds: 4, picks: [] });
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(movesOf(after)).toHaveLength(16);
  const played = seasons.step(seasons.step(after).league).league;
  expect(await seasons.kind.prove!(played as never, nowhere)).toEqual([]);
  expect(seasons.kind.check(JSON.parse(JSON.stringify(after)), nowhere).issues).toEqual([]);
  const { draft: charts, league: other } = leagueOf("5d20");
  expect(faultOf(() => charts(other, { teams: undefined, men: [{ name: "A B", position: "QB" }] }))).toEqual([
    "5D20 Football has no rules for rookies",
  ]);
  expect(draft).toBeDefined();
});
