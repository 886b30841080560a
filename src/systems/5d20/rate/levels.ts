/**
 * Levels: the effect of game situations on the charts of a whole league. Measured once on 2019; if a league's own games
 * were played for calibration (calibrate.ts), its own levels replace them.
 */
import type { FiveD20Rules } from "../rules/index.js";
import { CONTEXT_FACTORS, SITUATION_MEAN, type ContextFigures } from "./context.js";
import { PLAYED } from "./fumbles.js";

export interface Levels extends ContextFigures {
  /** Fumbles in games per fumble expected from the season's plays. */
  readonly fumbles: number;
  /** What score, clock, down and fouls add to the play-call numbers of a game. */
  readonly calls: number;
  /** Seconds per play in bounds, relative to the number implied by the plays per game. */
  readonly pace: number;
  /** Numbers for the league as a whole: both sides in the red zone and on late downs, and the coach's die on fourth down. */
  readonly redZone: number;
  readonly late: number;
  readonly fourth: number;
  /** Change in the minimum chance of a field goal that the league tries, in twentieths. */
  readonly tries: number;
  /** Accepted fouls in games per foul expected from the ranges. */
  readonly penalties: number;
  /** Yards per accepted foul in games, relative to the ranges. */
  readonly penaltyYards: number;
}
export type LevelKey = keyof Levels;

/** Descriptions: recorded figures divided by neutral ones, then dice numbers. */
export const LEVEL_WORDS: Readonly<Record<LevelKey, string>> = {
  completions: "completions an attempt",
  interceptions: "interceptions an attempt",
  sacks: "sacks a drop-back",
  scrambles: "scrambles a drop-back",
  yardsPerCompletion: "yards per completion",
  yardsPerRush: "yards a designed run",
  fumbles: "fumbles",
  penalties: "penalties",
  penaltyYards: "yards of a penalty",
  pace: "seconds of a play in bounds",
  calls: "play-call numbers that games add",
  redZone: "numbers in the red zone, of each side",
  late: "numbers on late downs, of each side",
  fourth: "numbers on fourth down",
  tries: "twentieths of field goals tried",
};

/** Hurried plays leave more time for the others; measured on 2019 (`calibrated`, 8,448 games). */
const PACE_OF_TEMPO: Readonly<Record<FiveD20Rules["switches"]["tempo"], number>> = { even: 1, score: 1.08 };

export const usualLevels = ({ switches }: Pick<FiveD20Rules, "switches">): Levels => ({
  ...CONTEXT_FACTORS[switches.redZone].level,
  fumbles: PLAYED,
  calls: SITUATION_MEAN[switches.downs],
  pace: PACE_OF_TEMPO[switches.tempo],
  redZone: 0,
  late: 0,
  fourth: 0,
  tries: 0,
  penalties: 1,
  penaltyYards: 1,
});
