/** Chances and dice as printed on charts. */
import type { RangeTable } from "../../../../kernel/chart/index.js";
import { sumDistribution, type Fraction } from "../../../../kernel/dice/index.js";
import { signedText } from "../../../../kernel/words/index.js";
import { rangeText } from "../../sheet.js";
import { RULINGS, type DicePool, type PenAndPaperRules, type Ruling, type SwitchId } from "../../rules/index.js";

/** `2.8`, `11`: percent, with one decimal below ten. */
export function percent({ n, d }: Fraction): string {
  const value = (100 * n) / d;
  if (value === 0 || value === 100) return `${value}`;
  if (value < 0.05) return "<0.1";
  return value < 10 ? `${Math.round(value * 10) / 10}` : `${Math.round(value)}`;
}

/** Chance of each row of a chart with these dice. */
export const chances = (table: RangeTable<unknown>, { count, sides }: DicePool, plus = 0): string[] =>
  table.probabilities(sumDistribution(count, sides, plus)).map(percent);

/** Rows of a chart with their rolls and chances; `say` returns their results. */
export function oddsRows<R extends Range, F extends object>(
  rows: readonly R[],
  table: RangeTable<unknown>,
  dice: DicePool,
  say: (row: R) => F,
) {
  const odds = chances(table, dice);
  return rows.map((row, i) => ({ roll: rangeText(row), ...say(row), odds: odds[i] }));
}
type Range = Parameters<typeof rangeText>[0];

/** Chance of `from` or more on one die. */
export const chanceFrom = (from: number, sides: number): string =>
  percent({ n: Math.min(sides, Math.max(0, sides - from + 1)), d: sides });

/** `3d6`. */
export const diceText = (count: number, sides = 6): string => `${count}d${sides}`;

/** This many d6, to be drawn. */
export const dice = (count: number): number[] => Array.from({ length: count }, () => 5);

/** `QB + WR`. */
export const sum = (stats: readonly string[]): string => stats.join(" + ");

/** `+2`, or 0 for nothing. */
export const change = (value: number): string => signedText(value, "0");

/** `wide receiver` -> `Wide receiver`. */
export const sentence = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1).toLowerCase();

/** The answer to a ruling under the current rules, in the ruling's words. */
export function answer(rules: PenAndPaperRules, id: SwitchId): string {
  const ruling = (RULINGS as readonly Ruling[]).find((known) => known.id === id);
  return ruling?.values.find(({ value }) => value === rules.switches[id])?.meaning ?? "";
}

/** Lowercases the first letter, for use within a sentence. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
