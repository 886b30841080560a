/** Figures of a list, and within bounds. */
import { sumOf } from "../../../kernel/lists/index.js";

export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
/** A number that is not whole, as whole ones that come to it over a league: by the place of a team in it, between 0 and 1. */
export const dealt = (number: number, place: number): number => Math.floor(number + place) || 0;
export const bounded = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
