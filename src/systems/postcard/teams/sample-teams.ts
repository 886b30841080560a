/** Sixteen invented teams to start with. Towns, names and colors are original. */
import { ownTeams } from "../../../gamekit/own-teams.js";
import { bareText } from "../../../kernel/words/index.js";
import { readTeams } from "./team-schema.js";
import type { Team } from "./types.js";

export const sampleTeams = ownTeams<Team>("postcard/sample-teams.yaml", readTeams);

/** The sample team with this name, by any of its names; undefined if there is none. */
export const sampleTeam = (typed: string): Team | undefined =>
  sampleTeams().find(({ id, name, short, code }) =>
    [id, name, short, code].some((word) => bareText(word) === bareText(typed)),
  );
