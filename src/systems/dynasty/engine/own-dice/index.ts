export { playLog } from "./play-log.js";
export * from "./schema.js";
