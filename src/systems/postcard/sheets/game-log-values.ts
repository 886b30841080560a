/** The rows of the game log in the words of the sheet. */
import { minusText } from "../../../kernel/words/index.js";
import { mirrorSpot, otherSide, type Side } from "../../../kernel/football/index.js";
import { DIE_COLUMNS, type LogRow } from "../log/index.js";
import { signed } from "../log/row-dice.js";
import { LOG_COLUMNS, type LogCell } from "./game-log-columns.js";
import { listPieces, type ListPiece } from "./game-log-hand.js";

/** Hand of the log, points. */
export const LOG_HAND = 8.6;
export const LOG_FLOOR = 6;

/** A printed row: a row of the game, or what did not fit into the one above. */
export interface LogLine {
  readonly row: LogRow;
  /** False on the rows that only carry on. */
  readonly first: boolean;
  readonly last: boolean;
  readonly values: Readonly<Partial<Record<LogCell, string>>>;
  readonly other: ListPiece | undefined;
  readonly runs: ListPiece | undefined;
  /** Cells with a die that shows a natural 1. */
  readonly ones: readonly LogCell[];
  readonly scorer: Side | undefined;
}

const letter = (side: Side): string => (side === "home" ? "H" : "A");

/** `H35`, `50`, `A0`; the letter names whose half it is. */
export function spotName(side: Side, spot: number): string {
  const far = mirrorSpot(spot);
  if (spot === far) return `${spot}`;
  return spot < far ? `${letter(side)}${minusText(spot)}` : `${letter(otherSide(side))}${minusText(far)}`;
}

/** Time left at the snap: circles, `F7` in the two-minute stage, `OT`. */
export const clockName = ({ stage, left }: Pick<LogRow, "stage" | "left">): string =>
  stage === "main" ? `${left}` : stage === "final" ? `F${left}` : "OT";

const DOWN_WORDS: Partial<Record<LogRow["what"], string>> = { kickoff: "KO", freeKick: "FK" };

function downName({ what, call, down }: LogRow): string {
  if (what === "kickoff" && call === "onside") return "OS";
  if (what === "try") return call === "kick" ? "XP" : "2P";
  return DOWN_WORDS[what] ?? `${down}`;
}

/** Rows in which nobody gained or lost yards. */
const NO_YARDS: ReadonlySet<string> = new Set([
  "touchback",
  "fairCatch",
  "fieldGoal",
  "missed",
  "blocked",
  "tryGood",
  "tryFailed",
]);

function endName(row: LogRow): string {
  const { path, scorer, what } = row;
  if (path.end === "touchdown" && what !== "try") return "TD";
  if (scorer !== undefined || what === "try") return "\u2013";
  return spotName(row.ball, row.endSpot);
}

/** All rows of a game as lines of the sheet, in order. */
export const logLines = (rows: readonly LogRow[]): LogLine[] => rows.flatMap(linesOf);

function linesOf(row: LogRow): LogLine[] {
  const other = listPieces(row.other, LOG_COLUMNS.other.w, LOG_HAND, LOG_FLOOR);
  const runs = listPieces(row.runs, LOG_COLUMNS.runs.w, LOG_HAND, LOG_FLOOR);
  const count = Math.max(1, other.length, runs.length);
  return Array.from({ length: count }, (_, i) => {
    const [first, last] = [i === 0, i === count - 1];
    return {
      row,
      first,
      last,
      values: {
        ...(first ? situation(row) : {}),
        other: other[i]?.text ?? "",
        runs: runs[i]?.text ?? "",
        // What came of it stands where the eye arrives: in the last line of the row.
        ...(last ? outcome(row) : {}),
      },
      other: other[i],
      runs: runs[i],
      ones: first ? DIE_COLUMNS.filter((key) => row.dice[key]?.one) : [],
      scorer: last ? row.scorer : undefined,
    };
  });
}

function situation(row: LogRow): Partial<Record<LogCell, string>> {
  const { pick, spent, dice } = row;
  const spend = (count: number): string => (count === 0 ? "" : `${count}`);
  const scrimmage = row.what === "down";
  return {
    number: `${row.number}`,
    clock: clockName(row),
    side: letter(row.offense),
    down: downName(row),
    need: scrimmage ? (row.goal ? "G" : `${row.toGo}`) : "",
    line: spotName(row.offense, row.spot),
    ...(pick && { pickO: `${pick.offense}`, pickD: `${pick.defense}`, bonus: signed(pick.bonus) }),
    usedO: spend(spent.offense),
    usedD: spend(spent.defense),
    ...Object.fromEntries(DIE_COLUMNS.flatMap((key) => (dice[key] ? [[key, `${dice[key].face}`]] : []))),
    result: row.result === undefined ? "" : signed(row.result),
    total: row.total === undefined ? "" : signed(row.total),
    level: row.level === undefined ? "" : `${row.level}${row.pressed ? "+" : ""}`,
  };
}

function outcome(row: LogRow): Partial<Record<LogCell, string>> {
  const { bar, plays, time, score } = row;
  // The trackers are off in the two-minute stage and after it.
  const main = row.stage === "main";
  return {
    words: row.words,
    yards: NO_YARDS.has(row.how) ? "" : minusText(row.yards),
    ends: endName(row),
    barH: `${bar.home}`,
    barA: `${bar.away}`,
    ...(main && {
      playsH: `${plays.home}`,
      playsA: `${plays.away}`,
      timeL: `${time.left}`,
      timeR: `${time.right}`,
    }),
    scoreH: `${score.home}`,
    scoreA: `${score.away}`,
  };
}
