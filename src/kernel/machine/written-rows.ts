/** Logs that people have written down: the rows of a game, the dice in them, and what contradicts what happened. */
import { fault, type Issue } from "../issue/index.js";
import { sameText, wantedText } from "../words/same-text.js";

/** A copy of a sheet, by field. */
interface Copy {
  has(field: string): boolean;
  text(field: string): string;
}

export interface WrittenRow {
  /** The copy and the field's beginning: `play.3`. */
  readonly copy: number;
  readonly name: string;
  text(cell: string): string;
  /** Remarks of the row and of the lines that it goes on in. */
  readonly remarks: string;
}

/** Cells of a row as a sheet would have them, nested or by dotted name. */
export type RowCells = Readonly<Record<string, unknown>>;

export interface RowFault {
  readonly copy: number;
  readonly field: string;
  readonly expected: string;
}

/**
 * The rows of a table over all copies; a line with nothing but remarks belongs to the one before it.
 * @param cells any of which begins a row
 */
export function writtenRows(copies: readonly Copy[], table: string, cells: readonly string[]): WrittenRow[] {
  const rows: { -readonly [K in keyof WrittenRow]: WrittenRow[K] }[] = [];
  copies.forEach((sheet, copy) => {
    for (let line = 1; sheet.has(`${table}.${line}.${cells[0]}`); line++) {
      const name = `${table}.${line}`;
      const text = (cell: string): string => sheet.text(`${name}.${cell}`).trim();
      const remarks = text("remarks");
      if (cells.some((cell) => text(cell) !== "")) rows.push({ copy, name, text, remarks });
      else if (remarks !== "" && rows.length > 0) rows[rows.length - 1].remarks += ` ${remarks}`;
    }
  });
  return rows;
}

/** Dice of one color in the order thrown; undefined where a person left one out. */
export type DiceQueue = readonly (number | undefined)[];

/** Faces that a die may have shown: the one that was written, any where it was left out or is none of the die, none where the writing ends. */
export function facesIn(queue: DiceQueue | undefined, nth: number, faces: readonly number[]): readonly number[] {
  if (!queue || nth >= queue.length) return [];
  const face = queue[nth];
  return face !== undefined && faces.includes(face) ? [face] : faces;
}

/** A row stands as it is once another has begun after the next: those before were looked at already. */
const RECENT = 3;

/**
 * The places of the newest rows that say something else than what happened; undefined when more happened than was written.
 * @param over nothing more can change
 * @param beginning cells that are known as soon as a row has begun
 */
export function rowsAgainst<Row>(
  written: readonly WrittenRow[],
  rows: readonly Row[],
  over: boolean,
  beginning: readonly string[],
  cellsOf: (row: Row) => RowCells,
): string[] | undefined {
  if (rows.length > written.length) return undefined;
  const from = Math.max(0, rows.length - RECENT);
  return rows.slice(from).flatMap((row, i) => {
    const at = from + i;
    const wanted = cellsOf(row);
    const settled = over || at < rows.length - 1;
    const cells = settled ? Object.keys(wanted) : beginning;
    return cells.filter((cell) => !sameText(written[at].text(cell), wanted[cell])).map((cell) => `${at} ${cell}`);
  });
}

/** Every field of the rows that says something else than what happened in the end. */
export function rowFaults<Row>(
  written: readonly WrittenRow[],
  rows: readonly Row[],
  over: boolean,
  beginning: readonly string[],
  cellsOf: (row: Row) => RowCells,
): RowFault[] {
  return rows.flatMap((row, at) => {
    const { copy, name, text } = written[at];
    const wanted = cellsOf(row);
    const cells = over || at < rows.length - 1 ? Object.keys(wanted) : beginning;
    return cells
      .filter((cell) => !sameText(text(cell), wanted[cell]))
      .map((cell) => ({ copy, field: `${name}.${cell}`, expected: wantedText(wanted[cell]) }));
  });
}

/** Rows that nothing leads to: told once, at the first of them. */
export function lostRows(written: readonly WrittenRow[], count: number): Issue[] {
  if (count >= written.length) return [];
  const row = written[count].text("number") || `${count + 1}`;
  const message = `from row ${row} on the log tells what its dice and the rules do not`;
  return [fault("log-lost", message, { hint: "look at the dice of this row and of the one before it" })];
}
