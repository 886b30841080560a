/** What careers count. */
import { FIGURE_KEYS, type PlayerFigures } from "../log/player-figures.js";

export const CAREER_ONLY = [
  /** Snaps with him on the field. */
  "snaps",
  /** Runs with a won line that he led. */
  "blocksWon",
  /** Lines that his side won with him on the field. */
  "linesWon",
  "touchdownsBehind",
  /** Sacks of his quarterback with him on the field. */
  "sacksAllowed",
  "shortFieldGoals",
  "longFieldGoals",
  "fieldGoalsMissed",
  "extraPointsMissed",
  /** Punts that ended there, the return included. */
  "puntsInside20",
  "touchbacks",
  /** Full steps of yards over par, punt by punt. */
  "puntFives",
  /** Injuries that end the season. */
  "seasonsEnded",
] as const;

export type CareerOnly = (typeof CAREER_ONLY)[number];

/** Something that is counted. */
export type Tally = keyof PlayerFigures | CareerOnly;

export const TALLIES: readonly Tally[] = [...FIGURE_KEYS, ...CAREER_ONLY];
