/** Two teams to play with out of the box: the pair of the game's own examples. */
import { teamFiles } from "./teams-file.js";

export const sampleTeams = teamFiles.own("dice-football/teams.yaml");
