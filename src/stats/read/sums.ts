/** Rows whose numbers are the sum of other rows, whatever they are called: `East` among its teams, a club among its players. */
import { columnOf, type TableId } from "../columns.js";

interface Valued {
  readonly values: Readonly<Record<string, string | number>>;
}

/** Minimum statistics that must match the sums, and minimum for the largest of them: small numbers may match by chance. */
const LEAST_FIGURES = 3;
const LEAST_VALUE = 50;
/** Minimum rows in a sum. */
const LEAST_ROWS = 2;

export function sumsAmong<T extends Valued>(rows: readonly T[], table: TableId): ReadonlySet<T> {
  const found = new Set<T>();
  for (const group of groupsOf(rows, table)) for (const row of sumsOf(group, table)) found.add(row);
  return found;
}

/** Rows that may be added together: those of one side, those of a team's players, separated by year. */
function groupsOf<T extends Valued>(rows: readonly T[], table: TableId): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const { season = "", side = "", team = "" } = row.values;
    const key = table === "team" ? `${season} ${side}` : `${season} ${team}`;
    const list = groups.get(key);
    if (list) list.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].filter((group) => group.length > LEAST_ROWS);
}

/** Player rows are added over all rows of their team; team rows also over the rows above them: a division, a conference. */
function sumsOf<T extends Valued>(rows: readonly T[], table: TableId): readonly T[] {
  const columns = additive(rows, table);
  if (columns.length < LEAST_FIGURES) return [];
  const valuesOf = ({ values }: T): readonly number[] => columns.map((column) => Number(values[column] ?? 0));
  const list = rows.map(valuesOf);
  const totals = columns.map((_, i) => list.reduce((sum, values) => sum + values[i], 0));
  const isSum = (values: readonly number[], others: readonly number[]): boolean =>
    values.every((value, i) => Math.abs(value - others[i]) < 1e-6) &&
    values.filter((value) => value !== 0).length >= LEAST_FIGURES &&
    values.some((value) => value >= LEAST_VALUE);
  const whole = rows.filter((_, r) => isSum(list[r], totals.map((total, i) => total - list[r][i]))); // prettier-ignore
  if (whole.length > 0 || table !== "team") return whole;
  const found: T[] = [];
  let running = columns.map(() => 0);
  let count = 0;
  rows.forEach((row, r) => {
    if (count >= LEAST_ROWS && isSum(list[r], running)) {
      found.push(row);
      running = columns.map(() => 0);
      count = 0;
      return;
    }
    running = running.map((sum, i) => sum + list[r][i]);
    count++;
  });
  return found;
}

/** Columns of counts that the rows have. */
function additive(rows: readonly Valued[], table: TableId): readonly string[] {
  const columns = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  return [...columns].filter(
    (column) =>
      !["games", "season", "wins", "losses", "ties"].includes(column) &&
      /^(?:times|yards|points|yards lost)$/.test(columnOf(table, column)?.unit ?? ""),
  );
}
