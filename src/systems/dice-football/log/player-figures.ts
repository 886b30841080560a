/** Player statistics counted from the log. */
import { PLAYER_FIGURES } from "../../../kernel/football/index.js";

export const FIGURES = {
  ...PLAYER_FIGURES,
  intercepted: 0,
  touches: 0,
  interceptions: 0,
  fieldGoals: 0,
  fieldGoalsTried: 0,
  longestFieldGoal: 0,
  extraPoints: 0,
  extraPointsTried: 0,
  punts: 0,
  puntYards: 0,
  longestPunt: 0,
};

export type PlayerFigures = typeof FIGURES;

export const FIGURE_KEYS = Object.keys(FIGURES) as (keyof PlayerFigures)[];
