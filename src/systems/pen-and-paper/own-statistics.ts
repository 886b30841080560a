/** Statistics that only this game has. */
import type { OwnDefinition } from "../../kernel/football/index.js";

export const OWN_STATISTICS: readonly OwnDefinition[] = [
  {
    statistic: "possession",
    definition:
      "Rounds used by a team's plays and kicks from scrimmage, because the game has rounds in place of a clock.",
  },
  {
    statistic: "penaltyFirstDowns",
    definition:
      "Defensive pass interference (foul 13) completes the pass in the game. In the statistics its yards are penalty yards and its first down is by penalty; a touchdown on it is not a conversion.",
  },
  {
    statistic: "attempts",
    definition:
      "A foul with loss of down takes the play back (ruling A42): it is neither a pass nor a third or fourth down, although the down is used up.",
  },
  {
    statistic: "penalties",
    definition: "An accepted penalty that lets a score count has 0 yards.",
  },
];
