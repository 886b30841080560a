/**
 * Web pages as saved by a browser -> their tables, with `htmlparser2`: spanning cells are filled in, and tables in comments are read too,
 * because Pro-Football-Reference puts most of its tables there.
 */
import { countText } from "../../kernel/words/index.js";
import { Parser } from "htmlparser2";
import { fault, UserError } from "../../kernel/issue/index.js";
import { withoutComments, type RawGrid } from "./raw-grid.js";
import { MOST_COLUMNS } from "./text-cells.js";

/** Maximum cells of all tables on a page. */
const MOST_CELLS = 2_000_000;
/** Maximum rows that a cell may span. */
const MOST_SPAN = 10_000;

/** @throws UserError for a page without tables, or one that is too large */
export function htmlGrids(html: string, file: string): readonly RawGrid[] {
  const reader = new PageReader(file);
  reader.read(html);
  const tables = reader.tables.filter(({ rows }) => rows.filter((row) => filledIn(row) > 1).length > 1);
  if (tables.length === 0) {
    const hint = "what a page fetches while it is shown is not in its file: copy the table there and paste it into a spreadsheet"; // prettier-ignore
    throw new UserError(fault("html-tables", "the page has no table", { file, hint }));
  }
  const names = new Map<string, number>();
  return sideBySide(tables).map(({ name, rows }) => {
    const n = (names.get(name) ?? 0) + 1;
    names.set(name, n);
    const sheet = n === 1 ? name : `${name} (${n})`;
    return withoutComments({
      file,
      sheet,
      rows,
      at: (row, column) => ({ line: row + 1, column: column + 1 }),
      issues: [],
    });
  });
}

/** Maximum columns of a table that contains the names for its neighbor's rows. */
const MOST_NAMES = 4;

/** Some sites split names and statistics into two tables side by side, so that the statistics can scroll: joins them. */
function sideBySide(tables: readonly PageTable[]): readonly PageTable[] {
  const whole: PageTable[] = [];
  for (const table of tables) {
    const before = whole.at(-1);
    if (before && isNames(before, table)) {
      const width = Math.max(...before.rows.map((row) => row.length));
      const rows = before.rows.map((row, i) => [
        ...Array.from({ length: width }, (_, k) => row[k] ?? ""),
        ...table.rows[i],
      ]);
      whole[whole.length - 1] = { ...before, rows };
    } else whole.push(table);
  }
  return whole;
}

/** True for a few columns of words and ranks, next to equally many rows of statistics without names. */
function isNames(names: PageTable, figures: PageTable): boolean {
  const width = Math.max(...names.rows.map((row) => row.length));
  if (names.rows.length !== figures.rows.length || names.rows.length < 2 || width > MOST_NAMES) return false;
  const hasName = ({ rows }: PageTable): boolean => rows[0].some((cell) => /^(?:name|player|team|club)$/i.test(cell));
  return hasName(names) && !hasName(figures) && Math.max(...figures.rows.map((row) => row.length)) > width;
}

const filledIn = (row: readonly string[]): number => row.filter((cell) => cell !== "").length;
const plain = (words: readonly string[]): string => words.join("").replace(/[\s\u00A0]+/g, " ").trim(); // prettier-ignore

interface PageTable {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

interface OpenTable {
  readonly place: number;
  readonly id: string | undefined;
  /** The heading above it, if no other table is between them. */
  readonly heading: string;
  caption: string[] | undefined;
  /** Rows with holes for cells not yet read. */
  readonly rows: (string | undefined)[][];
  /** The current row. */
  row: number;
  cell: { readonly words: string[]; readonly columns: number; readonly rows: number } | undefined;
}

const HEADING = /^h[1-6]$/;
/** Elements whose text is separated from the text around them. */
const APART = new Set(["br", "p", "div", "li", "dd", "dt", "ul", "ol", "tr", "td", "th", "hr"]);
/** Elements with invisible text. */
const UNSEEN = new Set(["script", "style", "template", "noscript", "svg", "select", "button"]);

class PageReader {
  readonly tables: PageTable[] = [];
  readonly #open: OpenTable[] = [];
  /** For each open element: whether its text is visible. */
  readonly #seen: boolean[] = [];
  #words: string[] | undefined;
  #heading = "";
  #count = 0;
  #cells = 0;

  constructor(readonly file: string) {}

  read(html: string): void {
    const parser = new Parser({
      onopentag: (name, attributes) => this.#openTag(name, attributes),
      ontext: (text) => this.#text(text),
      onclosetag: (name) => this.#closeTag(name),
      oncomment: (text) => {
        if (/<table\b/i.test(text)) this.read(text);
      },
    });
    parser.end(html);
  }

  #openTag(name: string, attributes: Readonly<Record<string, string>>): void {
    const isHidden = UNSEEN.has(name) || /display\s*:\s*none/i.test(attributes.style ?? "");
    const isMark = name === "sup" && /\breference\b/.test(attributes.class ?? "");
    this.#seen.push((this.#seen.at(-1) ?? true) && !isHidden && !isMark);
    if (HEADING.test(name)) this.#words = [];
    if (name === "table") this.#openTable(attributes.id);
    const table = this.#open.at(-1);
    if (name === "caption" && table) this.#words = table.caption = [];
    else if (name === "tr" && table) table.row++;
    else if ((name === "td" || name === "th") && table) this.#openCell(table, attributes);
    else if (APART.has(name)) this.#text(" ");
  }

  #openTable(id: string | undefined): void {
    const heading = plain([this.#heading]);
    this.#heading = "";
    this.#count++;
    this.#open.push({ place: this.tables.length, id, heading, caption: undefined, rows: [], row: -1, cell: undefined });
    // A table's position is where it begins.
    this.tables.push({ name: "", rows: [] });
  }

  #openCell(table: OpenTable, { colspan, rowspan }: Readonly<Record<string, string>>): void {
    // Cells may occur without a row.
    if (table.row < 0) table.row = 0;
    const span = (text: string | undefined, most: number): number =>
      Math.min(most, Math.max(1, Math.trunc(Number(text ?? 1)) || 1));
    const words: string[] = [];
    table.cell = { words, columns: span(colspan, MOST_COLUMNS), rows: span(rowspan, MOST_SPAN) };
    this.#words = words;
  }

  #text(text: string): void {
    if (this.#seen.at(-1) ?? true) this.#words?.push(text);
  }

  #closeTag(name: string): void {
    this.#seen.pop();
    const table = this.#open.at(-1);
    if (HEADING.test(name) && !table?.cell) {
      this.#heading = plain(this.#words ?? []);
      this.#words = undefined;
    } else if (name === "caption") this.#words = undefined;
    else if ((name === "td" || name === "th") && table) this.#closeCell(table);
    else if (name === "table" && table) this.#closeTable(table);
    else if (APART.has(name)) this.#text(" ");
  }

  #closeCell(table: OpenTable): void {
    const { cell } = table;
    table.cell = undefined;
    this.#words = undefined;
    if (!cell) return;
    const word = plain(cell.words);
    const row = (table.rows[table.row] ??= []);
    let column = 0;
    while (row[column] !== undefined) column++;
    this.#cells += cell.columns * cell.rows;
    if (this.#cells > MOST_CELLS || column + cell.columns > MOST_COLUMNS) throw new UserError(this.#tooLarge());
    for (let i = 0; i < cell.rows; i++) {
      const below = (table.rows[table.row + i] ??= []);
      for (let k = 0; k < cell.columns; k++) below[column + k] = word;
    }
  }

  #tooLarge() {
    const message = `a table of the page has more than ${MOST_COLUMNS} columns, or all have more than ${countText(MOST_CELLS)} cells`;
    return fault("html-size", message, { file: this.file, hint: "keep only the tables of one season" });
  }

  #closeTable(table: OpenTable): void {
    if (table.cell) this.#closeCell(table);
    this.#open.pop();
    const outer = this.#open.at(-1);
    this.#words = outer?.cell?.words;
    const caption = plain(table.caption ?? []);
    const name = [caption, table.heading, table.id ?? ""].find((word) => word !== "") ?? `table ${this.#count}`;
    // Cells may span more rows than exist.
    const rows = Array.from(table.rows.slice(0, table.row + 1), (row: (string | undefined)[] | undefined) =>
      Array.from(row ?? [], (cell) => cell ?? ""),
    );
    this.tables[table.place] = { name, rows };
  }
}
