/** The pawn's position. */
import type { Game } from "./game.js";
import type { GameState } from "./state.js";
import type { Turn } from "./turn.js";

const QUARTERS = 4;
/** Half cells of a box. */
export const CELLS = 2;

type Timed = Pick<GameState, "period" | "left">;

/** True for the second and fourth quarters, which have all boxes, the last ones in halves. */
export const isLong = (period: number): boolean => period === 2 || period === QUARTERS;

/** Half cells of a quarter. */
export function cellsOf({ rules }: Pick<Game, "rules">, period: number): number {
  const { boxes, halves } = rules.tables.timing;
  if (isLong(period)) return CELLS * boxes;
  return CELLS * (period <= QUARTERS ? rules.switches.oddQuarterBoxes : halves - 1);
}

/** Number of half cells covered by the halved boxes. */
export const halfCells = ({ rules }: Pick<Game, "rules">): number => {
  const { boxes, halves } = rules.tables.timing;
  return CELLS * (boxes - halves + 1);
};

/** True in the last boxes of a half, where incompletions and timeouts use half a box. */
export const inHalves = (game: Pick<Game, "rules">, { period, left }: Timed): boolean =>
  isLong(period) && left <= halfCells(game);

/** The pawn's box: 1 to 30; 26.5 is the second half of box 26. */
export const boxOf = (game: Pick<Game, "rules">, { period, left }: Timed): number =>
  (cellsOf(game, period) - left) / CELLS + 1;

/** Boxes left in the quarter, rounding up. */
export const boxesLeft = ({ left }: Pick<GameState, "left">): number => Math.ceil(left / CELLS);

/** Approximate seconds left in the quarter, 900 at its start. */
export const secondsLeft = (game: Pick<Game, "rules">, { period, left }: Timed): number =>
  (900 * left) / cellsOf(game, period);

/** The current time, for events. */
export const now = ({ game, draft }: Turn): { readonly period: number; readonly box: number } => ({
  period: draft.period,
  box: boxOf(game, draft),
});
