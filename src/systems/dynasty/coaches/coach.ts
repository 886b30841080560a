/** A coach makes decisions. The same decision, state and rules always give the same answer: randomness comes only from dice. */
import type { Choice, Pending } from "../engine/decisions.js";
import type { CampaignState } from "../engine/state.js";
import type { DynastyRules } from "../rules/index.js";

export interface Coach {
  /** Name on the command line and in records: `steady`. */
  readonly id: string;
  readonly title: string;
  /** One sentence on how this coach decides. */
  readonly summary: string;
  /** A legal answer to the open decision. Tables that a coach needs are built on first use and cached per rules object. */
  decide(pending: Pending, state: CampaignState, rules: DynastyRules): Choice;
}
