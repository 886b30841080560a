export { playLog, type PlayedLog } from "./play-log.js";
export { optionWord } from "./reader.js";
export * from "./schema.js";
