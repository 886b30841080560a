/** What the engine needs from outside: dice, decisions, and a receiver of events. */
import type * as machine from "../../../kernel/machine/index.js";
import type { PostcardRules } from "../rules/index.js";
import type { Choice, Decision } from "./decisions.js";
import type { GameEvent, RollKind } from "./events.js";
import type { GamePosition } from "./position.js";
import type { Both, GameState, Skill } from "./state.js";

/** Purpose of a die. `draw`: chooses a team skill that no one named. */
export type DieUse = RollKind | "toss" | "draw";

export interface GameSetup {
  readonly rules: PostcardRules;
  /** Names for the log. */
  readonly away: string;
  readonly home: string;
  /** Team skills by name; null = decided by the dice. Ignored by rules without team skills. */
  readonly skill?: Both<Skill | null>;
}

export interface PostcardTypes {
  readonly setup: GameSetup;
  readonly state: GamePosition;
  readonly view: GameState;
  readonly ask: Decision;
  readonly choice: Choice;
  readonly event: GameEvent;
}

/** All dice have six sides; `use` is a `DieUse`. */
export type Table = machine.Table<PostcardTypes>;
