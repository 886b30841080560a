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
 * @param stands whether another column does for a missing one
 */
export function columnsOf<F extends string>(
  table: CellTable,
  words: ColumnWords<F>,
  {
    needed,
    code,
    wanted,
    titleOf = (field) => field,
    stands = () => false,
  }: {
    readonly needed: readonly F[];
    readonly code: string;
    readonly wanted: string;
    readonly titleOf?: (field: F) => string;
    readonly stands?: (field: F, heads: ReadonlyMap<F, string>) => boolean;
  },
): TableColumns<F> {
  const fields = Object.keys(words) as F[];
  const heads = new Map(
    fields.flatMap((field) => {
      const head = table.heads.find((one) => words[field].includes(bareText(one)));
      return head === undefined ? [] : [[field, head] as const];
    }),
  );
  const missing = needed.filter((field) => !heads.has(field) && !stands(field, heads));
  const read = new Set(heads.values());
  const free = fields.filter((field) => !heads.has(field)).flatMap((field) => words[field]);
  const issues = [
    ...missing.map((field) =>
      fault(code, `the column "${titleOf(field)}" is missing; found ${table.heads.join(", ")}`, {
        ...table.locateCell(undefined),
        hint: wanted,
      }),
    ),
    ...table.heads
      .filter((head) => !read.has(head))
      .map((head) => {
        // A table that has all it needs may have columns of its own.
        const meant = missing.length > 0 ? suggest(bareText(head), free) : undefined;
        return warning("column-unknown", `the column "${head}" is not read`, {
          ...table.locateCell(undefined, head),
          hint: meant === undefined ? wanted : `did you mean "${meant}"? ${wanted}`,
        });
      }),
  ];
  return { heads, missing, issues, cell: (row, field) => (row[heads.get(field) ?? ""] ?? "").trim() };
}
