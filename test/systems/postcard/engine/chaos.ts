/** A coach who answers anything legal: the games no sensible coach plays. */
import type { Coach } from "../../../../src/systems/postcard/coaches/coach.js";
import type { Choice } from "../../../../src/systems/postcard/engine/index.js";

export const chaos: Coach = {
  id: "chaos",
  title: "Chaos",
  summary: "Answers anything legal.",
  choose: ({ options }, _state, dice): Choice => options[dice.die(options.length) - 1],
};

/** Takes the first answer everywhere but picks by die: the fastest coach there is. */
export const trivial: Coach = {
  id: "trivial",
  title: "Trivial",
  summary: "The first answer; picks by the die.",
  choose: ({ kind, options }, _state, dice): Choice => options[kind === "pick" ? dice.die(options.length) - 1 : 0],
};
