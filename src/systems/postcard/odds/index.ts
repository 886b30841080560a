export { oddsOf, STOP_RULES } from "./odds-of.js";
export { catchOdds, throwLevel, type CatchOdds } from "./throw-level.js";
export * from "./points/index.js";
export type * from "./types.js";
