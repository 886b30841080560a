/** The seasons of a filled DY-4, and what of them is believed. */
import { countFrom } from "../../../kernel/words/index.js";
import type { WrittenRow } from "../../../kernel/machine/index.js";
import type { WrittenCopy } from "../../../contract/sheet.js";
import { ROUNDS } from "../rules/index.js";

/** Pools of Team Dice, as their fields are called. */
const POOLS = ["regular", ...ROUNDS];

export interface SeasonRow extends WrittenRow {
  /** A whole number; undefined where nothing can be read, or where it is doubted. */
  number(cell: string): number | undefined;
  /** Whether a cell may say anything. */
  doubted(cell: string): boolean;
}

/** Seasons that were played to their end, in order; pages of one campaign may come in several files. */
export function seasonRows(copies: readonly WrittenCopy[], seasons: number): SeasonRow[] {
  const rows = countFrom(1, seasons).map((number) => rowOf(copies, number));
  const open = rows.findIndex((row) => row.text("roll.first.1") === "" || isUnfinished(row));
  return open < 0 ? rows : rows.slice(0, open);
}

/** Neither a record nor what is left was written down yet. */
const isUnfinished = (row: SeasonRow): boolean =>
  ["record", "points", "total", "left"].every((cell) => row.text(cell) === "") || row.text("regular.first.1") === "";

/** The start of the season after this one, which is what this one left. */
export const NEXT_START = "next.start";

function rowOf(copies: readonly WrittenCopy[], season: number): SeasonRow {
  const fieldOf = (cell: string): string =>
    cell === NEXT_START ? `season.${season + 1}.start` : `season.${season}.${cell}`;
  const copyOf = (cell: string): number =>
    Math.max(
      0,
      copies.findIndex((copy) => copy.text(fieldOf(cell)).trim() !== ""),
    );
  const text = (cell: string): string => copies[copyOf(cell)].text(fieldOf(cell)).trim();
  return {
    text,
    place: (cell) => ({ copy: copyOf(cell), field: fieldOf(cell) }),
    remarks: "",
    number(cell) {
      const bare = text(cell).replace("\u2212", "-");
      return /^[+-]?\d+$/.test(bare) ? Number(bare) : undefined;
    },
    doubted: () => false,
  };
}

/** Cells where a hand slips: counts first, then every die. */
export function doubtsOf(most: number): readonly string[] {
  const dice = countFrom(1, most);
  return [
    ...["left", "ready", "spent", "rerolls", "bought", "extended"],
    ...["roll.first", "roll.last", "office"].flatMap((list) => [1, 2].map((die) => `${list}.${die}`)),
    ...POOLS.flatMap((pool) => ["first", "final"].flatMap((list) => dice.map((die) => `${pool}.${list}.${die}`))),
  ];
}

/** A season in which a cell is not believed. */
export const doubting = (row: SeasonRow, doubt: string): SeasonRow => ({
  ...row,
  number: (cell) => (cell === doubt ? undefined : row.number(cell)),
  doubted: (cell) => cell === doubt,
});
