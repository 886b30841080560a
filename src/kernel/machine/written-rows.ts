/** Handwritten logs: the rows of a game, the dice in them, and what contradicts the game. */
import { fault, type Issue } from "../issue/index.js";
import { sameText, wantedText } from "../words/same-text.js";

/** A copy of a sheet, by field. */
interface Copy {
  has(field: string): boolean;
  text(field: string): string;
}

/** A field of a copy. */
interface RowPlace {
  /** From 0. */
  readonly copy: number;
  readonly field: string;
}

export interface WrittenRow {
  text(cell: string): string;
  place(cell: string): RowPlace;
  /** Remarks of the row, including those on continuation lines. */
  readonly remarks: string;
}

/** Cells of a row as a sheet has them, nested or by dotted name. */
export type RowCells = Readonly<Record<string, unknown>>;

export interface RowFault extends RowPlace {
  readonly expected: string;
}

/** How to read a row; the cells of the newest row may still change. */
export interface RowReader<Row> {
  cellsOf(row: Row): RowCells;
  /** Cells of the newest row that are final; default: all. */
  standing?(row: Row): readonly string[];
}

/**
 * Rows of a table, over all copies; a line with only remarks continues the row before it.
 * @param cells any of these begins a row
 */
export function writtenRows(copies: readonly Copy[], table: string, cells: readonly string[]): WrittenRow[] {
  const rows: { -readonly [K in keyof WrittenRow]: WrittenRow[K] }[] = [];
  copies.forEach((sheet, copy) => {
    for (let line = 1; sheet.has(`${table}.${line}.${cells[0]}`); line++) {
      const name = `${table}.${line}`;
      const text = (cell: string): string => sheet.text(`${name}.${cell}`).trim();
      const remarks = text("remarks");
      const place = (cell: string): RowPlace => ({ copy, field: `${name}.${cell}` });
      if (cells.some((cell) => text(cell) !== "")) rows.push({ text, place, remarks });
      else if (remarks !== "" && rows.length > 0) rows[rows.length - 1].remarks += ` ${remarks}`;
    }
  });
  return rows;
}

/** Dice of one color in the order thrown; undefined if a person omitted one. */
export type DiceQueue = readonly (number | undefined)[];

/** Possible faces of a die: the one written; any if missing or invalid; none past the end of the log. */
export function facesIn(queue: DiceQueue | undefined, nth: number, faces: readonly number[]): readonly number[] {
  if (!queue || nth >= queue.length) return [];
  const face = queue[nth];
  return face !== undefined && faces.includes(face) ? [face] : faces;
}

/** A row is final once the row after the next has begun: earlier rows were checked already. */
const RECENT = 3;

/** The cells of a row that are final. */
const standingCells = <Row>(row: Row, settled: boolean, { cellsOf, standing }: RowReader<Row>): readonly string[] =>
  (settled ? undefined : standing?.(row)) ?? Object.keys(cellsOf(row));

/**
 * Positions of new rows that disagree with the game; undefined if the game has more rows than the log.
 * @param over true if nothing more can change
 */
export function rowsAgainst<Row>(
  written: readonly WrittenRow[],
  rows: readonly Row[],
  over: boolean,
  reader: RowReader<Row>,
): string[] | undefined {
  if (rows.length > written.length) return undefined;
  const from = Math.max(0, rows.length - RECENT);
  return rows.slice(from).flatMap((row, i) => {
    const at = from + i;
    const wanted = reader.cellsOf(row);
    const cells = standingCells(row, over || at < rows.length - 1, reader);
    return cells.filter((cell) => !sameText(written[at].text(cell), wanted[cell])).map((cell) => `${at} ${cell}`);
  });
}

/** Every field of the rows that disagrees with the finished game. */
export function rowFaults<Row>(
  written: readonly WrittenRow[],
  rows: readonly Row[],
  over: boolean,
  reader: RowReader<Row>,
): RowFault[] {
  return rows.flatMap((row, at) => {
    const { text, place } = written[at];
    const wanted = reader.cellsOf(row);
    return standingCells(row, over || at < rows.length - 1, reader)
      .filter((cell) => !sameText(text(cell), wanted[cell]))
      .map((cell) => ({ ...place(cell), expected: wantedText(wanted[cell]) }));
  });
}

/** Rows that no game can produce: reported once, at the first of them. */
export function lostRows(written: readonly WrittenRow[], count: number): Issue[] {
  if (count >= written.length) return [];
  const row = written[count].text("number") || `${count + 1}`;
  const message = `from row ${row} on the log disagrees with its dice and the rules`;
  return [fault("log-lost", message, { hint: "look at the dice of this row and of the one before it" })];
}
