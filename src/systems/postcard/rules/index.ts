export * from "./charts.js";
export * from "./locate.js";
export * from "./parse.js";
export * from "./resolve.js";
export * from "./schema.js";
export * from "./standard.js";
export * from "./switches.js";
export * from "./types.js";
