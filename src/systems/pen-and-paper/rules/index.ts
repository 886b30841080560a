export * from "./charts.js";
export * from "./markets.js";
export * from "./ratings.js";
export * from "./schedules.js";
export * from "./standard.js";
export * from "./switches.js";
export * from "./tables.js";
export * from "./types.js";
