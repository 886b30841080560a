/** Teams from season statistics, and their expected results. */
export { limitOf, unheldUnder } from "./limits.js";
export { figuresOf } from "./figures-of.js";
export { calibrate } from "./calibration/calibrate.js";
export { LEVEL_WORDS, USUAL_LEVELS, type Levels } from "./levels.js";
export { replays } from "./game-shape.js";
export { rateSeason } from "./rate.js";
export { PROOF_FORMAT, STATISTICS } from "./statistics.js";
