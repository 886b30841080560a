/** Two teams to play with out of the box: the pair of the game's own examples. */
import type { Team } from "../rules/index.js";
import { HOUSTON } from "./houston.js";
import { PITTSBURGH } from "./pittsburgh.js";

export const SAMPLE_TEAMS: readonly Team[] = [HOUSTON, PITTSBURGH];
