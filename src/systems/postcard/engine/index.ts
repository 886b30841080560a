export * from "./decisions.js";
export * from "./events.js";
export { runGame } from "./run-game.js";
export * from "./state.js";
export type { DieUse, Table } from "./table.js";
