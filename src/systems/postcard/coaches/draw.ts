/** Random answers, drawn with the coach's own dice. */
import type { Roller } from "../../../kernel/dice/index.js";

/** One of the options, all equally likely. */
export const drawAny = <T>(options: readonly T[], dice: Roller): T => options[dice.die(options.length) - 1];

/** One of the options by integer weights: `weights[i]` tickets for `options[i]`. */
export function drawByWeight<T>(options: readonly T[], weights: readonly number[], dice: Roller): T {
  let ticket = dice.die(weights.reduce((sum, weight) => sum + weight, 0));
  return options.find((_, i) => (ticket -= weights[i]) <= 0)!;
}
