/** Answers that are drawn: with the coach's own dice, apart from those of the game. */
import type { Roller } from "../../../kernel/dice/index.js";

/** One of these, each as likely as the others. */
export const drawAny = <T>(options: readonly T[], dice: Roller): T => options[dice.die(options.length) - 1];

/** One of these by whole weights: `weights[i]` tickets for `options[i]`. */
export function drawByWeight<T>(options: readonly T[], weights: readonly number[], dice: Roller): T {
  let ticket = dice.die(weights.reduce((sum, weight) => sum + weight, 0));
  return options.find((_, i) => (ticket -= weights[i]) <= 0)!;
}
