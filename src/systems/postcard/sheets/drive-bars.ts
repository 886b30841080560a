/** Drives as bars on a field: home's hatched, away's open, with a sign for how each ended. */
import { FIELD, type DriveResult } from "../../../kernel/football/index.js";
import { round } from "../../../page/lay-out.js";
import { fromHome, type LogDrive } from "../log/index.js";
import { stripX, type StripMark, type StripPlace } from "./drive-strip.js";

/** Half the height of a bar, and the distance of its hatches. */
const HALF = 1.15;
const HATCH = 1.25;
/** Shortest bar that can be seen. */
const LEAST = 0.7;
/** Middle of an end zone, yards behind the goal line. */
const DEEP = 5;

const SIGNS: Readonly<Record<DriveResult, string>> = {
  touchdown: "ball",
  fieldGoal: "ring",
  safety: "ring",
  missedFieldGoal: "cross",
  interception: "cross",
  fumble: "cross",
  downs: "bar",
  punt: "arrow",
  halfTime: "none",
  gameEnd: "none",
};

/** What a pencil draws for the drives, each on its line. */
export function driveBars(
  drives: readonly LogDrive[],
  middles: readonly number[],
  place: StripPlace,
  prefix: string,
): StripMark[] {
  return drives.flatMap((drive, i) => bar(drive, middles[i], place, `${prefix}.${i + 1}`));
}

function bar({ team, from, to, result }: LogDrive, cy: number, place: StripPlace, name: string): StripMark[] {
  const marks: StripMark[] = [];
  const way = team === "home" ? 1 : -1;
  const reached = result === "touchdown" ? FIELD : to;
  const x1 = stripX(place, fromHome(team, from));
  const x2 = stripX(place, fromHome(team, reached));
  const left = Math.min(x1, x2, x1 - LEAST / 2);
  const right = Math.max(x1, x2, x1 + LEAST / 2);
  const put = (ax: number, ay: number, bx: number, by: number, more: Partial<StripMark> = {}): void =>
    void marks.push({
      name: `${name}.${marks.length + 1}`,
      ...{ x1: round(ax), y1: round(cy + ay), x2: round(bx), y2: round(cy + by) },
      ...{ dash: "solid", from: "none", to: "none", reach: 0.95 },
      ...more,
    });
  put(left, -HALF, right, -HALF);
  put(left, HALF, right, HALF);
  put(left, -HALF, left, HALF);
  put(right, -HALF, right, HALF);
  if (team === "home") {
    for (let x = left + HATCH; x < right + HALF; x += HATCH) {
      // Each hatch leans; the first and last are cut at the ends of the bar.
      const [top, bottom] = [Math.min(x, right), Math.max(left, x - HALF * 1.4)];
      const cut = ((x - top) / (HALF * 1.4)) * 2 * HALF;
      const rest = ((bottom - (x - HALF * 1.4)) / (HALF * 1.4)) * 2 * HALF;
      put(top, -HALF + cut, bottom, HALF - rest);
    }
  }
  const end = way > 0 ? right : left;
  const sign = SIGNS[result];
  if (result === "fieldGoal") {
    const goal = stripX(place, fromHome(team, FIELD + DEEP));
    put(end + way * 0.6, 0, goal, 0, { dash: "dotted", to: sign, reach: 1.05 });
  } else if (result === "touchdown")
    put(stripX(place, fromHome(team, FIELD + DEEP)), 0, stripX(place, fromHome(team, FIELD + DEEP)), 0, {
      to: sign,
      reach: 1.15,
    });
  else if (result === "punt") put(end, 0, end + way * 2.6, 0, { to: sign, reach: 1 });
  else if (sign === "bar") put(end + way * 1.2, 0, end + way * 1.2, 0, { to: sign, reach: HALF * 1.5 });
  else if (sign !== "none") put(end + way * 1.7, 0, end + way * 1.7, 0, { to: sign, reach: 0.95 });
  return marks;
}
