/** Helpers for lists of figures and for bounds. */
import { sumOf } from "../../../kernel/lists/index.js";

export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
/** Rounds a fraction up or down so that a league's teams average to it, by the team's position in the league, 0 to 1. */
export const dealt = (number: number, place: number): number => Math.floor(number + place) || 0;
export const bounded = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
