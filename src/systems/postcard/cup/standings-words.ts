/** Standings and champions as words for the terminal. */
import { rowOf, tieBreakWords, type Standing } from "./standings.js";
import { teamOf } from "./enter-result.js";
import type { Cup } from "./types.js";
import {
  bracketOf,
  championOf,
  hasTable,
  runnerUpOf,
  tableOf,
  tableRounds,
  titleOfRound,
  viewOf,
  winnerOf,
  type SeasonView,
} from "./view.js";

/** `.750`, `1.000`. */
export const shareWords = (share: number): string => share.toFixed(3).replace(/^0/, "");
/** `5-2`, or `5-2-1` with ties. */
export const recordWords = ({ wins, losses, ties }: Pick<Standing, "wins" | "losses" | "ties">, dash = "-"): string =>
  [wins, losses, ...(ties > 0 ? [ties] : [])].join(dash);
export const signedWords = (value: number, minus = "-"): string =>
  value < 0 ? `${minus}${-value}` : value === 0 ? "0" : `+${value}`;

const TABLE_HEADS = ["", "Pts", "W", "L", "T", "Pct", "PF", "PA", "diff", "streak", "tie-break"];
const KNOCK_OUT_HEADS = ["", "W", "L", "PF", "PA", "reached"];

/** The season that people ask about: before its first game the one before it. */
const shownView = (cup: Cup): SeasonView =>
  cup.results.length === 0 && cup.history.length > 0 ? viewOf(cup, cup.season - 1) : viewOf(cup);

/** How far a team came in the knock-out of a season. */
export function reachedOf(view: SeasonView, team: string): { readonly round: number; readonly words: string } {
  if (championOf(view) === team) return { round: Infinity, words: "champion" };
  const slots = bracketOf(view).flat();
  const own = slots.filter(({ sides }) => sides.some((side) => side.team === team));
  const last = own.at(-1);
  if (!last) return { round: 0, words: "" };
  const title = titleOfRound(view, tableRounds(view) + last.round).toLowerCase();
  const out = last.winner !== undefined && last.winner !== team;
  return {
    round: last.round + (out ? 0 : 0.5),
    words: out ? (title === "final" ? "lost the final" : `out in the ${title}`) : `in the ${title}`,
  };
}

/** Heads first. */
export function standingsRows(cup: Cup): string[][] {
  const view = shownView(cup);
  const name = (id: string): string => teamOf(cup, id).name;
  if (hasTable(view.contest)) {
    const rows = tableOf(view).map((row) => [
      `${row.rank}. ${name(row.team)}`,
      ...[row.points, row.wins, row.losses, row.ties].map(String),
      shareWords(row.share),
      ...[row.pointsFor, row.pointsAgainst].map(String),
      signedWords(row.difference),
      row.streak,
      row.by ? tieBreakWords(row.by) : "",
    ]);
    return [TABLE_HEADS, ...rows];
  }
  const rows = knockOutRows(view).map(({ row, words }) => [
    name(row.team),
    ...[row.wins, row.losses, row.pointsFor, row.pointsAgainst].map(String),
    words,
  ]);
  return [KNOCK_OUT_HEADS, ...rows];
}

/** Teams of a knock-out by how far they came, then by number of the draw. */
export function knockOutRows(view: SeasonView) {
  return view.order
    .map((team, number) => ({ ...reachedOf(view, team), number, row: rowOf(team, view.results, view.points) }))
    .sort((a, b) => b.round - a.round || a.number - b.number);
}

/** `Season 1: Harbor City Lamplighters (12-2), 24-17 over the Millbrook Ferrymen in the final`. */
export function championLine(cup: Cup, season: number): string {
  const view = viewOf(cup, season);
  const champion = championOf(view)!;
  const second = runnerUpOf(view)!;
  const row = rowOf(champion, view.results, view.points);
  const head = `Season ${season}: ${teamOf(cup, champion).name} (${recordWords(row)})`;
  const final = bracketOf(view).at(-1)?.[0];
  if (!final) return `${head}, ahead of ${teamOf(cup, second).name}`;
  const last = final.results.at(-1)!;
  const score = [last.awayPoints, last.homePoints].sort((a, b) => b - a).join("-");
  const how = winnerOf(last) === undefined ? `by lot after ${score} with` : `${score} over`;
  return `${head}, ${how} ${teamOf(cup, second).name} in the final`;
}

/** A line a season that is over, the current one among them. */
export const championLines = (cup: Cup): string[] =>
  [...cup.history.map(({ season }) => season), ...(championOf(viewOf(cup)) === undefined ? [] : [cup.season])].map(
    (season) => championLine(cup, season),
  );
