/** A game as a machine: one decision after another until it is over. */
import { IllegalChoice, type Machine, type Session, type Table } from "../../../kernel/machine/index.js";
import type { Ask, Choice } from "./decisions.js";
import type { GameEvent } from "./events.js";
import type { Game } from "./game.js";
import { checkChoice, pending } from "./pending.js";
import { copyState, type Draft, type GameState } from "./state.js";
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

/** A step is a decision and its consequences; the toss is a separate step without a decision. */
class DiceSession implements Session<DiceTypes> {
  /** One draft for the whole session: only the table sees it between steps, and only to read. */
  private readonly draft: Draft;
  private readonly turn: Turn;

  constructor(
    private readonly game: Game,
    private readonly table: Table<DiceTypes>,
    from: GameState | undefined,
  ) {
    const emit = (event: GameEvent): void => table.emit(event);
    this.draft = copyState(from ?? startGame(game, emit));
    this.turn = { game, dice: table, emit, draft: this.draft, unnoted: table.unlogged };
  }

  get over(): boolean {
    return isOver(this.draft);
  }

  step(): void {
    const { game, table, draft, turn } = this;
    if (isAutomatic(draft)) return playOn(turn);
    const ask = pending(game, draft);
    const choice = table.choose(ask, draft);
    const wrong = checkChoice(ask, choice);
    if (wrong) throw new IllegalChoice(wrong);
    playOn(turn, choice);
  }

  keep(): GameState {
    return copyState(this.draft);
  }
}

export const diceMachine: Machine<DiceTypes> = {
  open: (setup, table, from) => new DiceSession(setup, table, from),
};
