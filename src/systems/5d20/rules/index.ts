export * from "./chart.js";
export * from "./game-charts.js";
export * from "./law.js";
export * from "./lifelike.js";
export * from "./league-average.js";
export * from "./rules.js";
export * from "./rulings.js";
export { STANDARD_CHARTS } from "./standard-charts.js";
export * from "./real-season.js";
