/** Tables of leagues: what they say is what the sheets and the command say, and their sums balance. */
import { describe, expect, it } from "vitest";
import type { LeagueTables, LeagueTableId, TableRow } from "../../src/contract/league-tables.js";
import type { GameSystem } from "../../src/contract/game.js";
import type { BookPart } from "../../src/contract/book.js";
import { NOWHERE } from "../../src/league/book/parts.js";
import { minusText } from "../../src/kernel/words/index.js";
import { LEAGUE_TABLES } from "../../src/contract/league-tables.js";
import { teamStatistics } from "../../src/systems/5d20/facts/statistics.js";
import { countedRecords, seasonOf } from "../../src/systems/5d20/facts/season-games.js";
import { seasonFigures } from "../../src/systems/5d20/log/season-figures.js";
import { seasonLog } from "../../src/systems/dice-football/facts/season-log.js";
import { seasonOf as diceSeason } from "../../src/systems/dice-football/facts/season-games.js";
import type { League as PenPaperLeague } from "../../src/systems/pen-and-paper/league/index.js";
import type { Team } from "../../src/systems/dice-football/rules/index.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { leagueTeams } from "../systems/5d20/league-teams.js";
import { HOUSTON, PITTSBURGH } from "../systems/dice-football/scripted.js";

const systemOf = (id: string): GameSystem => SYSTEMS.find((one) => one.id === id)!;

const named = (team: Team, city: string, name: string): Team => ({ ...team, id: city.toLowerCase(), city, name });
/** Of games that bring fewer than four. */
const TEAMS: Readonly<Record<string, object>> = {
  "5d20": { teams: leagueTeams(4) },
  "dice-football": {
    teams: [HOUSTON, PITTSBURGH, named(HOUSTON, "Akron", "Potters"), named(PITTSBURGH, "Boise", "Rafters")],
  },
};

/** A small league, a season long. */
function playedLeague(id: string, settings: Readonly<Record<string, string>> = {}) {
  const { seasons, standardRules: rules } = systemOf(id);
  const size = id === "pen-and-paper" ? 6 : 4;
  let league = seasons!.create({ rules, seed: 7, size, teams: TEAMS[id], settings });
  if (id === "pen-and-paper") league = seasons!.withModes(league, { headToHead: ["all"] });
  while (seasons!.status(league).finished < 1) league = seasons!.step(league).league;
  return { league, seasons: seasons!, tables: seasons!.tables(league) };
}
const LEAGUES = {
  "5d20": playedLeague("5d20", { playoffs: "2" }),
  "dice-football": playedLeague("dice-football", { playoffs: "2" }),
  postcard: playedLeague("postcard", { format: "knock-out" }),
  "pen-and-paper": playedLeague("pen-and-paper"),
};
type Id = keyof typeof LEAGUES;
const IDS = Object.keys(LEAGUES) as Id[];

const rowsOf = ({ tables }: LeagueTables, id: LeagueTableId): readonly TableRow[] =>
  tables.find((table) => table.id === id)?.rows ?? [];
const sum = (rows: readonly TableRow[], key: string): number =>
  rows.reduce((all, row) => all + ((row[key] as number | undefined) ?? 0), 0);

describe.each(IDS)("tables of %s", (id) => {
  const { league, seasons, tables } = LEAGUES[id];
  const withPlayers = id === "5d20" || id === "dice-football";

  it("are the list that all games have, and every value in a row has a column", () => {
    // Chances cost many games: only who asks gets them.
    const wanted = LEAGUE_TABLES.filter((one) => one !== "chances" && (withPlayers || !one.startsWith("player-")));
    expect(tables.tables.map((table) => table.id)).toEqual(wanted);
    for (const { columns, rows, id: name } of tables.tables) {
      const keys = columns.map(({ key }) => key);
      expect(new Set(keys).size, name).toBe(keys.length);
      const strange = new Set(rows.flatMap((row) => Object.keys(row).filter((key) => !keys.includes(key))));
      expect([...strange], name).toEqual([]);
      // No one was traded here.
      if (name !== "player-moves") expect(rows.length, name).toBeGreaterThan(0);
      const values = rows.flatMap((row) => Object.values(row));
      expect(values.filter((value) => value === "" || Number.isNaN(value))).toEqual([]);
    }
    expect(seasons.tables(league)).toEqual(tables);
  });

  it("have the standings and the champion that the command prints", () => {
    const [heads, ...rows] = seasons.standings(league);
    const said = rows.filter((row) => row.length > 1);
    const own = rowsOf(tables, "standings").filter(({ season }) => season === seasons.standingsSeason(league));
    expect(own).toHaveLength(said.length);
    own.forEach((row, i) => {
      const cell = (head: string): number => Number(said[i][heads.indexOf(head)]);
      expect(said[i][0].replace(/^\d+\. /, "")).toBe(row.team);
      expect([row.wins, row.losses, row.pointsFor, row.pointsAgainst]).toEqual(["W", "L", "PF", "PA"].map(cell));
      if (heads.includes("tie-break")) expect(row.tieBreak ?? "").toBe(said[i][heads.indexOf("tie-break")]);
    });
    const [champion] = rowsOf(tables, "champions");
    const record = `${champion.wins}-${champion.losses}${champion.ties ? `-${champion.ties}` : ""}`;
    expect(seasons.champions(league)[0]).toContain(`Season 1: ${champion.team} (${record})`);
    expect(seasons.champions(league)[0]).toContain(
      `${champion.finalPoints}-${champion.finalAgainst} over ${champion.second}`,
    );
  });

  it("count a champion's games as the book does: one rule for every game", () => {
    const [champion] = rowsOf(tables, "champions");
    const own = rowsOf(tables, "standings").find(({ teamId }) => teamId === champion.teamId)!;
    expect([champion.wins, champion.losses, champion.ties]).toEqual([own.wins, own.losses, own.ties]);
    const { parts } = seasons.book!({ league, theme: "color" });
    const pagesOf = ({ pages, children = [] }: BookPart): unknown[] => [
      ...(typeof pages === "function" ? pages(NOWHERE) : pages),
      ...children.flatMap(pagesOf),
    ];
    const facts = parts
      .flatMap(pagesOf)
      .map((page) => JSON.stringify({ ...(page as object), records: 0 }))
      .join();
    const record = `${champion.wins}-${champion.losses}${champion.ties ? `-${champion.ties}` : ""}`.replace(
      /-/g,
      "\u2013",
    );
    const name = JSON.stringify(champion.team);
    expect(facts).toMatch(new RegExp(`${name}[^{}]*"record":"${record}"|"record":"${record}"[^{}]*${name}`));
    const games = rowsOf(tables, "results").filter(({ awayId, homeId }) => [awayId, homeId].includes(champion.teamId));
    const played = Number(champion.wins) + Number(champion.losses) + Number(champion.ties);
    expect(played).toBe(games.filter(({ stage }) => stage !== "playoffs").length);
    if (id !== "postcard") expect(played).toBeLessThan(games.length);
  });

  it("balance: games, teams and the league add up to each other", () => {
    const boxes = rowsOf(tables, "box-scores");
    const results = rowsOf(tables, "results");
    expect(boxes).toHaveLength(2 * results.length);
    expect(results).toHaveLength(tables.games);
    expect(results.filter(({ known }) => known !== "plays")).toHaveLength(tables.scoresOnly);
    expect(sum(boxes, "points")).toBe(sum(results, "awayPoints") + sum(results, "homePoints"));
    const quarters = ["quarter1", "quarter2", "quarter3", "quarter4", "overtime"];
    for (const row of boxes)
      if (row.known !== "score") expect(quarters.reduce((all, key) => all + sum([row], key), 0)).toBe(row.points);
    const teams = rowsOf(tables, "team-statistics");
    const all = rowsOf(tables, "league-statistics");
    const known = boxes.filter((row) => row.known === "plays");
    expect(known.length).toBeGreaterThan(0);
    for (const { stage, games, ...figures } of all) {
      const own = teams.filter((row) => row.stage === stage);
      const single = known.filter((row) => row.stage === stage);
      expect(sum(own, "games")).toBe(2 * (games as number));
      for (const key of Object.keys(figures).filter((one) => !["season", "scoresOnly"].includes(one))) {
        if (key.startsWith("longest")) continue;
        expect([key, sum(own, key)]).toEqual([key, figures[key]]);
        expect([key, sum(single, key)]).toEqual([key, figures[key]]);
        // What everyone did is what everyone allowed.
        expect([key, sum(own, `against${key[0].toUpperCase()}${key.slice(1)}`)]).toEqual([key, figures[key]]);
      }
    }
  });

  it.runIf(withPlayers)("balance: players add up to their teams", () => {
    const teams = rowsOf(tables, "team-statistics");
    const players = rowsOf(tables, "player-statistics");
    const single = rowsOf(tables, "player-games");
    for (const { stage, teamId, ...team } of teams) {
      const own = players.filter((row) => row.stage === stage && row.teamId === teamId);
      for (const key of ["rushes", "rushYards", "attempts", "completions", "passYards", "sackYards"])
        expect([teamId, key, sum(own, key)]).toEqual([teamId, key, team[key]]);
      expect(sum(own, "sacked")).toBe(team.sacks);
      expect(sum(own, "receivingYards")).toBe(team.passYards);
      expect(sum(own, "sacks")).toBe(team.againstSacks);
      const games = single.filter((row) => row.stage === stage && row.teamId === teamId);
      for (const key of ["rushYards", "passYards", "tackles"]) expect(sum(games, key)).toBe(sum(own, key));
      expect(sum(own, "games")).toBe(games.length);
    }
  });

  it("have leaders with everyone who is tied, in order", () => {
    const leaders = rowsOf(tables, "leaders");
    const statistics = { team: rowsOf(tables, "team-statistics"), player: rowsOf(tables, "player-statistics") };
    for (const row of leaders) {
      const among = statistics[row.of as "team"].filter(
        ({ season, stage }) => season === row.season && stage === row.stage,
      );
      const better = among.filter((one) => ((one[row.figure as string] ?? 0) as number) > (row.value as number));
      expect(row.place).toBe(better.length + 1);
      const level = among.filter((one) => one[row.figure as string] === row.value);
      const listed = leaders.filter((one) => one.of === row.of && one.figure === row.figure && one.value === row.value);
      expect(listed).toHaveLength(level.length);
      expect(row.place as number).toBeLessThanOrEqual(5);
    }
  });
});

describe("tables and sheets", () => {
  it("of 5D20 have the same figures for teams and players", () => {
    const { league, tables } = LEAGUES["5d20"];
    const counted = seasonFigures(countedRecords(seasonOf([league as object])));
    const teams = rowsOf(tables, "team-statistics").filter(({ stage }) => stage === "season");
    const players = rowsOf(tables, "player-statistics").filter(({ stage }) => stage === "season");
    expect(teams.map(({ teamId }) => teamId).sort()).toEqual([...counted.keys()].sort());
    for (const row of teams) {
      const { games, own, against, players: lines } = counted.get(row.teamId as string)!;
      expect(row).toMatchObject({ games, scoresOnly: 0, ...own });
      for (const [key, value] of Object.entries(against))
        expect([key, row[`against${key[0].toUpperCase()}${key.slice(1)}`]]).toEqual([key, value]);
      const mine = players.filter(({ teamId }) => teamId === row.teamId);
      expect(mine.map(({ player }) => player)).toEqual(lines.map(({ name }) => name));
      lines.forEach(({ name: _name, ...figures }, i) => expect(mine[i]).toMatchObject(figures));
    }
    // As it is printed: per game, a decimal.
    const [copy] = teamStatistics.fill!([league as object], { capacity: () => 16 } as never);
    const printed = (copy.values as { team: Record<string, { played?: { own: Record<string, string> } }> }).team;
    const shown = Object.values(printed).flatMap(({ played }) => (played?.own ? [played.own.rushYards] : []));
    const each = teams.map(({ rushYards, games }) =>
      (Math.round((10 * (rushYards as number)) / (games as number)) / 10).toFixed(1),
    );
    expect(shown.slice(0, each.length).sort()).toEqual(each.map((text) => text.replace("-", "\u2212")).sort());
  });

  it("of DICE Football have the same games", () => {
    const { league, tables } = LEAGUES["dice-football"];
    const copies = seasonLog.fill!([league as object], { capacity: () => 40 } as never);
    const { teams } = diceSeason([league as object]);
    const boxes = rowsOf(tables, "box-scores");
    let games = 0;
    copies.forEach(({ values }, i) => {
      const own = boxes.filter(({ teamId }) => teamId === teams[i].id);
      const lines = Object.values((values as { game: Record<string, Record<string, unknown>> }).game);
      expect(lines).toHaveLength(own.length);
      lines.forEach((line, n) => {
        games++;
        const box = own[n];
        expect(line).toMatchObject({
          plays: box.plays,
          rushes: box.rushes,
          rushYards: minusText(box.rushYards as number),
          completions: box.completions,
          attempts: box.attempts,
          penalties: box.penalties,
        });
      });
    });
    expect(games).toBe(boxes.length);
  });

  it("of Pen & Paper know quarters without stored plays, in past seasons, too", () => {
    const { seasons, standardRules: rules } = systemOf("pen-and-paper");
    let league = seasons!.create({ rules, seed: 3, size: 6 });
    while (seasons!.status(league).finished < 1) league = seasons!.step(league).league;
    league = seasons!.step(league).league;
    const tables = seasons!.tables(league);
    expect(tables.scoresOnly).toBe(tables.games);
    expect(new Set(rowsOf(tables, "results").map(({ known }) => known))).toEqual(new Set(["quarters"]));
    expect(new Set(rowsOf(tables, "standings").map(({ season }) => season))).toEqual(new Set([1, 2]));
    const kept = (league as PenPaperLeague).history[0].standings;
    const past = rowsOf(tables, "standings").filter(({ season }) => season === 1);
    expect(past.map(({ teamId, rank, wins, pointsFor }) => [teamId, rank, wins, pointsFor])).toEqual(
      kept.map((row) => [row.team, row.divisionRank, row.wins, row.pointsFor]),
    );
  });

  it("show a league before its first game, and games by hand by their scores", () => {
    const { seasons, standardRules: rules } = systemOf("5d20");
    const created = seasons!.create({ rules, seed: 7, teams: TEAMS["5d20"] });
    const before = seasons!.tables(created);
    expect([before.games, rowsOf(before, "teams").length, rowsOf(before, "schedule").length]).toEqual([0, 4, 6]);
    const waits = seasons!.withModes(created, { byHand: ["all"] });
    const [{ game }] = seasons!.status(waits).open;
    const entered = seasons!.enter(waits, { game, away: 20, home: 17, correct: false }).league;
    const after = seasons!.tables(entered);
    expect([after.games, after.scoresOnly]).toEqual([1, 1]);
    expect(rowsOf(after, "results")[0]).toMatchObject({
      awayPoints: 20,
      homePoints: 17,
      how: "by hand",
      known: "score",
    });
    expect(rowsOf(after, "team-statistics")[0]).toMatchObject({ games: 1, scoresOnly: 1 });
    expect(rowsOf(after, "team-statistics")[0]).not.toHaveProperty("points");
  });
});
