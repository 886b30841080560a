/** Two sample teams: the pair from the game's own examples. */
import { teamFiles } from "./teams-file.js";

export const sampleTeams = teamFiles.own("dice-football/teams.yaml");
