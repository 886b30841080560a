/** How many bonuses to spend on a roll (D9-D13). */
import type { SpendDecision } from "../engine/decisions.js";
import { flip, STEP_YARDS, type GameState } from "../engine/state.js";
import type { PostcardRules } from "../rules/index.js";
import { THUMB } from "./thumb.js";

/** Maximum net bonus of a challenge: beyond this, penalties for too much strength become likely (A8). */
const MOST_NET = 4;

/** Bonuses of `decision.side` for its roll, by habit. */
export function habitSpend(decision: SpendDecision, state: GameState, rules: PostcardRules): number {
  const bar = decision.options[decision.options.length - 1];
  return Math.min(bar, Math.max(0, wanted(decision, state, rules, bar)));
}

function wanted(decision: SpendDecision, state: GameState, { card }: PostcardRules, bar: number): number {
  switch (decision.on) {
    case "challenge":
      return Math.min(bar - (THUMB.kept[state.down] ?? 0), MOST_NET - net(decision));
    case "catch":
      return Math.min((decision.need ?? 1) - 1, THUMB.mostForBall);
    case "interception":
      return bar;
    case "contested":
      return decision.offense ? 0 : bar;
    case "recovery":
      return THUMB.mostForBall;
    case "tackle":
      // With one more, a natural 1 would be wasted.
      return isNear(decision) ? bar - 1 : bar - card.barCap + 1;
    default:
      return 0;
  }
}

/** This side's advantage before anyone spends. */
const net = ({ bonus = 0, against = 0 }: SpendDecision): number => bonus - against;

/** True for the defense against a carrier near its goal line. */
const isNear = ({ offense, spot = 0 }: SpendDecision): boolean =>
  !offense && flip(spot) * STEP_YARDS <= THUMB.nearYards;
