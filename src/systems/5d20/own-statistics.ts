/** Statistics that this game counts in its own way. */
import type { OwnDefinition } from "../../kernel/football/index.js";

export const OWN_STATISTICS: readonly OwnDefinition[] = [
  {
    statistic: "possession",
    definition:
      "A play takes the seconds that the timing rule gives it. Those of kickoffs, free kicks and punts belong to the team that has the ball afterward.",
  },
  {
    statistic: "attempts",
    definition:
      "A foul with loss of down, such as intentional grounding, takes the play back: it is neither a pass nor a third or fourth down, although the down is used up.",
  },
  { statistic: "rushes", definition: "A dropped snap is a rush by the passer for a loss of 2 yards." },
];
