export * from "./figures.js";
export * from "./many.js";
