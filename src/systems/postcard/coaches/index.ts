export type { Coach } from "./coach.js";
export { figuresOf, type GameFigures, type SideFigures } from "./figures.js";
export { die, football, points } from "./plain.js";
export { SOLVED, solvedCoach } from "./solved/coach.js";
export { solvedClock } from "./solved/clock-file.js";
