/** A coach answers decisions. Dice are the only source of chance: the same state and dice always get the same answer. */
import type { Roller } from "../../../kernel/dice/index.js";
import type {
  Choice,
  DefenseCall,
  DieId,
  Game,
  GameState,
  OffenseCall,
  Pending,
  SnapDecision,
} from "../engine/index.js";

/** Decisions other than the secret calls. */
export type OpenDecision = Exclude<Pending, SnapDecision>;

export interface Coach {
  /** Name on the command line and in records: `simple`. */
  readonly id: string;
  readonly title: string;
  /** One sentence on how this coach decides. */
  readonly summary: string;
  /**
   * The secret call with the ball. `dice` are the coach's own, separate from the game's; `shown` are dice that the defense has announced,
   * if the rules require it (A17).
   */
  offense(game: Game, state: GameState, dice: Roller, shown: readonly DieId[]): OffenseCall;
  /** The secret call without the ball. */
  defense(game: Game, state: GameState, dice: Roller): DefenseCall;
  /** A legal answer to any other decision. */
  choose(open: OpenDecision, game: Game, state: GameState, dice: Roller): Choice;
}
