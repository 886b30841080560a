/** Drives in a chart: words for how they begin and end, and their lines on the field. */
import { minusText } from "../words/index.js";
import type { Drive } from "./drives.js";
import type { DriveResult, DriveStart } from "./events.js";
import { FIELD } from "./field.js";

export const DRIVE_STARTS: Readonly<Record<DriveStart, string>> = {
  kickoff: "kickoff",
  freeKick: "free kick",
  onside: "onside kick",
  punt: "punt",
  interception: "interception",
  fumble: "fumble",
  downs: "on downs",
  missedFieldGoal: "missed FG",
  overtime: "overtime",
};

/** Scores are in capitals. */
export const DRIVE_RESULTS: Readonly<Record<DriveResult, string>> = {
  touchdown: "TOUCHDOWN",
  fieldGoal: "FIELD GOAL",
  safety: "SAFETY",
  missedFieldGoal: "missed FG",
  punt: "punt",
  downs: "on downs",
  interception: "interception",
  fumble: "fumble",
  halfTime: "halftime",
  gameEnd: "end of game",
};

/** The symbol after a drive; none if time ran out. */
const SIGNS: Readonly<Record<DriveResult, string>> = {
  touchdown: "ball",
  fieldGoal: "ring",
  safety: "cross",
  missedFieldGoal: "cross",
  interception: "cross",
  fumble: "cross",
  downs: "bar",
  punt: "arrow",
  halfTime: "none",
  gameEnd: "none",
};

/** Yards: to the middle of an end zone, from the end of a drive to its symbol, and length of a punt's arrow. */
const [DEEP, BEYOND, PUNT] = [5, 2, 3.5] as const;

type Line = Readonly<Record<string, string | number>>;

/**
 * A drive in yards from the home goal line, home on the right: a line, then a symbol where it ended, even behind its start.
 * Touchdowns and kicks reach into the end zone; a safety is marked on the goal line.
 * @param way style of the line. @param sign style of the symbol
 */
export function driveLines(
  { team, from, yards, result }: Pick<Drive, "team" | "from" | "yards" | "result">,
  way: Line,
  sign: Line = {},
): Line[] {
  const on = team === "home" ? 1 : -1;
  const place = (spot: number): number => (team === "home" ? spot : FIELD - spot);
  const [start, end] = [place(from), place(result === "touchdown" ? FIELD : from + yards)];
  const goal = place(FIELD + DEEP);
  const drive = { from: start, to: end, ...way };
  const mark = { end: SIGNS[result], ...sign };
  if (mark.end === "none") return [drive];
  if (result === "touchdown") return [drive, { from: goal, ...mark }];
  if (result === "fieldGoal") return [drive, { from: end + on, to: goal, dash: "dotted", ...mark }];
  if (result === "safety") return [drive, { from: end, ...mark }];
  // The line of a lost drive lies ahead of its end: the symbol goes behind it, and a punt's arrow points at it.
  const loss = yards < 0;
  if (result === "punt") {
    const kick = loss ? { from: end - on * PUNT, to: end } : { from: end, to: end + on * PUNT };
    return [drive, { ...kick, ...mark }];
  }
  return [drive, { from: end + (loss ? -on : on) * BEYOND, ...mark }];
}

/** Where a drive ended, in its team's yards: 0 and 100 are the goal lines. */
export const driveEnd = ({ from, yards, result }: Pick<Drive, "from" | "yards" | "result">): number =>
  result === "touchdown" ? FIELD : Math.min(FIELD, Math.max(0, from + yards));

/** A drive as a handwritten row of a chart: the home team's drives are hatched, the visitors' open; scores are emphasized. */
export function driveCells(
  drive: Drive,
  i: number,
  words: Readonly<Record<"by" | "from" | "end" | "start" | "result", string>>,
) {
  const heavy = (text: string | number) => (drive.points > 0 ? { text, heavy: true } : text);
  return {
    ...words,
    number: i + 1,
    bar: driveLines(drive, { bar: drive.team === "home" ? "hatched" : "open" }),
    plays: drive.plays,
    yards: minusText(drive.yards),
    result: heavy(words.result),
    ...(drive.points > 0 && { points: heavy(drive.points) }),
  };
}
