/** Teams from a spreadsheet: one row a team, one column a field. */
import { fault, hasErrors, suggestHint, type Issue, type Place } from "../../../kernel/issue/index.js";
import { STATS, type Locate } from "../rules/index.js";

/** A table of words with the place of every cell; `data/csv` reads one from a file. */
export interface CellTable {
  readonly heads: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Place of a cell; of the row's start without a head, of the head without a row. */
  locateCell(row: number | undefined, head?: string): Place;
}

/** Columns and where their content goes. Lists are split at blanks, semicolons and commas. */
const COLUMNS: Readonly<
  Record<string, { readonly path: readonly string[]; readonly kind: "text" | "number" | "list" }>
> = {
  id: { path: ["id"], kind: "text" },
  city: { path: ["city"], kind: "text" },
  name: { path: ["name"], kind: "text" },
  monogram: { path: ["monogram"], kind: "text" },
  home: { path: ["home"], kind: "text" },
  markets: { path: ["markets"], kind: "list" },
  stadium: { path: ["stadium"], kind: "text" },
  town: { path: ["town"], kind: "text" },
  philosophy: { path: ["philosophy"], kind: "text" },
  stars: { path: ["stars"], kind: "list" },
  color1: { path: ["colors", "0"], kind: "text" },
  color2: { path: ["colors", "1"], kind: "text" },
  ...Object.fromEntries(
    STATS.flatMap((stat) => [
      [stat, { path: ["scores", stat], kind: "number" as const }],
      [`${stat}_mod`, { path: ["printed", stat], kind: "number" as const }],
    ]),
  ),
  OFF: { path: ["printed", "OFF"], kind: "number" },
  DEF: { path: ["printed", "DEF"], kind: "number" },
  marks: { path: ["printed", "marks"], kind: "list" },
};

export const TEAM_COLUMNS = Object.keys(COLUMNS);
const REQUIRED = ["city", "name", "home"] as const;

/** The column meant by a head: letter case and blanks do not matter. */
const columnOf = (head: string): string | undefined =>
  TEAM_COLUMNS.find((column) => column.toLowerCase() === head.trim().toLowerCase().replace(/ /g, "_"));

/**
 * The data of a team file from a table, with places that lead back to the cells. Hand `data` and `locate` to the team
 * kind's check; `issues` are the faults of the head row.
 */
export function teamsDataFromTable(table: CellTable): {
  readonly issues: readonly Issue[];
  readonly data?: { readonly teams: readonly Readonly<Record<string, unknown>>[] };
  readonly locate: Locate;
} {
  const heads = new Map<string, string>();
  const issues: Issue[] = [];
  for (const head of table.heads) {
    const column = columnOf(head);
    if (column === undefined) {
      const hint = suggestHint(head, TEAM_COLUMNS);
      issues.push(
        fault("column-unknown", `there is no column "${head}"`, { ...table.locateCell(undefined, head), hint }),
      );
    } else heads.set(column, head);
  }
  for (const column of REQUIRED.filter((name) => !heads.has(name))) {
    issues.push(fault("column-missing", `the column "${column}" is missing`, table.locateCell(undefined)));
  }
  const locate: Locate = (path) => {
    const [, row, ...field] = path;
    if (typeof row !== "number") return table.locateCell(undefined);
    return table.locateCell(row, headFor(heads, field.map(String)));
  };
  if (hasErrors(issues)) return { issues, locate };
  const teams = table.rows.map((row) => {
    const team: Record<string, unknown> = {};
    for (const [column, head] of heads) place(team, column, row[head].trim());
    return team;
  });
  return { issues, data: { teams }, locate };
}

/** The head of the column that a path belongs to. */
function headFor(heads: ReadonlyMap<string, string>, field: readonly string[]): string | undefined {
  for (const [column, head] of heads) {
    const { path } = COLUMNS[column];
    if (path.every((part, i) => field[i] === part) || (field.length === 1 && path[0] === field[0])) return head;
  }
  return undefined;
}

/** Empty cells are left out. Text in a number column stays text, so that the check can name it. */
function place(team: Record<string, unknown>, column: string, cell: string): void {
  if (cell === "") return;
  const { path, kind } = COLUMNS[column];
  const value =
    kind === "list"
      ? cell.split(/[\s,;]+/)
      : kind === "number" && /^[+-]?\d+(?:\.\d+)?$/.test(cell)
        ? Number(cell)
        : cell;
  const [first, second] = path;
  if (second === undefined) team[first] = value;
  else if (first === "colors") ((team[first] ??= []) as unknown[])[Number(second)] = value;
  else ((team[first] ??= {}) as Record<string, unknown>)[second] = value;
}
