/** Who passes in the games of a season (here one die per game, not a drive). */
import { coachDice } from "../../kernel/machine/index.js";
import type { Side } from "../../kernel/football/index.js";
import type { TeamChart } from "./rules/index.js";

const DIE = 20;

/** The first passer whose share of the drop-backs, all before him counted, reaches the die. */
function turnOf({ qbs }: TeamChart, face: number): number {
  const found = qbs.findIndex(({ upTo }) => upTo === undefined || face <= upTo);
  return Math.max(0, found);
}

/** Places of both passers in the game of a seed: a die of twenty sides each, apart from the game's dice. */
export function passersOf(
  { away, home }: Readonly<Record<Side, TeamChart>>,
  seed: number,
): Readonly<Record<Side, number>> {
  const dice = coachDice(seed, "away");
  return { away: turnOf(away, dice.die(DIE)), home: turnOf(home, dice.die(DIE)) };
}
