/** A campaign with everything computed from its events, and the names that all sheets share. */
import { signedText } from "../../kernel/words/index.js";
import {
  campaignSummary,
  foldSeasons,
  type CampaignSummary,
  type SeasonLine,
  type SeasonUnderWay,
} from "./engine/index.js";
import type { CampaignRecord } from "./record.js";
import type { Pattern, Round } from "./rules/index.js";

export interface Campaign {
  readonly record: CampaignRecord;
  readonly lines: readonly SeasonLine[];
  /** The season in which a campaign was interrupted or stopped. */
  readonly underWay?: SeasonUnderWay;
  readonly summary: CampaignSummary;
}

/** Cache: computed once for all sheets of a record. */
const folded = new WeakMap<CampaignRecord, Campaign>();

export function foldCampaign(record: CampaignRecord): Campaign {
  let campaign = folded.get(record);
  if (!campaign) {
    const seasons = foldSeasons(record.events);
    folded.set(record, (campaign = { record, ...seasons, summary: campaignSummary(record.events, seasons.lines) }));
  }
  return campaign;
}

/** Names in the heading of a sheet: the campaign's own, or those given for a blank form. */
export function headValues(
  names: Readonly<Record<string, string>>,
  record: CampaignRecord | undefined,
): Readonly<Record<string, string>> {
  const own = Object.entries(record?.names ?? {}).filter(([, value]) => value !== "");
  return { ...names, ...Object.fromEntries(own) };
}

export const ROUND_NAMES: Readonly<
  Record<Round, { readonly name: string; readonly short: string; readonly scored: string }>
> = {
  wildCard: { name: "Wild Card", short: "Wild", scored: "Wild Card bye or win" },
  divisional: { name: "Divisional Round", short: "Div.", scored: "Divisional win" },
  conference: { name: "Conference Title", short: "Conf.", scored: "Conference title win" },
  bigGame: { name: "The Big Game", short: "Big G.", scored: "Big Game win" },
};

/** Campaigns to compare with: mean scores of the coaches, and New England 2000-2019 under the printed scoring (X1). */
export const CAREERS: readonly { readonly label: string; readonly value: number }[] = [
  { label: "Never spends 8", value: 8 },
  { label: "Steady 140", value: 140 },
  { label: "New England 2000\u201319: 184", value: 184 },
  { label: "Expert 221", value: 221 },
  { label: "Perfect play 260", value: 260 },
];

/** Example dice for each pattern. */
export const PATTERN_DICE: Readonly<Record<Pattern, readonly number[]>> = {
  fiveOfAKind: [4, 4, 4, 4, 4],
  straightOf5: [2, 3, 4, 5, 6],
  fullHouse: [5, 5, 5, 2, 2],
  fourOfAKind: [6, 6, 6, 6],
  straightOf4: [1, 2, 3, 4],
  threeOfAKind: [5, 5, 5],
  twoPair: [2, 2, 6, 6],
  pair: [3, 3],
  nothing: [],
};

/** `+2`, `−1`; empty for zero. */
export const signed = (value: number): string => signedText(value, "");

/** A row's short name, or the first two words of its text (house rules may not have one). */
export const shortOf = (row: { readonly text: string; readonly short?: string }): string =>
  row.short ?? row.text.split(" ").slice(0, 2).join(" ");
