/** Gains of exactly the yards to go (ruling `inches`). */
import { yardsToGoal } from "../../../../kernel/football/index.js";
import { FIGURES } from "../../rules/index.js";
import type { Turn } from "../turn.js";

const { from, to, short } = FIGURES.inches;

/** The gain, a yard short if measured so. @param blue blue die of the roll for the gain @param run gain of a run beyond the goal line */
export function measured({ game, draft }: Turn, yards: number, blue: number, run?: number): number {
  const { down, toGo, spot } = draft;
  if (game.rules.switches.inches !== "measured" || yards !== toGo || down === 0 || blue > short) return yards;
  if (toGo < from || toGo > to) return yards;
  return toGo < yardsToGoal(spot) || run === toGo ? yards - 1 : yards;
}
