/** The yardage column that a play uses. */
import { signedText } from "../../../kernel/words/index.js";
import type { ChartBook } from "./chart-book.js";
import type { Game } from "./game.js";
import type { Column } from "./row.js";
import type { ReceiverBook } from "./team-book.js";

/** Index of a depth: short, medium, long. */
export type DepthPlace = 0 | 1 | 2;

/** A column by name; BRK also needs a rating. */
export const columnFor = (charts: ChartBook, name: string, rating: number): Column =>
  name === "BRK" ? charts.BRK[rating] : (charts[name as keyof ChartBook] as Column);

/** Citation for what yellow adds to a long gain; none if it adds nothing. */
export function longGainCites({ yards, gains }: Column, black: number, yellow: number): readonly string[] {
  const added = gains[black][yellow] - yards[black];
  return added === 0 ? [] : [`long gain, yellow ${yellow}: ${signedText(added)}`];
}

/** The column of a catch: by depth; for a long pass, by the receiver. */
export const catchColumn = (charts: ChartBook, depth: DepthPlace, { lpy }: Pick<ReceiverBook, "lpy">): Column =>
  depth === 0 ? charts.SP : depth === 1 ? charts.MP : charts.LP[lpy];

/** The column of interference on a pass (ruling 34). */
export const interferenceColumn = (
  { charts, rules }: Pick<Game, "charts" | "rules">,
  depth: DepthPlace,
  target: Pick<ReceiverBook, "lpy">,
): Column => {
  const meant = rules.switches.interferenceYards === "deeper" && depth === 0 ? 1 : depth;
  return catchColumn(charts, meant, target);
};

/** The column of an intercepted pass (ruling 30). */
export const airColumn = (
  { charts, rules }: Pick<Game, "charts" | "rules">,
  depth: DepthPlace,
  target: Pick<ReceiverBook, "lpy">,
): Column => catchColumn(charts, depth, rules.switches.interceptionDepth === "five" ? { lpy: 5 } : target);
