/** A coach makes decisions. Randomness comes only from dice: the same state and the same dice give the same answer. */
import type { Roller } from "../../../kernel/dice/index.js";
import type { Choice, Decision } from "../engine/decisions.js";
import type { GameState } from "../engine/state.js";
import type { PostcardRules } from "../rules/index.js";

export interface Coach {
  /** Name on the command line and in records: `football`. */
  readonly id: string;
  readonly title: string;
  /** One sentence on how this coach decides. */
  readonly summary: string;
  /**
   * Picks one of the decision's options. A coach sees what both players see: the decision and the table. `dice` are its own, separate from
   * those of the game.
   */
  choose(decision: Decision, state: GameState, dice: Roller, rules: PostcardRules): Choice;
}
