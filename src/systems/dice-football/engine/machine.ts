/** A game as a machine: decision after decision until it is over. */
import { IllegalChoice, type Machine } from "../../../kernel/machine/index.js";
import type { Ask, Choice } from "./decisions.js";
import type { GameEvent } from "./events.js";
import type { Game } from "./game.js";
import { checkChoice, pending } from "./pending.js";
import { copyState, type GameState } from "./state.js";
import { isAutomatic, isOver, playOn, startGame } from "./step.js";
import type { Turn } from "./turn.js";

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
    // One draft for the whole session: nobody but the table sees it between the steps, and it only looks.
    const draft = copyState(from ?? startGame(setup, emit));
    const turn: Turn = { game: setup, dice: table, emit, draft };
    return {
      get over() {
        return isOver(draft);
      },
      step() {
        if (isAutomatic(draft)) return playOn(turn);
        const ask = pending(setup, draft);
        const choice = table.choose(ask, draft);
        const wrong = checkChoice(ask, choice);
        if (wrong) throw new IllegalChoice(wrong);
        playOn(turn, choice);
      },
      keep: () => copyState(draft),
    };
  },
};
