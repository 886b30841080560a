export * from "./call-matrix.js";
export * from "./kick-worth.js";
export * from "./pieces.js";
export * from "./play-odds.js";
export * from "./point-values.js";
export * from "./yard-odds.js";
