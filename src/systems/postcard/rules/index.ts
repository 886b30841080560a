export * from "./charts.js";
export * from "./standard.js";
export * from "./switches.js";
export * from "./types.js";
