/** A plain league in words: the table for the terminal, how far teams got, who won. */

import { championOf, playoffsIn, runnerUpOf, tableOf, type GameResult, type SeasonView } from "../season.js";
import { rowOf, type Standing } from "../standings.js";
import { championLine } from "../words.js";

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

type Column = readonly [head: string, cell: (row: Standing) => string | number];
const POINTS: Column = ["Pts", (row) => row.points];
const TABLE: readonly Column[] = [
  ["W", (row) => row.wins],
  ["L", (row) => row.losses],
  ["T", (row) => row.ties],
  ["Pct", (row) => row.share.toFixed(3).replace(/^0/, "")],
  ["PF", (row) => row.pointsFor],
  ["PA", (row) => row.pointsAgainst],
  ["diff", (row) => signed(row.difference)],
  ["streak", (row) => row.streak],
  ["tie-break", (row) => row.by?.words ?? ""],
];
const KNOCK_OUT_HEADS = ["", "W", "L", "PF", "PA", "reached"];

/** How far a team got in a season's knockout. */
export function reachedOf(view: SeasonView, team: string): { readonly round: number; readonly words: string } {
  if (championOf(view) === team) return { round: Infinity, words: "champion" };
  const games = playoffsIn(view).rounds.flatMap((round) => round.games);
  const last = games.findLast(({ sides }) => sides.some((side) => side.team === team));
  if (!last) return { round: 0, words: "" };
  const title = last.title.toLowerCase();
  const out = last.winner !== undefined && last.winner !== team;
  return {
    round: last.week + (out ? 0 : 0.5),
    words: out ? (title === "final" ? "lost the final" : `out in the ${title}`) : `in the ${title}`,
  };
}

/** Teams of a knockout by how far they got, then by draw number. */
export const knockOutRows = (view: SeasonView) =>
  view.numbers
    .map((team, number) => {
      const row = rowOf({ team, division: "" }, view.results, view.table.points);
      return { ...reachedOf(view, team), number, row };
    })
    .sort((a, b) => b.round - a.round || a.number - b.number);

/** True if the table is ordered by points; otherwise points mean nothing. */
export const countsPoints = ({ table }: SeasonView): boolean => table.breaks.some(({ id }) => id === "points");

/** The table, one block per division, or the knockout if there is none; headings first. */
export function standingsRows(view: SeasonView, name: (id: string) => string): string[][] {
  if (view.rounds.length === 0) {
    const rows = knockOutRows(view).map(({ row, words }) => [
      name(row.team),
      ...[row.wins, row.losses, row.pointsFor, row.pointsAgainst].map(String),
      words,
    ]);
    return [KNOCK_OUT_HEADS, ...rows];
  }
  const table = tableOf(view);
  const columns = countsPoints(view) ? [POINTS, ...TABLE] : TABLE;
  const blocks = [...new Set(table.map(({ division }) => division))].flatMap((division) => [
    ...(division === "" ? [] : [[division]]),
    ...table
      .filter((row) => row.division === division)
      .map((row) => [`${row.rank}. ${name(row.team)}`, ...columns.map(([, cell]) => `${cell(row)}`)]),
  ]);
  return [["", ...columns.map(([head]) => head)], ...blocks];
}

/** The line about a finished season. It shows the regular-season record, as in all leagues; in a knockout, the record of all games. */
export function championWords(view: SeasonView, name: (id: string) => string): string {
  const [champion, second] = [championOf(view)!, runnerUpOf(view)!];
  const row =
    view.rounds.length > 0
      ? tableOf(view).find(({ team }) => team === champion)!
      : rowOf({ team: champion, division: "" }, view.results);
  const final = playoffsIn(view).rounds.at(-1)?.games[0];
  return championLine(view.season, name(champion), row, name(second), final?.results.at(-1), final?.byLot);
}

/** Notes after a result: replays, games played by hand, lots drawn. */
export function notesOf(
  view: SeasonView,
  { game }: GameResult,
  byHand: boolean,
  name: (id: string) => string,
): string[] {
  const drawn = playoffsIn(view)
    .rounds.flatMap(({ games }) => games)
    .find(({ byLot, results }) => byLot && results.at(-1)!.game === game);
  return [
    ...(game.includes(".r") ? [`replay ${game.split(".r")[1]}`] : []),
    ...(byHand ? ["by hand"] : []),
    ...(drawn ? [`${name(drawn.winner!)} advance by lot`] : []),
  ];
}
