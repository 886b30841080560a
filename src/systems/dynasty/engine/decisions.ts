/** What a coach is asked and may answer. Decisions with one legal answer are not asked, except the season's first bid. */
import type { Effect, Round } from "../rules/index.js";

/** Parts that several decisions share. */
interface CanExtend {
  /** The answer `extend` is legal: one more point buys +2 seasons and the decision stays open (D12). */
  readonly canExtend: boolean;
}

/** Team Dice are on the table, Coach Die first. */
interface TeamDice extends CanExtend {
  readonly faces: readonly number[];
  /** No influence was spent on these dice yet (D1). */
  readonly first: boolean;
  /** `reroll` is legal. */
  readonly canReroll: boolean;
  /** A re-roll must name every die (`rerollScope: all`, D2). */
  readonly rerollAll: boolean;
  /** `setCoach` is legal. */
  readonly canSetCoach: boolean;
}

/** B: how many +1 modifiers, before the 2d6 are rolled. */
export interface BidDecision extends CanExtend {
  readonly kind: "bid";
  /** Most modifiers that may be bought now. */
  readonly maxModifiers: number;
  readonly losingBonus: 0 | 1;
  /** Before a re-roll: the dice on the table and the positions that will be rolled; else empty. */
  readonly faces: readonly number[];
  readonly rerolling: readonly number[];
}

/** C: take the off-season roll or re-roll. */
export interface HoldDecision extends CanExtend {
  readonly kind: "hold";
  readonly faces: readonly number[];
  readonly losingBonus: 0 | 1;
  readonly modifiers: number;
  /** Dice, losing +1 and modifiers. */
  readonly total: number;
  readonly canReroll: boolean;
  /** Both dice must be rolled (`offSeasonReroll: both`, D2). */
  readonly rerollAll: boolean;
}

/** D, E: one of two effects of a Front Office row. */
export interface FrontOfficeDecision {
  readonly kind: "frontOffice";
  readonly face: number;
  /** Index in `tables.frontOffice`. */
  readonly row: number;
  readonly options: readonly [Effect, Effect | "rollAgain"];
}

/** F: the regular-season dice. */
export interface RegularDecision extends TeamDice {
  readonly kind: "regular";
  /** Index in `tables.regularSeason` of the first row that fits the dice as they lie. */
  readonly row: number;
  /** Rows that may be taken: `[row]`, or every row that fits (`mustTakeBest: false`, D6). */
  readonly rows: readonly number[];
}

/** G: the dice of a playoff round. */
export interface PlayoffDecision extends TeamDice {
  readonly kind: "playoff";
  readonly round: Round;
  /** The dice as they lie win the round. */
  readonly wins: boolean;
}

/** H and the windows before a roll: buy an extension or go on. Asked only when one is for sale. */
export interface ExtendDecision extends CanExtend {
  readonly kind: "extend";
  /** `regularStart`: before the season's influence gain; `roundStart`: between two rounds; `seasonEnd`: last act before the contract check. */
  readonly at: "regularStart" | "roundStart" | "seasonEnd";
}

export type Pending =
  BidDecision | HoldDecision | FrontOfficeDecision | RegularDecision | PlayoffDecision | ExtendDecision;

/** Answers; which of them are legal, the decision says. */
export type Choice =
  /** bid: buy so many modifiers, then roll. */
  | { readonly kind: "bid"; readonly modifiers: number }
  /** hold: take the roll. */
  | { readonly kind: "accept" }
  /** hold, regular, playoff: pay 1 and roll the dice at these positions of `faces` again (0 = Coach Die for Team Dice). */
  | { readonly kind: "reroll"; readonly dice: readonly number[] }
  /** frontOffice: the first or second option. */
  | { readonly kind: "option"; readonly index: 0 | 1 }
  /** regular, playoff: pay 1 and turn the Coach Die to another face. */
  | { readonly kind: "setCoach"; readonly face: number }
  /** regular, playoff: the dice stay. `row` picks a row where the rules leave the choice (D6). */
  | { readonly kind: "stop"; readonly row?: number }
  /** All but frontOffice: pay 1 for +2 seasons; the decision stays open. */
  | { readonly kind: "extend" }
  /** extend: nothing (more) to buy. */
  | { readonly kind: "done" };

/** Answers without parameters, shared so that no one allocates them in a loop. */
export const ACCEPT: Choice = { kind: "accept" };
export const STOP: Choice = { kind: "stop" };
export const EXTEND: Choice = { kind: "extend" };
export const DONE: Choice = { kind: "done" };
export const BID_NOTHING: Choice = { kind: "bid", modifiers: 0 };
