/** A rush. */
import { challenge } from "./challenge.js";
import type { Game } from "./game.js";
import { BACK_LINE, steps } from "./numbers.js";
import { dead, fumble, noteYards, penalize, run, safety, touchdown } from "./run.js";
import { GOAL, type Step } from "./state.js";

/**
 * Plays a rush to its end.
 * @param beta net bonus of the offense
 * @param picked true if the bonus was won by a pick: a breakaway keeps it (A33, A55)
 */
export function rush(game: Game, beta: number, picked: boolean): void {
  const { play, numbers } = game;
  play.snap = "rush";
  const result = challenge(game, "rush", beta);
  const cell = numbers.rush.at(result);
  if (cell.result === "penalty") return penalize(game, play.spot, cell.on, cell.yards, true);
  const spot: Step = Math.max(BACK_LINE, play.spot + steps(cell.yards));
  if (cell.result === "fumble") return fumble(game, spot, play.offense);
  play.result = cell.yards <= 0 ? "noGain" : cell.breakaway ? "breakaway" : "rush";
  if (cell.yards <= 0) {
    noteYards(game, spot);
    // From one's own goal line, no step forward is a safety; being driven back onto the line is not (A18).
    return spot < 0 || play.spot === 0 ? safety(game, spot) : dead(game, spot);
  }
  if (spot >= numbers.scoresFrom) {
    noteYards(game, GOAL);
    return touchdown(game);
  }
  run(game, spot, { carry: cell.breakaway && picked ? Math.max(0, beta) : 0, moved: true });
}
