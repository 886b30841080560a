/** The contract: extensions earned and bought, and the end of a season. */
import type { EarnedReason } from "./events.js";
import { isLosing, type CampaignState } from "./state.js";
import { payInfluence, type Turn } from "./turn.js";
import { readOffSeason } from "./off-season.js";
import { winsRound, type DynastyRules } from "../rules/index.js";

/** True if an extension is for sale right now (D11, D12, D16). */
export function canExtend(rules: DynastyRules, state: CampaignState): boolean {
  const { switches, tables } = rules;
  const { setup, extension } = tables;
  if (switches.boughtExtensions === "none") return false;
  if (state.influence <= setup.influenceMin || state.contractEnd >= setup.seasons) return false;
  if (!switches.boughtStacks && (state.bought > 0 || state.earned >= extension.bought)) return false;
  switch (state.stage) {
    case "bid":
    case "regularStart":
      return true;
    case "hold":
      return switches.buyBeforeGain || !gainInSight(rules, state);
    case "regular":
      return switches.extendWindow !== "notAfterLastRoll";
    case "roundStart":
      // If no perk was just booked, nothing has changed since the last decision; but this may be the only window left.
      return switches.extendWindow === "notAfterLastRoll" || (tables.playoffs[state.round - 1]?.influence ?? 0) !== 0;
    case "playoff":
      return switches.extendWindow !== "notAfterLastRoll" && (switches.buyBeforeGain || !gainInSight(rules, state));
    case "seasonEnd":
      return switches.extendWindow === "anyDecision";
    default:
      return false;
  }
}

/** Why `canExtend` is false, for a player who wanted an extension. */
export function whyNoExtension({ switches, tables }: DynastyRules, state: CampaignState): string {
  const { influence, contractEnd, bought, earned, stage } = state;
  if (switches.boughtExtensions === "none") return "these rules sell no extensions";
  if (influence <= tables.setup.influenceMin) return "it costs 1 influence, and none is left";
  if (contractEnd >= tables.setup.seasons) return "the contract runs to the last season already";
  if (!switches.boughtStacks && (bought > 0 || earned >= tables.extension.bought))
    return "extensions do not add up by these rules, and this season already has one";
  if (switches.extendWindow === "notAfterLastRoll" && stage !== "hold")
    return "these rules sell one only before a roll: it heads the roll's section";
  if (stage === "seasonEnd") return "these rules sell none after the result: it goes into the section of its phase";
  if (stage === "hold" || stage === "playoff")
    return "the dice bring influence, which is booked before anything is bought: it heads the section after it";
  return "it is bought at a decision: put it where one is open";
}

/** True if a gain is known but not booked yet (D16). */
function gainInSight(rules: DynastyRules, state: CampaignState): boolean {
  if (state.stage === "hold") {
    const { value, frontOffice } = readOffSeason(rules, state);
    return frontOffice || value.influence > 0;
  }
  const { round, influence } = rules.tables.playoffs[state.round];
  return influence > 0 && winsRound(rules, round, state.faces);
}

/** Pays for one extension, starting after the last year under contract (D13). */
export function buyExtension(turn: Turn): void {
  const { rules, draft, emit } = turn;
  const seasons = rules.tables.extension.bought;
  payInfluence(turn, 1, "extension");
  // If extensions do not stack, one bought after the earned one only raises it to the longer of the two (D11).
  lengthen(turn, rules.switches.boughtStacks ? seasons : seasons - draft.earned);
  draft.bought++;
  emit({ type: "extension", source: "bought", seasons, contractEnd: draft.contractEnd });
}

/** CONTRACT: only the longest extension earned counts. Then the last window opens. */
export function settleContract(turn: Turn): void {
  const { rules, draft, emit } = turn;
  draft.faces = [];
  draft.stage = "seasonEnd";
  const best = earnedExtension(rules, draft);
  if (!best) return;
  draft.earned = best.seasons;
  const covered = rules.switches.boughtStacks ? 0 : draft.bought * rules.tables.extension.bought;
  lengthen(turn, Math.max(0, best.seasons - covered));
  emit({
    type: "extension",
    source: "earned",
    reason: best.reason,
    seasons: best.seasons,
    contractEnd: draft.contractEnd,
  });
}

/** The longest extension that a season's result earns, if any. */
export function earnedExtension(
  rules: DynastyRules,
  season: Pick<CampaignState, "wins" | "depth" | "prevWins" | "prevDepth">,
): { readonly reason: EarnedReason; readonly seasons: number } | undefined {
  const { betterResult, conferenceTitle, bigGame } = rules.tables.extension;
  let best: { reason: EarnedReason; seasons: number } | undefined;
  const offer = (reason: EarnedReason, seasons: number): void => {
    if (seasons > (best?.seasons ?? 0)) best = { reason, seasons };
  };
  if (season.depth === 5) offer("bigGame", bigGame);
  if (season.depth >= 4) offer("conferenceTitle", conferenceTitle);
  if (isBetter(rules, season)) offer("betterResult", betterResult);
  return best;
}

/** D10: whether this season was better than the last. */
function isBetter(
  rules: DynastyRules,
  { wins, depth, prevWins, prevDepth }: Pick<CampaignState, "wins" | "depth" | "prevWins" | "prevDepth">,
): boolean {
  switch (rules.switches.betterResult) {
    case "winsOnly":
      return wins > prevWins;
    case "lexicographic":
      return wins > prevWins || (wins === prevWins && depth > prevDepth);
    default:
      return wins > prevWins || depth > prevDepth;
  }
}

function lengthen({ rules, draft }: Turn, seasons: number): void {
  draft.contractEnd = Math.min(rules.tables.setup.seasons, draft.contractEnd + seasons);
}

/** END_CHECK: retire, get fired, or begin the next season. */
export function endSeason(turn: Turn): void {
  const { rules, draft, emit } = turn;
  const { season, depth, dice, influence, contractEnd } = draft;
  emit({ type: "seasonEnd", season, depth, dice, influence, contractEnd });
  if (season >= rules.tables.setup.seasons || contractEnd <= season) {
    draft.stage = "over";
    emit({ type: "campaignEnd", how: season >= rules.tables.setup.seasons ? "retired" : "contractExpired", season });
    return;
  }
  draft.prevWins = draft.wins;
  draft.prevDepth = depth;
  beginSeason(turn, season + 1);
}

/** START_SEASON. */
export function beginSeason({ rules, draft, emit }: Pick<Turn, "rules" | "draft" | "emit">, season: number): void {
  draft.season = season;
  draft.losingBonus = isLosing(rules, draft.prevWins) ? 1 : 0;
  draft.wins = 0;
  draft.depth = 0;
  draft.bought = 0;
  draft.earned = 0;
  draft.stage = "bid";
  const { dice, influence, contractEnd, losingBonus } = draft;
  emit({ type: "seasonStart", season, dice, influence, contractEnd, losingBonus });
}
