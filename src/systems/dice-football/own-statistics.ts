/** Statistics that this game counts in its own way. */
import type { OwnDefinition } from "../../kernel/football/index.js";

export const OWN_STATISTICS: readonly OwnDefinition[] = [
  {
    statistic: "touches",
    definition:
      "Called runs and catches that tire a player. Plays with an accepted penalty do not tire (ruling A24), nor does a Hail Mary (A35).",
  },
  {
    statistic: "attempts",
    definition:
      "A foul with loss of down, such as intentional grounding, takes the play back: it is neither a pass nor a third or fourth down, although the down is used up.",
  },
];
