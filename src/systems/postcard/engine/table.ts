/** What the engine needs from outside: dice, decisions, and somebody who writes the events down. */
import type { Side } from "../../../kernel/football/index.js";
import type { PostcardRules } from "../rules/index.js";
import type { Choice, Decision } from "./decisions.js";
import type { GameEvent, RollKind } from "./events.js";
import type { Both, GameState, Skill } from "./state.js";

/** What a die is thrown for. `draw`: a team skill that was left to the dice. */
export type DieUse = RollKind | "toss" | "draw";

export interface Table {
  /** A six-sided die. `on` and `side` say what it is for; whoever supplies dice may overlook them. */
  die(on: DieUse, side: Side): number;
  /** One of `decision.options`. `state` is the game's own object: read it, never keep or change it. */
  choose(decision: Decision, state: GameState): Choice;
  emit(event: GameEvent): void;
}

export interface GameSetup {
  readonly rules: PostcardRules;
  /** Names for the log. */
  readonly away: string;
  readonly home: string;
  /** Team skills by name; null leaves it to the dice. Rules without team skills take none. */
  readonly skill?: Both<Skill | null>;
}
