/** The rules that a cup and its games are played by. */
import { remember } from "../../../kernel/cache/remember.js";
import { resolveRules, type HouseRules, type PostcardRules } from "../rules/index.js";
import type { Cup } from "./types.js";

const resolved = remember((rules: Cup["rules"]) => resolveRules(rules as HouseRules));

/** The rules of the cup; the same object for the same file. */
export const rulesOfCup = ({ rules }: Pick<Cup, "rules">): PostcardRules => resolved(rules);

/** Rules for a game that must have a winner: with overtime, whatever else they say. */
export const withOvertime = remember((rules: PostcardRules): PostcardRules => {
  if (rules.switches.overtime === "on") return rules;
  const name = `${rules.name.slice(0, 30)}, overtime`;
  return { ...rules, name, switches: { ...rules.switches, overtime: "on" } };
});
