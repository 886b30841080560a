export * from "./calls.js";
export * from "./decisions.js";
export * from "./events.js";
export * from "./game.js";
export * from "./machine.js";
export * from "./pending.js";
export * from "./state.js";
export * from "./step.js";
export { kickChance, teamBookOf, type TeamBook } from "./team-book.js";
