import { ACCEPT, STOP, type Choice, type HoldDecision } from "../engine/decisions.js";
import type { PlayoffDecision, RegularDecision } from "../engine/decisions.js";
import type { CampaignState } from "../engine/state.js";
import type { DynastyRules } from "../rules/index.js";
import { bestAction } from "./chances.js";
import type { Coach } from "./coach.js";
import { firstOption, passChoice, REROLL_BOTH, withContract } from "./habits.js";

/** Chances below which the coach gives up a season or a round: with three dice there is no title anyway. */
const FLOOR = { threeDice: 0.3, season: 0.12 };

/**
 * The simple policy: always the single action with the best chance right now.
 * Its mean of 140.5 points is for this implementation: an offseason reroll takes both dice, and the Front Office's first option is taken.
 * Rerolling only the lower die and rolling again on a Front Office 3 measures 157.
 */
export const steady: Coach = {
  id: "steady",
  title: "Steady",
  summary: "Pays for whatever has the best chance right now, until a playoff place or a win shows",
  decide(open, state, rules) {
    if (open.kind === "frontOffice") return firstOption(open, state, rules);
    return withContract(answer(open, state, rules), open, state, rules);
  },
};

function answer(open: Parameters<typeof passChoice>[0], state: CampaignState, rules: DynastyRules): Choice {
  switch (open.kind) {
    case "hold":
      return decideHold(open, state, rules);
    case "regular":
    case "playoff":
      return decideDice(open, rules);
    default:
      return passChoice(open);
  }
}

/** C: rerolls a total of up to 7; up to 10 if a die is missing and 2 points are available. */
function decideHold(open: HoldDecision, state: CampaignState, rules: DynastyRules): Choice {
  if (!open.canReroll) return ACCEPT;
  const chaseDie = state.dice < rules.tables.setup.diceMax && state.influence >= 2;
  return open.total <= 7 || (chaseDie && open.total <= 10) ? REROLL_BOTH : ACCEPT;
}

/** F and G. */
function decideDice(open: RegularDecision | PlayoffDecision, rules: DynastyRules): Choice {
  const there = open.kind === "regular" ? rules.tables.regularSeason[open.row].playoffs !== "none" : open.wins;
  const action = there ? undefined : bestAction(rules, open.kind === "regular" ? "playoffs" : open.round, open);
  if (!action || action.chance === 0) return STOP;
  const floor = open.faces.length <= 3 ? FLOOR.threeDice : open.kind === "regular" ? FLOOR.season : 0;
  return action.chance < floor ? STOP : action.choice;
}
