/** Steps as pure functions: a state and a choice in, the next state out. */
import {
  copyState,
  playOn,
  type Choice,
  type EventSink,
  type Game,
  type GameState,
} from "../../../src/systems/dice-football/engine/index.js";
import type { DiceTable } from "../../../src/systems/dice-football/engine/turn.js";

const nowhere: EventSink = () => undefined;

/** Applies a choice, and all that asks nobody after it. The given state is not touched. */
export function advance(
  game: Game,
  state: GameState,
  choice: Choice,
  dice: DiceTable,
  emit: EventSink = nowhere,
): GameState {
  const draft = copyState(state);
  playOn({ game, dice, emit, draft }, choice);
  return draft;
}

/** Plays all that asks nobody. The given state is not touched. */
export function goOn(game: Game, state: GameState, dice: DiceTable, emit: EventSink = nowhere): GameState {
  const draft = copyState(state);
  playOn({ game, dice, emit, draft });
  return draft;
}
