/** Splits sheets with several tables, one below another or side by side. */
import { NAMES } from "../aliases.js";
import { keysOf, isKnownHead, withHeads, type Grid } from "../grid.js";
import { hasNumber, isBlankRow, partOf } from "./part.js";

/** Minimum known headings of a row that begins another table, and their share of its cells. */
const LEAST_HEADS = 3;
const MOST_OTHERS = 0.4;
/** Share of headings that two tables of one kind have in common. */
const SAME = 0.6;

const WHO: ReadonlySet<string> = new Set(["player", "name", "playername", "team", "tm", "club", "school", "teamname"]);

/** The tables of a sheet that are one below another, each with its own headings; undefined if there is only one. */
export function below(grid: Grid): readonly Grid[] | undefined {
  const headed = withHeads(grid);
  if (!headed) return undefined;
  const starts = [headed.headRow];
  let keys = keysOf(grid.rows[headed.headRow]);
  for (let i = headed.headRow + 1; i < grid.rows.length; i++) {
    if (hasNumber(grid.rows[i])) continue;
    const own = keysOf(grid.rows[i]);
    if (!isHeads(grid, i, own) || isSame(own, keys)) continue;
    starts.push(i);
    keys = own;
  }
  if (starts.length === 1) return undefined;
  return starts.map((start, n) => {
    const above = n === 0 ? 0 : lastFigures(grid, start, starts[n - 1]) + 1;
    const to = starts[n + 1] === undefined ? grid.rows.length : lastFigures(grid, starts[n + 1], start) + 1;
    const title = titleAbove(grid, above, start);
    return { ...partOf(grid, { from: above, to }), ...(title === undefined ? {} : { title }) };
  });
}

/** True for a heading row, which has no numbers. */
function isHeads(grid: Grid, at: number, keys: readonly string[]): boolean {
  const filled = keys.filter((key) => key !== "");
  const known = new Set(filled.filter(isKnownHead));
  if (known.size < LEAST_HEADS || ![...known].some((key) => WHO.has(key))) return false;
  if (filled.length - filled.filter(isKnownHead).length > MOST_OTHERS * filled.length) return false;
  const next = grid.rows.slice(at + 1).find((row) => !isBlankRow(row));
  return next !== undefined && hasNumber(next);
}

/** True if headings repeat in the same positions, even if one was renamed. */
function isSame(keys: readonly string[], before: readonly string[]): boolean {
  const count = (list: readonly string[]): number => list.filter((key) => key !== "").length;
  const isAlike = (key: string, i: number): boolean => key === before[i] || key.replace(/\d$/, "") === before[i];
  // A heading with a different meaning begins another table, however many others agree.
  if (keys.some((key, i) => !isAlike(key, i) && before[i] !== undefined && isForeign(key, before[i]))) return false;
  const same = keys.filter((key, i) => key !== "" && isAlike(key, i)).length;
  return same >= SAME * count(keys) && same >= SAME * count(before);
}

/** True if both headings are known and have no meaning in common. */
function isForeign(key: string, before: string): boolean {
  const [own, others] = [key, before].map((one) => NAMES.get(one));
  return (
    own !== undefined &&
    others !== undefined &&
    !own.some(({ table, column }) => others.some((other) => other.table === table && other.column === column))
  );
}

/** The last row before the next table's headings that has statistics of this table. */
function lastFigures(grid: Grid, start: number, from: number): number {
  for (let i = start - 1; i > from; i--) if (hasNumber(grid.rows[i])) return i;
  return from;
}

/** Single words above the headings. */
function titleAbove(grid: Grid, from: number, heads: number): string | undefined {
  const titles = grid.rows.slice(from, heads).flatMap((row) => {
    const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== "");
    return filled.length === 1 ? filled : [];
  });
  return titles.at(-1);
}

/** The tables of a sheet that are side by side, separated by a blank column; undefined if there is only one. */
export function beside(grid: Grid): readonly Grid[] | undefined {
  const headed = withHeads(grid);
  if (!headed) return undefined;
  const { rows, headRow } = headed;
  const width = rows[headRow].length;
  const keys = keysOf(rows[headRow]);
  const cuts = keys.flatMap((key, column) =>
    key === "" && column > 0 && rows.slice(headRow).every((row) => (row[column] ?? "").trim() === "") ? [column] : [],
  );
  const parts = [...cuts, width].map((right, i) => ({ left: i === 0 ? 0 : cuts[i - 1] + 1, right }));
  const tables = parts.filter(({ left, right }) => right > left && keys.slice(left, right).some((key) => WHO.has(key)));
  const names = tables.map(({ left, right }) => keys.slice(left, right).find((key) => WHO.has(key)));
  if (tables.length < 2 || new Set(names).size === names.length) return undefined;
  // Anything next to the last table without a heading of its own is a remark.
  return tables.map(({ left, right }, i) => {
    const next = tables[i + 1];
    return partOf(grid, { left, right: next === undefined ? Math.max(right, width) : next.left - 1 });
  });
}
