/** The rows of a game as lines of the log: the handwritten values of each, by slot. */
import { scoreCells } from "../../../kernel/football/index.js";
import { minusText } from "../../../kernel/words/index.js";
import { ofPlays } from "../../../contract/plays.js";
import type { Values } from "../../../sheet/layout/form.js";
import { DIE_COLUMNS, type LogPath, type LogRow, type LogToken } from "../log/index.js";
import { signed } from "../log/row-dice.js";
import { sideLetter, spotName } from "./game-of.js";

/** A printed row: a row of the game, or its continuation. */
export interface LogLine {
  readonly row: LogRow;
  /** False on continuation rows. */
  readonly first: boolean;
  readonly values: Values;
}

/** Characters per row in the lists of rolls; longer lists continue on the next row. */
export const LIST_LETTERS = { other: 9, runs: 13 } as const;

/** Time left at the snap: circles, `F7` in the two-minute stage, `OT`. */
const clockName = ({ stage, left }: LogRow): string =>
  stage === "main" ? `${left}` : stage === "final" ? `F${left}` : "OT";

const DOWN_NAMES: Partial<Record<LogRow["what"], string>> = { kickoff: "KO", freeKick: "FK" };

function downName({ what, call, down }: LogRow): string {
  if (what === "kickoff" && call === "onside") return "OS";
  if (what === "try") return call === "kick" ? "XP" : "2P";
  return DOWN_NAMES[what] ?? `${down}`;
}

/** Rows without a gain or loss. */
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

const DASHES = { run: "solid", pass: "dashed", kick: "dotted" } as const;
const SIGNS: Readonly<Record<LogPath["end"], string>> = {
  arrow: "arrow",
  touchdown: "ball",
  fieldGoal: "ring",
  missed: "cross",
  dead: "dot",
  none: "none",
};

const isKick = ({ what, call }: LogRow): boolean => what === "kickoff" || what === "freeKick" || call === "kick";

/** A return is drawn below the way there. */
const [THERE, BACK] = [-1, 1] as const;

/** The path of the ball in a row, as drawn along a field: lines for `stretch`, in yards from home's goal line. */
function waysOf(row: LogRow): Values[] {
  const { start, parts, turnovers, end, endAt } = row.path;
  const wayOf = ({ from, to }: { from: number; to: number }): number => Math.sign(to - from);
  const doubles = parts.some((part) => wayOf(part) !== wayOf(parts[0]));
  const first = doubles ? THERE : 0;
  const ways: Values[] = isKick(row) ? [] : [{ from: start, end: "bar", lane: first }];
  let lane: number = first;
  parts.forEach((part, i) => {
    if (wayOf(part) !== wayOf(parts[0])) lane = BACK;
    const last = i === parts.length - 1;
    ways.push({ from: part.from, to: part.to, dash: DASHES[part.kind], lane, ...(last && { end: SIGNS[end] }) });
  });
  turnovers.forEach((at, i) => ways.push({ from: at, end: "cross", lane: i === 0 ? first : 0 }));
  if (parts.length === 0 && end !== "none" && end !== "arrow") ways.push({ from: endAt, end: SIGNS[end], lane });
  return ways;
}

/** All rows of a game as lines of the sheet, in order. */
export const logLines = (rows: readonly LogRow[]): LogLine[] => rows.flatMap(linesOf);

function linesOf(row: LogRow): LogLine[] {
  const other = dealTokens(row.other, LIST_LETTERS.other);
  const runs = dealTokens(row.runs, LIST_LETTERS.runs);
  const count = Math.max(1, other.length, runs.length);
  return Array.from({ length: count }, (_, i) => ({
    row,
    first: i === 0,
    values: ofPlays<Values>(
      {
        ...(i === 0 && situation(row)),
        ...(other[i] && { other: listed(other[i]) }),
        ...(runs[i] && { runs: listed(runs[i]) }),
        // The result is where the eye looks for it: in the row's last line.
        ...(i === count - 1 && outcome(row)),
      },
      row.number,
    ),
  }));
}

/** Drawn with a pencil, not written. */
const DRAWN = ["way", "drive"];

/** Values of a row, over all its lines. */
export const rowValues = (row: LogRow): Values =>
  Object.fromEntries(
    Object.entries({
      ...situation(row),
      other: textOf(row.other),
      runs: textOf(row.runs),
      ...outcome(row),
    }).filter(([cell]) => !DRAWN.includes(cell)),
  );

const textOf = (tokens: readonly LogToken[]): string => tokens.map(({ text }) => text).join(" ");

/** Distributes a list over as few cells as possible, evenly. */
export function dealTokens(tokens: readonly LogToken[], letters: number): LogToken[][] {
  const deal = (room: number): LogToken[][] => {
    const lines: LogToken[][] = [];
    for (const token of tokens) {
      const open = lines.at(-1);
      if (open && textOf([...open, token]).length <= room) open.push(token);
      else lines.push([token]);
    }
    return lines;
  };
  const least = deal(letters).length;
  let room = Math.ceil(textOf(tokens).length / Math.max(1, least));
  while (deal(Math.min(room, letters)).length > least) room++;
  return deal(Math.min(room, letters));
}

/** A list as written, with a stroke under a roll for each natural 1 in it. */
function listed(tokens: readonly LogToken[]): Values[string] {
  const under: { from: number; to: number; row: number }[] = [];
  let at = 0;
  for (const { text, ones } of tokens) {
    for (let row = 0; row < Math.min(2, ones); row++) under.push({ from: at, to: at + text.length, row });
    at += text.length + 1;
  }
  return under.length === 0 ? textOf(tokens) : { text: textOf(tokens), under };
}

function situation(row: LogRow): Values {
  const { pick, spent, dice } = row;
  return {
    number: row.number,
    clock: clockName(row),
    side: { text: sideLetter(row.offense), heavy: true },
    down: downName(row),
    ...(row.what === "down" && { need: row.goal ? "G" : row.toGo }),
    line: spotName(row.offense, row.spot),
    ...(pick && { pickOff: pick.offense, pickDef: pick.defense, bonus: signed(pick.bonus) }),
    ...(spent.offense > 0 && { spentOff: spent.offense }),
    ...(spent.defense > 0 && { spentDef: spent.defense }),
    ...Object.fromEntries(
      DIE_COLUMNS.flatMap((key) => {
        const die = dice[key];
        // A natural 1 earns a bonus, so it is circled.
        return die ? [[key, die.one ? { text: die.face, ring: true } : die.face]] : [];
      }),
    ),
    ...(row.result !== undefined && { result: signed(row.result) }),
    ...(row.total !== undefined && { total: signed(row.total) }),
    ...(row.level !== undefined && { level: `${row.level}${row.pressed ? "+" : ""}` }),
    way: waysOf(row),
  };
}

function outcome(row: LogRow): Values {
  return {
    words: row.loud ? { text: row.words, heavy: true } : row.words,
    ...(!NO_YARDS.has(row.how) && { yards: minusText(row.yards) }),
    ends: endName(row),
    ...standing(row),
    ...(row.endsDrive && { drive: row.endsPeriod ? "double" : true }),
  };
}

/** Bars, trackers and score after a row; empty before the first. */
export function standing(row: LogRow | undefined): Values {
  const none = { home: 0, away: 0 };
  const { bar, plays, score } = row ?? { bar: none, plays: none, score: none };
  const scored = scoreCells(score, row?.scorer, true);
  return {
    barHome: bar.home,
    barAway: bar.away,
    ...((row === undefined || row.stage === "main") && {
      playsHome: plays.home,
      playsAway: plays.away,
      timeLeft: row?.time.left ?? 0,
      timeRight: row?.time.right ?? 0,
    }),
    // In the two-minute stage the trackers are unused: their columns count the plays left.
    ...(row?.stage === "final" && { timeLeft: "F", timeRight: row.leftAfter }),
    scoreHome: scored.home,
    scoreAway: scored.away,
  };
}
