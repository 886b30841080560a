/** Two fictional teams, so that the game can be played out of the box: one that throws, one that runs. */
import { teamFiles } from "./teams-file.js";

export const sampleTeams = teamFiles.own("5d20/teams.yaml");
