export * from "./coach.js";
export { simple } from "./simple.js";
export { strong } from "./strong.js";
