/** Questions for a coach, and the possible answers. Decisions with one legal answer are not asked, except the season's first bid. */
import type { Effect, Round } from "../rules/index.js";

/** Fields that several decisions share. */
interface CanExtend {
  /** True if the answer `extend` is legal: one more point buys +2 seasons and the decision stays open (D12). */
  readonly canExtend: boolean;
}

/** The Team Dice on the table, Coach Die first. */
interface TeamDice extends CanExtend {
  readonly faces: readonly number[];
  /** True if no influence was spent on these dice yet (D1). */
  readonly first: boolean;
  /** `reroll` is legal. */
  readonly canReroll: boolean;
  /** True if a reroll must include every die (`rerollScope: all`, D2). */
  readonly rerollAll: boolean;
  /** `setCoach` is legal. */
  readonly canSetCoach: boolean;
}

/** B: the number of +1 modifiers, before the 2d6 are rolled. */
export interface BidDecision extends CanExtend {
  readonly kind: "bid";
  /** Maximum number of modifiers that may be bought now. */
  readonly maxModifiers: number;
  readonly losingBonus: 0 | 1;
  /** Before a reroll: the dice on the table and the positions that will be rolled; otherwise empty. */
  readonly faces: readonly number[];
  readonly rerolling: readonly number[];
}

/** C: take the offseason roll or reroll it. */
export interface HoldDecision extends CanExtend {
  readonly kind: "hold";
  readonly faces: readonly number[];
  readonly losingBonus: 0 | 1;
  readonly modifiers: number;
  /** Dice, losing bonus and modifiers. */
  readonly total: number;
  readonly canReroll: boolean;
  /** True if both dice must be rolled (`offSeasonReroll: both`, D2). */
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
  /** Index in `tables.regularSeason` of the first row that fits the current dice. */
  readonly row: number;
  /** Rows that may be taken: `[row]`, or every row that fits (`mustTakeBest: false`, D6). */
  readonly rows: readonly number[];
}

/** G: the dice of a playoff round. */
export interface PlayoffDecision extends TeamDice {
  readonly kind: "playoff";
  readonly round: Round;
  /** True if the current dice win the round. */
  readonly wins: boolean;
}

/** H and the windows before a roll: buy an extension or continue. Only asked if one is for sale. */
export interface ExtendDecision extends CanExtend {
  readonly kind: "extend";
  /** `regularStart`: before the season's influence gain; `roundStart`: between two rounds; `seasonEnd`: last act before the contract check. */
  readonly at: "regularStart" | "roundStart" | "seasonEnd";
}

export type Pending =
  BidDecision | HoldDecision | FrontOfficeDecision | RegularDecision | PlayoffDecision | ExtendDecision;

/** Answers; the decision says which of them are legal. */
export type Choice =
  /** bid: buy this many modifiers, then roll. */
  | { readonly kind: "bid"; readonly modifiers: number }
  /** hold: take the roll. */
  | { readonly kind: "accept" }
  /** hold, regular, playoff: pay 1 and reroll the dice at these positions of `faces` (0 = Coach Die among Team Dice). */
  | { readonly kind: "reroll"; readonly dice: readonly number[] }
  /** frontOffice: the first or second option. */
  | { readonly kind: "option"; readonly index: 0 | 1 }
  /** regular, playoff: pay 1 and turn the Coach Die to another face. */
  | { readonly kind: "setCoach"; readonly face: number }
  /** regular, playoff: keep the dice. `row` picks a row if the rules allow a choice (D6). */
  | { readonly kind: "stop"; readonly row?: number }
  /** All except frontOffice: pay 1 for +2 seasons; the decision stays open. */
  | { readonly kind: "extend" }
  /** extend: buy nothing (more). */
  | { readonly kind: "done" };

/** Answers without parameters, shared to avoid allocating them in loops. */
export const ACCEPT: Choice = { kind: "accept" };
export const STOP: Choice = { kind: "stop" };
export const EXTEND: Choice = { kind: "extend" };
export const DONE: Choice = { kind: "done" };
export const BID_NOTHING: Choice = { kind: "bid", modifiers: 0 };
