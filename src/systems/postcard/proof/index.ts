export * from "./equilibrium.js";
export * from "./rational.js";
export * from "./validate.js";
export * from "./zero-sum.js";
