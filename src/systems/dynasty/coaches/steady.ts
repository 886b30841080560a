import {
  ACCEPT,
  EXTEND,
  STOP,
  type HoldDecision,
  type PlayoffDecision,
  type RegularDecision,
} from "../engine/decisions.js";
import type { CampaignState } from "../engine/state.js";
import type { DynastyRules } from "../rules/index.js";
import { bestAction } from "./chances.js";
import type { Coach } from "./coach.js";
import { dieFirst, mustExtend, passChoice, rerollLower } from "./habits.js";

/** Chances under which the coach gives a season or round up. Three dice cannot win a title anyway. */
const FLOOR = { threeDice: 0.3, season: 0.12 };

/** The simple policy of digest section 4: always the single action with the best chance right now. */
export const steady: Coach = {
  id: "steady",
  title: "Steady",
  summary:
    "Pays for the action with the best chance right now, season after season, until a playoff place or a win shows.",
  decide(open, state, rules) {
    if (open.kind === "frontOffice") return dieFirst(open, state, rules);
    const choice =
      open.kind === "hold"
        ? decideHold(open, state, rules)
        : open.kind === "regular" || open.kind === "playoff"
          ? decideDice(open, rules)
          : passChoice(open);
    const goesOn = choice.kind === "stop" || choice.kind === "done";
    return goesOn && mustExtend(open, state, rules) ? EXTEND : choice;
  },
};

/** C: the lower die again up to 7, or up to 10 while a die is missing and 2 points are there. */
function decideHold(open: HoldDecision, state: CampaignState, rules: DynastyRules) {
  if (!open.canReroll) return ACCEPT;
  const chaseDie = state.dice < rules.tables.setup.diceMax && state.influence >= 2;
  return open.total <= 7 || (chaseDie && open.total <= 10) ? rerollLower(open) : ACCEPT;
}

/** F and G. */
function decideDice(open: RegularDecision | PlayoffDecision, rules: DynastyRules) {
  const there = open.kind === "regular" ? rules.tables.regularSeason[open.row].playoffs !== "none" : open.wins;
  const action = there ? undefined : bestAction(rules, open.kind === "regular" ? "playoffs" : open.round, open);
  if (!action || action.chance === 0) return STOP;
  const floor = open.faces.length <= 3 ? FLOOR.threeDice : open.kind === "regular" ? FLOOR.season : 0;
  return action.chance < floor ? STOP : action.choice;
}
