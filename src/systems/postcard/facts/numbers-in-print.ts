/** Numbers of the card, as reference sheets print them. */
import { DASH, minusText as minus, signedText } from "../../../kernel/words/index.js";
import type { CardData, ChartRow, PenaltyCell, PlayKind } from "../rules/index.js";

export { minus };

const HALF = 50;
const FIELD = 100;

/** `+2`, `−1`, `0`. */
export const plus = (value: number): string => signedText(value, "0");

/** `7 to 9`, `−4 to 0`, or one number. Negative ranges use no dash: it would look like a minus sign. */
export const span = (from: number, to: number): string =>
  from === to ? minus(from) : from < 0 || to < 0 ? `${minus(from)} to ${minus(to)}` : `${from}${DASH}${to}`;

/** Totals of dice: `4–10`. */
export const totals = ({ low, high }: { readonly low: number; readonly high: number }): string => span(low, high);

/** `5+`, or `6` if a die shows nothing higher. */
export const atLeast = (value: number): string => (value >= 6 ? `${value}` : `${value}+`);

/** A yard line by its distance from one's own goal line: `own 25`, `midfield`, `opp 40`. */
export const yardLine = (yards: number): string =>
  yards === HALF ? "50" : yards < HALF ? `own ${yards}` : `opp ${FIELD - yards}`;

/** `a, b and c`. */
export const listed = (words: readonly string[], joint = "and"): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${joint} ${words[words.length - 1]}`;

/** Yards of loss without sign, each once, in ascending order: `5, 10 or 15`. */
export const orList = (values: readonly number[]): string =>
  listed(
    [...new Set(values)].sort((a, b) => a - b).map((value) => `${value}`),
    "or",
  );

/** Numbers of the strategy circle that call this play. */
export const numbersOf = ({ strategy }: Pick<CardData, "strategy">, play: PlayKind): number[] =>
  strategy.filter((one) => one.play === play).map((one) => one.number);

/** Penalties of a chart, the better result first: `+8: 10, +9: 15`. */
export function penaltiesOf<Cell extends { readonly result: string }>(
  rows: readonly ChartRow<Cell>[],
  on: PenaltyCell["on"],
): { readonly result: number; readonly yards: number }[] {
  return [...rows]
    .filter((row) => row.result === "penalty" && (row as unknown as PenaltyCell).on === on)
    .sort((a, b) => Math.abs(a.from) - Math.abs(b.from))
    .map((row) => ({ result: row.from > 0 ? row.from : row.to, yards: (row as unknown as PenaltyCell).yards }));
}
