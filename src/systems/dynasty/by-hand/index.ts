/** A campaign at the table, by hand. */
import { BY_HAND } from "../../../kernel/machine/index.js";
import type { ByHand, Coaching } from "../../../contract/by-hand.js";
import { coaches } from "../coach-list.js";
import { NO_NAMES, type CampaignSetup, type DynastyEvent } from "../engine/index.js";
import { answersOf, campaigns, rulesOf, type CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";
import { eventsBySeason } from "../tell.js";
import { seasonSteps } from "../tell/index.js";
import { counted } from "../tell/words.js";
import { boardOf } from "./board.js";
import { handQuestion } from "./questions.js";

type Asked = Coaching & { readonly seed?: number };

/** A campaign at the table. @param record of one that was left */
const atTable = (given: CampaignSetup, { seed, coach, ...work }: Asked, record?: CampaignRecord) =>
  campaigns.atTable(
    given,
    { coach: BY_HAND },
    {
      seed,
      question: (open, state) => handQuestion(open, state, given.rules),
      story: (events) => campaignStory(given.rules, events),
      die: () => "the next die",
      board: boardOf,
      coach: () => answersOf(coaches.of(coach, { ...work, rules: given.rules }), given.rules),
    },
    record,
  );

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
  begin: ({ rules, names, ...asked }) => atTable({ rules, names: { ...NO_NAMES, ...names } }, asked),
  resume(data, coaching) {
    const record = data as CampaignRecord;
    return atTable({ rules: rulesOf(record), names: record.names }, { ...coaching, seed: record.seed }, record);
  },
};
