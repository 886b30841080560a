/**
 * Charts of the rules `season`, which are our own, like those they replace: fouls of 2015-19 by kind, for games of 64
 * plays per team instead of 55, and kickoffs caught deeper. Frequencies are from 17,297 accepted fouls
 * (`scripts/situations.mjs` counts a season's); replays of 2019 give 6.7 fouls and 57 yards per team.
 */
import type { GameCharts, KickoffCell } from "./game-charts.js";
import { fouls } from "./penalty-charts.js";
import { rows, type Rows } from "./spans.js";
import { STANDARD_CHARTS } from "./standard-charts.js";

/**
 * Yards by which a kickoff is caught closer to the goal line than on the standard chart: on the 5 on average; really on
 * the 6 in 2009-10, the 1 in 2011-15, and the 3 in 2016-19.
 */
const DEEPER = 4;

const deeper = (list: Rows<KickoffCell>): Rows<KickoffCell> =>
  list.map(({ from, to, value }) => ({
    from,
    to,
    value: typeof value === "string" ? value : { ...value, line: Math.max(0, value.line - DEEPER) },
  }));

type Returned = number | "TD";
const back = (interception: Returned, fumble: Returned) => ({ interception, fumble });

/**
 * Return yards, from 2,100 interceptions and 1,490 lost fumbles of 2015-19: one in ten is a touchdown, and
 * interceptions average 12.7 yards (`scripts/situations.mjs` has a season's).
 */
const TURNOVERS = rows(
  ["00-29", back(0, 0)],
  ["30-34", back(2, 0)],
  ["35-39", back(4, 0)],
  ["40-44", back(6, 0)],
  ["45-49", back(8, 0)],
  ["50-54", back(10, 0)],
  ["55-59", back(13, 1)],
  ["60-64", back(16, 2)],
  ["65-69", back(19, 3)],
  ["70-74", back(22, 5)],
  ["75-79", back(26, 7)],
  ["80-83", back(30, 9)],
  ["84-87", back(35, 12)],
  ["88-90", back(42, 18)],
  ["91-92", back(52, 30)],
  ["93-99", back("TD", "TD")],
);

export const SEASON_CHARTS: Partial<GameCharts> = {
  kickoffRegular: deeper(STANDARD_CHARTS.kickoffRegular),
  turnoverReturn: TURNOVERS,
  penalties: {
    ...STANDARD_CHARTS.penalties,
    run: fouls(
      ["00-20", "Offensive holding", "O", 10, "P"],
      ["21-42", "False start", "O", 5, "P", "dead"],
      ["43-46", "Delay of game", "O", 5, "P", "dead"],
      ["47-53", "Illegal block", "O", 10, "P"],
      ["54-59", "Personal foul", "O", 15, "E"],
      ["60-63", "Defensive offside", "D", 5, "P"],
      ["64-71", "Encroachment", "D", 5, "P", "dead"],
      ["72-74", "Defensive holding", "D", 5, "P", "first"],
      ["75-83", "Face mask", "D", 15, "E", "first"],
      ["84-98", "Unnecessary roughness", "D", 15, "E", "first"],
      ["99", "Offsetting fouls", "X", 0, "P"],
    ),
    pass: fouls(
      ["00-16", "Offensive holding", "O", 10, "P"],
      ["17-36", "False start", "O", 5, "P", "dead"],
      ["37-39", "Delay of game", "O", 5, "P", "dead"],
      ["40-45", "Offensive pass interference", "O", 10, "P"],
      ["46-48", "Illegal block", "O", 10, "P"],
      ["49-51", "Personal foul", "O", 15, "E"],
      ["52-53", "Intentional grounding", "O", 10, "P", "lossdown"],
      ["54-69", "Defensive pass interference", "D", "B", "S", "first"],
      ["70-74", "Defensive holding", "D", 5, "P", "first"],
      ["75-76", "Illegal contact", "D", 5, "P", "first"],
      ["77-79", "Defensive offside", "D", 5, "P"],
      ["80-85", "Encroachment", "D", 5, "P", "dead"],
      ["86-92", "Roughing the passer", "D", 15, "P", "first"],
      ["93-99", "Unnecessary roughness", "D", 15, "E", "first"],
    ),
  },
};
