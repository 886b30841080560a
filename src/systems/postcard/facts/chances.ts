/** Chances, yards and points, formatted for tables. */
import { fractionValue, type Fraction } from "../../../kernel/dice/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import { DASH, MINUS } from "../../../kernel/words/index.js";

/** Minimum chances for a light and a darker tint of the cell. */
const [LIKELY, VERY_LIKELY] = [0.1, 0.3];

export interface Chance {
  /** Percent with one decimal; a dash for impossible. */
  readonly text: string;
  readonly often: "" | "fairly" | "very";
  readonly chance: number;
}

const valueOf = (value: Fraction | number): number => (typeof value === "number" ? value : fractionValue(value));

export function percent(of: Fraction | number): Chance {
  const chance = valueOf(of);
  const text = chance === 0 ? DASH : chance > 0.9995 ? "100" : (chance * 100).toFixed(1);
  return { text, often: chance >= VERY_LIKELY ? "very" : chance >= LIKELY ? "fairly" : "", chance };
}

/** Chances for these names. */
export const percents = <K extends string>(row: Readonly<Record<K, Fraction | number>>, ...names: K[]) =>
  keyed(names, (name) => percent(row[name]));

/** Rounded, with sign; a value that rounds to zero has none. */
function rounded(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `${MINUS}${text}` : text;
}

export const yards = (value: Fraction | number): string => rounded(valueOf(value), 1);
export const points = (value: number): string => rounded(value, 2);
