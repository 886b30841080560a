export * from "./enumerate.js";
export * from "./fraction.js";
export * from "./notation.js";
export * from "./roller.js";
