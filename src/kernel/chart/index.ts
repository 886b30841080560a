export * from "./range-table.js";
