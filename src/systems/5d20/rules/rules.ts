/** The rules of a game: game charts and switches, house rules over the standard ones. */
import { overStandard, type HouseRules as House, type RulesInForce } from "../../../kernel/rulings/index.js";
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

/** Upper ends of the BRK columns by rating, down to black 20; each keeps the sum of the cells it replaces. */
const FAR_BREAKS: Readonly<Partial<Record<number, readonly number[]>>> = {
  3: [18, 18, 18, 18, 19, 19, 19, 20, 21, 60],
  4: [19, 20, 20, 20, 20, 20, 20, 21, 21, 21, 60, 60],
  5: [28, 28, 28, 28, 60, 61],
  6: [32, 32, 34, 38, 62, 75],
  7: [36, 37, 39, 47, 66, 88],
  8: [38, 38, 39, 48, 56, 76, 99],
};

/**
 * Long gains as long as real ones, with the means of the standard columns (13.5, 6.45 and 15.7 yards; MP at 5 is the
 * rulebook's 12), so charts stay the same. The standard columns end at 24 and 25 yards, where a run of exactly 24 is a
 * team's longest in 8% of games (real: 2%). Fitted to the completions of 10, 20 and 40 yards in 2019, and to the runs of
 * 10, 20, 40 and 60 yards in 2009-19 (`npm run bench -- realism DIR --figures`).
 */
const FAR_YARDAGE: GameCharts["yardage"] = {
  ...STANDARD_CHARTS.yardage,
  // A breakaway goes as far as his longest, and one in twenty goes farther.
  BRK: STANDARD_CHARTS.yardage.BRK.map((column, i) => {
    const end = FAR_BREAKS[i + 1] ?? [];
    return [...column.slice(0, column.length - end.length), ...end];
  }),
  // Means of each twentieth of 6,056 sacks in 2015-19, which lost 6.6 yards on average.
  SACK: [-14, -11, -10, -10, -9, -9, -8, -8, -7, -7, -7, -6, -6, -5, -5, -4, -3, -2, -1, 0],
  SG: [8, 8, 8, 8, 8, 9, 9, 9, 10, 10, 10, 10, 11, 12, 13, 14, 16, 20, 23, 54],
  SP: [-2, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 11, 12, 15],
  MP: [8, 8, 9, 10, 12, 12, 12, 13, 13, 14, 14, 14, 15, 15, 16, 17, 18, 20, 24, 50],
};

/** Interception returns with a realistic tail: more go all the way, and more end where they began. */
const FAR_INTERCEPTIONS: GameCharts["interceptions"] = STANDARD_CHARTS.interceptions.map((column, i) => {
  if (i < 2) return column;
  const long = Math.max(column[16], i < 4 ? 30 : 45);
  return [...column.slice(0, 17).map((yards, k) => (k < 6 ? 0 : yards)), long, Math.max(75, column[18]), 99];
});

/** A player who picks up a fumble and runs usually has an open field. */
const FAR_FUMBLES: GameCharts["fumbleReturn"] = {
  ...STANDARD_CHARTS.fumbleReturn,
  yards: [1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9, 11, 14, 18, 24, 40, 99, 99, 99],
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
