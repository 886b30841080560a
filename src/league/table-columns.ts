/** Finds the columns of a spreadsheet that people write for a league; names columns that are missing or ignored. */
import { fault, suggest, warning, type Issue } from "../kernel/issue/index.js";
import { bareText } from "../kernel/words/index.js";
import type { CellTable } from "../contract/files.js";

/** Synonyms for each column, without spaces and punctuation. */
export type ColumnWords<F extends string> = Readonly<Record<F, readonly string[]>>;

export const isColumn = <F extends string>(words: ColumnWords<F>, head: string): boolean =>
  Object.values<readonly string[]>(words).some((list) => list.includes(bareText(head)));

export interface TableColumns<F extends string> {
  /** Headings of the columns found. */
  readonly heads: ReadonlyMap<F, string>;
  /** Required columns not found. */
  readonly missing: readonly F[];
  readonly issues: Issue[];
  /** The cell in a column, trimmed; "" if the table does not have the column. */
  cell(row: Readonly<Record<string, string>>, field: F): string;
}

/**
 * Finds the columns of a table.
 * @param needed required columns
 * @param code issue code of a missing column
 * @param wanted hint: the columns of such a table
 * @param titleOf name of a column in messages; default: its own
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
 * Warnings for ignored columns.
 * @param search words that a misspelled heading may mean. If a table has everything it needs, other columns are probably deliberate and
 * share one warning
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
