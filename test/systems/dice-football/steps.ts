/** Steps as pure functions: a state and a choice in, the next state out. */
import {
  copyState,
  isAutomatic,
  isOver,
  pending,
  playOn,
  startGame,
  type Ask,
  type Choice,
  type EventSink,
  type Game,
  type GameEvent,
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

/** A game from its first event to its last, and how it stands then; all questions are answered. */
export function playThrough(
  game: Game,
  dice: DiceTable,
  answer: (ask: Ask, state: GameState) => Choice,
): { readonly events: readonly GameEvent[]; readonly state: GameState } {
  const events: GameEvent[] = [];
  const hear = (event: GameEvent): void => void events.push(event);
  let state = startGame(game, hear);
  while (!isOver(state)) {
    state = isAutomatic(state)
      ? goOn(game, state, dice, hear)
      : advance(game, state, answer(pending(game, state), state), dice, hear);
  }
  return { events, state };
}
