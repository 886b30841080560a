/** Bonuses that both sides put on a roll in secret: solves it as a small matrix game. */
import type { Roller } from "../../../../kernel/dice/index.js";
import { solveMatrixGame } from "../../../../kernel/games/index.js";
import { otherSide, type Side } from "../../../../kernel/football/index.js";
import type { GameState } from "../../engine/state.js";
import type { Prices } from "./stored.js";

/** Resolution for drawing from a mixed strategy. */
const FINE = 9_999;

/** Index of the option drawn; `chances` sum to 1. */
export function drawFrom(chances: ArrayLike<number>, dice: Roller): number {
  let likeliest = 0;
  for (let i = 1; i < chances.length; i++) if (chances[i] > chances[likeliest]) likeliest = i;
  if (chances[likeliest] > 1 - 1 / FINE) return likeliest;
  let ticket = (dice.die(FINE) - 0.5) / FINE;
  for (let i = 0; i < chances.length; i++) {
    ticket -= chances[i];
    if (ticket <= 0) return i;
  }
  return likeliest;
}

/** Value of a roll for the side with the ball, by its net bonus beyond the known one. */
type NetWorth = (net: number) => number;

export interface Bid {
  readonly side: Side;
  /** True if this side has the ball. */
  readonly offense: boolean;
  readonly state: GameState;
  readonly prices: Prices;
}

/** Bonuses for a roll by both sides, drawn from the solution; stored bonuses have a price. */
export function bidInSecret({ side, offense, state, prices }: Bid, worth: NetWorth, dice: Roller): number {
  const rival = otherSide(side);
  const [own, theirs] = [state.bar[side] + 1, state.bar[rival] + 1];
  const [rows, columns] = offense ? [own, theirs] : [theirs, own];
  const [rowSide, columnSide] = offense ? [side, rival] : [rival, side];
  const byNet: number[] = [];
  for (let net = 1 - columns; net < rows; net++) byNet.push(worth(net));
  const payoff = new Float64Array(rows * columns);
  for (let row = 0, i = 0; row < rows; row++) {
    const paid = prices(state.bar[rowSide], row);
    for (let column = 0; column < columns; column++, i++)
      payoff[i] = byNet[row - column + columns - 1] - paid + prices(state.bar[columnSide], column);
  }
  const solution = solveMatrixGame(payoff, rows, columns);
  return drawFrom(offense ? solution.rows : solution.columns, dice);
}

/** The best number of bonuses for a roll by this side only; `worth` is for the side with the ball. */
export function bidAlone({ side, offense, state, prices }: Bid, worth: NetWorth): number {
  const sign = offense ? 1 : -1;
  let [best, most] = [0, -Infinity];
  for (let spent = 0; spent <= state.bar[side]; spent++) {
    const value = sign * worth(spent) - prices(state.bar[side], spent);
    if (value > most + 1e-9) [best, most] = [spent, value];
  }
  return best;
}
