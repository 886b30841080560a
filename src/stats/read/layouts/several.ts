/** Several tables on one sheet, below each other or side by side: a table each. */
import { NAMES } from "../aliases.js";
import { keysOf, isKnownHead, withHeads, type Grid } from "../grid.js";
import { hasNumber, isBlankRow, partOf } from "./part.js";

/** Heads that a row must have to begin another table, and their share of its cells. */
const LEAST_HEADS = 3;
const MOST_OTHERS = 0.4;
/** Heads that two tables of one kind share. */
const SAME = 0.6;

const WHO: ReadonlySet<string> = new Set(["player", "name", "playername", "team", "tm", "club", "school", "teamname"]);

/** The tables of a sheet on which several stand below each other, each with its own heads; undefined where there is one. */
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

/** Of a row without numbers. */
function isHeads(grid: Grid, at: number, keys: readonly string[]): boolean {
  const filled = keys.filter((key) => key !== "");
  const known = new Set(filled.filter(isKnownHead));
  if (known.size < LEAST_HEADS || ![...known].some((key) => WHO.has(key))) return false;
  if (filled.length - filled.filter(isKnownHead).length > MOST_OTHERS * filled.length) return false;
  const next = grid.rows.slice(at + 1).find((row) => !isBlankRow(row));
  return next !== undefined && hasNumber(next);
}

/** Heads that stand again in their places, though one of them may have been renamed. */
function isSame(keys: readonly string[], before: readonly string[]): boolean {
  const count = (list: readonly string[]): number => list.filter((key) => key !== "").length;
  const isAlike = (key: string, i: number): boolean => key === before[i] || key.replace(/\d$/, "") === before[i];
  // A head that says another thing begins another table, however much they share.
  if (keys.some((key, i) => !isAlike(key, i) && before[i] !== undefined && isForeign(key, before[i]))) return false;
  const same = keys.filter((key, i) => key !== "" && isAlike(key, i)).length;
  return same >= SAME * count(keys) && same >= SAME * count(before);
}

/** Both are known heads, and there is nothing that both may mean. */
function isForeign(key: string, before: string): boolean {
  const [own, others] = [key, before].map((one) => NAMES.get(one));
  return (
    own !== undefined &&
    others !== undefined &&
    !own.some(({ table, column }) => others.some((other) => other.table === table && other.column === column))
  );
}

/** The last row before a table's heads that holds figures of the table above. */
function lastFigures(grid: Grid, start: number, from: number): number {
  for (let i = start - 1; i > from; i--) if (hasNumber(grid.rows[i])) return i;
  return from;
}

/** Words that stand alone above the heads. */
function titleAbove(grid: Grid, from: number, heads: number): string | undefined {
  const titles = grid.rows.slice(from, heads).flatMap((row) => {
    const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== "");
    return filled.length === 1 ? filled : [];
  });
  return titles.at(-1);
}

/** The tables of a sheet on which two or more stand side by side with a blank column between; undefined where there is one. */
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
  // What stands beside the last of them without a name of its own is its remark.
  return tables.map(({ left, right }, i) => {
    const next = tables[i + 1];
    return partOf(grid, { left, right: next === undefined ? Math.max(right, width) : next.left - 1 });
  });
}
