/** Who had the ball how long, and what became of third downs. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import type { LogRow } from "./log-rows.js";

const isFreeKick = ({ down }: LogRow): boolean => down === "KO" || down === "OS" || down === "FK";

/** Whose the seconds of a row are: those of a kick belong to the side that has the ball after it, so both sides add up to the game. */
function holderOf(row: LogRow, next: LogRow | undefined): Side {
  if (!isFreeKick(row) && row.call !== "PUNT") return row.team;
  return next && !isFreeKick(next) ? next.team : otherSide(row.team);
}

/** Seconds with the ball, and third downs made, up to a row. */
export function heldBy(rows: readonly LogRow[]) {
  const made = { away: 0, home: 0 };
  const tried = { away: 0, home: 0 };
  const seconds = { away: 0, home: 0 };
  rows.forEach((row, i) => {
    seconds[holderOf(row, rows[i + 1])] += row.seconds;
    if (row.down !== "3" || row.call === "FG" || row.call === "PUNT" || row.call === "FOUL") return;
    tried[row.team]++;
    const next = rows[i + 1];
    if (row.scorer === row.team || (next?.team === row.team && next.down === "1")) made[row.team]++;
  });
  return { made, tried, seconds };
}

export type Held = ReturnType<typeof heldBy>;
