export * from "./chart-calls.js";
export type { Coach } from "./coach.js";
export * from "./penalties.js";
export * from "./run.js";
export { simple } from "./simple.js";
export * from "./situation.js";
export { strong } from "./strong.js";
export { solo } from "./solo.js";
export * from "./solo-chart.js";
