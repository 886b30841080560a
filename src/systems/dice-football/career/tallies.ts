/** What careers count. */
import { FIGURE_KEYS, type PlayerFigures } from "../log/player-figures.js";

export const CAREER_ONLY = [
  /** Snaps with him on the field. */
  "snaps",
  /** Runs with a won line and him as lead blocker. */
  "blocksWon",
  /** Line battles won with him on the field. */
  "linesWon",
  "touchdownsBehind",
  /** Sacks of his quarterback with him on the field. */
  "sacksAllowed",
  "shortFieldGoals",
  "longFieldGoals",
  "fieldGoalsMissed",
  "extraPointsMissed",
  /** Punts that ended there, after any return. */
  "puntsInside20",
  "touchbacks",
  /** Full steps of yards above par, per punt. */
  "puntFives",
  /** Season-ending injuries. */
  "seasonsEnded",
] as const;

export type CareerOnly = (typeof CAREER_ONLY)[number];

/** A counted statistic. */
export type Tally = keyof PlayerFigures | CareerOnly;

export const TALLIES: readonly Tally[] = [...FIGURE_KEYS, ...CAREER_ONLY];
