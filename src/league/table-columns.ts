/** Columns of a spreadsheet that people write for a league: found by their words; what is missing or unread is named. */
import { fault, suggest, warning, type Issue } from "../kernel/issue/index.js";
import { bareText } from "../kernel/words/index.js";
import type { CellTable } from "../contract/files.js";

/** Words for each column, without blanks and signs. */
export type ColumnWords<F extends string> = Readonly<Record<F, readonly string[]>>;

export const isColumn = <F extends string>(words: ColumnWords<F>, head: string): boolean =>
  Object.values<readonly string[]>(words).some((list) => list.includes(bareText(head)));

export interface TableColumns<F extends string> {
  /** Heads of the columns that are there. */
  readonly heads: ReadonlyMap<F, string>;
  /** Needed columns that are not. */
  readonly missing: readonly F[];
  readonly issues: Issue[];
  /** What a row has in a column, trimmed; "" where the table has no such column. */
  cell(row: Readonly<Record<string, string>>, field: F): string;
}

/**
 * Finds the columns of a table.
 * @param needed columns that must be there
 * @param code of the fault of a missing column
 * @param wanted hint: the columns of such a table
 * @param titleOf what a column is called in a fault; default its own name
 */
export function columnsOf<F extends string>(
  table: CellTable,
  words: ColumnWords<F>,
  {
    needed,
    code,
    wanted,
    titleOf = (field) => field,
  }: {
    readonly needed: readonly F[];
    readonly code: string;
    readonly wanted: string;
    readonly titleOf?: (field: F) => string;
  },
): TableColumns<F> {
  const fields = Object.keys(words) as F[];
  const heads = new Map(
    fields.flatMap((field) => {
      const head = table.heads.find((one) => words[field].includes(bareText(one)));
      return head === undefined ? [] : [[field, head] as const];
    }),
  );
  const missing = needed.filter((field) => !heads.has(field));
  const free = fields.filter((field) => !heads.has(field)).flatMap((field) => words[field]);
  const issues = [
    ...missingColumns(table, missing.map(titleOf), { code, wanted }),
    ...unreadColumns(table, new Set(heads.values()), missing.length > 0 ? { wanted, free } : undefined),
  ];
  return { heads, missing, issues, cell: (row, field) => (row[heads.get(field) ?? ""] ?? "").trim() };
}

export const missingColumns = (
  table: CellTable,
  titles: readonly string[],
  { code, wanted }: { readonly code: string; readonly wanted: string },
): Issue[] =>
  titles.map((title) =>
    fault(code, `the column "${title}" is missing; found ${table.heads.join(", ")}`, {
      ...table.locateCell(undefined),
      hint: wanted,
    }),
  );

/**
 * Warnings of what is not read.
 * @param search words that a head may be a slip of. A table that has all it needs may have columns of its own: they are named together
 */
export function unreadColumns(
  table: CellTable,
  read: ReadonlySet<string>,
  search?: { readonly wanted: string; readonly free: readonly string[] },
): Issue[] {
  const unread = table.heads.filter((head) => !read.has(head));
  const report = (message: string, head: string, hint?: string): Issue =>
    warning("column-unknown", message, { ...table.locateCell(undefined, head), ...(hint !== undefined && { hint }) });
  if (search)
    return unread.map((head) => {
      const meant = suggest(bareText(head), search.free);
      const hint = meant === undefined ? search.wanted : `did you mean "${meant}"? ${search.wanted}`;
      return report(`the column "${head}" is not read`, head, hint);
    });
  if (unread.length < 2) return unread.map((head) => report(`the column "${head}" is not read`, head));
  return [report(`the columns ${unread.map((head) => `"${head}"`).join(", ")} are not read`, unread[0])];
}
