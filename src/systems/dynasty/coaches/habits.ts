/** What the built-in coaches have in common. */
import type { Choice, ExtendDecision, FrontOfficeDecision, HoldDecision, Pending } from "../engine/decisions.js";
import type { CampaignState } from "../engine/state.js";
import type { DynastyRules } from "../rules/index.js";

/** True when the contract runs out with this season and this is the last decision at which it can be saved (D12). */
export function mustExtend(
  open: Exclude<Pending, FrontOfficeDecision>,
  state: CampaignState,
  rules: DynastyRules,
): boolean {
  if (!open.canExtend || state.contractEnd > state.season) return false;
  switch (rules.switches.extendWindow) {
    case "anyDecision":
      return open.kind === "extend" && open.at === "seasonEnd";
    case "duringPhasesOnly":
      return open.kind === "regular" || open.kind === "playoff";
    case "notAfterLastRoll":
      return open.kind === "extend";
  }
}

/** The option that brings a die while there is room for one, else the one with more influence; a new roll counts as a die. */
export function dieFirst(open: FrontOfficeDecision, state: CampaignState, rules: DynastyRules): Choice {
  const room = state.dice < rules.tables.setup.diceMax;
  const worth = open.options.map((option) => {
    if (option === "rollAgain") return room ? 10 : -1;
    return (room ? option.dice * 100 : 0) + option.influence;
  });
  return { kind: "option", index: worth[1] > worth[0] ? 1 : 0 };
}

/** Pays to roll the lower off-season die again, or both where the rules say so. */
export function rerollLower(open: HoldDecision): Choice {
  if (open.rerollAll) return { kind: "reroll", dice: [0, 1] };
  return { kind: "reroll", dice: [open.faces[0] <= open.faces[1] ? 0 : 1] };
}

/** What an unpaid decision answers: no bid, take the roll, keep the dice, buy nothing. */
export function passChoice(open: Exclude<Pending, FrontOfficeDecision>): Choice {
  switch (open.kind) {
    case "bid":
      return { kind: "bid", modifiers: 0 };
    case "hold":
      return { kind: "accept" };
    case "extend":
      return { kind: "done" };
    default:
      return { kind: "stop" };
  }
}

export const isSeasonEnd = (open: Pending): open is ExtendDecision => open.kind === "extend" && open.at === "seasonEnd";
