export * from "./decisions.js";
export * from "./events.js";
export { Game, type Next } from "./game.js";
export { crossedOf, LAST_DOWN, leftOf, lineFrom, makesFirst, markOff, numbersOf, rangeFrom } from "./numbers.js";
export { openGame, playRow, runGame } from "./run-game.js";
export * from "./state.js";
export type { DieUse, GameSetup, Table } from "./table.js";
