export { fourthDownChart, type FourthDownRow } from "./charts.js";
export { decodePoints, encodePoints } from "./encode.js";
export { bestReturn, kickBonus, type KickGame, type ReturnOf, type ReturnValues } from "./kicks.js";
export type { Plays, ThrowChoice } from "./plays.js";
export { pointsKey } from "./rules-key.js";
export { solvedPoints } from "./solved.js";
export { PointsTable, solvePoints, type DownValues, type PickGame, type Role, type TargetValue } from "./table.js";
export { twoPointChances } from "./tries.js";
export type { Values } from "./worths.js";
