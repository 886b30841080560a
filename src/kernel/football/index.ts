export * from "./box-score.js";
export * from "./downs.js";
export * from "./drives.js";
export * from "./events.js";
export * from "./field.js";
export * from "./find-team.js";
export * from "./score.js";
export * from "./side.js";
