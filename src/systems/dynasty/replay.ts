/** Playing a record again: dice and choices through the rules, event by event against what the record says. */
import { ScriptedRoller } from "../../kernel/dice/index.js";
import { hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import { eventIssues, leftoverIssues } from "../../kernel/replay/index.js";
import {
  advance,
  checkChoice,
  isOver,
  pending,
  startCampaign,
  type CampaignState,
  type DynastyEvent,
} from "./engine/index.js";
import { recordSchema, rulesOf, type CampaignRecord } from "./record.js";
import { issuesOf, nowhereKnown, placeOf, STANDARD_RULES, type DynastyRules, type Locate } from "./rules/index.js";
import { validateRules } from "./validate.js";

export interface Replay {
  /** Every fault found; empty when the record is true. */
  readonly issues: readonly Issue[];
  /** What dice and choices really give, as far as they could be played. */
  readonly events: readonly DynastyEvent[];
  readonly state?: CampaignState;
}

/** Checks the form of parsed record data. */
export function parseRecord(
  data: unknown,
  locate: Locate = nowhereKnown,
): { readonly record?: CampaignRecord; readonly issues: readonly Issue[] } {
  const parsed = recordSchema().safeParse(data);
  if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "record-form", recordSchema()) };
  // The data itself, not zod's copy: events must keep their keys in order to be compared word for word.
  return { record: data as CampaignRecord, issues: [] };
}

/** Plays a record again. The first event that differs is named; after it nothing is compared any more. */
export function replay(record: CampaignRecord, locate: Locate = nowhereKnown): Replay {
  const rules = rulesOf(record);
  const faulty = rules === STANDARD_RULES ? [] : ruleErrors(rules, locate);
  if (faulty.length > 0) return { issues: faulty, events: [] };
  const events: DynastyEvent[] = [];
  const emit = (event: DynastyEvent): unknown => events.push(event);
  const roller = new ScriptedRoller(record.dice);
  const issues: Issue[] = [];
  let next = 0;
  let state = startCampaign(rules, record.names, emit);
  try {
    while (!isOver(state) && next < record.choices.length) {
      const choice = record.choices[next];
      const issue = checkChoice(pending(rules, state), choice);
      if (issue) throw new UserError({ ...issue, ...placeOf(locate, ["choices", next]) });
      state = advance(rules, state, choice, roller, emit);
      next++;
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    issues.push(...error.issues);
  }
  issues.push(...eventIssues(record.events, events, { locate, rule: "section 3" }));
  if (!hasErrors(issues)) {
    const used = { choices: next, dice: record.dice.length - roller.left };
    issues.push(...leftoverIssues(record, used, "the campaign is over before them", locate));
  }
  return { issues, events, state };
}

/** Rules that do not hold together cannot be played. */
const ruleErrors = (rules: DynastyRules, locate: Locate): Issue[] =>
  validateRules(rules, (path, part) => locate(["rules", ...path], part))
    .filter((issue) => issue.severity === "error")
    .map((issue) => ({ ...issue, path: `rules.${issue.path}` }));
