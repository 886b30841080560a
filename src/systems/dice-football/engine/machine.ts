/** A game as a machine: decision after decision until it is over. */
import { IllegalChoice, type Machine } from "../../../kernel/machine/index.js";
import type { Ask, Choice } from "./decisions.js";
import type { GameEvent } from "./events.js";
import type { Game } from "./game.js";
import { checkChoice, pending } from "./pending.js";
import type { GameState } from "./state.js";
import { advance, goOn, isAutomatic, isOver, startGame } from "./step.js";

export interface DiceTypes {
  readonly setup: Game;
  readonly state: GameState;
  readonly view: GameState;
  readonly ask: Ask;
  readonly choice: Choice;
  readonly event: GameEvent;
}

/** A step is a decision with what follows from it; the toss is one of its own, which asks nobody. */
export const diceMachine: Machine<DiceTypes> = {
  open(setup, table, from) {
    const emit = (event: GameEvent): void => table.emit(event);
    let state = from ?? startGame(setup, emit);
    return {
      get over() {
        return isOver(state);
      },
      step() {
        if (isAutomatic(state)) {
          state = goOn(setup, state, table, emit);
          return;
        }
        const ask = pending(setup, state);
        const choice = table.choose(ask, state);
        const wrong = checkChoice(ask, choice);
        if (wrong) throw new IllegalChoice(wrong);
        state = advance(setup, state, choice, table, emit);
      },
      keep: () => state,
    };
  },
};
