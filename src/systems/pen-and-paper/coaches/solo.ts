/** The solo coach: follows the printed chart only, as the missing opponent of a player at a table. */
import { NO_DICE, type OffenseCall } from "../engine/index.js";
import { chartDefense, chartOffense } from "./chart-calls.js";
import type { Coach } from "./coach.js";
import { fourthDown } from "./kicking.js";
import { choosePlainly } from "./simple.js";

const KICKS: Readonly<Record<"punt" | "fieldGoal", OffenseCall>> = {
  punt: { call: "punt", dice: NO_DICE },
  fieldGoal: { call: "fieldGoal", dice: NO_DICE },
};

export const solo: Coach = {
  id: "solo",
  title: "Solo chart",
  summary:
    "Rolls every call on the printed solo chart; no action dice, no clock tricks; 72 points and 0.3 onside kicks per game of equal teams, if either side may kick onside (A83)",
  offense(game, state, dice) {
    if (state.stage === "snap" && state.down === game.rules.tables.game.downs) {
      const plan = fourthDown(game, state);
      if (plan !== "go") return KICKS[plan];
    }
    return chartOffense(game, state, dice);
  },
  defense: (game, state, dice) => chartDefense(game, state, dice),
  choose: choosePlainly,
};
