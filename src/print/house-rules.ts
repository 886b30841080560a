/** The house rules in force, as facts of the sheet that teaches the game: rulings that the charts do not show. */
import type { GameSystem } from "../contract/game.js";
import { sameData } from "../kernel/rulings/index.js";
import { MINUS, typographic } from "../kernel/words/index.js";

/** Parts of a rules file that are not charts, in every game. */
const NO_CHARTS = new Set(["name", "extends", "switches"]);

/** Rulings that fit one column of large type, and those that leave half a page. */
const FEW = 3;
const SOME = 9;

/** As printed on charts: `−6 and +3`. */
const printed = (text: string): string => typographic(text).replace(/(?<![\d\p{L}])-(?=\d)/gu, MINUS);

/** What the sheet prints about switched rulings; null if all are at their defaults. */
export function houseRulesFacts(system: GameSystem, rules: unknown) {
  const switched = system.switched(rules);
  if (switched.length === 0) return null;
  const preset = system.presets?.find((one) => sameData(one.rules, rules));
  return {
    name: system.rulesName(rules),
    /** Description of the preset; "" for a user's own rules. */
    preset: preset?.summary ?? "",
    /** So few that their page has room for large type, and for lines to write on. */
    few: switched.length <= FEW,
    some: switched.length <= SOME,
    charts: Object.keys(system.packRules(rules)).some((key) => !NO_CHARTS.has(key)),
    /** Worded as in `list --rulings` and the docs. */
    rulings: switched.map(({ id, ruling, question, value, meaning }) => ({
      // An optional rule of the rulebook has no number.
      number: /\d/.test(ruling) ? ruling : "",
      question: printed(question),
      answer: printed(meaning),
      switch: `${id}: ${value}`,
    })),
  };
}
