/** The rules of d6 Pro Football Dynasty as plain data: the engine plays by the same tables that the sheets print. */

/** Dice patterns, best first. */
export const PATTERNS = [
  "fiveOfAKind",
  "straightOf5",
  "fullHouse",
  "fourOfAKind",
  "straightOf4",
  "threeOfAKind",
  "twoPair",
  "pair",
  "nothing",
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const ROUNDS = ["wildCard", "divisional", "conference", "bigGame"] as const;
export type Round = (typeof ROUNDS)[number];

/** Where a season result leads: to the first round, past it, or nowhere. */
export type PlayoffEntry = "none" | "wildCard" | "bye";

/** One row of the regular-season table. The first row from the top that fits counts. */
export interface RegularRow {
  readonly id: string;
  readonly pattern: Pattern;
  /** True if it requires the dice as first rolled, with no influence spent on them (D1). */
  readonly firstRoll?: boolean;
  /** Coach Die faces for which the row applies; absent = all. */
  readonly coach?: readonly [from: number, to: number];
  /** Games won; `coach` = the face of the Coach Die. Losses are `games - wins`. */
  readonly wins: number | "coach";
  readonly losses: number | "rest";
  readonly playoffs: PlayoffEntry;
}

export interface PlayoffRow {
  readonly round: Round;
  readonly win: readonly Pattern[];
  /** Influence gained by winning. */
  readonly influence: number;
  /** Season points for winning (a bye scores the Wild Card's). */
  readonly points: number;
}

/** Effect of an offseason or Front Office row. Changes are clamped to the setup limits. */
export interface Effect {
  readonly dice: number;
  readonly influence: number;
}

export interface OffSeasonRow extends Effect {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Two or three words for a scoresheet cell: `late picks`. */
  readonly short?: string;
  /** Roll on the Front Office table instead. */
  readonly frontOffice?: boolean;
}

export interface FrontOfficeRow extends Effect {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Two or three words for a scoresheet cell: `trade`. */
  readonly short?: string;
  /** The coach picks one of two effects; `rollAgain` rolls on this table once more (D19). */
  readonly choice?: readonly [Effect, Effect | "rollAgain"];
}

export interface DynastyTables {
  readonly setup: {
    readonly seasons: number;
    readonly games: number;
    readonly dice: number;
    readonly diceMin: number;
    readonly diceMax: number;
    readonly influence: number;
    readonly influenceMin: number;
    readonly influenceMax: number;
    readonly contractYears: number;
    readonly previousWins: number;
    /** 7: a season with at most this many wins is a losing one. */
    readonly losingWins: number;
    /** 9: a season with at least this many wins is a winning one. */
    readonly winningWins: number;
  };
  /** Influence booked before the regular-season roll, by season. */
  readonly influenceGain: readonly { readonly from: number; readonly to: number; readonly gain: number }[];
  readonly regularSeason: readonly RegularRow[];
  readonly playoffs: readonly PlayoffRow[];
  /** 2d6 and modifiers; totals above the last row count as the last row. */
  readonly offSeason: readonly OffSeasonRow[];
  /** 1d6. */
  readonly frontOffice: readonly FrontOfficeRow[];
  readonly scoring: { readonly winningSeason: number };
  /** Only the longest extension of a season counts. */
  readonly extension: {
    readonly betterResult: number;
    readonly conferenceTitle: number;
    readonly bigGame: number;
    /** Seasons that one bought point adds. */
    readonly bought: number;
  };
}

/** Rules in force: the tables and one value for every ruling switch. */
export interface DynastyRules {
  /** Preset or house-rule name, printed in footers: `standard`. */
  readonly name: string;
  readonly tables: DynastyTables;
  readonly switches: import("./switches.js").Switches;
}
