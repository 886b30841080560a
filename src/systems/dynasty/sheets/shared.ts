/** What all Dynasty sheets say in the same words. */
import { DASH, signedText } from "../../../kernel/words/index.js";
import type { SheetContext, SheetSpec } from "../../contract.js";
import { seasonLines, campaignSummary, type CampaignSummary, type SeasonLine } from "../engine/index.js";
import type { CampaignRecord } from "../record.js";
import type { DynastyRules, Pattern, PlayoffEntry, Round } from "../rules/index.js";

export { DASH, MINUS } from "../../../kernel/words/index.js";

export type DynastySheet = SheetSpec<CampaignRecord, DynastyRules>;
export type DynastyContext = SheetContext<CampaignRecord, DynastyRules>;

export const PATTERN_NAMES: Readonly<Record<Pattern, string>> = {
  fiveOfAKind: "Five of a kind",
  straightOf5: "Straight of five",
  fullHouse: "Full house",
  fourOfAKind: "Four of a kind",
  straightOf4: "Straight of four",
  threeOfAKind: "Three of a kind",
  twoPair: "Two pair",
  pair: "One pair",
  nothing: "Nothing",
};

/** Dice that show a pattern, for drawing it. */
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

export const ROUND_NAMES: Readonly<Record<Round, { readonly long: string; readonly short: string }>> = {
  wildCard: { long: "Wild Card", short: "Wild" },
  divisional: { long: "Divisional Round", short: "Div." },
  conference: { long: "Conference Title", short: "Conf." },
  bigGame: { long: "The Big Game", short: "Big G." },
};

export const ENTRY_NAMES: Readonly<Record<PlayoffEntry, string>> = { bye: "bye", wildCard: "Wild Card", none: DASH };

/** `+2`, `−1`, or nothing for zero. */
export const signed = (value: number): string => signedText(value, "");

export interface Campaign {
  readonly record: CampaignRecord;
  readonly lines: readonly SeasonLine[];
  readonly summary: CampaignSummary;
}

/** Folds of a record, made once for all its pages. */
const folded = new WeakMap<CampaignRecord, Campaign>();

/** The campaign that a sheet is filled from, with its folds; undefined on a blank. */
export function campaignOf(context: DynastyContext): Campaign | undefined {
  const record = context.records[0];
  if (!record) return undefined;
  let campaign = folded.get(record);
  if (!campaign) {
    const lines = seasonLines(record.events);
    folded.set(record, (campaign = { record, lines, summary: campaignSummary(record.events, lines) }));
  }
  return campaign;
}

/** Words in the head of a sheet: the campaign's own, or what was given for a blank form. */
export function headNames(context: DynastyContext): {
  coach: string;
  club: string;
  started: string;
  firstSeason: string;
} {
  const names: Readonly<Record<string, string | undefined>> = {
    ...context.names,
    ...stripEmpty(context.records[0]?.names),
  };
  return {
    coach: names.coach ?? "",
    club: names.club ?? "",
    started: names.started ?? "",
    firstSeason: names.firstSeason ?? "",
  };
}

function stripEmpty(names: object | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(names ?? {}).filter(([, value]) => value !== ""));
}

/** A row's own short words, or the first two of its text (house rules may give none). */
export const shortOf = (row: { readonly text: string; readonly short?: string }): string =>
  row.short ?? row.text.split(" ").slice(0, 2).join(" ");
