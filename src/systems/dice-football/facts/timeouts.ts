/** Timeouts as counted on a sheet: by half and side. */
import { SIDES, type Side } from "../../../kernel/football/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import { QUARTERS } from "./game-of.js";

const HALVES = [1, 2] as const;
/** A half of the game. */
export const halfOf = (period: number): number => (period <= QUARTERS / 2 ? 1 : 2);

/** Timeouts of each side in each half; overtime belongs to the second half. */
export const byHalf = (
  taken: readonly { readonly team: Side; readonly period: number }[],
): Readonly<Record<string, Readonly<Record<Side, number>>>> =>
  Object.fromEntries(
    HALVES.map((half) => [
      half,
      keyed(SIDES, (side) => taken.filter(({ team, period }) => team === side && halfOf(period) === half).length),
    ]),
  );
