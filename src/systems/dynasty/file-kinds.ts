/** The files of this game: house rules, records, and dice that a person rolled. */
import { hasErrors, isObject } from "../../kernel/issue/index.js";
import { isHouse } from "../../kernel/rulings/index.js";
import { BY_HAND, stoppedAt } from "../../kernel/machine/index.js";
import type { FileKind } from "../../contract/files.js";
import { DICE_FORMAT, diceLogSchema } from "./engine/own-dice/index.js";
import {
  playFromLog,
  playStarts,
  RECORD_FORMAT,
  recordSchema,
  replay,
  rulesOf,
  type CampaignRecord,
} from "./record.js";
import { parseRules, RULES_FORMAT, rulesSchema, type DynastyRules } from "./rules/index.js";
import { tellCampaign } from "./tell.js";
import { validateRules } from "./validate.js";

export const rulesKind: FileKind<DynastyRules> = {
  id: "dynasty-rules",
  title: "Dynasty house rules",
  get shape() {
    return rulesSchema();
  },
  matches: (data) => isHouse(data, RULES_FORMAT),
  check(data, locate) {
    const { rules, issues } = parseRules(data, locate);
    if (!rules) return { issues };
    return { issues: [...issues, ...validateRules(rules, locate)], value: rules };
  },
};

export const recordKind: FileKind<CampaignRecord> = {
  id: "dynasty-campaign",
  title: "Dynasty campaign record",
  get shape() {
    return recordSchema();
  },
  matches: (data) => isObject(data) && data.format === RECORD_FORMAT,
  check(data, locate) {
    // The data itself, not zod's copy: events must keep their keys in order to be compared word for word.
    const record = data as CampaignRecord;
    // Rules that do not hold together cannot be played.
    const issues = validateRules(rulesOf(record), (path, part) => locate(["rules", ...path], part)).filter((issue) =>
      hasErrors([issue]),
    );
    return { issues: issues.map((issue) => ({ ...issue, path: `rules.${issue.path}` })), value: record };
  },
  prove: (record, locate) => replay(record, locate).issues,
  prints: {
    rulesOf,
    describe({ rules, seed, coach, events }) {
      const { words, option } = stoppedAt(events.at(-1)?.type === "campaignEnd", playStarts(events).length);
      const file = `pressbox print dynasty --record FILE${option}`;
      if (seed === undefined) return { line: `own dice${words}`, command: file };
      if (coach === BY_HAND) return { line: `seed ${seed}, by hand${words}`, command: file };
      const house = rules.tables || rules.switches ? " --rules FILE" : "";
      return {
        line: `seed ${seed}, ${coach} coach${words}`,
        command: `pressbox print dynasty --seed ${seed} --coach ${coach}${house}${option}`,
      };
    },
    tell: tellCampaign,
  },
};

export const diceKind: FileKind = {
  id: "dynasty-dice",
  title: "Dynasty dice log",
  get shape() {
    return diceLogSchema();
  },
  matches: (data) => isObject(data) && (data.format === DICE_FORMAT || Array.isArray(data.seasons)),
  check(data, locate) {
    const { issues, record } = playFromLog(data, { locate });
    return { issues, value: record };
  },
};
