/** Sheets of words -> rows of typed tables, with every fault at its cell and an account of what was read. */
import { emptyTable, fault, hasErrors, suggest, warning, type Issue, type Place } from "../kernel/issue/index.js";
import { foreignSign, lineSign, signWords } from "../kernel/words/letters.js";
import { plainHead } from "./aliases.js";
import { columnOf, columnsOf, TABLE_IDS, TABLES, type TableId, type Unit } from "./columns.js";
import { teamCode } from "./clubs.js";
import { withHeads, withHosts, type Grid, type Head, type HeadedGrid } from "./grid.js";
import { columnsFor, lookOf, matchTables, promised, promisesOpponents, type Match, type Matched } from "./match.js";
import { cutRows, rowFaults, typoIn, tooManyCells } from "./typos.js";

/** A row as it was read, not yet added up; it knows its cells. */
export interface ReadRow {
  readonly values: Readonly<Record<string, string | number>>;
  /** Place of a column's cell, of the row without one. */
  at(column?: string): Place;
  /** Says whether the sheet has the column, be its cell empty or not. */
  has(column: string): boolean;
}

/** What was found in one sheet. */
export interface SheetReport {
  readonly file: string;
  readonly sheet?: string;
  /** Empty where nothing of it could be used. */
  readonly tables: readonly TableId[];
  readonly rows: number;
  /** Heads that stand for columns, by table. */
  readonly read: readonly { readonly table: TableId; readonly column: string; readonly head: string }[];
  /** Heads that mean nothing here. */
  readonly ignored: readonly string[];
  /** Columns that the sheet could have and has not. */
  readonly missing: readonly string[];
}

export interface ReadTables {
  readonly tables: Readonly<Record<TableId, readonly ReadRow[]>>;
  readonly sheets: readonly SheetReport[];
  readonly issues: readonly Issue[];
}

/** Place of a cell with its sheet's name, for people and for programs. */
type PlaceWithSheet = Place & { readonly detail?: Readonly<Record<string, unknown>> };

export function readTables(grids: readonly Grid[]): ReadTables {
  const issues: Issue[] = [];
  const tables = Object.fromEntries(TABLE_IDS.map((id) => [id, [] as ReadRow[]])) as Record<TableId, ReadRow[]>;
  const sheets: SheetReport[] = [];
  const empty: Issue[] = [];
  for (const given of grids) {
    const grid = withHosts(given);
    const headed = withHeads(grid);
    if (headed?.data.length === 0) {
      empty.push(emptyTable(placeIn(headed, headed.headRow, 0)));
      sheets.push({ ...sheetOf(grid), tables: [], rows: 0, read: [], ignored: [], missing: [] });
      continue;
    }
    const matches = headed ? matchTables(headed) : [];
    if (!headed || matches.length === 0) {
      const wanted = promised(grid);
      const place = { file: grid.file, ...(grid.sheet === undefined ? {} : { detail: { sheet: grid.sheet } }) };
      if (wanted && headed) issues.push(...missingIssues(headed, columnsFor(headed, wanted)));
      else sheets.push({ ...sheetOf(grid), tables: [], rows: 0, read: [], ignored: [], missing: [] });
      if (!wanted || !headed)
        issues.push(warning("stats-unknown", `${sheetWords(grid)}holds no statistics that Pressbox knows`, place));
      continue;
    }
    const lacking = matches.flatMap((match) => missingIssues(headed, match));
    issues.push(...lacking);
    for (const match of matches) {
      if (lacking.length === 0) tables[match.table].push(...readRows(headed, match, issues));
    }
    const report = reportOf(headed, matches);
    sheets.push(report);
    for (const head of headed.heads.filter(({ shown }) => report.ignored.includes(shown))) {
      const meant = typoIn(head.shown, report.missing);
      if (meant === undefined) continue;
      const place = placeIn(headed, headed.headRow, head.column, head.shown);
      issues.push(warning("column-unknown", "the column is not read", { ...place, hint: `did you mean "${meant}"?` }));
    }
    for (const row of tooManyCells(headed)) {
      const message = `the row has ${headed.rows[row].length} cells; expected ${headed.rows[headed.headRow].length}`;
      const hint = "put cells that hold a separator in double quotes, and write thousands without one";
      issues.push(fault("csv-width", message, { ...placeIn(headed, row, 0), hint }));
    }
    const known = headed.heads.filter(({ shown }) => !report.ignored.includes(shown));
    for (const { row, head } of cutRows(headed, known)) {
      const count = headed.rows[row].length;
      const message = `the row ends after ${count} of ${headed.rows[headed.headRow].length} cells, before "${head.shown}"`;
      const hint = "what is not there counts as empty; write the cells that are missing, or empty ones";
      issues.push(warning("row-cut", message, { ...placeIn(headed, row, 0), hint }));
    }
  }
  const nothing = sheets.every((sheet) => sheet.tables.length === 0);
  // Further tables may wait, as long as one has rows.
  issues.push(...empty.map((issue) => (nothing ? issue : { ...issue, severity: "warning" as const })));
  if (grids.length > 0 && nothing && !hasErrors(issues)) {
    const hint = `tables: ${TABLE_IDS.map((id) => TABLES[id].title).join(", ")}; pressbox new stats writes empty ones`;
    const named = grids.flatMap(({ sheet }) => (sheet === undefined ? [] : [`"${sheet}"`]));
    const where = named.length === 0 ? "" : ` in the ${named.length === 1 ? "sheet" : "sheets"} ${named.join(", ")}`;
    issues.push(fault("stats-none", `no table of statistics was found${where}`, { file: grids[0].file, hint }));
  }
  return { tables, sheets, issues };
}

/** Figures of a team that other tables of teams, of their ratings and colors, do not have. */
const FIGURES = 6;

/** Says whether a sheet shows by its heads alone that it holds statistics in the columns of this list, one side a row. */
export function isStatistics(grid: Grid): boolean {
  const headed = withHeads(withHosts(grid));
  return (headed ? matchTables(headed) : []).some(({ table, columns, sides }) => {
    if (table === "team") return !sides && columns.size >= FIGURES;
    // A schedule that nobody has played belongs to a league.
    return table === "games" ? columns.has("homePoints") : columns.has("player") || columns.has("foul");
  });
}

const sheetWords = ({ sheet }: Grid): string => (sheet === undefined ? "this file " : `the sheet "${sheet}" `);
const sheetOf = ({ file, sheet }: Grid) => ({ file, ...(sheet === undefined ? {} : { sheet }) });

/** Place of a head or cell; the path names sheet and column. */
function placeIn(grid: Grid, row: number, column: number, head?: string): PlaceWithSheet {
  const { line, column: at } = grid.at(row, column);
  const path = [grid.sheet, head].filter((word) => word !== undefined && word !== "").join("!");
  return {
    file: grid.file,
    line,
    column: at,
    ...(path === "" ? {} : { path }),
    ...(grid.sheet === undefined ? {} : { detail: { sheet: grid.sheet } }),
  };
}

function missingIssues(grid: HeadedGrid, { table, columns, sides }: Match): Issue[] {
  const missing = columnsOf(table).filter(
    (column) => columnOf(table, column).required && !columns.has(column) && !(sides && column !== "team"),
  );
  if (missing.length === 0) return [];
  const heads = grid.heads.map(({ shown }) => shown);
  const near = missing.map((column) => suggest(column, heads)).find((head) => head !== undefined);
  const look = lookOf(grid);
  const hint =
    look !== undefined && look !== table
      ? `its heads are those of a table of ${TABLES[look].title}: give the sheet or file that name`
      : near === undefined
        ? "pressbox new stats writes empty tables"
        : `did you mean the column "${near}"?`;
  const what = missing.length === 1 ? "column is" : "columns are";
  const message = `the ${what} missing: ${missing.join(", ")} (${TABLES[table].title})`;
  return [fault("column-missing", message, { ...placeIn(grid, grid.headRow, grid.heads[0].column), hint })];
}

function reportOf(grid: HeadedGrid, matches: readonly Match[]): SheetReport {
  const used = new Set<Head>();
  const read = matches.flatMap(({ table, columns, sides }) =>
    [columns, ...(sides ?? [])].flatMap((matched) =>
      [...matched].flatMap(([column, heads]) =>
        heads.map((head) => {
          used.add(head);
          return { table, column, head: head.shown };
        }),
      ),
    ),
  );
  const usedColumns = new Set([...used].map(({ column }) => column));
  return {
    ...sheetOf(grid),
    tables: matches.map(({ table }) => table),
    rows: grid.data.length,
    read,
    ignored: grid.heads.filter(({ column }) => !usedColumns.has(column)).map(({ shown }) => shown),
    missing: matches.flatMap(({ table, columns, sides }) =>
      columnsOf(table).filter((column) => !columns.has(column) && !sides?.[0].has(column)),
    ),
  };
}

/** Rows that sum up others, or say that a player was with several teams. */
const SUMS = /^(?:league|avg|average|total|nfl|all)\b|\b(?:league|average|total|totals)$/i;
const SEVERAL_TEAMS = /^(?:\d\s?TM|TOT|\dTMS)$/i;

function readRows(grid: HeadedGrid, match: Match, issues: Issue[]): ReadRow[] {
  const { table, sides } = match;
  if (sides) {
    // The words of the row hold for both sides, and are told once.
    return grid.data.flatMap((row) => {
      const shared = readRow(grid, table, match.columns, row, issues);
      return (["for", "against"] as const).map((side, i) => {
        const own = readRow(grid, table, sides[i], row, issues);
        const at = (column?: string): Place => (column && sides[i].has(column) ? own : shared).at(column);
        const has = (column: string): boolean => own.has(column) || shared.has(column);
        return { values: { ...shared.values, ...own.values, side }, at, has };
      });
    });
  }
  const against = table === "team" && !match.columns.has("side") && isAgainst(grid);
  const rows: ReadRow[] = [];
  for (const row of grid.data) {
    const name = wordAt(grid, match.columns, row, "player") ?? wordAt(grid, match.columns, row, "team") ?? "";
    const several = table !== "games" && SEVERAL_TEAMS.test(wordAt(grid, match.columns, row, "team") ?? "");
    // Sums of the league or of a man's teams: their parts stand in the table too.
    if ((name === "" && table !== "games") || SUMS.test(name) || several) continue;
    const read = readRow(grid, table, match.columns, row, issues);
    const kind = String(read.values.kind ?? "REG").toUpperCase();
    if (kind !== "" && kind !== "REG" && table !== "games") continue;
    rows.push(table === "team" && against ? { ...read, values: { ...read.values, side: "against" } } : read);
  }
  return rows;
}

/** Points allowed are the opponents'. */
const isAgainst = (grid: HeadedGrid): boolean => {
  const heads = grid.heads.map(({ shown }) => plainHead(shown));
  if (heads.includes("pa") || heads.includes("pointsagainst")) return !heads.includes("pf");
  return promisesOpponents(grid);
};

const wordAt = (grid: HeadedGrid, columns: Matched, row: number, column: string): string | undefined => {
  const words = (columns.get(column) ?? []).map((head) => cleanWord(grid.rows[row][head.column] ?? ""));
  return words.find((word) => word !== "") ?? words[0];
};

/** Honours behind a name (`*+`) are no part of it. */
const cleanWord = (cell: string): string =>
  cell
    .trim()
    .replace(/[*+]+$/, "")
    .trim();

function readRow(grid: HeadedGrid, table: TableId, columns: Matched, row: number, issues: Issue[]): ReadRow {
  const values: Record<string, string | number> = {};
  const at = (column?: string): PlaceWithSheet => {
    const head = column === undefined ? undefined : columns.get(column)?.[0];
    return placeIn(grid, row, head?.column ?? grid.heads[0].column, head?.shown);
  };
  for (const [column, heads] of columns) {
    const { unit } = columnOf(table, column);
    let sum: number | undefined;
    for (const head of heads) {
      const cell = (grid.rows[row][head.column] ?? "").trim();
      if (cell === "") continue;
      if (unit === "word") {
        const text = cleanWord(cell);
        if (isName(column)) issues.push(...nameFaults(text, placeIn(grid, row, head.column, head.shown)));
        values[column] ??= isTeam(column) ? teamCode(text) : text;
        // A club's name in full is kept beside its code.
        if (table === "team" && column === "team" && values.team !== text && text.includes(" "))
          Object.assign(values, fullName(text), values);
        continue;
      }
      const number = numberOf(cell, unit);
      if (number === undefined) {
        if (NOTHING.test(cell)) continue;
        const message = `found "${cell}"; expected a number such as 31, 44.5 or 4,120`;
        issues.push(
          fault("cell-number", message, { ...placeIn(grid, row, head.column, head.shown), ...hintFor(cell) }),
        );
      } else if ((unit === "times" || unit === "points") && number < 0) {
        const message = `found ${cell}; expected 0 or more (${columnOf(table, column).meaning})`;
        issues.push(fault("cell-negative", message, placeIn(grid, row, head.column, head.shown)));
      } else sum = (sum ?? 0) + (unit === "yards lost" ? Math.abs(number) : number);
    }
    if (sum !== undefined) values[column] = sum;
  }
  issues.push(...rowFaults(table, values, at));
  if (columns.has("team") && (values.team ?? "") === "")
    issues.push(fault("cell-empty", `the row has no team`, at("team")));
  if (typeof values.side === "string") {
    const side = sideOf(values.side);
    if (side) values.side = side;
    else issues.push(fault("cell-side", `found "${values.side}"; expected for or against`, at("side")));
  }
  return { values, at, has: (column) => columns.has(column) };
}

/** `Green Bay Packers` -> city and nickname: the last word is the nickname. */
const fullName = (text: string) => ({
  city: text.slice(0, text.lastIndexOf(" ")),
  name: text.slice(text.lastIndexOf(" ") + 1),
});

/** Columns whose words are printed on charts and cards. */
const isName = (column: string): boolean => ["player", "team", "city", "name"].includes(column);
/** Names of players and teams in every game's files. */
const LONGEST_NAME = 60;

/** A name that no sheet can print would make charts that `check` and `print` refuse. */
function nameFaults(name: string, place: Place): Issue[] {
  const sign = foreignSign(name) ?? lineSign(name);
  if (sign !== undefined) {
    const hint = "write the name in Latin letters, in one line";
    return [fault("name-letters", `"${name}": no sheet can print ${signWords(sign)}`, { ...place, hint })];
  }
  if (name.length <= LONGEST_NAME) return [];
  const message = `"${name}" has ${name.length} characters; expected at most ${LONGEST_NAME}`;
  return [fault("name-long", message, { ...place, hint: "shorten the name" })];
}

const isTeam = (column: string): boolean => ["team", "opponent", "away", "home"].includes(column);

const sideOf = (word: string): "for" | "against" | undefined =>
  /^(?:for|off|offen[sc]e|own)$/i.test(word)
    ? "for"
    : /^(?:against|def|defen[sc]e|opp|opponents?|allowed)$/i.test(word)
      ? "against"
      : undefined;

/** What sources write for nothing. */
const NOTHING = /^(?:-|–|—|na|n\/a|nan|null|none|\.)$/i;
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
const HALF = /^\d*½$/;

/** Thousands may be divided by commas. */
function numberOf(cell: string, unit: Unit): number | undefined {
  const text = unit === "longest" ? cell.replace(/t$/i, "") : cell;
  if (HALF.test(text)) return Number(text.replace("½", "") || 0) + 0.5;
  return NUMBER.test(text) ? Number(text.replace(/,/g, "")) : undefined;
}

function hintFor(cell: string): { readonly hint?: string } {
  if (/^-?\d+,\d+$/.test(cell)) return { hint: `write ${cell.replace(",", ".")}, with a point` };
  if (/%$/.test(cell)) return { hint: "write how often, not the share in percent" };
  return {};
}
