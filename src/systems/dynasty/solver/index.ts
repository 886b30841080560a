export { decodeSolution, encodeSolution } from "./encode.js";
export { OBJECTIVES, type Objective } from "./objective.js";
export { optimalCoach } from "./optimal-coach.js";
export { rulesKey } from "./rules-key.js";
export * from "./solution.js";
export * from "./solve.js";
