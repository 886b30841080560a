/** Everything that happens in a campaign, in order. Score, scoresheet, log and summary are folds over these. */
import type { Effect, PlayoffEntry, Round } from "../rules/index.js";
import type { CampaignNames, Depth } from "./state.js";

/** Which dice were rolled: off-season 2d6, the Front Office die, or the Team Dice of the season or a round. */
export type RollStage = "offSeason" | "frontOffice" | "regular" | Round;

/** Why influence moved. The first four are paid, the others booked by the game. */
export const SPENDINGS = ["modifier", "reroll", "setCoach", "extension"] as const;
export type Spending = (typeof SPENDINGS)[number];
export const GAINS = ["offSeason", "frontOffice", "seasonGain", "naturalSix", "roundWon"] as const;
export type Gain = (typeof GAINS)[number];

export type PointKind = "winningSeason" | Round;
export const POINT_KINDS = [
  "winningSeason",
  "wildCard",
  "divisional",
  "conference",
  "bigGame",
] as const satisfies readonly PointKind[];

export type EarnedReason = "betterResult" | "conferenceTitle" | "bigGame";

export interface CampaignStartEvent {
  readonly type: "campaignStart";
  readonly names: CampaignNames;
  /** Name of the rules in force. */
  readonly rules: string;
  readonly dice: number;
  readonly influence: number;
  readonly contractEnd: number;
}

export interface SeasonStartEvent {
  readonly type: "seasonStart";
  readonly season: number;
  readonly dice: number;
  readonly influence: number;
  readonly contractEnd: number;
  readonly losingBonus: 0 | 1;
}

/** Dice were rolled. `faces` shows all dice of the pool afterwards, Coach Die first where Team Dice are rolled. */
export interface RollEvent {
  readonly type: "roll";
  readonly stage: RollStage;
  readonly faces: readonly number[];
  /** Positions rolled again; absent when the whole pool is rolled for the first time. */
  readonly rerolled?: readonly number[];
  /** Off-season only: modifiers bought for this roll. */
  readonly modifiers?: number;
}

export interface CoachSetEvent {
  readonly type: "coachSet";
  readonly stage: RollStage;
  readonly from: number;
  readonly to: number;
  readonly faces: readonly number[];
}

/** Influence moved by `by`; `asked` differs when a limit cut it (D14). */
export interface InfluenceEvent {
  readonly type: "influence";
  readonly reason: Spending | Gain;
  readonly by: number;
  readonly asked: number;
  readonly left: number;
}

/** Team Dice moved by `by`; `asked` differs when a limit made it void. */
export interface DiceEvent {
  readonly type: "dice";
  readonly reason: "offSeason" | "frontOffice";
  readonly by: number;
  readonly asked: number;
  readonly left: number;
}

/** A row of the off-season or Front Office table was read. */
export interface ChartEvent {
  readonly type: "chart";
  readonly chart: "offSeason" | "frontOffice";
  readonly total: number;
  readonly row: number;
  /** Chart and range, so that a person finds the row: `off-season 9`. */
  readonly citation: string;
  readonly text: string;
}

/** The coach picked one of two effects of a Front Office row. */
export interface OptionEvent {
  readonly type: "option";
  readonly row: number;
  readonly index: 0 | 1;
  readonly effect: Effect | "rollAgain";
}

export interface ResultEvent {
  readonly type: "result";
  /** Final dice, Coach Die first. */
  readonly faces: readonly number[];
  readonly row: number;
  readonly rowId: string;
  readonly citation: string;
  readonly wins: number;
  readonly losses: number;
  readonly entry: PlayoffEntry;
}

export interface PlayoffEvent {
  readonly type: "playoff";
  readonly round: Round;
  readonly faces: readonly number[];
  readonly won: boolean;
}

export interface PointsEvent {
  readonly type: "points";
  readonly kind: PointKind;
  /** A Wild Card score that came with a bye (D9). */
  readonly bye?: true;
  readonly points: number;
}

export interface ExtensionEvent {
  readonly type: "extension";
  readonly source: "earned" | "bought";
  /** Earned ones only. */
  readonly reason?: EarnedReason;
  /** Seasons the contract grew by, on paper; `contractEnd` stops at the last season (D13). */
  readonly seasons: number;
  readonly contractEnd: number;
}

export interface SeasonEndEvent {
  readonly type: "seasonEnd";
  readonly season: number;
  readonly depth: Depth;
  readonly dice: number;
  readonly influence: number;
  readonly contractEnd: number;
}

export interface CampaignEndEvent {
  readonly type: "campaignEnd";
  /** `retired`: the last season was played; `contractExpired`: no contract for the next one. */
  readonly how: "retired" | "contractExpired";
  readonly season: number;
}

export type DynastyEvent =
  | CampaignStartEvent
  | SeasonStartEvent
  | RollEvent
  | CoachSetEvent
  | InfluenceEvent
  | DiceEvent
  | ChartEvent
  | OptionEvent
  | ResultEvent
  | PlayoffEvent
  | PointsEvent
  | ExtensionEvent
  | SeasonEndEvent
  | CampaignEndEvent;

/** Where events go: a list, a tally, or nowhere. */
export type EventSink = (event: DynastyEvent) => void;
