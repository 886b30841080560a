/** Fouls by play. */
import type { Foul, GameCharts } from "./game-charts.js";
import { rows, type Rows } from "./spans.js";

type Written = readonly [
  range: string,
  name: string,
  side: Foul["side"],
  yards: Foul["yards"],
  spot: Foul["spot"],
  flag?: Foul["flag"],
];

/** Converts rows in short form to a chart. @internal */
export const fouls = (...list: readonly Written[]): Rows<Foul> =>
  rows(
    ...list.map(
      ([range, name, side, yards, spot, flag]) => [range, { name, side, yards, spot, ...(flag && { flag }) }] as const,
    ),
  );

export const PENALTIES: GameCharts["penalties"] = {
  run: fouls(
    ["00-23", "Offensive holding", "O", 10, "P"],
    ["24-39", "False start", "O", 5, "P", "dead"],
    ["40-43", "Delay of game", "O", 5, "P", "dead"],
    ["44-48", "Illegal formation", "O", 5, "P"],
    ["49-52", "Illegal block", "O", 10, "P"],
    ["53-56", "Personal foul", "O", 15, "E"],
    ["57-64", "Defensive offside", "D", 5, "P"],
    ["65-71", "Encroachment", "D", 5, "P", "dead"],
    ["72-77", "Defensive holding", "D", 5, "P", "first"],
    ["78-83", "Face mask", "D", 15, "E", "first"],
    ["84-91", "Unnecessary roughness", "D", 15, "E", "first"],
    ["92-95", "Illegal use of hands", "D", 5, "P", "first"],
    ["96-98", "Offsetting fouls", "X", 0, "P"],
    ["99", "Flag picked up", "N", 0, "P"],
  ),
  pass: fouls(
    ["00-19", "Offensive holding", "O", 10, "P"],
    ["20-35", "False start", "O", 5, "P", "dead"],
    ["36-39", "Delay of game", "O", 5, "P", "dead"],
    ["40-43", "Illegal formation", "O", 5, "P"],
    ["44-49", "Offensive pass interference", "O", 10, "P"],
    ["50-51", "Ineligible man downfield", "O", 5, "P"],
    ["52-53", "Intentional grounding", "O", 10, "P", "lossdown"],
    ["54-66", "Defensive pass interference", "D", "B", "S", "first"],
    ["67-75", "Defensive holding", "D", 5, "P", "first"],
    ["76-78", "Illegal contact", "D", 5, "P", "first"],
    ["79-83", "Defensive offside", "D", 5, "P"],
    ["84-88", "Encroachment", "D", 5, "P", "dead"],
    ["89-93", "Roughing the passer", "D", 15, "P", "first"],
    ["94-96", "Unnecessary roughness", "D", 15, "E", "first"],
    ["97-98", "Offsetting fouls", "X", 0, "P"],
    ["99", "Flag picked up", "N", 0, "P"],
  ),
  kickoff: fouls(
    ["00-46", "Holding", "R", 10, "E"],
    ["47-62", "Illegal block", "R", 10, "E"],
    ["63-69", "Unnecessary roughness", "R", 15, "E"],
    ["70-80", "Offside", "K", 5, "K"],
    ["81-85", "Illegal formation", "K", 5, "K"],
    ["86-95", "Unnecessary roughness", "K", 15, "E"],
    ["96-97", "Offsetting fouls", "X", 0, "K"],
    ["98-99", "Flag picked up", "N", 0, "E"],
  ),
  onside: fouls(
    ["00-39", "Offside", "K", 5, "K"],
    ["40-64", "Illegal touching before ten yards", "K", 5, "K"],
    ["65-79", "Holding", "R", 10, "E"],
    ["80-89", "Interference with the catch", "K", 15, "E"],
    ["90-99", "Flag picked up", "N", 0, "E"],
  ),
  punt: fouls(
    ["00-37", "Holding", "R", 10, "E"],
    ["38-63", "Illegal block", "R", 10, "E"],
    ["64-69", "Unnecessary roughness", "R", 15, "E"],
    ["70-72", "Running into the kicker", "R", 5, "P"],
    ["73", "Roughing the kicker", "R", 15, "P", "first"],
    ["74-77", "Defensive offside", "R", 5, "P"],
    ["78-84", "Holding", "K", 10, "P"],
    ["85-89", "False start", "K", 5, "P", "dead"],
    ["90-92", "Interference with the catch", "K", 15, "E"],
    ["93-97", "Unnecessary roughness", "K", 15, "E"],
    ["98-99", "Offsetting fouls", "X", 0, "P"],
  ),
  fieldGoal: fouls(
    ["00-14", "Holding", "O", 10, "P"],
    ["15-34", "False start", "O", 5, "P", "dead"],
    ["35-38", "Delay of game", "O", 5, "P", "dead"],
    ["39-56", "Defensive offside", "D", 5, "P"],
    ["57-59", "Running into the kicker", "D", 5, "P"],
    ["60-61", "Roughing the kicker", "D", 15, "P", "first"],
    ["62-68", "Unnecessary roughness", "D", 15, "P", "first"],
    ["69", "Offsetting fouls", "X", 0, "P"],
    ["70-99", "Flag picked up", "N", 0, "P"],
  ),
};
