/** A campaign at the table, by hand. */
import { BY_HAND, coachNamed, openSession, type HandGame } from "../../../kernel/machine/index.js";
import type { ByHand, Coaching } from "../../../contract/by-hand.js";
import { coachFor, COACHES } from "../coach-list.js";
import { campaign, NO_NAMES, type CampaignSetup, type CampaignTypes, type DynastyEvent } from "../engine/index.js";
import { answersOf, recordOf, rulesOf, type CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";
import { eventsBySeason } from "../tell.js";
import { seasonSteps } from "../tell/index.js";
import { counted } from "../tell/words.js";
import { boardOf } from "./board.js";
import { handQuestion } from "./questions.js";

function handGame(setup: CampaignSetup, seed: number | undefined, coaching: Coaching): HandGame<CampaignTypes> {
  const { rules } = setup;
  const { coach: id, cache, progress } = coaching;
  coachNamed(COACHES, id);
  const coach = coachFor(id, rules, cache, progress);
  return {
    machine: campaign,
    setup,
    seed,
    question: (open, state) => handQuestion(open, state, rules),
    story: (events) => campaignStory(rules, events),
    die: () => "the next die",
    board: boardOf,
    coach: () => answersOf(coach, rules),
    record: (kept) => recordOf(setup, kept, BY_HAND, seed),
  };
}

/** All that happened so far, a line each. */
export const campaignStory = (rules: DynastyRules, events: readonly DynastyEvent[]): readonly string[] =>
  eventsBySeason(events).flatMap((season) => seasonStory(rules, season));

/** Seasons told so far, by their first events: the chances in the words take a while. */
const told = new WeakMap<DynastyEvent, { readonly last: DynastyEvent; readonly lines: readonly string[] }>();

/** A season step by step, as the season log tells it. */
function seasonStory(rules: DynastyRules, events: readonly DynastyEvent[]): readonly string[] {
  const [start] = events;
  const last = events[events.length - 1];
  const known = told.get(start);
  if (known?.last === last) return known.lines;
  const heads =
    start.type === "seasonStart"
      ? [`Season ${start.season}, ${counted(start.dice, "Team Die", "Team Dice")}, ${start.influence} influence`]
      : [];
  const lines = [...heads, ...seasonSteps(rules, events).map(({ text }) => text)];
  told.set(start, { last, lines });
  return lines;
}

export const byHand: ByHand<DynastyRules> = {
  sides: false,
  begin: (request) =>
    openSession(handGame({ rules: request.rules, names: { ...NO_NAMES, ...request.names } }, request.seed, request)),
  resume(data, coaching) {
    const record = data as CampaignRecord;
    return openSession(handGame({ rules: rulesOf(record), names: record.names }, record.seed, coaching), record);
  },
};
