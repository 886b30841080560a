/** One season as written on the scoresheet and the extended log. */
import type { PlayoffEntry, Round } from "../rules/index.js";
import type { EarnedReason } from "./events.js";
import type { PointsByKind } from "./score.js";
import type { Depth } from "./state.js";

/** One roll of the two offseason dice. */
export interface OffSeasonRoll {
  readonly faces: readonly number[];
  /** +1 modifiers bought for this roll. */
  readonly modifiers: number;
}

export interface OffSeasonLine {
  /** First roll and rerolls, in order. */
  readonly rolls: readonly OffSeasonRoll[];
  /** Dice of the last roll. */
  readonly faces: readonly number[];
  readonly losingBonus: 0 | 1;
  /** Modifiers in force on the last roll. */
  readonly modifiers: number;
  /** All modifiers paid for, including those lost by a reroll. */
  readonly modifiersPaid: number;
  readonly rerolls: number;
  readonly total: number;
  /** Index in `tables.offSeason`. */
  readonly row: number;
  readonly citation: string;
  readonly text: string;
}

/** One visit to the Front Office table; another follows after `rollAgain`. */
export interface FrontOfficeLine {
  readonly face: number;
  /** Index in `tables.frontOffice`. */
  readonly row: number;
  readonly citation: string;
  readonly text: string;
  /** The chosen option; absent if the row has no choice. */
  readonly option?: 0 | 1;
  readonly rolledAgain: boolean;
}

/** Influence ledger: `start + gained - spent = left`. */
export interface InfluenceLine {
  /** Carried over from the previous season (or the setup). */
  readonly start: number;
  /** After the season's gain, before the season's roll. */
  readonly afterGain: number;
  /** Net of everything the game booked: table rows (losses are negative), season gain, natural 6, perks. Excludes amounts cut by a limit. */
  readonly gained: number;
  /** Points paid. */
  readonly spent: number;
  readonly left: number;
  /** Number of natural 6s that earned a point. */
  readonly naturalSixes: number;
}

/** The Team Dice of a season or round, first and last. */
export interface DiceLine {
  /** As first rolled, Coach Die first. */
  readonly first: readonly number[];
  /** As counted, Coach Die first. */
  readonly final: readonly number[];
  readonly rerolls: number;
  readonly coachSets: number;
}

export interface RegularLine extends DiceLine {
  /** Index in `tables.regularSeason`, and its id. */
  readonly row: number;
  readonly rowId: string;
  readonly citation: string;
  readonly wins: number;
  readonly losses: number;
  readonly entry: PlayoffEntry;
}

export interface RoundLine extends DiceLine {
  readonly round: Round;
  readonly won: boolean;
}

/** An unfinished season: whatever has no value has not happened yet. */
export interface SeasonUnderWay extends Omit<SeasonLine, "offSeason" | "regular" | "depth"> {
  readonly offSeason?: OffSeasonLine;
  readonly regular?: RegularLine;
}

export interface SeasonLine {
  readonly season: number;
  /** False only for a season without a contract, which is not played. */
  readonly underContract: boolean;
  /** Last season under contract at the start of the season, and after its extensions. */
  readonly contractStart: number;
  readonly contractEnd: number;
  readonly offSeason: OffSeasonLine;
  /** Empty if there was no visit. */
  readonly frontOffice: readonly FrontOfficeLine[];
  /** Net effect of the offseason after limits: dice and influence. */
  readonly effect: { readonly dice: number; readonly influence: number };
  readonly diceBefore: number;
  /** Team Dice of the season, after the offseason. */
  readonly dice: number;
  readonly influence: InfluenceLine;
  readonly regular: RegularLine;
  /** Rounds played, in order. A bye skips the Wild Card. */
  readonly rounds: readonly RoundLine[];
  readonly depth: Depth;
  readonly extension: {
    /** 0, 1, 3 or 5 seasons in the standard rules. */
    readonly earned: number;
    readonly reason?: EarnedReason;
    /** Number of extensions bought. */
    readonly bought: number;
  };
  readonly points: PointsByKind;
  readonly total: number;
  /** Campaign points including this season. */
  readonly running: number;
}
