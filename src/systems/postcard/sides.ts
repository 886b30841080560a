/** Who plays: the two sides of a game by the words that a person gave. */
import type { Both, Skill } from "./engine/index.js";
import { findTeam, SAMPLE_TEAMS, sampleTeam, type TeamFile } from "./teams.js";

/** Teams of a game that names none, as the drawn standards have them. */
export const USUAL_SIDES = { away: SAMPLE_TEAMS[1], home: SAMPLE_TEAMS[0] } as const;

export interface Sides {
  readonly away: string;
  readonly home: string;
  /** Skills of teams from a file; null leaves them to the dice. */
  readonly skill: Both<Skill | null>;
}

/**
 * The sides of a game. Teams have no ratings, so any name plays; one of a file of teams has to be in it.
 * @throws UserError `team-unknown`, `team-ambiguous`.
 */
export function pickSides(names: Readonly<Record<string, string>>, file?: TeamFile): Sides {
  const side = (which: "away" | "home", usual: number): { name: string; skill: Skill | null } => {
    const word = names[which];
    if (file) return word === undefined ? (file.teams[usual] ?? USUAL_SIDES[which]) : findTeam(file.teams, word);
    if (word === undefined) return { name: USUAL_SIDES[which].name, skill: null };
    return { name: sampleTeam(word)?.name ?? word, skill: null };
  };
  const [away, home] = [side("away", 1), side("home", 0)];
  return { away: away.name, home: home.name, skill: { away: away.skill, home: home.skill } };
}
