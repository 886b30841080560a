/** How long a team can kneel. */
import { advance, noDice, type Choice, type ClockAnswer, type Game, type GameState } from "../engine/index.js";

const KNEEL: Choice = { kind: "snap", call: "kneel" };
const RUN: readonly ClockAnswer[] = ["run"];
const RUN_OR_TIMEOUT: readonly ClockAnswer[] = ["run", "timeout"];

/** From this spot on, three knees are no safety. */
export const SAFE_KNEES = 5;

/** True if knees before fourth down end the half or the game, however the defense spends its timeouts. */
export function kneesRunOut(game: Game, start: GameState): boolean {
  const ends = (now: GameState): boolean => {
    if (now.period !== start.period || now.stage === "over" || now.stage === "lastKick") return true;
    if (now.stage !== "clock") return now.down < 4 && ends(advance(game, now, KNEEL, noDice));
    const answers = now.running!.asked === start.ball ? RUN : RUN_OR_TIMEOUT;
    return answers.every((how) => ends(advance(game, now, { kind: "clock", how }, noDice)));
  };
  return ends(start);
}
