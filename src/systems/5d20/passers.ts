/** Which passer plays in each game of a season (one die per game here, not per drive). */
import { coachDice } from "../../kernel/machine/index.js";
import type { Side } from "../../kernel/football/index.js";
import type { TeamChart } from "./rules/index.js";

const DIE = 20;

/** The first passer whose cumulative share of the drop-backs reaches the die. */
function turnOf({ qbs }: TeamChart, face: number): number {
  const found = qbs.findIndex(({ upTo }) => upTo === undefined || face <= upTo);
  return Math.max(0, found);
}

/** Indexes of both passers in the game of a seed: one d20 each, separate from the game's dice. */
export function passersOf(
  { away, home }: Readonly<Record<Side, TeamChart>>,
  seed: number,
): Readonly<Record<Side, number>> {
  const dice = coachDice(seed, "away");
  return { away: turnOf(away, dice.die(DIE)), home: turnOf(home, dice.die(DIE)) };
}
