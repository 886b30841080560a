/** What coaches look at: the clock, the lead, the chances. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { attackBonus, difficultyOf, trickUses, type Game, type GameState, type Pairing } from "../engine/index.js";

/** Points by which a side leads; negative when it trails. */
export const leadOf = (state: GameState, side: Side): number => state.score[side] - state.score[otherSide(side)];

/** Rounds left in this period. */
export const roundsLeft = (game: Game, state: GameState): number => game.rules.tables.game.rounds - state.round;

/** True in the fourth quarter and in overtime. */
export const isLastPeriod = (game: Game, state: GameState): boolean => state.period >= game.rules.tables.game.quarters;

/** True in the last `rounds` rounds of a half or of the game. */
export const endsHalf = (game: Game, state: GameState, rounds: number): boolean =>
  roundsLeft(game, state) <= rounds &&
  (isLastPeriod(game, state) || state.period === game.rules.tables.game.quarters / 2);

/** True in the last `rounds` rounds of the game. */
export const endsGame = (game: Game, state: GameState, rounds: number): boolean =>
  isLastPeriod(game, state) && roundsLeft(game, state) <= rounds;

/** Trick surcharge of a call for the side with the ball. */
export const surchargeOf = (game: Game, state: GameState, pairing: Pairing): number =>
  pairing.play.trick
    ? trickUses(game.rules, state[state.ball], pairing.play.id) * game.rules.tables.scrimmage.trickSurcharge
    : 0;

/** Lowest d20 face that succeeds (2 to 20), before action dice; 20 always succeeds, 1 never. */
export function neededFace(game: Game, state: GameState, pairing: Pairing): number {
  const side = state.ball;
  const { within } = game.rules.tables.scrimmage.redZone;
  const trick = surchargeOf(game, state, pairing);
  const dc = difficultyOf(pairing, state[otherSide(side)].modifiers, state.spot, trick, within).total;
  const needed = dc - attackBonus(pairing, state[side].modifiers) + (game.rules.switches.strictAttack ? 1 : 0);
  return Math.min(20, Math.max(2, needed));
}

/** Chance that a call succeeds against a defense call, before action dice. */
export const successChance = (game: Game, state: GameState, pairing: Pairing): number =>
  (21 - neededFace(game, state, pairing)) / 20;
