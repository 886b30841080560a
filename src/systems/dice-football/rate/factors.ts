/**
 * What games make of the numbers of the cards (digest 10.6-10.8): fouls take plays back, goal lines cut gains short. Measured of the
 * rated teams of 2019, their season played again by our engine; to be measured again when the game charts change.
 */
import type { OffenseFactors } from "./offense.js";

export const FACTORS: OffenseFactors = {
  /** Numbers of a hundred for a sack of the season (10.6 has 97). */
  sacks: 114,
  /** For an interception (10.6 has 93). */
  interceptions: 76,
  /** For a completion (10.6 has 100). */
  completions: 104.5,
  /** Yards that come back on top of a run (10.7 has .05). */
  run: 0.05,
  /** Times the yards of a catch (10.8 has 1.005). */
  catch: 1.02,
};
