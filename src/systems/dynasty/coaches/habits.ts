/** What the built-in coaches share. */
import {
  ACCEPT,
  BID_NOTHING,
  DONE,
  EXTEND,
  STOP,
  type Choice,
  type FrontOfficeDecision,
  type HoldDecision,
  type Pending,
} from "../engine/decisions.js";
import type { CampaignState } from "../engine/state.js";
import type { DynastyRules } from "../rules/index.js";

/** True if the contract ends with this season and this is the last decision at which it can be extended (D12). */
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

const hasRoom = (state: CampaignState, rules: DynastyRules): boolean => state.dice < rules.tables.setup.diceMax;

/** Front Office: the first option, unless that is a die lost at the maximum (D20). */
export function firstOption(open: FrontOfficeDecision, state: CampaignState, rules: DynastyRules): Choice {
  const [option] = open.options;
  const lost = option.dice > 0 && !hasRoom(state, rules);
  return { kind: "option", index: lost ? 1 : 0 };
}

/** Front Office: a die if there is room for one, then the chance of one by another roll, then the most influence. */
export function dieFirst(open: FrontOfficeDecision, state: CampaignState, rules: DynastyRules): Choice {
  const room = hasRoom(state, rules);
  const worth = open.options.map((option) => {
    if (option === "rollAgain") return room ? 10 : -1;
    return (room ? option.dice * 100 : 0) + option.influence;
  });
  return { kind: "option", index: worth[1] > worth[0] ? 1 : 0 };
}

/** Offseason: pays to reroll both dice. */
export const REROLL_BOTH: Choice = { kind: "reroll", dice: [0, 1] };

/** Offseason: pays to reroll the lower die, or both if the rules say so. */
export function rerollLower(open: HoldDecision): Choice {
  if (open.rerollAll) return REROLL_BOTH;
  return { kind: "reroll", dice: [open.faces[0] <= open.faces[1] ? 0 : 1] };
}

/** Keeps the choice, but first pays for the contract if it would otherwise run out. */
export function withContract(choice: Choice, open: Pending, state: CampaignState, rules: DynastyRules): Choice {
  const goesOn = choice.kind === "stop" || choice.kind === "done";
  return goesOn && open.kind !== "frontOffice" && mustExtend(open, state, rules) ? EXTEND : choice;
}

/** The free answer to a decision: no bid, take the roll, keep the dice, buy nothing. */
export function passChoice(open: Exclude<Pending, FrontOfficeDecision>): Choice {
  switch (open.kind) {
    case "bid":
      return BID_NOTHING;
    case "hold":
      return ACCEPT;
    case "extend":
      return DONE;
    default:
      return STOP;
  }
}
