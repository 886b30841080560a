/** A coach answers decisions. Chance comes from dice alone: the same state and the same dice get the same answer. */
import type { Dice } from "../../../kernel/dice/index.js";
import type { Side } from "../../../kernel/football/index.js";
import type { Decide } from "../../../kernel/machine/index.js";
import type { Ask, Choice, DiceTypes, Game, GameState } from "../engine/index.js";

export interface Coach {
  /** Name on the command line and in records. */
  readonly id: string;
  readonly title: string;
  /** One sentence on how this coach decides. */
  readonly summary: string;
  /** @param dice the coach's own, apart from the game's */
  choose(ask: Ask, game: Game, state: GameState, dice: Dice): Choice;
}

/** Asks whoever has to answer. */
export const answersOf =
  (coaches: Readonly<Record<Side, Coach>>, game: Game, dice: Dice): Decide<DiceTypes> =>
  (ask, state) =>
    coaches[ask.team].choose(ask, game, state, dice);
