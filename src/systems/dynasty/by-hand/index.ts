/** Campaigns played by hand. */
import { BY_HAND } from "../../../kernel/machine/index.js";
import type { ByHand, Coaching } from "../../../contract/by-hand.js";
import { coaches } from "../coach-list.js";
import { NO_NAMES, type CampaignSetup } from "../engine/index.js";
import { answersOf, campaigns, rulesOf, type CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";
import { campaignStory } from "../narration/story.js";
import { boardOf } from "./board.js";
import { handQuestion } from "./questions.js";

type Asked = Coaching & { readonly seed?: number };

/** A campaign by hand. @param record of an unfinished one */
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

export const byHand: ByHand<DynastyRules> = {
  sides: false,
  begin: ({ rules, names, ...asked }) => atTable({ rules, names: { ...NO_NAMES, ...names } }, asked),
  resume(data, coaching) {
    const record = data as CampaignRecord;
    return atTable({ rules: rulesOf(record), names: record.names }, { ...coaching, seed: record.seed }, record);
  },
};
