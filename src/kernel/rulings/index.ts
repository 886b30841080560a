export * from "./house.js";
export * from "./ruling.js";
export * from "./schema.js";
