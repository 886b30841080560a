/** A head-to-head game as a machine: one decision after another until the game is over. */
import { machineOf, type Machine } from "../../../kernel/machine/index.js";
import type { Choice, Pending } from "./decisions.js";
import type { GameEvent } from "./events.js";
import type { Game } from "./game.js";
import { checkChoice, pending } from "./pending.js";
import type { GameState } from "./state.js";
import { advance, isOver, startGame } from "./step.js";

export interface HeadToHeadTypes {
  readonly setup: Game;
  readonly state: GameState;
  readonly view: GameState;
  readonly ask: Pending;
  readonly choice: Choice;
  readonly event: GameEvent;
}

export const headToHead: Machine<HeadToHeadTypes> = machineOf<HeadToHeadTypes>({
  start: startGame,
  isOver,
  pending,
  check: checkChoice,
  apply: advance,
});
