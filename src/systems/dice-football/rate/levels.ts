/** Levels of a whole league that its cards do not say; if its own games were played, these set them (calibration/calibrate.ts). */

export interface Levels {
  /** Mean lean of the offenses, in parts of what their tolerances allow (lean.ts). */
  readonly lean: number;
  /** Added to the red zone numbers of all teams. */
  readonly redZone: number;
  /** Fumbles aimed at, relative to those of the season. */
  readonly fumbles: number;
  /** Accepted penalties in games, relative to those expected of the foul ranges. */
  readonly penalties: number;
}
export type LevelKey = keyof Levels;

export const USUAL_LEVELS: Levels = { lean: 0, redZone: 0, fumbles: 1, penalties: 1 };

export const LEVEL_WORDS: Readonly<Record<LevelKey, string>> = {
  lean: "lean of the offenses, of their tolerances",
  redZone: "red zone numbers of the offenses",
  fumbles: "fumbles of passers and carriers",
  penalties: "penalties by a foul range",
};
