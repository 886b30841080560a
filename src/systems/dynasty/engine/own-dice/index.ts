export { playLog } from "./play-log.js";
export { optionWord } from "./reader.js";
export * from "./schema.js";
