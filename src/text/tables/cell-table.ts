/**
 * Sheets of text cells -> the one table with a heading row that a file of teams, a schedule or a template of statistics contains. Extras
 * that people add are skipped with a warning: titles, comments, totals, a column of row numbers.
 */
import { headFor } from "../../kernel/words/heads.js";
import { countText } from "../../kernel/words/index.js";
import { fault, UserError, warning, type Issue, type Place } from "../../kernel/issue/index.js";
import type { RawGrid } from "./raw-grid.js";

export interface CsvTable {
  /** As the user named it. */
  readonly file: string;
  /** The words in the heading row. */
  readonly heads: readonly string[];
  /** One object per row, by heading. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** What was skipped, as warnings. */
  readonly issues: readonly Issue[];
  /** Location of a cell; of the start of the row without a heading, of the heading without a row. Rows count from 0 below the headings. */
  locateCell(row: number | undefined, head?: string): Place;
}

/** True for a heading that the reader looks for: it identifies the right sheet and row. */
export type KnowsHead = (head: string) => boolean;

/** Far more cells than any league needs; a larger table is not one of teams. */
export const MOST_TABLE_CELLS = 200_000;

/**
 * @param grids all sheets of the file; reads the first one with known headings, else the first one with any
 * @param loose columns may have the same heading or none: the second `Pts` becomes `Pts (2)`, a sixth column without a heading `column 6`
 * @throws UserError for a file without rows, and with every invalid heading and row
 */
export function tableOf(
  grids: readonly RawGrid[],
  file: string,
  knows: KnowsHead = () => false,
  loose = false,
): CsvTable {
  const sheets = grids.map((grid) => ({ grid, rows: written(grid.rows) })).filter(({ rows }) => rows.length > 0);
  const found = sheets.map(({ rows }) => findHeads(rows, knows));
  const chosen = firstOf(found, ({ known }) => known > 1) ?? firstOf(found, ({ filled }) => filled > 1) ?? 0;
  if (sheets.length === 0) throw new UserError(fault("csv-empty", "the file has no rows", { file }));
  const { grid, rows } = sheets[chosen];
  requireSize(rows, grid);
  const others = sheets.flatMap((sheet, i) => (i === chosen ? [] : [sheet.grid.sheet ?? ""]));
  const table = readTable(grid, rows, found[chosen].row, loose);
  return { ...table, issues: [...grid.issues, ...otherSheets(others, grid), ...table.issues] };
}

interface Row {
  /** Its index among all rows. */
  readonly index: number;
  readonly words: readonly string[];
}

const isFilled = (word: string): boolean => word.trim() !== "";
const filledIn = (words: readonly string[]): number => words.filter(isFilled).length;
const isNumber = (word: string): boolean => /^[-+]?[\d.,]*\d%?$/.test(word.trim());

function firstOf<T>(list: readonly T[], test: (item: T) => boolean): number | undefined {
  const at = list.findIndex(test);
  return at < 0 ? undefined : at;
}

/** The part of a sheet that people filled: spreadsheets also save empty rows and columns after it. */
function written(rows: readonly (readonly string[])[]): readonly Row[] {
  const filled = rows.map((words, index) => ({ index, words })).filter(({ words }) => words.some(isFilled));
  const width = filled.reduce((most, { words }) => Math.max(most, words.findLastIndex(isFilled) + 1), 0);
  return filled.map(({ index, words }) => ({ index, words: words.slice(0, width) }));
}

function requireSize(rows: readonly Row[], { file, sheet }: RawGrid): void {
  const cells = rows.reduce((sum, { words }) => sum + words.length, 0);
  if (cells <= MOST_TABLE_CELLS) return;
  const message = `the table has more than ${countText(MOST_TABLE_CELLS)} cells`;
  const hint = "save the sheet with only the teams";
  throw new UserError(fault("csv-size", message, { file, ...(sheet === undefined ? {} : { path: sheet }), hint }));
}

interface FoundHeads {
  /** Index among the filled rows. */
  readonly row: number;
  /** Number of known headings. */
  readonly known: number;
  readonly filled: number;
}

/** Number of rows to search: titles and notes may come before the headings. */
const SEARCHED = 12;
/** Fraction of the fullest text row: a title fills less of its row. */
const FULL = 0.75;

/** The row with the most known headings; else the first text row that is nearly full; else the first row. */
function findHeads(rows: readonly Row[], knows: KnowsHead): FoundHeads {
  const searched = rows.slice(0, SEARCHED).map(({ words }, row) => ({
    row,
    known: words.filter((word) => isFilled(word) && knows(word.trim())).length,
    filled: filledIn(words),
    isWords: !words.some(isNumber),
  }));
  const best = searched.reduce((a, b) => (b.known > a.known ? b : a));
  if (best.known > 1) return best;
  const words = searched.filter(({ isWords }) => isWords);
  const fullest = Math.max(0, ...words.map(({ filled }) => filled));
  return words.find(({ filled }) => filled > 1 && filled >= fullest * FULL) ?? searched[0];
}

/** The table below a heading row. */
function readTable(grid: RawGrid, all: readonly Row[], headRow: number, loose: boolean): CsvTable {
  const issues: Issue[] = [];
  const at = ({ index }: Row, column: number): Place => placeIn(grid, index, column);
  const head = all[headRow];
  const below = all.slice(headRow + 1);
  const columns = columnsOf(head, below);
  const heads = new Map<string, number>();
  const wordsBefore = (word: string, column: number): number =>
    columns.read.filter((one) => one.word === word && one.column < column).length;
  for (const { word, column } of columns.read) {
    if (word !== "" && !heads.has(word)) heads.set(word, column);
    else if (loose) heads.set(headFor(word, wordsBefore(word, column), column), column);
    else if (word === "") issues.push(fault("csv-head", `column ${column + 1} has no heading`, at(head, column)));
    else issues.push(fault("csv-head", `the heading "${word}" appears twice`, at(head, column)));
  }
  const rows = below.filter(({ words }) => !isTotal(words));
  for (const row of grid.sheet === undefined ? rows : []) {
    if (row.words.length === head.words.length) continue;
    const message = `the row has ${row.words.length} cells; expected ${head.words.length}`;
    const hint = "put cells that contain a separator in double quotes";
    issues.push(fault("csv-width", message, { ...at(row, 0), hint }));
  }
  if (issues.length > 0) throw new UserError(issues);
  return {
    file: grid.file,
    heads: [...heads.keys()],
    rows: rows.map(({ words }) => Object.fromEntries([...heads].map(([word, i]) => [word, words[i] ?? ""]))),
    issues: [
      ...passedRows(
        "table-title",
        ["line above the headings", "lines above the headings"],
        all.slice(0, headRow),
        grid,
      ),
      ...comments(grid),
      ...passedColumns(columns.passed, head, grid),
      ...passedRows(
        "table-totals",
        ["totals row", "totals rows"],
        below.filter(({ words }) => isTotal(words)),
        grid,
      ),
    ],
    locateCell(row, word) {
      const column = word === undefined ? (columns.read[0]?.column ?? 0) : heads.get(word);
      const place = column === undefined ? at(head, 0) : at(row === undefined ? head : rows[row], column);
      const path = [grid.sheet, word].filter((part) => part !== undefined).join("!");
      return path === "" ? place : { ...place, path };
    },
  };
}

type PlaceWithSheet = Place & { readonly detail?: Readonly<Record<string, unknown>> };

/** File, line and column; in a workbook also the sheet, for people and for programs. */
function placeIn(grid: RawGrid, row: number, column: number): PlaceWithSheet {
  const { file, sheet } = grid;
  const place = { file, ...grid.at(row, column) };
  return sheet === undefined ? place : { ...place, path: sheet, detail: { sheet } };
}

interface Columns {
  readonly read: readonly { readonly word: string; readonly column: number }[];
  /** Columns of row numbers. */
  readonly passed: readonly number[];
}

/** Non-empty columns. Programs put row numbers first, under an empty heading. */
function columnsOf(head: Row, rows: readonly Row[]): Columns {
  const passed: number[] = [];
  const read: { word: string; column: number }[] = [];
  head.words.forEach((cell, column) => {
    const word = cell.trim();
    const cells = rows.map(({ words }) => (words[column] ?? "").trim()).filter(isFilled);
    if (word === "" && cells.length === 0) return;
    if (isNameless(word, column) && cells.length > 0 && isRunning(cells)) passed.push(column);
    else read.push({ word, column });
  });
  return { read, passed };
}

const isNameless = (head: string, column: number): boolean =>
  (head === "" && column === 0) || /^unnamed: \d+$/i.test(head);

/** Consecutive whole numbers. */
const isRunning = (cells: readonly string[]): boolean =>
  cells.every((cell, i) => /^\d+$/.test(cell) && (i === 0 || Number(cell) > Number(cells[i - 1])));

/** A total row: one such word, followed only by numbers. */
const TOTAL = /^(?:(?:league|team|grand)\s+)?(?:totals?|averages?|avg\.?|sums?|means?)$|^league$/i;

function isTotal(words: readonly string[]): boolean {
  const [first, ...rest] = words.filter(isFilled);
  return TOTAL.test((first ?? "").trim()) && rest.every(isNumber);
}

/** Characters of a row that a message quotes. */
const SHOWN = 40;

function shownWords({ words }: Row): string {
  const text = words.filter(isFilled).map((word) => word.trim()).join(" "); // prettier-ignore
  return `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text}"`;
}

function passedRows(
  code: string,
  [one, several]: readonly [string, string],
  rows: readonly Row[],
  grid: RawGrid,
): Issue[] {
  if (rows.length === 0) return [];
  const what = rows.length === 1 ? `the ${one} is` : `${rows.length} ${several} are`;
  const lines = rows.map((row) => shownWords(row)).join(", ");
  return [warning(code, `${what} passed over: ${lines}`, placeIn(grid, rows[0].index, 0))];
}

function comments(grid: RawGrid): Issue[] {
  const rows = grid.comments;
  if (rows.length === 0) return [];
  const what = rows.length === 1 ? "the comment is" : `${rows.length} comments are`;
  return [warning("table-comment", `${what} passed over`, placeIn(grid, rows[0], 0))];
}

function passedColumns(columns: readonly number[], head: Row, grid: RawGrid): Issue[] {
  const message = "the column of row numbers is skipped";
  return columns.map((column) => warning("table-index", message, placeIn(grid, head.index, column)));
}

function otherSheets(names: readonly string[], { file, sheet }: RawGrid): Issue[] {
  if (names.length === 0) return [];
  const what = names.map((name) => `"${name}"`).join(", ");
  const message = `the ${names.length === 1 ? "sheet" : "sheets"} ${what} ${names.length === 1 ? "is" : "are"} not read`;
  return [warning("table-sheets", message, { file, hint: `the table is read from the sheet "${sheet}"` })];
}
