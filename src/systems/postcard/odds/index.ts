export { oddsOf } from "./odds-of.js";
export * from "./points/index.js";
export type * from "./types.js";
