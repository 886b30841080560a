/** The seasons of a filled DY-4, and which cells to trust. */
import { countFrom } from "../../../kernel/words/index.js";
import type { WrittenRow } from "../../../kernel/machine/index.js";
import type { WrittenCopy } from "../../../contract/sheet.js";
import { ROUNDS } from "../rules/index.js";

/** Sets of Team Dice, as their fields are named. */
const POOLS = ["regular", ...ROUNDS];

export interface SeasonRow extends WrittenRow {
  /** A whole number; undefined if unreadable or doubted. */
  number(cell: string): number | undefined;
  /** True if a cell is doubted, so that it may have any value. */
  doubted(cell: string): boolean;
}

/** Seasons played to their end, in order; pages of one campaign may be spread over several files. */
export function seasonRows(copies: readonly WrittenCopy[], seasons: number): SeasonRow[] {
  const rows = countFrom(1, seasons).map((number) => rowOf(copies, number));
  const open = rows.findIndex((row) => row.text("roll.first.1") === "" || isUnfinished(row));
  return open < 0 ? rows : rows.slice(0, open);
}

/** True if neither the record nor the remaining influence was written down yet. */
const isUnfinished = (row: SeasonRow): boolean =>
  ["record", "points", "total", "left"].every((cell) => row.text(cell) === "") || row.text("regular.first.1") === "";

/** The starting influence of the next season, which is what this one left. */
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

/** Cells in which mistakes are likely: counts first, then every die. */
export function doubtsOf(most: number): readonly string[] {
  const dice = countFrom(1, most);
  return [
    ...["left", "ready", "spent", "rerolls", "bought", "extended"],
    ...["roll.first", "roll.last", "office"].flatMap((list) => [1, 2].map((die) => `${list}.${die}`)),
    ...POOLS.flatMap((pool) => ["first", "final"].flatMap((list) => dice.map((die) => `${pool}.${list}.${die}`))),
  ];
}

/** A season with one cell doubted. */
export const doubting = (row: SeasonRow, doubt: string): SeasonRow => ({
  ...row,
  number: (cell) => (cell === doubt ? undefined : row.number(cell)),
  doubted: (cell) => cell === doubt,
});
