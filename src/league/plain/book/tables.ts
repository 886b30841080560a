/** Seasons in tables: how each ended, the table after every round, who played whom, and all-time totals. */
import { DASH, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { allTime, championOf } from "../../book/honors.js";
import { recordText, shareText, tallyCells } from "../../results.js";
import { playedInTable, tableOf, weekCount } from "../../season.js";
import { USUAL_POINTS, type Standing } from "../../standings.js";
import { hasTable } from "../contest.js";
import type { Contest } from "../types.js";
import { countsPoints, knockOutRows } from "../words.js";
import type { PlainYear } from "./types.js";

/** Up to this many teams, the table is short and leaves room for the champion. */
const FEW_TEAMS = 8;
/** Above MANY_TEAMS, the table leaves little room for the champion; above MOST_TEAMS, none. */
const MANY_TEAMS = 16;
const MOST_TEAMS = 24;

/** How a season is played; templates/shared/book/contest.hbs puts it in words. */
export const contestFacts = ({ format, rounds, games = 0, playoffs = 0, conferences = 0, tiers = 0 }: Contest) => ({
  format,
  twice: rounds === 2,
  games,
  playoffs,
  conferences,
  tiers,
});

export function openerFacts(year: PlainYear) {
  const { view, teams } = year;
  const ranked = hasTable(view.contest);
  const table = ranked ? tableOf(view) : [];
  return {
    ...contestFacts(view.contest),
    teams: teams.length,
    games: view.results.length,
    rounds: weekCount(view),
    ranked,
    few: teams.length <= FEW_TEAMS,
    many: teams.length > MANY_TEAMS,
    crowded: teams.length > MOST_TEAMS,
    pointed: countsPoints(view),
    points: view.table.points ?? USUAL_POINTS,
    breaks: view.table.breaks.map(({ id }) => id),
    champion: championOf(year) ?? false,
    divisions: [...new Set(table.map(({ division }) => division))].map((name) => ({
      name,
      rows: table.filter(({ division }) => division === name).map((row) => tableRow(year, row)),
    })),
    rows: ranked
      ? []
      : knockOutRows(view).map(({ row, words, number }) => ({
          number: number + 1,
          reached: words,
          ...rowFacts(year, row),
        })),
  };
}

type Row = ReturnType<typeof knockOutRows>[number]["row"];

const rowFacts = (year: PlainYear, row: Row) => ({
  team: year.team(row.team).name,
  ...tallyCells(row),
  difference: signedText(row.difference, "0"),
});

const tableRow = (year: PlainYear, row: Standing) => ({
  rank: row.rank,
  points: row.points,
  share: shareText(row.share),
  streak: row.streak,
  by: row.by?.words ?? "",
  ...rowFacts(year, row),
});

export function honorsFacts(years: readonly PlainYear[]) {
  const ranked = years.some(({ view }) => hasTable(view.contest));
  const first = ({ view }: PlainYear): string => tableOf(view).find(({ leagueRank }) => leagueRank === 1)!.team;
  const teams = allTime(years, { firsts: (year, id) => ranked && first(year) === id });
  return {
    ranked,
    crowded: teams.length > MOST_TEAMS,
    champions: years.flatMap((year) => championOf(year) ?? []),
    teams,
  };
}

/** Above this many rounds, there is no room for points next to the ranks. */
const MANY_ROUNDS = 20;

/** Regular-season rounds that have begun. */
export const playedRounds = ({ view }: PlainYear): number[] => [
  ...new Set(playedInTable(view).map(({ week }) => week)),
];

/** Maximum teams for a grid with a column for each. */
const MOST_COLUMNS = 16;
/** True if the season has a grid that fits. */
export const hasGrid = (year: PlainYear): boolean => playedRounds(year).length > 0 && year.teams.length <= MOST_COLUMNS;

/** If teams meet twice, a row is the home team; if once, the team whose games they are. A user's own schedule may have any number of meetings. */
const twiceIn = ({ rounds, format }: Contest): boolean => rounds === 2 || format === "schedule";

/** Up to this many teams, the grid has large cells. */
const LARGE_GRID = 4;

/** Who played whom, in the order of the table. */
export function gridFacts({ view, team: teamOf }: PlainYear) {
  const teams = tableOf(view).map(({ team }) => ({
    id: team,
    code: teamOf(team).code,
    name: teamOf(team).short,
  }));
  const twice = twiceIn(view.contest);
  const homeGames = new Set(playedInTable(view).map(({ result: { home, away } }) => `${home} ${away}`));
  const look = (row: string, column: string): string =>
    row === column ? "self" : !twice && homeGames.has(`${row} ${column}`) ? "home" : "plain";
  return {
    twice,
    teams,
    large: teams.length <= LARGE_GRID,
    rows: teams.map(({ id, code, name }) => ({ key: id, code, name, looks: teams.map((other) => look(id, other.id)) })),
  };
}

export function gridValues({ view }: PlainYear): Values {
  const values: Record<string, string> = {};
  const add = (row: string, column: string, score: string): void => {
    const key = `grid.${row}.${column}`;
    values[key] = key in values ? `${values[key]} ${score}` : score;
  };
  for (const { result: r } of playedInTable(view)) {
    add(r.home, r.away, `${r.homePoints}${DASH}${r.awayPoints}`);
    if (!twiceIn(view.contest)) add(r.away, r.home, `${r.awayPoints}${DASH}${r.homePoints}`);
  }
  return values;
}

/** Ranks after every round: as lines, one plot per division, and as a table with points or record. */
export function raceFacts(year: PlainYear) {
  const rounds = playedRounds(year);
  const pointed = countsPoints(year.view);
  const tables = rounds.map((round) => tableOf(year.view, round));
  const final = tables.at(-1)!;
  const many = rounds.length > MANY_ROUNDS;
  const after = (team: string, table: (typeof tables)[number]) => table.find((row) => row.team === team)!;
  const names = [...new Set(final.map(({ division }) => division))];
  return {
    many,
    pointed,
    divided: names.length > 1,
    /** The table gets its own page. */
    apart: final.length > MANY_TEAMS,
    rounds,
    steps: Math.max(1, rounds.length - 1),
    /** Two plots side by side. */
    down: Math.ceil(names.length / 2),
    plots: names.map((name) => placesPlot(year, tables, name)),
    // If plots are side by side, only every other round is labeled.
    across: rounds.flatMap((round, at) => (names.length > 2 && at % 2 === 1 ? [] : [{ at, label: `${round}` }])),
    rows: final.map(({ team, rank }, i) => ({
      name: year.team(team).short,
      first: names.length > 1 && rank === 1 && i > 0,
      cells: tables.map((table) => {
        const row = after(team, table);
        return many ? `${row.rank}` : `${row.rank} \u00b7 ${pointed ? row.points : recordText(row)}`;
      }),
    })),
  };
}

/** First place is at the top: ranks count down from 0. */
function placesPlot(year: PlainYear, tables: readonly (readonly Standing[])[], name: string) {
  const own = (table: readonly Standing[]) => table.filter(({ division }) => division === name);
  const final = own(tables.at(-1)!);
  // A single round is drawn as a level line.
  const steps = tables.length === 1 ? [tables[0], tables[0]] : tables;
  return {
    name,
    low: -final.length - 1 / 2,
    high: -1 / 2,
    series: final.map(({ team, rank }) => ({
      label: year.team(team).short,
      values: steps.map((table) => -own(table).find((row) => row.team === team)!.rank),
      strong: rank === 1,
      end: `${rank}`,
    })),
    up: final.map(({ rank }) => ({ at: -rank, label: `${rank}` })),
  };
}
