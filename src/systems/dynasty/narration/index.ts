export { seasonSteps } from "./season.js";
export type { StoryPhase, StoryStep } from "./steps.js";
export { roundName } from "./words.js";
