/** The file kinds of this game: house rules, records, and dice that a person rolled. */
import { hasErrors } from "../../kernel/issue/index.js";
import { houseOf } from "../../kernel/rulings/index.js";
import { BY_HAND, isFromDeck, stoppedAt } from "../../kernel/machine/index.js";
import { diceLogs, gameRecords, houseRules } from "../../gamekit/match-files.js";
import { DICE_FORMAT, diceLogSchema } from "./engine/own-dice/index.js";
import { campaigns, playFromLog, RECORD, recordSchema, rulesOf, type CampaignRecord } from "./record.js";
import { keptRules, RULES_FORMAT, rulesSchema, RULINGS, type DynastyRules } from "./rules/index.js";
import { narrateCampaign } from "./narrate-campaign.js";
import { validateRules } from "./validate.js";

const rules = houseOf(keptRules, {
  format: RULES_FORMAT,
  rulings: RULINGS,
  get shape() {
    return rulesSchema();
  },
  check: validateRules,
});

export const rulesKind = houseRules<DynastyRules>({
  id: "dynasty-rules",
  title: "Dynasty house rules",
  format: RULES_FORMAT,
  get shape() {
    return rulesSchema();
  },
  parse: rules.parse,
  sense: rules.sense,
});

export const recordKind = gameRecords<CampaignRecord>({
  id: "dynasty-campaign",
  title: "Dynasty campaign record",
  format: RECORD.format,
  get shape() {
    return recordSchema();
  },
  /** Inconsistent rules cannot be played. */
  faults: (record, locate) =>
    validateRules(rulesOf(record), (path, part) => locate(["rules", ...path], part))
      .filter((issue) => hasErrors([issue]))
      .map((issue) => ({ ...issue, path: `rules.${issue.path}` })),
  replay: (record, locate) => campaigns.replay(record, locate),
  prints: {
    rulesOf,
    describe(record) {
      const { seed, coach, events, roller } = record;
      const { words, option } = stoppedAt(events.at(-1)?.type === "campaignEnd", campaigns.playStarts(record).length);
      const file = `pressbox print dynasty --record FILE${option}`;
      if (seed === undefined) return { line: `own dice${words}`, command: file };
      if (isFromDeck({ roller })) return { line: `seed ${seed}, dice deck${words}`, command: file };
      if (coach === BY_HAND) return { line: `seed ${seed}, by hand${words}`, command: file };
      const house = record.rules.tables || record.rules.switches ? " --rules FILE" : "";
      return {
        line: `seed ${seed}, ${coach} coach${words}`,
        command: `pressbox print dynasty --seed ${seed} --coach ${coach}${house}${option}`,
      };
    },
    narrate: narrateCampaign,
  },
});

export const diceKind = diceLogs<CampaignRecord>({
  id: "dynasty-dice",
  title: "Dynasty dice log",
  format: DICE_FORMAT,
  list: "seasons",
  get shape() {
    return diceLogSchema();
  },
  play: (data, locate) => playFromLog(data, { locate }),
});
