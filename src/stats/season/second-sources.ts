/** If two tables have the same player or team, the first one's numbers count, and differences are reported. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import { columnOf, TABLES, type TableId } from "../columns.js";
import type { ReadRow } from "../read/read.js";
import { isFew } from "./balances.js";

/** A statistic on which two tables differ. */
interface Differing {
  readonly first: ReadRow;
  readonly other: ReadRow;
  readonly column: string;
}

/** Units in which sources that count the same way agree exactly. */
const COUNTED: ReadonlySet<string> = new Set(["times", "yards", "points"]);
const isCounted = (table: TableId, column: string): boolean =>
  column !== "season" && column !== "games" && COUNTED.has(columnOf(table, column).unit);

/** Statistics of a second row that differ from the first. */
export const differing = (table: TableId, first: ReadRow, other: ReadRow): readonly Differing[] =>
  Object.entries(other.values).flatMap(([column, value]) => {
    const known = first.values[column];
    if (typeof value !== "number" || typeof known !== "number" || !isCounted(table, column)) return [];
    return isFew(known, value) ? [] : [{ first, other, column }];
  });

/** One warning for each pair of tables. */
export function differingIssues(table: TableId, all: readonly Differing[]): Issue[] {
  const pairs = new Map<string, Differing[]>();
  for (const one of all) {
    const key = [one.first, one.other].map((row) => sheetOf(row)).join("\t");
    pairs.set(key, [...(pairs.get(key) ?? []), one]);
  }
  return [...pairs.values()].map((list) => {
    const [{ first, other, column }] = list;
    const { player, team } = other.values;
    const who = player === undefined ? String(team) : `${player} (${team})`;
    const { file, line } = first.at(column);
    const more = list.length === 1 ? "" : ` (and ${list.length - 1} more figures of these two tables)`;
    const message = `${TABLES[table].title}: ${who} has ${other.values[column]} ${column} here, and ${first.values[column]} in ${file}:${line}, which count${more}`;
    const hint = "keep one of the two tables, if they do not cover the same season and games";
    return warning("stats-differ", message, { ...other.at(column), hint });
  });
}

function sheetOf(row: ReadRow): string {
  const { file, detail } = row.at() as ReturnType<ReadRow["at"]> & { readonly detail?: { readonly sheet?: string } };
  return [file, detail?.sheet].join("!");
}
