/** Everything that happens in a campaign, in order. Score, scoresheet, log and summary are folds over these events. */
import type { Effect, PlayoffEntry, Round } from "../rules/index.js";
import type { CampaignNames, Depth } from "./state.js";

/** Which dice were rolled: the offseason 2d6, the Front Office die, or the Team Dice of the season or a round. */
export type RollStage = "offSeason" | "frontOffice" | "regular" | Round;

/** Why influence changed. The first four are paid by the coach, the others booked by the game. */
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

/** Dice were rolled. `faces` shows all dice afterwards, Coach Die first among Team Dice. */
export interface RollEvent {
  readonly type: "roll";
  readonly stage: RollStage;
  readonly faces: readonly number[];
  /** Positions rerolled; absent if all dice are rolled for the first time. */
  readonly rerolled?: readonly number[];
  /** Offseason only: modifiers bought for this roll. */
  readonly modifiers?: number;
}

export interface CoachSetEvent {
  readonly type: "coachSet";
  readonly stage: RollStage;
  readonly from: number;
  readonly to: number;
  readonly faces: readonly number[];
}

/** Influence changed by `by`; `asked` differs if a limit reduced it (D14). */
export interface InfluenceEvent {
  readonly type: "influence";
  readonly reason: Spending | Gain;
  readonly by: number;
  readonly asked: number;
  readonly left: number;
}

/** The number of Team Dice changed by `by`; `asked` differs if a limit voided it. */
export interface DiceEvent {
  readonly type: "dice";
  readonly reason: "offSeason" | "frontOffice";
  readonly by: number;
  readonly asked: number;
  readonly left: number;
}

/** A row of the offseason or Front Office table was read. */
export interface ChartEvent {
  readonly type: "chart";
  readonly chart: "offSeason" | "frontOffice";
  readonly total: number;
  readonly row: number;
  /** Chart and range, to find the row by: `off-season 9`. */
  readonly citation: string;
  readonly text: string;
}

/** The coach picked one of two effects in a Front Office row. */
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
  /** Set for Wild Card points that came with a bye (D9). */
  readonly bye?: true;
  readonly points: number;
}

export interface ExtensionEvent {
  readonly type: "extension";
  readonly source: "earned" | "bought";
  /** Earned ones only. */
  readonly reason?: EarnedReason;
  /** Seasons added to the contract, nominally; `contractEnd` stops at the last season (D13). */
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
  /** `retired`: the last season was played; `contractExpired`: no contract for the next season. */
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

/** Receiver of events: a list, a tally, or nothing. */
export type EventSink = (event: DynastyEvent) => void;
