/** A user's own campaign: checks the lines of a dice file against the rules, decision by decision. */
import { ScriptedRoller } from "../../../../kernel/dice/index.js";
import { hasErrors, UserError, type Issue } from "../../../../kernel/issue/index.js";
import type { Kept } from "../../../../kernel/machine/index.js";
import {
  issuesOf,
  nowhereKnown,
  placeOf,
  STANDARD_RULES,
  type DynastyRules,
  type Locate,
  type Path,
} from "../../rules/index.js";
import { whyNoExtension } from "../contract.js";
import type { Choice } from "../decisions.js";
import type { DynastyEvent } from "../events.js";
import { checkChoice, isForced, pending } from "../pending.js";
import type { CampaignTypes } from "../machine.js";
import type { CampaignNames, CampaignState } from "../state.js";
import { applyChoice, isOver, startCampaign } from "../step.js";
import { Reader } from "./reader.js";
import { readLines } from "./lines.js";
import { diceLogSchema, type DiceLog } from "./schema.js";

export interface PlayedLog {
  readonly issues: readonly Issue[];
  /** If there is an error: the events before it. */
  readonly heard?: readonly DynastyEvent[];
  /** Present if there is no error. */
  readonly played?: Kept<CampaignTypes> & { readonly names: CampaignNames };
}

/**
 * Checks a parsed dice file and plays it. Schema errors (a die 7, an unknown word) are all reported at once; the rules are followed up to
 * the first violation, because everything after it depends on it.
 */
export function playLog(data: unknown, rules: DynastyRules = STANDARD_RULES, locate: Locate = nowhereKnown): PlayedLog {
  const parsed = diceLogSchema().safeParse(data);
  if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "dice-form", diceLogSchema()) };
  const { seasons, issues } = readLines(parsed.data, locate);
  if (hasErrors(issues)) return { issues };
  const names = namesOf(parsed.data);
  const events: DynastyEvent[] = [];
  const choices: Choice[] = [];
  const dice: number[] = [];
  const reader = new Reader(rules, parsed.data, seasons);
  try {
    let state = startCampaign(rules, names, (event) => events.push(event));
    while (!isOver(state)) {
      if (state.stage === "bid" && state.season > parsed.data.seasons.length) {
        if (parsed.data.unfinished) break;
        throw reader.missingSeason(state);
      }
      state = answer(rules, state, reader, { events, choices, dice });
    }
    reader.checkEnd(isOver(state));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { issues: error.issues.map((issue) => locateIssue(issue, locate)), heard: events };
  }
  return { issues: [], played: { names, choices, dice, events } };
}

interface Writing {
  readonly events: DynastyEvent[];
  readonly choices: Choice[];
  readonly dice: number[];
}

/** One decision: the file's answer, checked, with exactly the dice that the file shows for it. */
function answer(rules: DynastyRules, state: CampaignState, reader: Reader, kept: Writing): CampaignState {
  const forced = isForced(rules, state);
  const { choice, faces, at, path } = reader.next(state);
  const issue = checkChoice(pending(rules, state), choice);
  if (issue) {
    const hint = issue.code === "choice-extend" ? { hint: whyNoExtension(rules, state) } : {};
    throw new UserError({ ...issue, ...hint, path: at, detail: { path } });
  }
  const next = applyChoice(rules, state, choice, new ScriptedRoller(faces), (event) => kept.events.push(event));
  // Forced answers are not asked during play, so a record does not contain them.
  if (!forced) kept.choices.push(choice);
  kept.dice.push(...faces);
  if (next.stage === "bid" && next.season !== state.season) reader.checkSeason();
  if (next.stage === "over") reader.checkSeason();
  return next;
}

function locateIssue(issue: Issue, locate: Locate): Issue {
  const path = issue.detail?.path as Path | undefined;
  if (!path) return issue;
  const rest: { -readonly [K in keyof Issue]: Issue[K] } = { ...issue };
  delete rest.detail;
  // The readable path (season 3 regular[1]) stays; file, line and column come from the data's path.
  return { ...placeOf(locate, path), ...rest };
}

function namesOf({ coach, club, started, firstSeason }: DiceLog): CampaignNames {
  const text = (value: string | number | undefined): string => String(value ?? "");
  return { coach: text(coach), club: text(club), started: text(started), firstSeason: text(firstSeason) };
}
