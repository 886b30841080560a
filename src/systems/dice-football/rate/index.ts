/** Teams from season statistics, and their expected results. */
export { limitOf, unheldUnder } from "./limits.js";
export { figuresOf } from "./figures-of.js";
export { rateSeason } from "./rate.js";
export { PROOF_FORMAT, STATISTICS } from "./statistics.js";
