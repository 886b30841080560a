/** The standard game charts. */
import type { GameCharts } from "./game-charts.js";
import { PENALTIES } from "./penalties.js";
import { FUMBLE_RETURN, INTERCEPTION_RETURNS, SACK_FUMBLES, YARDAGE } from "./yardage.js";

export const STANDARD_CHARTS: GameCharts = {
  yardage: YARDAGE,
  longGains: [],
  sackFumbles: SACK_FUMBLES,
  interceptions: INTERCEPTION_RETURNS,
  fumbleReturn: { no: 14, yards: FUMBLE_RETURN },
  penalties: PENALTIES,
  situation: {
    A: [-7, -4, 0, 4, 7],
    B: [-5, -2, 0, 2, 5],
    C: [-3, -1, 0, 1, 3],
    D: [-1, 0, 0, 0, 1],
    H: [-3, -3, -3, -3, -3],
  },
  kickBlocks: [
    { under: 30, upTo: 1 },
    { under: 40, upTo: 4 },
    { under: 50, upTo: 10 },
    { under: 121, upTo: 12 },
  ],
  blocked: { dead: 11, offense: 13 },
  fronts: {
    SHYD: { name: "SHRT", alignment: "run", adjust: 4 },
    LT10: { name: "RUN", alignment: "run", adjust: 2 },
    T10: { name: "BASE", alignment: "base", adjust: 0 },
    T20: { name: "NCKL", alignment: "pass", adjust: -2 },
    T30: { name: "DIME", alignment: "pass", adjust: -4 },
  },
  outOfBounds: { run: 20, pass: 18 },
  timing: { quarter: 900, stopped: 10, hurried: 20, spike: 1 },
};
