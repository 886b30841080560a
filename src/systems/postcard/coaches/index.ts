export { coachesOf, type Coach, type Coaches } from "./coach.js";
export { figuresOf, type GameFigures, type SideFigures } from "./figures.js";
export { habitCoach, type Habits } from "./habits.js";
export { die, football, points } from "./plain.js";
export { playFigures, type Fixture } from "./simulate.js";
export { SOLVED, solvedCoach } from "./solved/coach.js";
export { solvedClock } from "./solved/clock-file.js";
