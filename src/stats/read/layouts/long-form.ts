/** Tables with one row per statistic (`player, category, statType, stat`): turned into one row per player or team. */
import { fault, type Issue } from "../../../kernel/issue/index.js";
import { withAnyHeads, type Grid } from "../grid.js";
import { plainHead } from "../plain.js";
import { cellAt, laidGrid, type Laid } from "./part.js";

/** Headings of the columns for statistic names and values; a site calls them `statType` and `stat`. */
const NAMES = ["statname", "stattype", "statistic", "statlabel", "metric", "stat"];
const VALUES = ["statvalue", "value", "stat", "amount"];
/** Headings of the column for the kind: passing, rushing. */
const KINDS = ["category", "statcategory", "stattable"];
const WHO = ["player", "name", "playername", "playerdisplayname", "fullname", "team", "tm", "club", "school"];

export interface Widened {
  readonly grid: Grid;
  readonly issues: readonly Issue[];
}

/** Undefined if a row has more than one statistic. */
export function widened(grid: Grid): Widened | undefined {
  const top = withAnyHeads(
    grid,
    (keys) => keys.some((key) => NAMES.includes(key)) && keys.some((key) => WHO.includes(key)),
  );
  if (top === undefined) return undefined;
  const keys = grid.rows[top].map((cell) => plainHead(cell));
  const kind = keys.findIndex((key) => KINDS.includes(key));
  // If `statType` names the statistic, `stat` is its value, in any column order.
  const name = keys.indexOf(NAMES.find((one) => keys.includes(one))!);
  const value = keys.findIndex((key, i) => i !== name && VALUES.includes(key));
  if (name < 0 || value < 0) return undefined;
  const kept = keys.flatMap((key, i) => (key !== "" && ![kind, name, value].includes(i) ? [i] : []));
  // Row ids would make every row unique.
  const who = kept.filter((i) => WHO.includes(keys[i]) || ["season", "year", "week"].includes(keys[i]));
  const heads = new Map<string, { readonly cell: Laid; readonly column: number }>();
  const people = new Map<string, Laid[]>();
  const issues: Issue[] = [];
  grid.rows.forEach((row, r) => {
    if (r <= top || row.every((cell) => cell.trim() === "")) return;
    const key = who.map((i) => (row[i] ?? "").trim()).join("\t");
    const head = [kind, name].filter((i) => i >= 0).map((i) => cellAt(grid, r, i).text).join("_"); // prettier-ignore
    const own = people.get(key) ?? kept.map((i) => cellAt(grid, r, i));
    people.set(key, own);
    const { column } = heads.get(head) ?? { column: kept.length + heads.size };
    if (!heads.has(head)) heads.set(head, { cell: { ...cellAt(grid, r, name), text: head }, column });
    const known = own[column] as Laid | undefined;
    const cell = cellAt(grid, r, value);
    if (known !== undefined && known.text !== cell.text) {
      const message = `"${head}" of ${who.map((i) => (row[i] ?? "").trim()).join(", ")} is ${known.text} in line ${grid.at(known.row, known.column).line}, and ${cell.text} here`;
      issues.push(
        fault("figure-twice", message, { file: grid.file, ...grid.at(r, value), hint: "keep one row a figure" }),
      );
    } else own[column] = cell;
  });
  const top1 = [...kept.map((i) => cellAt(grid, top, i)), ...[...heads.values()].map(({ cell }) => cell)];
  const rows = [...people.values()].map((own) =>
    Array.from({ length: top1.length }, (_, i) => (own[i] as Laid | undefined) ?? { ...own[0], text: "" }),
  );
  return { grid: laidGrid(grid, [top1, ...rows]), issues };
}
