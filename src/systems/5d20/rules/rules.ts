/** The rules of a game: game charts and switches, house rules over the standard ones. */
import { overStandard, type HouseRules as House, type RulesInForce } from "../../../kernel/rulings/index.js";
import { FAR_FUMBLES, FAR_INTERCEPTIONS, FAR_YARDAGE, LONG_GAINS } from "./far-gains.js";
import type { GameCharts } from "./game-charts.js";
import { DEFAULT_SWITCHES, type Switches } from "./rulings.js";
import { SEASON_FOULS } from "./season-fouls.js";
import { STANDARD_CHARTS } from "./standard-charts.js";

export type FiveD20Rules = RulesInForce<GameCharts, Switches>;
/** Contents of a house-rule file. @internal */
export type HouseRules = House<GameCharts, Switches>;

export const STANDARD_RULES: FiveD20Rules = {
  name: "standard",
  tables: STANDARD_CHARTS,
  switches: DEFAULT_SWITCHES,
};

/** Rules as files store them: only differences from the standard. */
export const keptRules = overStandard(STANDARD_RULES);
export const { resolve: resolveRules } = keptRules;

/**
 * Calls by score and clock: with these numbers, replayed teams run as often as teams of 2009-18 did. Teams ahead in the
 * last five minutes ran more, all teams threw more before halftime, and from the third quarter on teams two scores
 * behind threw more. A serves overtime, too, where teams run as in a tied game.
 */
const COUNTED_SITUATION: GameCharts["situation"] = {
  ...STANDARD_CHARTS.situation,
  A: [-7, -6, -1, 7, 9],
  B: [-6, -2, 0, 2, 5],
  C: [-4, -1, 0, 1, 3],
  D: [-2, 0, 0, 0, 1],
  H: [-7, -6, -6, -5, -5],
};

/**
 * Plays that stop the clock took 5.4 seconds in 2015-19 (incompletions 5.4, punts 9.7, kickoffs 2.3); out of bounds,
 * the clock restarts before the last minutes, which accounts for the rest. With 10 seconds, pass-heavy games had too
 * few plays, so teams' pass and run totals differed too little.
 */
const SHORT_STOPS: GameCharts["timing"] = { ...STANDARD_CHARTS.timing, stopped: 7 };

/**
 * Rules for realistic seasons: home field by the season's record, a field that gets harder near the goal, calls by
 * down, distance, score and clock, tempo by score and clock, longer gains and returns, measured gains, white by down and
 * distance, by score and clock, a pass rush by down, field and score, fewer safeties, and coaches who try field goals and
 * two points as often as those of their season and play for points, the clock and overtime late.
 */
export const SEASON_RULES: FiveD20Rules = resolveRules({
  name: "season",
  tables: {
    situation: COUNTED_SITUATION,
    yardage: FAR_YARDAGE,
    longGains: LONG_GAINS,
    timing: SHORT_STOPS,
    interceptions: FAR_INTERCEPTIONS,
    fumbleReturn: FAR_FUMBLES,
    penalties: SEASON_FOULS,
  },
  switches: {
    homeField: "chart",
    redZone: "graded",
    downs: "distance",
    inches: "measured",
    yac20: "twice",
    ground: "given",
    secondDown: "distance",
    passRush: "score",
    ownGoal: "half",
    tempo: "score",
    situationTimes: "thirdQuarter",
    endgame: "counted",
    longKicks: "season",
    goForTwo: "score",
    interferenceYards: "deeper",
    groundingYards: "ten",
  },
});
