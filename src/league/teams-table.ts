/** Teams from a spreadsheet: one row a team, one column a field, whatever the game. */
import { fault, suggest, suggestHint, type Issue, type Locate } from "../kernel/issue/index.js";
import { OWN, OWN_KEY } from "../kernel/own/index.js";
import type { CellTable, FromTable } from "../contract/files.js";

/** Where the content of a column goes. Lists are split at blanks, semicolons and commas. */
export interface TeamColumn {
  readonly path: readonly (string | number)[];
  readonly kind?: "number" | "list";
}

/** The colors of a team are in two columns of these names: both or neither. */
const COLORS = ["color1", "color2"] as const;
export const COLOR_COLUMNS = { color1: { path: ["colors", 0] }, color2: { path: ["colors", 1] } } as const;

/** Letter case and blanks do not matter. */
const plain = (head: string): string => head.toLowerCase().replace(/[\s_]/g, "");

const OWN_HEAD = /^own\.([A-Za-z][\w-]*)$/i;
const ownHint = (head: string, names: readonly string[]): string =>
  `for data of your own, write own.${head}; known: ${names.join(", ")}`;

/**
 * What a file kind reads tables by. The data is that of a team file, with places that lead back to the cells; where there is none,
 * `issues` say why.
 */
export function teamsTable(columns: Readonly<Record<string, TeamColumn>>, required: readonly string[]) {
  const names = Object.keys(columns);
  const columnOf = (head: string): string | undefined => names.find((name) => plain(name) === plain(head));
  /** `own.rival`: a key of the author's own. */
  const ownKeyOf = (head: string): string | undefined => OWN_HEAD.exec(head.trim())?.[1];

  /** Errors in the headings, and the columns that are missing because of them. */
  function headFaults(table: CellTable, heads: ReadonlyMap<string, string>): { issues: Issue[]; gone: string[] } {
    const unknown = table.heads.filter((head) => columnOf(head) === undefined && ownKeyOf(head) === undefined);
    const meant = unknown.flatMap((head) => suggest(head, names) ?? []);
    const missing = required.filter((name) => !heads.has(name) && !meant.includes(name));
    const issues = [
      ...unknown.map((head) => {
        const hint =
          suggest(head, names) === undefined && OWN_KEY.test(head.trim())
            ? ownHint(head.trim(), names)
            : suggestHint(head, names);
        const at = { ...table.locateCell(undefined, head), hint };
        return fault("column-unknown", `there is no column "${head}"`, at);
      }),
      ...missing.map((name) => fault("column-missing", `the column "${name}" is missing`, table.locateCell(undefined))),
    ];
    return { issues, gone: [...meant, ...missing].filter((name) => !heads.has(name)) };
  }

  /** Teams with one of two colors. */
  function colorFaults(table: CellTable, heads: ReadonlyMap<string, string>): { issues: Issue[]; rows: number[] } {
    const faults = table.rows.flatMap((row, i) => {
      const [first, second] = COLORS.map((column) => (row[heads.get(column) ?? ""] ?? "").trim());
      if ((first === "") === (second === "")) return [];
      const [column, other] = first === "" ? COLORS : [COLORS[1], COLORS[0]];
      const message = `"${column}" is empty; expected a color like #1F2937 beside "${other}"`;
      const at = table.locateCell(i, heads.get(column) ?? heads.get(other));
      return [{ issue: fault("color-missing", message, at), row: i }];
    });
    return { issues: faults.map(({ issue }) => issue), rows: faults.map(({ row }) => row) };
  }

  /** The head of the column that a path belongs to; any of its columns for a whole pair or group. */
  function headFor(
    heads: ReadonlyMap<string, string>,
    ownHeads: ReadonlyMap<string, string>,
    field: readonly (string | number)[],
  ): string | undefined {
    const [top, key] = field;
    if (top === OWN && key !== undefined) return ownHeads.get(`${key}`);
    const belongs = ({ path }: TeamColumn): boolean =>
      path.every((part, i) => field[i] === part) || (field.length === 1 && path[0] === field[0]);
    return [...heads].find(([column]) => belongs(columns[column]))?.[1];
  }

  /** Empty cells are left out. Text in a number column stays text, so that the check can name it. */
  function place(team: Record<string, unknown>, { path: [first, second], kind }: TeamColumn, cell: string): void {
    if (cell === "") return;
    const number = kind === "number" && /^[+-]?\d+(?:\.\d+)?$/.test(cell);
    const value = kind === "list" ? cell.split(/[\s,;]+/) : number ? Number(cell) : cell;
    if (second === undefined) team[first] = value;
    else ((team[first] ??= typeof second === "number" ? [] : {}) as Record<string | number, unknown>)[second] = value;
  }

  return {
    columns: names,
    knowsHead: (head: string): boolean => columnOf(head) !== undefined || ownKeyOf(head) !== undefined,
    fromTable(table: CellTable): FromTable {
      const heads = new Map(table.heads.flatMap((head) => [[columnOf(head) ?? "", head] as const]));
      heads.delete("");
      const ownHeads = new Map(
        table.heads.flatMap((head) => {
          const key = columnOf(head) === undefined ? ownKeyOf(head) : undefined;
          return key === undefined ? [] : [[key, head] as const];
        }),
      );
      const locate: Locate = ([, row, ...field]) =>
        typeof row === "number" ? table.locateCell(row, headFor(heads, ownHeads, field)) : table.locateCell(undefined);
      const { issues: headIssues, gone } = headFaults(table, heads);
      // A table of something else.
      if (required.every((name) => gone.includes(name))) return { issues: headIssues, locate };
      const noColors = COLORS.some((column) => gone.includes(column));
      const colors = noColors ? { issues: [], rows: [] } : colorFaults(table, heads);
      const absent = gone.map((name) => (noColors && name in COLOR_COLUMNS ? ["colors"] : columns[name].path));
      const told = [
        ...table.rows.flatMap((_, row) => absent.map((path) => ["teams", row, ...path])),
        ...colors.rows.map((row) => ["teams", row, "colors"]),
      ];
      const teams = table.rows.map((row) => {
        const team: Record<string, unknown> = {};
        for (const [column, head] of heads) place(team, columns[column], row[head].trim());
        for (const [key, head] of ownHeads) place(team, { path: [OWN, key] }, row[head].trim());
        return team;
      });
      return { issues: [...headIssues, ...colors.issues], data: { teams }, told, locate };
    },
  };
}
