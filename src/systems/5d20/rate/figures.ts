/** Figures of a list, and within bounds. */
import { sumOf } from "../../../kernel/lists/index.js";

export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
export const bounded = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
