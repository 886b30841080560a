/** LibreOffice and similar workbooks (`.ods`) -> sheets of text cells, with `htmlparser2` as the XML parser. */
import { countText } from "../kernel/words/index.js";
import { Parser } from "htmlparser2";
import { fault, UserError } from "../kernel/issue/index.js";
import { hiddenRowIssues, hiddenSheetIssue } from "./tables/hidden.js";
import { plainNumber } from "./tables/percent-cells.js";
import { withoutComments, type RawGrid } from "./tables/raw-grid.js";
import { MOST_COLUMNS } from "./tables/text-cells.js";
import { timeWords } from "./time-words.js";

const MOST_ROWS = 100_000;
const MOST_CELLS = 4_000_000;

type Attributes = Readonly<Record<string, string>>;

/**
 * @param xml `content.xml`, or a flat file (`.fods`)
 * @throws UserError for a document without sheets, or one that is too large
 */
export function openDocumentGrids(xml: string, file: string): readonly RawGrid[] {
  const reader = new SheetReader(file);
  new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    { xmlMode: true },
  ).end(xml);
  if (reader.sheets.length === 0) {
    const hint = "if it is locked with a password, save it without one; or save it as .csv";
    throw new UserError(fault("workbook", "the document has no sheets that can be read", { file, hint }));
  }
  const seen = reader.sheets.filter(({ style }) => !reader.hidden.has(style));
  const read = seen.length > 0 ? seen : reader.sheets;
  const unseen = reader.sheets.flatMap((sheet) => (read.includes(sheet) ? [] : [hiddenSheetIssue(sheet.name, file)]));
  return read.map(({ name, rows, hiddenRows }, i) =>
    withoutComments({
      file,
      sheet: name,
      rows,
      at: (row, column) => ({ line: row + 1, column: column + 1 }),
      issues: [...(i === 0 ? unseen : []), ...hiddenRowIssues(hiddenRows, name, file)],
    }),
  );
}

interface Sheet {
  readonly name: string;
  /** The style determines whether it is shown. */
  readonly style: string;
  /** Non-empty lines that are hidden. */
  readonly hiddenRows: number[];
  readonly rows: string[][];
}

/** How often a row or cell is repeated, according to its attribute. */
const times = (attributes: Attributes, name: string): number => Math.max(1, Math.trunc(Number(attributes[name])) || 1);

class SheetReader {
  readonly sheets: Sheet[] = [];
  /** Styles of hidden sheets. */
  readonly hidden = new Set<string>();
  #style = "";
  #row: { readonly times: number; readonly isHidden: boolean; readonly cells: string[]; blanks: number } | undefined;
  #cell: { readonly attributes: Attributes; readonly words: string[] } | undefined;
  #blankRows = 0;
  #cells = 0;
  /** Depth of open notes. */
  #notes = 0;

  constructor(readonly file: string) {}

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case "table:table":
        this.#blankRows = 0;
        this.sheets.push({
          name: attributes["table:name"] ?? `sheet ${this.sheets.length + 1}`,
          style: attributes["table:style-name"] ?? "",
          hiddenRows: [],
          rows: [],
        });
        break;
      case "style:style":
        this.#style = attributes["style:name"] ?? "";
        break;
      case "style:table-properties":
        if (attributes["table:display"] === "false") this.hidden.add(this.#style);
        break;
      case "table:table-row":
        this.#row = {
          times: times(attributes, "table:number-rows-repeated"),
          isHidden: /^(?:collapse|filter)$/.test(attributes["table:visibility"] ?? ""),
          cells: [],
          blanks: 0,
        };
        break;
      case "table:table-cell":
      case "table:covered-table-cell":
        this.#cell = { attributes, words: [] };
        break;
      case "office:annotation":
        this.#notes++;
        break;
      case "text:p":
        if ((this.#cell?.words.length ?? 0) > 0) this.text(" ");
        break;
      case "text:s":
      case "text:tab":
      case "text:line-break":
        this.text(" ");
    }
  }

  text(words: string): void {
    if (this.#notes === 0) this.#cell?.words.push(words);
  }

  close(name: string): void {
    if (name === "office:annotation") this.#notes--;
    else if (name === "table:table-cell" || name === "table:covered-table-cell") this.#closeCell();
    else if (name === "table:table-row") this.#closeRow();
  }

  #closeCell(): void {
    const [cell, row] = [this.#cell, this.#row];
    this.#cell = undefined;
    if (!cell || !row) return;
    const word = wordOf(cell.attributes, cell.words.join("").trim());
    const count = times(cell.attributes, "table:number-columns-repeated");
    if (word === "") {
      row.blanks += count;
      return;
    }
    // Blank cells only count before others: the last one in a row stands for all up to the end of the sheet.
    const width = row.cells.length + row.blanks + count;
    if (width > MOST_COLUMNS) throw this.#tooLarge(`a row has ${width} cells; expected at most ${MOST_COLUMNS}`);
    row.cells.push(...Array<string>(row.blanks).fill(""), ...Array<string>(count).fill(word));
    row.blanks = 0;
  }

  #closeRow(): void {
    const [row, sheet] = [this.#row, this.sheets.at(-1)];
    this.#row = undefined;
    if (!row || !sheet) return;
    if (row.cells.length === 0) {
      this.#blankRows += row.times;
      return;
    }
    const height = sheet.rows.length + this.#blankRows + row.times;
    if (height > MOST_ROWS)
      throw this.#tooLarge(`a sheet has ${countText(height)} rows; expected at most ${countText(MOST_ROWS)}`);
    this.#cells += row.cells.length * row.times;
    if (this.#cells > MOST_CELLS) throw this.#tooLarge(`the sheets have more than ${countText(MOST_CELLS)} cells`);
    for (let i = 0; i < this.#blankRows; i++) sheet.rows.push([]);
    this.#blankRows = 0;
    for (let i = 0; i < row.times; i++) {
      if (row.isHidden) sheet.hiddenRows.push(sheet.rows.length + 1);
      sheet.rows.push(row.isHidden ? [] : row.cells);
    }
  }

  #tooLarge(message: string): UserError {
    const hint = "keep only the tables of one season";
    return new UserError(fault("workbook-size", message, { file: this.file, hint }));
  }
}

/** A cell as text: numbers without digit grouping, percentages with a % sign, dates as 1985-09-08. */
function wordOf(attributes: Attributes, words: string): string {
  const value = attributes["office:value"] ?? "";
  switch (attributes["office:value-type"]) {
    case "float":
    case "currency":
      return value === "" ? words : plainNumber(value);
    case "percentage":
      return value === "" ? words : `${plainNumber(String(Number(value) * 100))}%`;
    case "date":
      return attributes["office:date-value"]?.slice(0, 10) ?? words;
    case "time": {
      const found = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/.exec(attributes["office:time-value"] ?? "");
      if (!found) return words;
      const [hours, minutes, seconds] = found.slice(1).map((part: string | undefined) => Number(part ?? 0));
      return timeWords(hours * 3600 + minutes * 60 + seconds);
    }
    default:
      return words === "" ? (attributes["office:string-value"] ?? "") : words;
  }
}
