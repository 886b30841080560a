/** Statistics that this game counts in its own way. */
import type { OwnDefinition } from "../../kernel/football/index.js";

export const OWN_STATISTICS: readonly OwnDefinition[] = [
  {
    statistic: "possession",
    definition:
      "Plays on offense, because the game counts possession in plays: kicks from scrimmage and plays that a penalty took back are included.",
  },
  {
    statistic: "plays",
    definition:
      "Box score and game log show plays with the ball (see time of possession). Yards per play divide by official plays.",
  },
  {
    statistic: "turnovers",
    definition: "The book's balls lost include those lost on downs, because each costs a time circle (A43).",
  },
  {
    statistic: "lostOnDowns",
    definition: "Totals of many games omit a fourth down that ended in a kneel.",
  },
];
