/** The try after a touchdown: a kick, or one play for two points. */
import type { Game } from "./game.js";
import { kickTry } from "./kicks.js";
import { steps } from "./numbers.js";
import { strategy } from "./snap.js";
import { GOAL, type Step } from "./state.js";

/** Where a two-point try starts. */
export const twoPointSpot = ({ rules }: Game): Step => GOAL - steps(rules.card.kicking.twoPointFrom);

/** Plays a try; after a penalty it is repeated as a play from the new spot. */
export function tryRow(game: Game): void {
  const { play } = game;
  const again = game.tryAgain !== undefined;
  game.tryAgain = undefined;
  const options = again ? (["two"] as const) : (["kick", "two"] as const);
  if (game.ask({ kind: "try", side: play.offense, options }) === "kick") {
    game.emit({ type: "call", call: "kick" });
    kickTry(game);
    return;
  }
  strategy(game, "try");
  if (play.ending === "penalty") {
    game.tryAgain = play.ball;
    return;
  }
  const good = play.ending === "touchdown";
  play.ending = "failed";
  play.kickGood = undefined;
  play.result = good ? "tryGood" : "tryFailed";
}
