/** The rows of a filled PC-3: a play takes as many lines as its rolls need, with the result on the last one. */
import { DASH, MINUS } from "../../../kernel/words/index.js";
import type { WrittenRow } from "../../../kernel/machine/index.js";
import type { WrittenCopy } from "../../../contract/sheet.js";
import { DIE_COLUMNS } from "../log/index.js";

/** Any of these begins a row. */
const SITUATION = ["number", "clock", "side", "down", "need", "line", "pickOff", "pickDef", ...DIE_COLUMNS];
/** Lists continue on the next line. */
const LISTS = ["other", "runs"];
const OUTCOME = ["words", "yards", "ends", "barHome", "barAway", "scoreHome", "scoreAway"];
/** If a row has none of these, it was not played yet. */
const PLAYED = [...DIE_COLUMNS, ...LISTS, ...OUTCOME];

/** A roll by one side: a face or the sum of two, and the bonuses spent on it. */
export interface RolledText {
  /** Undefined if doubted. */
  readonly sum: number | undefined;
  readonly spent: number;
}

/** A roll without a column: `G2`, `F5+1-3`. */
export interface RollText {
  /** Lowercase: `g`, `i`, `s`, `f`, `x`, `b`, `k`, `r`. */
  readonly letter: string;
  readonly dice: readonly RolledText[];
}

export interface PlayRow extends WrittenRow {
  /** A whole number; undefined for anything else. */
  number(cell: string): number | undefined;
  readonly rolls: readonly RollText[];
  /** Run after the catch: catch minus pressure. */
  readonly caught?: number;
  /** Results of the tackles, in order; undefined if doubted. */
  readonly tackles: readonly (number | undefined)[];
  /** The cell that is doubted, so that it may have any value. */
  readonly doubts?: Doubt;
}

/** Positions in lists. */
type ListDoubt = `roll ${number}` | `tackle ${number}`;
export type Doubt = (typeof CELL_DOUBTS)[number] | ListDoubt | "everything";

const CELL_DOUBTS = [
  ...DIE_COLUMNS,
  "caught",
  "spentOff",
  "spentDef",
  "result",
  "total",
  "level",
  "barHome",
  "barAway",
  "pickOff",
  "pickDef",
  "other",
] as const;

/** Where mistakes are likely: each alone, then anywhere. */
export const DOUBTS: readonly Doubt[] = [
  ...[0, 1, 2, 3].flatMap((at): ListDoubt[] => [`tackle ${at}`, `roll ${at}`]),
  ...CELL_DOUBTS,
  "everything",
];

/** A row with one cell doubted. */
export function doubted(row: PlayRow, doubts: Doubt): PlayRow {
  const [list, at] = doubts.split(" ");
  return {
    ...row,
    doubts,
    number: (cell) => (cell === doubts ? undefined : row.number(cell)),
    ...(doubts === "caught" && { caught: undefined }),
    ...(doubts === "other" && { rolls: [] }),
    ...(list === "tackle" && { tackles: row.tackles.map((result, i) => (i === Number(at) ? undefined : result)) }),
    ...(list === "roll" && {
      rolls: row.rolls.map((roll, i) =>
        i === Number(at) ? { ...roll, dice: roll.dice.map((die) => ({ ...die, sum: undefined })) } : roll,
      ),
    }),
  };
}

const DASHES = new RegExp(`[${DASH}${MINUS}]`, "g");
const plain = (text: string): string => text.replace(DASHES, "-");

const ROLL = /([gisfxbkr])\s*(\d+)(?:\s*\+\s*(\d+))?(?:\s*-\s*(\d+)(?:\s*\+\s*(\d+))?)?/g;

function rollsIn(text: string): RollText[] {
  const rolled = (sum: string, spent: string | undefined): RolledText => ({
    sum: Number(sum),
    spent: Number(spent ?? 0),
  });
  return [...plain(text).toLowerCase().matchAll(ROLL)].map(([, letter, sum, spent, sumBy, spentBy]) => ({
    letter,
    dice: [rolled(sum, spent), ...((sumBy as string | undefined) === undefined ? [] : [rolled(sumBy, spentBy)])],
  }));
}

const RUN = /(c?)\s*([+-]?\d+)/g;

/** Lines of the table over all copies, combined into rows. */
export function playRows(copies: readonly WrittenCopy[]): PlayRow[] {
  const lines = copies.flatMap((sheet, copy) => {
    const own: Line[] = [];
    for (let line = 1; sheet.has(`play.${line}.number`); line++)
      own.push({ copy, name: `play.${line}`, text: (cell) => sheet.text(`play.${line}.${cell}`).trim() });
    return own;
  });
  const rows: Line[][] = [];
  for (const line of lines) {
    const begins = SITUATION.some((cell) => line.text(cell) !== "");
    if (begins) rows.push([line]);
    else if (rows.length > 0 && PLAYED.some((cell) => line.text(cell) !== "")) rows[rows.length - 1].push(line);
  }
  const played = rows.findLastIndex((row) => PLAYED.some((cell) => row.some(({ text }) => text(cell) !== "")));
  return rows.slice(0, played + 1).map(rowOf);
}

interface Line {
  readonly copy: number;
  readonly name: string;
  readonly text: (cell: string) => string;
}

function rowOf(lines: readonly Line[]): PlayRow {
  const lineOf = (cell: string): Line =>
    lines.find(({ text }) => text(cell) !== "") ?? (OUTCOME.includes(cell) ? lines[lines.length - 1] : lines[0]);
  const text = (cell: string): string =>
    LISTS.includes(cell)
      ? lines
          .map((line) => line.text(cell))
          .filter((part) => part !== "")
          .join(" ")
      : lineOf(cell).text(cell);
  const number = (cell: string): number | undefined => {
    const found = /^[+-]?\d+/.exec(plain(text(cell)));
    return found ? Number(found[0]) : undefined;
  };
  const runs = [...plain(text("runs")).toLowerCase().matchAll(RUN)].map(([, c, yards]) => ({
    c,
    result: Number(yards),
  }));
  const caught = runs.find(({ c }) => c !== "")?.result;
  return {
    text,
    place(cell) {
      const { copy, name } = lineOf(cell);
      return { copy, field: `${name}.${cell}` };
    },
    remarks: "",
    number,
    rolls: rollsIn(text("other")),
    ...(caught !== undefined && { caught }),
    tackles: runs.filter(({ c }) => c === "").map(({ result }) => result),
  };
}
