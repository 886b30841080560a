/**
 * A team's `Pass Yds`: some sites subtract sack yards (net), some do not (gross), and the heading does not say. If a table has total yards,
 * which are net passing plus rushing, they decide.
 */
import type { Place } from "../../kernel/issue/index.js";
import type { HeadedGrid } from "./grid.js";
import { isOwn, type Match } from "./match.js";
import { numberOf, type NumberStyle } from "./numbers.js";
import { placeIn, type ReadRow } from "./read-rows.js";

export type PassYards = "net" | "gross";

/** A team table whose passing yards may be either. */
export interface UnsureYards {
  readonly place: Place;
  readonly head: string;
  /** What the table's own total yards indicate. */
  readonly evidence?: PassYards;
}

const AMBIGUOUS: ReadonlySet<string> = new Set(
  "passyds passyards passingyds passingyards passyd passyardage".split(" "),
);
const TOTALS: ReadonlySet<string> = new Set(
  "totyds totalyds totyards totalyards totalnetyards netyards totaloffense totaloff yardstotal".split(" "),
);
/** Maximum rounding error of sums; minimum share of rows that must agree. */
const SLIP = 1;
const MOST = 0.7;

/** Undefined for tables without such a column, or with another column that settles the question. */
export function unsureYards(
  grid: HeadedGrid,
  { table, columns, sides }: Match,
  rows: readonly ReadRow[],
  style: NumberStyle,
): UnsureYards | undefined {
  if (table !== "team") return undefined;
  const all = [columns, ...(sides ?? [])];
  const head = all.flatMap((matched) => matched.get("passYards") ?? [])[0] as Match["columns"] extends ReadonlyMap<string, readonly (infer H)[]> ? H | undefined : never; // prettier-ignore
  if (!head || head.group !== "" || !AMBIGUOUS.has(head.key)) return undefined;
  if (all.some((matched) => matched.has("netPassYards")) || (head.key === "passyards" && isOwn(grid))) return undefined;
  const total = grid.heads.find(({ key }) => TOTALS.has(key));
  const lineOf = new Map(grid.data.map((row) => [placeIn(grid, row, 0).line, row]));
  const votes = { net: 0, gross: 0, all: 0 };
  for (const { values, at } of total ? rows : []) {
    const { passYards, rushYards, sackYards, sacks, side } = values;
    const row = lineOf.get(at().line);
    const sum = row === undefined || side === "against" ? undefined : numberOf(grid.rows[row][total!.column] ?? "", "yards", style); // prettier-ignore
    if (sum === undefined || typeof passYards !== "number" || typeof rushYards !== "number") continue;
    votes.all++;
    const over = passYards + rushYards - sum;
    if (Math.abs(over) <= SLIP && sacks !== 0) votes.net++;
    else if (typeof sackYards === "number" ? Math.abs(over - sackYards) <= SLIP : isOfSacks(over, sacks)) votes.gross++;
  }
  const evidence = (["net", "gross"] as const).find((one) => votes.all > 0 && votes[one] >= MOST * votes.all);
  const place = placeIn(grid, grid.headRow, head.column, head.shown);
  return { place, head: head.shown, ...(evidence && { evidence }) };
}

/** True if that many sacks could have cost these yards: 3 to 12 each. */
export const isOfSacks = (yards: number, sacks: string | number | undefined): boolean =>
  typeof sacks === "number" && sacks > 0 && yards >= 3 * sacks && yards <= 12 * sacks;
