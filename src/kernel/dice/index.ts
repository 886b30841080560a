export * from "./deck.js";
export * from "./enumerate.js";
export * from "./faces.js";
export * from "./fraction.js";
export * from "./roller.js";
