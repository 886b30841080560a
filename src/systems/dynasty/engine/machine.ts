/** The campaign as a state machine: decision after decision until it is over. */
import { machineOf, type Machine } from "../../../kernel/machine/index.js";
import type { DynastyRules } from "../rules/index.js";
import type { Choice, Pending } from "./decisions.js";
import type { DynastyEvent } from "./events.js";
import { checkChoice, pending } from "./pending.js";
import type { CampaignNames, CampaignState } from "./state.js";
import { advance, isOver, startCampaign } from "./step.js";

/** What determines a campaign besides dice and decisions. */
export interface CampaignSetup {
  readonly rules: DynastyRules;
  readonly names: CampaignNames;
}

export interface CampaignTypes {
  readonly setup: CampaignSetup;
  readonly state: CampaignState;
  readonly view: CampaignState;
  readonly ask: Pending;
  readonly choice: Choice;
  readonly event: DynastyEvent;
}

export const campaign: Machine<CampaignTypes> = machineOf<CampaignTypes>({
  start: ({ rules, names }, emit) => startCampaign(rules, names, emit),
  isOver,
  pending: ({ rules }, state) => pending(rules, state),
  check: (_setup, _state, open, choice) => checkChoice(open, choice),
  apply: ({ rules }, state, choice, dice, emit) => advance(rules, state, choice, dice, emit),
});
