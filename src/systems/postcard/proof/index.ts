export { extremesOf } from "./checks/reach.js";
export { cycleOf } from "./checks/strategy.js";
export * from "./equilibrium.js";
export * from "./rational.js";
export * from "./validate.js";
export * from "./zero-sum.js";
