/** The house rules in force, as facts of the sheet that tells how to play a game: what the tables agree on, and no chart shows. */
import type { GameSystem } from "../contract/game.js";
import { sameData } from "../kernel/rulings/index.js";
import { MINUS, typographic } from "../kernel/words/index.js";

/** What rules are besides their charts, in the files of all games. */
const NO_CHARTS = new Set(["name", "extends", "switches"]);

/** As the charts print it: `−6 and +3`. */
const printed = (text: string): string => typographic(text).replace(/(?<![\d\p{L}])-(?=\d)/gu, MINUS);

/** What the sheet prints of rules with switched rulings; null where all rulings are at their defaults. */
export function houseRulesFacts(system: GameSystem, rules: unknown) {
  const switched = system.switched(rules);
  if (switched.length === 0) return null;
  const preset = system.presets?.find((one) => sameData(one.rules, rules));
  return {
    name: system.rulesName(rules),
    /** What the preset is for; "" for rules of a house's own. */
    preset: preset?.summary ?? "",
    charts: Object.keys(system.packRules(rules)).some((key) => !NO_CHARTS.has(key)),
    /** As `list --rulings` and the docs have them. */
    rulings: switched.map(({ id, ruling, question, value, meaning }) => ({
      // A variant of the rulebook's own has no number.
      number: /\d/.test(ruling) ? ruling : "",
      question: printed(question),
      answer: printed(meaning),
      switch: `${id}: ${value}`,
    })),
  };
}
