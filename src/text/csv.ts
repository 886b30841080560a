/** CSV files -> rows of words that still know where they stood. */
import { fault, UserError, type Issue, type Place } from "../kernel/issue/index.js";
import { textCells } from "./text-cells.js";

export interface CsvTable {
  /** As the user named it. */
  readonly file: string;
  /** Words of the first row. */
  readonly heads: readonly string[];
  /** One object a row, by head. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Place of a cell; of the row's start without a head, of the head without a row. Rows count from 0 after the heads. */
  locateCell(row: number | undefined, head?: string): Place;
}

/** Far more cells than any league fills; what is larger is no table of teams. */
const MOST_CELLS = 200_000;

/**
 * Parses CSV with a head row; cells are separated by commas, semicolons, tabs or pipes, whichever most lines hold equally often.
 * @throws UserError with every row that does not fit the heads.
 */
export function parseCsv(text: string, file: string): CsvTable {
  const cells = textCells(text, file, { most: MOST_CELLS, hint: "save the sheet with only the teams" });
  const [headRow, ...rows] = written(cells.rows);
  if (!headRow) throw new UserError(fault("csv-empty", "the file holds no rows", { file }));
  const heads = headRow.words.map((word) => word.trim());
  const at = ({ index }: Row, column: number): Place => ({ file, ...cells.at(index, column) });
  const issues: Issue[] = [];
  const columns = new Map<string, number>();
  heads.forEach((head, i) => {
    if (head !== "" && !columns.has(head)) columns.set(head, i);
    else if (head === "") issues.push(fault("csv-head", `column ${i + 1} has no head`, at(headRow, i)));
    else issues.push(fault("csv-head", `the head "${head}" appears twice`, at(headRow, i)));
  });
  for (const row of rows) {
    if (row.words.length === heads.length) continue;
    const message = `the row has ${row.words.length} cells; expected ${heads.length}`;
    issues.push(
      fault("csv-width", message, { ...at(row, 0), hint: "put cells that hold a separator in double quotes" }),
    );
  }
  if (issues.length > 0) throw new UserError(issues);
  return {
    file,
    heads,
    rows: rows.map(({ words }) => Object.fromEntries(heads.map((head, i) => [head, words[i]]))),
    locateCell(row, head) {
      const column = head === undefined ? 0 : columns.get(head);
      const place = column === undefined ? at(headRow, 0) : at(row === undefined ? headRow : rows[row], column);
      return head === undefined ? place : { ...place, path: head };
    },
  };
}

interface Row {
  /** Among the rows as they stand. */
  readonly index: number;
  readonly words: readonly string[];
}

/** What people wrote of a sheet: spreadsheets save its empty rows and the empty columns behind it too. */
function written(rows: readonly (readonly string[])[]): readonly Row[] {
  const filled = rows.map((words, index) => ({ index, words })).filter(({ words }) => words.some(isFilled));
  const width = filled.reduce((most, { words }) => Math.max(most, words.findLastIndex(isFilled) + 1), 0);
  return filled.map(({ index, words }) => ({ index, words: words.slice(0, width) }));
}

const isFilled = (word: string): boolean => word.trim() !== "";
