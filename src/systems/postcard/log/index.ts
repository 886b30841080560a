export * from "./box.js";
export * from "./drives.js";
export * from "./row-types.js";
export { fromHome } from "./row-path.js";
export { logRows } from "./rows.js";
export * from "./scoring.js";
