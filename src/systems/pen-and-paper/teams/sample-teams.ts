/**
 * The 51 sample teams of the game's companion data. Scores, modifiers and totals are as printed, even where they are wrong: `checkTeams`
 * reports every fault. Colors and monograms are ours.
 */
import { ownTeams } from "../../../gamekit/own-teams.js";
import { readTeams } from "./team-schema.js";
import { fullName, type Team } from "./types.js";

export const sampleTeams = ownTeams<Team>("pen-and-paper/teams.yaml", (data, locate) => readTeams(data, { locate }));

/** A sample team by its id; undefined for an unknown id. */
export const sampleTeam = (id: string): Team | undefined => sampleTeams().find((team) => team.id === id);

/** A sample team by its full name, as stored in records. */
export const sampleNamed = (name: string): Team | undefined => sampleTeams().find((team) => fullName(team) === name);
