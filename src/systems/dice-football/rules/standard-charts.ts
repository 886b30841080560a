/** The standard game charts. */
import { CALLS } from "./call-charts.js";
import type { GameCharts } from "./game-charts.js";
import { INJURIES } from "./injury-charts.js";
import { KICKING } from "./kicking-charts.js";
import { PENALTIES } from "./penalty-charts.js";
import { SCRIMMAGE } from "./scrimmage-charts.js";

export const STANDARD_CHARTS: GameCharts = { ...SCRIMMAGE, ...KICKING, ...CALLS, ...INJURIES, penalties: PENALTIES };
