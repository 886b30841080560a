import type { Coach } from "./coach.js";
import { firstOption, passChoice, withContract } from "./habits.js";

/** Spends nothing, except a point if the contract would run out now. */
export const never: Coach = {
  id: "never",
  title: "Never spends",
  summary: "Takes every roll as it falls and pays only to stay under contract",
  decide(open, state, rules) {
    if (open.kind === "frontOffice") return firstOption(open, state, rules);
    return withContract(passChoice(open), open, state, rules);
  },
};
