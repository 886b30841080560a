/** Time of possession. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import type { LogRow } from "./log-rows.js";

const isFreeKick = ({ down }: LogRow): boolean => down === "KO" || down === "OS" || down === "FK";

/** The side credited with a row's seconds: for a kick, the side that has the ball afterward, so both sides add up to the game. */
function holderOf(row: LogRow, next: LogRow | undefined): Side {
  if (!isFreeKick(row) && row.call !== "PUNT") return row.team;
  return next && !isFreeKick(next) ? next.team : otherSide(row.team);
}

/** Seconds of possession up to a row. */
export function secondsHeld(rows: readonly LogRow[]): Readonly<Record<Side, number>> {
  const seconds = { away: 0, home: 0 };
  rows.forEach((row, i) => (seconds[holderOf(row, rows[i + 1])] += row.seconds ?? 0));
  return seconds;
}
