/**
 * Charts of the rules `season`, which are our own, like those they replace: accepted fouls by kind of 2009, 2010, 2012,
 * 2013, 2015, 2017 and 2019 (`scripts/situations.mjs` counts a season's), for games of 64 plays per team instead of 55.
 */
import type { GameCharts } from "./game-charts.js";
import { fouls } from "./penalty-charts.js";
import { rows } from "./spans.js";
import { STANDARD_CHARTS } from "./standard-charts.js";

type Returned = number | "TD";
const back = (interception: Returned, fumble: Returned) => ({ interception, fumble });

/**
 * Return yards, from 2,100 interceptions and 1,490 lost fumbles of 2015-19 (`scripts/situations.mjs` has a season's): one
 * in ten is a touchdown, and interceptions average 12.7 yards. An interception in the end zone is a touchback before this
 * chart is read, so the others go farther here.
 */
const TURNOVERS = rows(
  ["00-21", back(0, 0)],
  ["22-33", back(3, 0)],
  ["34-44", back(7, 0)],
  ["45-49", back(10, 0)],
  ["50-54", back(13, 0)],
  ["55-59", back(16, 1)],
  ["60-64", back(19, 2)],
  ["65-69", back(22, 3)],
  ["70-74", back(26, 5)],
  ["75-78", back(30, 7)],
  ["79-82", back(34, 9)],
  ["83-85", back(38, 11)],
  ["86-88", back(44, 15)],
  ["89", back("TD", 18)],
  ["90-99", back("TD", "TD")],
);

export const SEASON_CHARTS: Partial<GameCharts> = {
  turnoverReturn: TURNOVERS,
  penalties: {
    ...STANDARD_CHARTS.penalties,
    run: fouls(
      ["00-22", "Offensive holding", "O", 10, "P"],
      ["23-44", "False start", "O", 5, "P", "dead"],
      ["45-49", "Delay of game", "O", 5, "P", "dead"],
      ["50-55", "Illegal formation", "O", 5, "P"],
      ["56-60", "Illegal block", "O", 10, "P"],
      ["61-64", "Personal foul", "O", 15, "E"],
      ["65-76", "Defensive offside", "D", 5, "P"],
      ["77-84", "Encroachment", "D", 5, "P", "dead"],
      ["85-88", "Defensive holding", "D", 5, "P", "first"],
      ["89-92", "Face mask", "D", 15, "E", "first"],
      ["93-98", "Unnecessary roughness", "D", 15, "E", "first"],
      ["99", "Offsetting fouls", "X", 0, "P"],
    ),
    pass: fouls(
      ["00-16", "Offensive holding", "O", 10, "P"],
      ["17-32", "False start", "O", 5, "P", "dead"],
      ["33-36", "Delay of game", "O", 5, "P", "dead"],
      ["37-40", "Illegal formation", "O", 5, "P"],
      ["41-45", "Offensive pass interference", "O", 10, "P"],
      ["46", "Illegal block", "O", 10, "P"],
      ["47-48", "Personal foul", "O", 15, "E"],
      ["49-50", "Intentional grounding", "O", 10, "P", "lossdown"],
      ["51-58", "Defensive pass interference", "D", "B", "S", "first"],
      ["59-63", "Pass interference, deep", "D", 30, "S", "first"],
      ["64-72", "Defensive holding", "D", 5, "P", "first"],
      ["73-76", "Illegal contact", "D", 5, "P", "first"],
      ["77-85", "Defensive offside", "D", 5, "P"],
      ["86-90", "Encroachment", "D", 5, "P", "dead"],
      ["91-96", "Roughing the passer", "D", 15, "P", "first"],
      ["97-99", "Unnecessary roughness", "D", 15, "E", "first"],
    ),
  },
};
