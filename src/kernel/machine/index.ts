export * from "./machine.js";
export * from "./keep.js";
export * from "./replay.js";
export * from "./own-dice.js";
export * from "./question-by-question.js";
export * from "./by-hand.js";
export * from "./match.js";
export * from "./match-schema.js";
