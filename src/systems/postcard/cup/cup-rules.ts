/** The rules that a cup and its games are played by. */
import { resolveRules, type HouseRules, type PostcardRules } from "../rules/index.js";
import type { Contest, Cup } from "./types.js";
import type { Fixture } from "./view.js";

const rulesCache = new WeakMap<object, PostcardRules>();

/** The rules of the cup; the same object for the same file. */
export function rulesOfCup({ rules }: Pick<Cup, "rules">): PostcardRules {
  let resolved = rulesCache.get(rules);
  if (!resolved) rulesCache.set(rules, (resolved = resolveRules(rules as HouseRules)));
  return resolved;
}

const withOvertime = new WeakMap<PostcardRules, PostcardRules>();

/** Rules of one game: where overtime settles a knock-out it is on, whatever else the rules say. */
export function rulesOfGame(rules: PostcardRules, { ties }: Contest, { stage }: Pick<Fixture, "stage">): PostcardRules {
  if (stage === "table" || ties !== "overtime" || rules.switches.overtime === "on") return rules;
  let changed = withOvertime.get(rules);
  if (!changed) {
    changed = {
      ...rules,
      name: `${rules.name.slice(0, 30)}, overtime`,
      switches: { ...rules.switches, overtime: "on" },
    };
    withOvertime.set(rules, changed);
  }
  return changed;
}
