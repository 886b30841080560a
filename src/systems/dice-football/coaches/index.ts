export * from "./coach.js";
export { solo } from "./solo.js";
