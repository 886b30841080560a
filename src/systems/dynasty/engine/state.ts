/** The state of a campaign as JSON: everything needed to continue, nothing that can be computed from the events. */
import type { DynastyRules } from "../rules/index.js";

/** What the campaign is waiting for. Each stage except `over` has one open decision (`pending`). */
export type Stage =
  "bid" | "hold" | "frontOffice" | "regularStart" | "regular" | "roundStart" | "playoff" | "seasonEnd" | "over";

/** Playoff depth: 0 missed, 1 lost the Wild Card, 2 the Divisional Round (also after a bye), 3 the Conference, 4 the Big Game, 5 won it. */
export type Depth = 0 | 1 | 2 | 3 | 4 | 5;

export interface CampaignState {
  readonly stage: Stage;
  /** 1 to `setup.seasons`. */
  readonly season: number;
  /** Number of Team Dice, including the Coach Die. */
  readonly dice: number;
  readonly influence: number;
  /** Last season under contract. */
  readonly contractEnd: number;
  readonly prevWins: number;
  readonly prevDepth: Depth;
  /** 1 in an offseason after a losing season, else 0. */
  readonly losingBonus: 0 | 1;
  /**
   * Dice on the table. `hold`, and `bid` before a reroll: the two offseason dice; `frontOffice`: one die;
   * `regular` and `playoff`: the Team Dice, Coach Die first; otherwise empty.
   */
  readonly faces: readonly number[];
  /** Stage `bid` before a reroll: positions in `faces` that will be rolled; empty before the first roll. */
  readonly rerolling: readonly number[];
  /** Modifiers bought for the current offseason roll. */
  readonly modifiers: number;
  /** True while no influence was spent on the current dice (D1). */
  readonly first: boolean;
  /** Face of the Coach Die when it was last rolled (D7). */
  readonly naturalCoach: number;
  /** Wins of the current season, once its result is known; before that 0. */
  readonly wins: number;
  readonly depth: Depth;
  /** Index in `tables.playoffs` of the current or next round. */
  readonly round: number;
  /** Extensions bought this season. */
  readonly bought: number;
  /** Seasons of extension earned this season; 0 until the contract step. */
  readonly earned: number;
}

/** The state with writable fields: one private copy per step. */
export type Draft = { -readonly [K in keyof CampaignState]: CampaignState[K] };

/** A private, writable copy; field by field, which is several times faster than a spread. */
export const copyState = (state: CampaignState): Draft => ({
  stage: state.stage,
  season: state.season,
  dice: state.dice,
  influence: state.influence,
  contractEnd: state.contractEnd,
  prevWins: state.prevWins,
  prevDepth: state.prevDepth,
  losingBonus: state.losingBonus,
  faces: state.faces,
  rerolling: state.rerolling,
  modifiers: state.modifiers,
  first: state.first,
  naturalCoach: state.naturalCoach,
  wins: state.wins,
  depth: state.depth,
  round: state.round,
  bought: state.bought,
  earned: state.earned,
});

/** Names printed on the sheets. */
export interface CampaignNames {
  readonly coach: string;
  readonly club: string;
  /** Date the campaign began, as written by the player. */
  readonly started: string;
  /** Year or name of the first season. */
  readonly firstSeason: string;
}

export const NO_NAMES: CampaignNames = { coach: "", club: "", started: "", firstSeason: "" };

/** True for a season that gives the +1 to the next offseason roll (D8). */
export function isLosing(rules: DynastyRules, wins: number): boolean {
  const { losingWins, games } = rules.tables.setup;
  return wins <= losingWins || (rules.switches.evenIsLosing && wins * 2 === games);
}
