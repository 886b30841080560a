export * from "./card.js";
export * from "./emergency.js";
export * from "./man.js";
export * from "./places.js";
export * from "./sums.js";
export * from "./units.js";
