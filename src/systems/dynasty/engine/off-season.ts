/** Phase 1: bids, the 2d6, rerolls, the table and the Front Office. */
import { chartsOf } from "../rules/index.js";
import type { DynastyRules, Effect } from "../rules/index.js";
import type { CampaignState } from "./state.js";
import { applyEffect, payInfluence, rollAgain, type Turn } from "./turn.js";

/** Dice, losing bonus and bought modifiers. */
export function offSeasonTotal(state: Pick<CampaignState, "faces" | "losingBonus" | "modifiers">): number {
  return state.faces[0] + state.faces[1] + state.losingBonus + state.modifiers;
}

/** Reads the offseason table, and checks whether it sends the coach to the Front Office (D17). */
export function readOffSeason(rules: DynastyRules, state: Pick<CampaignState, "faces" | "losingBonus" | "modifiers">) {
  const table = chartsOf(rules).offSeason;
  const total = offSeasonTotal(state);
  const found = table.lookup(total);
  const sends = rules.switches.frontOfficeOn === "natural" ? table.lookup(state.faces[0] + state.faces[1]) : found;
  return sends.value.frontOffice ? { total, ...sends, frontOffice: true } : { total, ...found, frontOffice: false };
}

/** Pays the modifiers and rolls both dice, or those picked for a reroll. Modifiers of an earlier roll are lost. */
export function bid(turn: Turn, modifiers: number): void {
  const { draft, roller, emit } = turn;
  if (modifiers > 0) payInfluence(turn, modifiers, "modifier");
  draft.modifiers = modifiers;
  const rerolled = draft.rerolling;
  if (rerolled.length === 0) {
    draft.faces = [roller.die(6), roller.die(6)];
    emit({ type: "roll", stage: "offSeason", faces: draft.faces, modifiers });
  } else {
    emit({ type: "roll", stage: "offSeason", faces: rollAgain(turn, rerolled), rerolled, modifiers });
    draft.rerolling = [];
  }
  draft.stage = "hold";
}

/** Pays for a reroll; the bid before it comes first (D18). */
export function rerollOffSeason(turn: Turn, positions: readonly number[]): void {
  payInfluence(turn, 1, "reroll");
  turn.draft.modifiers = 0;
  turn.draft.rerolling = positions;
  turn.draft.stage = "bid";
}

/** Accepts the roll: books the row, or goes to the Front Office. */
export function acceptOffSeason(turn: Turn): void {
  const { total, row, value, citation, frontOffice } = readOffSeason(turn.rules, turn.draft);
  turn.emit({ type: "chart", chart: "offSeason", total, row, citation, text: value.text });
  if (frontOffice) return rollFrontOffice(turn);
  applyEffect(turn, value, "offSeason");
  leave(turn);
}

/** One die on the Front Office table, without influence; rows with a choice wait for it. */
function rollFrontOffice(turn: Turn): void {
  const { draft, roller, emit, rules } = turn;
  const face = roller.die(6);
  draft.faces = [face];
  emit({ type: "roll", stage: "frontOffice", faces: draft.faces });
  const { row, value, citation } = chartsOf(rules).frontOffice.lookup(face);
  emit({ type: "chart", chart: "frontOffice", total: face, row, citation, text: value.text });
  if (value.choice) {
    draft.stage = "frontOffice";
    return;
  }
  applyEffect(turn, value, "frontOffice");
  leave(turn);
}

/** The row and the two options for the current Front Office die. */
export function frontOfficeOptions(rules: DynastyRules, state: Pick<CampaignState, "faces">) {
  const { row, value } = chartsOf(rules).frontOffice.lookup(state.faces[0]);
  return { row, options: value.choice as readonly [Effect, Effect | "rollAgain"] };
}

/** Books the chosen option; `rollAgain` rolls on the same table, as often as it comes up (D19). */
export function chooseOption(turn: Turn, index: 0 | 1): void {
  const { row, options } = frontOfficeOptions(turn.rules, turn.draft);
  const effect = options[index];
  turn.emit({ type: "option", row, index, effect });
  if (effect === "rollAgain") return rollFrontOffice(turn);
  applyEffect(turn, effect, "frontOffice");
  leave(turn);
}

function leave({ draft }: Turn): void {
  draft.faces = [];
  draft.modifiers = 0;
  draft.stage = "regularStart";
}
