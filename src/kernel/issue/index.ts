export * from "./issue.js";
export * from "./suggest.js";
