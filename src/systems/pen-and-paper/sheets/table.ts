/** Ruled tables; every game lays them out the same way. */
export * from "../../../page/table.js";
