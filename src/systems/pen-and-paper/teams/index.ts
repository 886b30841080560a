export * from "./check-teams.js";
export * from "./colors.js";
export * from "./create.js";
export * from "./ratings.js";
export * from "./sample-teams.js";
export * from "./types.js";
