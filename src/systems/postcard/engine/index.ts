export * from "./decisions.js";
export * from "./events.js";
export { postcardGame } from "./run-game.js";
export * from "./state.js";
export type { DieUse, GameSetup, PostcardTypes, Table } from "./table.js";
