export * from "./issue.js";
export * from "./suggest.js";
export * from "./path.js";
export * from "./valid-parts.js";
export * from "./at-path.js";
