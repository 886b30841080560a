export * from "./check-choice.js";
export * from "./classes.js";
export * from "./expect.js";
export * from "./managers.js";
export * from "./run.js";
export * from "./types.js";
