/** Two teams to play with out of the box: the pair of the game's own examples. */
import { ownTeams } from "./teams-file.js";

export const sampleTeams = ownTeams("dice-football/teams.yaml");
