/** The optimal choices of one season as rows. */
import type { Round } from "../../../src/systems/dynasty/rules/index.js";

/** Influence is what the coach holds at the decision, gains booked. */
export interface Hand {
  readonly dice: number;
  readonly influence: number;
}

/** Offseason: totals (losing +1 included) to roll again: whatever the two dice, or for some of them. */
export interface OffSeasonAdvice extends Hand {
  readonly losing: boolean;
  readonly always: readonly number[];
  readonly sometimes: readonly number[];
  /** Modifiers worth buying before the roll. */
  readonly modifiers: number;
}

/** Front Office: option taken on a row with a choice. `gain`: what it is worth more than the other. */
export interface OfficeAdvice extends Hand {
  readonly row: number;
  readonly option: 0 | 1;
  readonly gain: number;
}

/** First rolls of the season by the row they fit: share to pay for, and how. Shares of the row's rolls, 0 to 1. */
export interface RegularAdvice extends Hand {
  readonly row: number;
  /** Chance that the first roll fits the row. */
  readonly chance: number;
  readonly setCoach: number;
  readonly reroll: number;
}

/** A playoff round. */
export interface RoundAdvice extends Hand {
  readonly round: Round;
  /** Best chance to win this one round with the influence in hand before the roll, whatever it costs. */
  readonly chance: number;
  /** Share of lost first rolls to pay for, with the influence in hand after the roll. */
  readonly setCoach: number;
  readonly reroll: number;
}

/** Extensions to buy with `left` seasons under contract after this one. */
export interface ContractAdvice extends Hand {
  readonly at: "regularStart" | "seasonEnd";
  readonly left: number;
  readonly buy: number;
}

export interface CoachCard {
  /** The season that the advice is read from; contracts run to the end but for `contract`. */
  readonly season: number;
  readonly offSeason: readonly OffSeasonAdvice[];
  readonly frontOffice: readonly OfficeAdvice[];
  readonly regular: readonly RegularAdvice[];
  readonly rounds: readonly RoundAdvice[];
  readonly contract: readonly ContractAdvice[];
}
