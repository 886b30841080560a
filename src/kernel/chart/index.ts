export * from "./grid.js";
export * from "./range-table.js";
