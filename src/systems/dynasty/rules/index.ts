export * from "./charts.js";
export * from "./patterns.js";
export * from "./resolve.js";
export * from "./standard.js";
export * from "./switches.js";
export * from "./types.js";
