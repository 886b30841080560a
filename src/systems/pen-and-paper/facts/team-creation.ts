/** M19, PP-19: how a team is created: dice, philosophies, and the bonus for every score. */
import { signedText } from "../../../kernel/words/index.js";
import { DEFENSE_STATS, OFFENSE_STATS, STATS, type PenAndPaperRules } from "../rules/index.js";
import { STAT_NAMES, rangeText } from "../sheet.js";
import { sum } from "./charts/odds.js";

export function creationFacts(rules: PenAndPaperRules) {
  const { creation, modifier, philosophies } = rules.tables;
  const named = philosophies.filter(({ changes }) => Object.keys(changes).length > 0);
  return {
    dice: creation.dice,
    low: creation.low,
    high: creation.high,
    off: sum(OFFENSE_STATS),
    def: sum(DEFENSE_STATS),
    philosophies: named.map(({ title }) => title),
    stats: STATS.map((key) => ({
      key,
      name: STAT_NAMES[key],
      changes: named.map(({ changes }) => (changes[key] ? signedText(changes[key]) : "")),
    })),
    bonus: modifier.map((row) => ({ score: rangeText(row), modifier: signedText(row.value) })),
  };
}
