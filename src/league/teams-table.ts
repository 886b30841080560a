/** Teams from a spreadsheet: one row per team, one column per field, in any game. */
import { fault, suggest, suggestHint, type Issue, type Locate } from "../kernel/issue/index.js";
import { OWN, OWN_KEY } from "../kernel/own/index.js";
import type { CellTable, FromTable } from "../contract/files.js";

/** The path that a column fills. Lists are split at spaces, semicolons and commas. */
export interface TeamColumn {
  readonly path: readonly (string | number)[];
  readonly kind?: "number" | "list";
}

/** The two columns with a team's colors: both or neither. */
const COLORS = ["color1", "color2"] as const;
export const COLOR_COLUMNS = { color1: { path: ["colors", 0] }, color2: { path: ["colors", 1] } } as const;

/** Ignores case and spaces. */
const plain = (head: string): string => head.toLowerCase().replace(/[\s_]/g, "");

const OWN_HEAD = /^own\.([A-Za-z][\w-]*)$/i;
const ownHint = (head: string, names: readonly string[]): string =>
  `for data of your own, write own.${head}; known: ${names.join(", ")}`;

/**
 * Reader of team spreadsheets for a file kind. The data is that of a team file, with locations in the cells; if there is none, `issues` say
 * why.
 */
export function teamsTable(columns: Readonly<Record<string, TeamColumn>>, required: readonly string[]) {
  const names = Object.keys(columns);
  const columnOf = (head: string): string | undefined => names.find((name) => plain(name) === plain(head));
  /** `own.rival`: a key that the author added. */
  const ownKeyOf = (head: string): string | undefined => OWN_HEAD.exec(head.trim())?.[1];

  /** Errors in the headings, and the columns missing because of them. */
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

  /** Errors for teams with only one of two colors. */
  function colorFaults(table: CellTable, heads: ReadonlyMap<string, string>): { issues: Issue[]; rows: number[] } {
    const faults = table.rows.flatMap((row, i) => {
      const [first, second] = COLORS.map((column) => (row[heads.get(column) ?? ""] ?? "").trim());
      if ((first === "") === (second === "")) return [];
      const [column, other] = first === "" ? COLORS : [COLORS[1], COLORS[0]];
      const message = `"${column}" is empty; expected a color like #1F2937 next to "${other}"`;
      const at = table.locateCell(i, heads.get(column) ?? heads.get(other));
      return [{ issue: fault("color-missing", message, at), row: i }];
    });
    return { issues: faults.map(({ issue }) => issue), rows: faults.map(({ row }) => row) };
  }

  /** Heading of the column for a path; for a whole pair or group, any of its columns. */
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

  /** Empty cells are omitted. Text in a number column stays text, so that the check can quote it. */
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
      // Not a table of teams at all.
      if (required.every((name) => gone.includes(name))) return { issues: headIssues, locate };
      const noColors = COLORS.some((column) => gone.includes(column));
      const colors = noColors ? { issues: [], rows: [] } : colorFaults(table, heads);
      const absent = gone.map((name) => (noColors && name in COLOR_COLUMNS ? ["colors"] : columns[name].path));
      const reported = [
        ...table.rows.flatMap((_, row) => absent.map((path) => ["teams", row, ...path])),
        ...colors.rows.map((row) => ["teams", row, "colors"]),
      ];
      const teams = table.rows.map((row) => {
        const team: Record<string, unknown> = {};
        for (const [column, head] of heads) place(team, columns[column], row[head].trim());
        for (const [key, head] of ownHeads) place(team, { path: [OWN, key] }, row[head].trim());
        return team;
      });
      return { issues: [...headIssues, ...colors.issues], data: { teams }, reported, locate };
    },
  };
}
