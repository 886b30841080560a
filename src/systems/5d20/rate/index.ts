/** Team charts from season statistics, and their expected figures. */
export * from "./proof/proof.js";
export { figuresOf } from "./figures-of.js";
export { calibrate } from "./calibration/calibrate.js";
export { limitOf } from "./limits.js";
export { LEVEL_WORDS, usualLevels, type LevelKey } from "./levels.js";
export { isLeague, rateSeason, type Rated, type RateOptions } from "./rate.js";
