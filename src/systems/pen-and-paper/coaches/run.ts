/** Two coaches at work: decision after decision until the game is over. */
import type { Roller } from "../../../kernel/dice/index.js";
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { UserError } from "../../../kernel/issue/index.js";
import {
  advance,
  checkChoice,
  isOver,
  NO_DICE,
  pending,
  startGame,
  type Choice,
  type EventSink,
  type Game,
  type GameState,
  type Pending,
} from "../engine/index.js";
import type { Coach } from "./coach.js";

export interface Run {
  readonly game: Game;
  readonly coaches: Readonly<Record<Side, Coach>>;
  /** The game's dice. */
  readonly roller: Roller;
  /** The coaches' own dice. */
  readonly coachDice: Roller;
  readonly emit?: EventSink;
  /** Hears every choice, in order. */
  readonly onChoice?: (choice: Choice) => void;
}

/** Asks whoever has to answer. The defense is asked first, since its dice may be announced (A17). */
export function ask(run: Pick<Run, "game" | "coaches" | "coachDice">, open: Pending, state: GameState): Choice {
  const { game, coaches, coachDice } = run;
  if (open.kind !== "snap") return coaches[open.team].choose(open, game, state, coachDice);
  const defense = coaches[otherSide(open.team)].defense(game, state, coachDice);
  const shown = game.rules.switches.actionDiceOpen ? defense.dice : NO_DICE;
  const offense = coaches[open.team].offense(game, state, coachDice, shown);
  return { kind: "snap", offense, defense };
}

/** Plays a whole game and gives its last state. Throws UserError when a coach answers something illegal. */
export function runGame(run: Run): GameState {
  const { game, roller, emit, onChoice, coaches } = run;
  let state = startGame(game, emit);
  while (!isOver(state)) {
    const open = pending(game, state);
    const choice = ask(run, open, state);
    const issue = checkChoice(game, state, open, choice);
    if (issue) throw new UserError({ ...issue, detail: { ...issue.detail, coach: coaches[open.team].id } });
    onChoice?.(choice);
    state = advance(game, state, choice, roller, emit);
  }
  return state;
}
