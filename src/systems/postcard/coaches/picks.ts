/** Picks on the strategy circle (D3, D4, D7, D8). */
import type { Roller } from "../../../kernel/dice/index.js";
import type { PickDecision } from "../engine/decisions.js";
import type { GameState } from "../engine/state.js";
import { drawAny, drawByWeight } from "./draw.js";

export type Picks = (decision: PickDecision, state: GameState, dice: Roller) => number;

/** The rules' own advice for solo play: whatever the die shows. */
export const diePicks: Picks = ({ options }, _, dice) => drawAny(options, dice);

/** Equilibrium mixes, in hundredths, by number: where to kick, and where to wait for the kick. */
const KICK_TO = [8, 9, 10, 26, 16, 30];
const WAIT_AT = [21, 5, 8, 9, 13, 44];

/** The same, but kickoffs use the equilibrium mix. On the standard card, any mix is equally good on downs. */
export const kickoffPicks: Picks = ({ options, offense, for: what }, _, dice) =>
  what === "kickoff" && options.length === KICK_TO.length
    ? drawByWeight(options, offense ? KICK_TO : WAIT_AT, dice)
    : drawAny(options, dice);
