/** A coach at work: decision after decision until the campaign is over. */
import type { Roller } from "../../../kernel/dice/index.js";
import { UserError } from "../../../kernel/issue/index.js";
import type { Choice } from "../engine/decisions.js";
import type { EventSink } from "../engine/events.js";
import { checkChoice, pending } from "../engine/pending.js";
import { NO_NAMES, type CampaignNames, type CampaignState } from "../engine/state.js";
import { advance, isOver, startCampaign } from "../engine/step.js";
import type { DynastyRules } from "../rules/index.js";
import type { Coach } from "./coach.js";

export interface Run {
  readonly rules: DynastyRules;
  readonly coach: Coach;
  readonly roller: Roller;
  readonly names?: CampaignNames;
  readonly emit?: EventSink;
  /** Hears every choice, in order. */
  readonly onChoice?: (choice: Choice) => void;
}

/** Plays a whole campaign and gives its last state. Throws UserError when the coach answers something illegal. */
export function runCampaign({ rules, coach, roller, names = NO_NAMES, emit, onChoice }: Run): CampaignState {
  let state = startCampaign(rules, names, emit);
  while (!isOver(state)) {
    const open = pending(rules, state);
    const choice = coach.decide(open, state, rules);
    const issue = checkChoice(open, choice);
    if (issue) throw new UserError({ ...issue, detail: { ...issue.detail, coach: coach.id, season: state.season } });
    onChoice?.(choice);
    state = advance(rules, state, choice, roller, emit);
  }
  return state;
}
