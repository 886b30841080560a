/** Who had the ball how long. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import type { LogRow } from "./log-rows.js";

const isFreeKick = ({ down }: LogRow): boolean => down === "KO" || down === "OS" || down === "FK";

/** Whose the seconds of a row are: those of a kick belong to the side that has the ball after it, so both sides add up to the game. */
function holderOf(row: LogRow, next: LogRow | undefined): Side {
  if (!isFreeKick(row) && row.call !== "PUNT") return row.team;
  return next && !isFreeKick(next) ? next.team : otherSide(row.team);
}

/** Seconds with the ball up to a row. */
export function secondsHeld(rows: readonly LogRow[]): Readonly<Record<Side, number>> {
  const seconds = { away: 0, home: 0 };
  rows.forEach((row, i) => (seconds[holderOf(row, rows[i + 1])] += row.seconds ?? 0));
  return seconds;
}
