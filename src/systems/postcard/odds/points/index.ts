export { type ReturnOf } from "./kicks.js";
export { pointsKey } from "./rules-key.js";
export { solvedPoints } from "./solved.js";
export { PointsTable, solvePoints } from "./table.js";
export { twoPointChances } from "./tries.js";
