/** One season as the scoresheet and the extended log write it down. */
import type { PlayoffEntry, Round } from "../rules/index.js";
import type { EarnedReason } from "./events.js";
import type { PointsByKind } from "./score.js";
import type { Depth } from "./state.js";

/** One roll of the two off-season dice. */
export interface OffSeasonRoll {
  readonly faces: readonly number[];
  /** +1 modifiers bought for this roll. */
  readonly modifiers: number;
}

export interface OffSeasonLine {
  /** First roll and re-rolls, in order. */
  readonly rolls: readonly OffSeasonRoll[];
  /** Dice of the last roll. */
  readonly faces: readonly number[];
  readonly losingBonus: 0 | 1;
  /** Modifiers in force on the last roll. */
  readonly modifiers: number;
  /** All modifiers paid for, those lost to a re-roll too. */
  readonly modifiersPaid: number;
  readonly rerolls: number;
  readonly total: number;
  /** Index in `tables.offSeason`. */
  readonly row: number;
  readonly citation: string;
  readonly text: string;
}

/** One visit to the Front Office table; a second one follows after `rollAgain`. */
export interface FrontOfficeLine {
  readonly face: number;
  /** Index in `tables.frontOffice`. */
  readonly row: number;
  readonly citation: string;
  readonly text: string;
  /** Which of the two options was picked; absent when the row leaves no choice. */
  readonly option?: 0 | 1;
  readonly rolledAgain: boolean;
}

/** Influence ledger: `start + gained - spent = left`. */
export interface InfluenceLine {
  /** Left over from the season before (or the set-up). */
  readonly start: number;
  /** After the season's gain, before the season's roll. */
  readonly afterGain: number;
  /** Net of everything the game booked: table rows (losses count negative), season gain, natural 6, perks. Clamped excess is not in it. */
  readonly gained: number;
  /** Points paid. */
  readonly spent: number;
  readonly left: number;
  /** Natural 6es that brought their point. */
  readonly naturalSixes: number;
}

/** How the Team Dice of a season or round came to lie. */
export interface DiceLine {
  /** As first rolled, Coach Die first. */
  readonly first: readonly number[];
  /** As they counted, Coach Die first. */
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

/** A season as far as it went, before its end: what has no value yet has not come about. */
export interface SeasonUnderWay extends Omit<SeasonLine, "offSeason" | "regular" | "depth"> {
  readonly offSeason?: OffSeasonLine;
  readonly regular?: RegularLine;
}

export interface SeasonLine {
  readonly season: number;
  /** False only for a season that no contract covers: it is not played. */
  readonly underContract: boolean;
  /** Last season under contract when the season began, and after its extensions. */
  readonly contractStart: number;
  readonly contractEnd: number;
  readonly offSeason: OffSeasonLine;
  /** Empty without a visit. */
  readonly frontOffice: readonly FrontOfficeLine[];
  /** What the off-season changed in the end, limits applied: dice and influence. */
  readonly effect: { readonly dice: number; readonly influence: number };
  readonly diceBefore: number;
  /** Team Dice of the season, after the off-season. */
  readonly dice: number;
  readonly influence: InfluenceLine;
  readonly regular: RegularLine;
  /** Rounds played, in order. A bye leaves out the Wild Card. */
  readonly rounds: readonly RoundLine[];
  readonly depth: Depth;
  readonly extension: {
    /** 0, 1, 3 or 5 seasons under the standard rules. */
    readonly earned: number;
    readonly reason?: EarnedReason;
    /** How many were bought. */
    readonly bought: number;
  };
  readonly points: PointsByKind;
  readonly total: number;
  /** Campaign points up to this season. */
  readonly running: number;
}
