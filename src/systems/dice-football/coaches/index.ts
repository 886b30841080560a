export * from "./coach.js";
export { solo } from "./solo.js";
export { strong } from "./strong.js";
