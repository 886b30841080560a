export * from "./alphabet.js";
export * from "./signs.js";
