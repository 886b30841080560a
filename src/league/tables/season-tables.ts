/** Tables that follow from the results: teams, standings, schedule, results and champions. */
import type { LeagueTable, TableRow } from "../../contract/league-tables.js";
import { championOf } from "../book/honors.js";
import { knockOutRows, reachedOf } from "../plain/words.js";
import { marginOf } from "../results.js";
import { fixturesOf, tableDone, tableOf, type Fixture, type GameResult } from "../season.js";
import { qualifiersOf } from "../bracket.js";
import { columnsOf, type Stage } from "./columns.js";
import type { TableYear } from "./types.js";

export const stageOf = ({ view }: TableYear, { playoff }: Pick<Fixture, "playoff">): Stage =>
  view.rounds.length === 0 ? "knockout" : playoff ? "playoffs" : "season";

export function teamsTable(years: readonly TableYear[]): LeagueTable {
  const rows = years.flatMap((year) =>
    year.view.entrants.map(({ team: teamId, division }): TableRow => {
      const { name, short, code, monogram, colors, decal } = year.team(teamId);
      const words = { team: name, short, ...(code !== "" && { code }), monogram };
      const [color1, color2] = colors;
      const looks = { color1, color2, ...(decal !== "" && { decal }) };
      return { season: year.season, ...words, ...looks, ...(division !== "" && { division }), teamId };
    }),
  );
  return {
    id: "teams",
    title: "Teams",
    columns: columnsOf(
      ["season", "Season"],
      ["team", "Team"],
      ["short", "Short name"],
      ["code", "Code"],
      ["monogram", "Monogram"],
      ["color1", "First color"],
      ["color2", "Second color"],
      ["decal", "Picture on the helmet"],
      ["division", "Division"],
      ["teamId", "Team ID"],
    ),
    rows,
  };
}

/** Qualified teams, once the regular season is over. */
function qualified({ view }: TableYear): ReadonlySet<string> {
  if (view.playoffs.length === 0 || view.rounds.length === 0 || !(view.tableOver ?? tableDone(view))) return new Set();
  return new Set(qualifiersOf(view, tableOf(view)));
}

function standingsOfYear(year: TableYear): TableRow[] {
  const { view, season } = year;
  const reached = (team: string): TableRow => {
    const { words } = view.playoffs.length > 0 ? reachedOf(view, team) : { words: "" };
    return words === "" ? {} : { reached: words };
  };
  if (view.rounds.length === 0)
    return knockOutRows(view).map(({ row, words }, i) => ({
      season,
      rank: i + 1,
      leagueRank: i + 1,
      team: year.team(row.team).name,
      games: row.played,
      wins: row.wins,
      losses: row.losses,
      ties: row.ties,
      pointsFor: row.pointsFor,
      pointsAgainst: row.pointsAgainst,
      difference: row.difference,
      ...(words !== "" && { reached: words }),
      teamId: row.team,
    }));
  const plays = qualified(year);
  const pointed = view.table.breaks.some(({ id }) => id === "points");
  return year.table.map((row): TableRow => {
    const { home, away } = row.at;
    return {
      season,
      ...(row.division !== "" && { division: row.division }),
      rank: row.rank,
      leagueRank: row.leagueRank,
      team: year.team(row.team).name,
      games: row.played,
      wins: row.wins,
      losses: row.losses,
      ties: row.ties,
      share: Number(row.share.toFixed(3)),
      ...(pointed && { points: row.points }),
      pointsFor: row.pointsFor,
      pointsAgainst: row.pointsAgainst,
      difference: row.difference,
      homeWins: home.wins,
      homeLosses: home.losses,
      homeTies: home.ties,
      awayWins: away.wins,
      awayLosses: away.losses,
      awayTies: away.ties,
      ...(row.streak !== "" && { streak: row.streak }),
      ...(row.by && row.played > 0 && { tieBreak: row.by.words }),
      ...(plays.has(row.team) && { playoffs: "yes" }),
      ...reached(row.team),
      teamId: row.team,
    };
  });
}

export const standingsTable = (years: readonly TableYear[]): LeagueTable => ({
  id: "standings",
  title: "Standings",
  columns: columnsOf(
    ["season", "Season"],
    ["division", "Division"],
    ["rank", "Rank"],
    ["leagueRank", "League rank"],
    ["team", "Team"],
    ["games", "Games"],
    ["wins", "Won"],
    ["losses", "Lost"],
    ["ties", "Tied"],
    ["share", "Win pct."],
    ["points", "Table points"],
    ["pointsFor", "Points for"],
    ["pointsAgainst", "Points against"],
    ["difference", "Difference"],
    ["homeWins", "Won at home"],
    ["homeLosses", "Lost at home"],
    ["homeTies", "Tied at home"],
    ["awayWins", "Won away"],
    ["awayLosses", "Lost away"],
    ["awayTies", "Tied away"],
    ["streak", "Streak"],
    ["tieBreak", "Tie-break"],
    ["playoffs", "Playoffs"],
    ["reached", "Reached"],
    ["teamId", "Team ID"],
  ),
  rows: years.flatMap(standingsOfYear),
});

/** Round and site of a game, and who plays. */
export function gameRow(year: TableYear, fixture: Fixture): TableRow {
  const { game, week, away, home, neutral } = fixture;
  return {
    season: year.season,
    week,
    round: year.title(week),
    game,
    stage: stageOf(year, fixture),
    ...(away !== undefined && { away: year.team(away).name }),
    ...(home !== undefined && { home: year.team(home).name }),
    ...(neutral && { site: "neutral" }),
    ...(away !== undefined && { awayId: away }),
    ...(home !== undefined && { homeId: home }),
  };
}

const GAME = [
  ["season", "Season"],
  ["week", "Week"],
  ["round", "Round"],
  ["game", "Game ID"],
  ["stage", "Stage"],
  ["away", "Away team"],
  ["home", "Home team"],
  ["site", "Site"],
  ["awayPoints", "Points of the away team"],
  ["homePoints", "Points of the home team"],
] as const;
const IDS = [
  ["awayId", "Away team, team ID"],
  ["homeId", "Home team, team ID"],
] as const;

const pointsOf = ({ awayPoints, homePoints }: GameResult): TableRow => ({ awayPoints, homePoints });

export const scheduleTable = (years: readonly TableYear[]): LeagueTable => ({
  id: "schedule",
  title: "Schedule",
  columns: columnsOf(...GAME, ...IDS),
  rows: years.flatMap((year) =>
    fixturesOf(year.view).map((one) => ({ ...gameRow(year, one), ...(one.result && pointsOf(one.result)) })),
  ),
});

/** What is known of a game besides its score. */
export const knownOf = (year: TableYear, result: GameResult): "plays" | "quarters" | "score" =>
  year.cells(result) ? "plays" : year.quarters?.(result) ? "quarters" : "score";

/** Games with a result, in the order of the schedule. */
export const playedIn = (year: TableYear) =>
  fixturesOf(year.view).flatMap((fixture) => (fixture.result ? [{ fixture, result: fixture.result }] : []));

export const resultsTable = (years: readonly TableYear[]): LeagueTable => ({
  id: "results",
  title: "Results",
  columns: columnsOf(
    ...GAME,
    ["winner", "Winner"],
    ["margin", "Margin"],
    ["how", "How it was played"],
    ["known", "Known by"],
    ["notes", "Notes"],
    ...IDS,
  ),
  rows: years.flatMap((year) =>
    playedIn(year).map(({ fixture, result }): TableRow => {
      const { away, home, awayPoints, homePoints } = result;
      const notes = year.notes(result).join(", ");
      const margin = marginOf(result);
      return {
        ...gameRow(year, fixture),
        ...pointsOf(result),
        ...(margin > 0 && { winner: year.team(awayPoints > homePoints ? away : home).name }),
        margin,
        how: year.how(result),
        known: knownOf(year, result),
        ...(notes !== "" && { notes }),
      };
    }),
  ),
});

export const championsTable = (years: readonly TableYear[]): LeagueTable => ({
  id: "champions",
  title: "Champions",
  columns: columnsOf(
    ["season", "Season"],
    ["team", "Champion"],
    ["wins", "Won"],
    ["losses", "Lost"],
    ["ties", "Tied"],
    ["pointsFor", "Points for"],
    ["pointsAgainst", "Points against"],
    ["second", "Second"],
    ["decided", "Decided by"],
    ["finalPoints", "Points in the final"],
    ["finalAgainst", "Points against in the final"],
    ["teamId", "Team ID"],
    ["secondId", "Second, team ID"],
  ),
  rows: years.flatMap((year) => {
    const won = championOf(year);
    if (!won) return [];
    const { final, champion, second } = year;
    const points = final && [final.awayPoints, final.homePoints].sort((a, b) => b - a);
    // The regular-season record, or in a knockout the record of all games, as in every book.
    return [
      {
        season: year.season,
        team: won.name,
        wins: won.w,
        losses: won.l,
        ties: won.t,
        pointsFor: won.pf,
        pointsAgainst: won.pa,
        second: won.second,
        decided: won.byLot ? "lot" : points ? "final" : "table",
        ...(points && { finalPoints: points[0], finalAgainst: points[1] }),
        teamId: champion!,
        secondId: second!,
      },
    ];
  }),
});
