/**
 * What games make of the charts of a whole league: its levels. They were measured once, of 2019; where a league's own games are played for it
 * (calibrate.ts), its own stand in for them.
 */
import type { FiveD20Rules } from "../rules/index.js";
import { CONTEXT_FACTORS, SITUATION_MEAN, type ContextFigures } from "./context.js";
import { PLAYED } from "./fumbles.js";

export interface Levels extends ContextFigures {
  /** Fumbles that games have for each that the chances of the season's plays count. */
  readonly fumbles: number;
  /** What score, clock, down and fouls add to the play-call numbers of a game. */
  readonly calls: number;
  /** Seconds of a play in bounds, against those that the plays of a game say. */
  readonly pace: number;
  /** Numbers that the league has as a whole: of both sides in the red zone and on late downs, of the coach's die on fourth down. */
  readonly redZone: number;
  readonly late: number;
  readonly fourth: number;
  /** Twentieths of the least chance of a field goal that the league tries. */
  readonly tries: number;
  /** Accepted fouls that games have for each that the ranges give. */
  readonly penalties: number;
  /** Yards of an accepted foul that games have for each that the ranges give. */
  readonly penaltyYards: number;
}
export type LevelKey = keyof Levels;

/** In words: recorded figures over neutral ones, then numbers of the dice. */
export const LEVEL_WORDS: Readonly<Record<LevelKey, string>> = {
  completions: "completions an attempt",
  interceptions: "interceptions an attempt",
  sacks: "sacks a drop-back",
  scrambles: "scrambles a drop-back",
  yardsPerCompletion: "yards a completion",
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

/** Hurried plays leave the others more time, as measured of 2019 (`calibrated`, 8,448 games). */
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
