export * from "./machine.js";
export * from "./keep.js";
export * from "./replay.js";
export * from "./own-dice.js";
