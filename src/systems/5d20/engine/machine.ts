/** A game as a machine: decision after decision until it is over. */
import { machineOf, type Machine } from "../../../kernel/machine/index.js";
import type { Ask, Choice } from "./decisions.js";
import type { GameEvent } from "./events.js";
import type { Game } from "./game.js";
import { checkChoice, pending } from "./pending.js";
import type { GameState } from "./state.js";
import { advance, isOver, startGame } from "./step.js";

export interface D20Types {
  readonly setup: Game;
  readonly state: GameState;
  readonly view: GameState;
  readonly ask: Ask;
  readonly choice: Choice;
  readonly event: GameEvent;
}

export const d20Machine: Machine<D20Types> = machineOf<D20Types>({
  start: startGame,
  isOver,
  pending,
  check: checkChoice,
  apply: advance,
});
