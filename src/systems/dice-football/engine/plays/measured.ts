/** Gains of exactly the yards to go (ruling `inches`). */
import { yardsToGoal } from "../../../../kernel/football/index.js";
import { FIGURES } from "../../rules/index.js";
import type { Turn } from "../turn.js";

const { from, to, short } = FIGURES.inches;

/** The gain, a yard short if measured so. @param blue blue die of the roll for the gain @param gained the gain beyond the goal line, too */
export function measured({ game, draft }: Turn, yards: number, blue: number, gained: number): number {
  const { down, toGo, spot } = draft;
  if (game.rules.switches.inches !== "measured" || down === 0 || blue > short) return yards;
  const left = yardsToGoal(spot);
  const exact = gained === left || (yards === toGo && toGo < left && toGo >= from && toGo <= to);
  return exact ? yards - 1 : yards;
}
