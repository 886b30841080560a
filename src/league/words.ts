/** Seasons in words for the terminal. */
import type { Result, Tally } from "./results.js";

/** `5-2`, or `5-2-1` with ties. */
export const recordWords = ({ wins, losses, ties }: Pick<Tally, "wins" | "losses" | "ties">): string =>
  [wins, losses, ...(ties > 0 ? [ties] : [])].join("-");

/** `Season 1: Harbor City Lamplighters (12-2), 24-17 over Millbrook Ferrymen in the final`. */
export function championLine(
  season: number,
  champion: string,
  record: Pick<Tally, "wins" | "losses" | "ties">,
  second: string,
  final: Pick<Result, "awayPoints" | "homePoints"> | undefined,
  byLot = false,
): string {
  const head = `Season ${season}: ${champion} (${recordWords(record)})`;
  if (!final) return `${head}, ahead of ${second}`;
  const score = [final.awayPoints, final.homePoints].sort((a, b) => b - a).join("-");
  return `${head}, ${byLot ? `by lot after ${score} with` : `${score} over`} ${second} in the final`;
}
