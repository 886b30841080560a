/** Teams from a spreadsheet: one row a team, one column a field. */
import { fault, hasErrors, suggest, suggestHint, type Issue } from "../../../kernel/issue/index.js";
import type { CellTable, Locate } from "../../contract.js";

/** Columns and where their content goes. */
const COLUMNS: Readonly<Record<string, readonly (string | number)[]>> = {
  id: ["id"],
  name: ["name"],
  short: ["short"],
  code: ["code"],
  color1: ["colors", 0],
  color2: ["colors", 1],
  skill: ["skill"],
  coach: ["coach"],
};
export const TEAM_COLUMNS = Object.keys(COLUMNS);

const columnOf = (head: string): string | undefined =>
  TEAM_COLUMNS.find((column) => column === head.trim().toLowerCase().replace(/ /g, ""));

/** The head of the column that a path belongs to; both colors for the pair. */
function headFor(heads: ReadonlyMap<string, string>, field: readonly (string | number)[]): string | undefined {
  for (const [column, head] of heads) {
    const path = COLUMNS[column];
    if (path[0] === field[0] && (field.length === 1 || path[1] === field[1])) return head;
  }
  return undefined;
}

/** The data of a team file from a table, with places that lead back to the cells; empty cells are left out. */
export function teamsDataFromTable(table: CellTable): {
  readonly issues: readonly Issue[];
  readonly data?: { readonly teams: readonly Readonly<Record<string, unknown>>[] };
  readonly locate: Locate;
} {
  const heads = new Map<string, string>();
  const issues: Issue[] = [];
  for (const head of table.heads) {
    const column = columnOf(head);
    if (column !== undefined) heads.set(column, head);
    else {
      const more = { ...table.locateCell(undefined, head), hint: suggestHint(head, TEAM_COLUMNS) };
      issues.push(fault("column-unknown", `there is no column "${head}"`, more));
    }
  }
  const misspelled = table.heads.some((head) => columnOf(head) === undefined && suggest(head, TEAM_COLUMNS) === "name");
  if (!heads.has("name") && !misspelled) {
    issues.push(fault("column-missing", 'the column "name" is missing', table.locateCell(undefined)));
  }
  const locate: Locate = ([, row, ...field]) =>
    typeof row === "number" ? table.locateCell(row, headFor(heads, field)) : table.locateCell(undefined);
  if (table.rows.length === 0) {
    issues.push(
      fault("table-empty", "there is no row below the heads; expected a team a row", table.locateCell(undefined)),
    );
  }
  table.rows.forEach((row, i) => {
    const [first, second] = ["color1", "color2"].map((column) => (row[heads.get(column) ?? ""] ?? "").trim());
    if ((first === "") === (second === "")) return;
    const [column, other] = first === "" ? ["color1", "color2"] : ["color2", "color1"];
    const message = `"${column}" is empty; expected a color like #1F2937 beside "${other}"`;
    issues.push(fault("color-missing", message, table.locateCell(i, heads.get(column) ?? heads.get(other))));
  });
  if (hasErrors(issues)) return { issues, locate };
  const teams = table.rows.map((row) => {
    const team: Record<string, unknown> = {};
    for (const [column, head] of heads) {
      const cell = row[head].trim();
      const [first, second] = COLUMNS[column];
      if (cell === "") continue;
      if (second === undefined) team[first] = cell;
      else ((team[first] ??= []) as unknown[])[second as number] = cell;
    }
    return team;
  });
  return { issues, data: { teams }, locate };
}
