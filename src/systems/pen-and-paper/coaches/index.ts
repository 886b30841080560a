export * from "./chart-calls.js";
export type { Coach, OpenDecision } from "./coach.js";
export { fourthDown, KICKING } from "./kicking.js";
export * from "./penalties.js";
export * from "./run.js";
export { simple } from "./simple.js";
export * from "./situation.js";
export { solo } from "./solo.js";
export * from "./solo-chart.js";
