/** Finds teams by the names users type, and prepares them for a game. */
import { SIDES } from "../../kernel/football/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { cityTeam, firstTeams, type TeamsWanted } from "../../gamekit/team-words.js";
import type { GameTeam } from "./engine/index.js";
import type { PenAndPaperRules } from "./rules/index.js";
import { completeTeam, ratingsOf, type Injuries } from "./teams/ratings.js";
import { sampleTeams } from "./teams/sample-teams.js";
import { fullName, type Team } from "./teams/types.js";

/** The teams of the source's worked examples. */
export const USUAL_TEAMS = { away: "new-york-tycoons", home: "san-diego-cruisers" } as const;

export { ALL, isEverybody } from "../../kernel/football/index.js";

/** Finds a team. @throws UserError `team-unknown`, `team-ambiguous` */
export const findTeam = <T extends Pick<Team, "id" | "city" | "name" | "monogram">>(
  teams: readonly T[],
  typed: string,
): T => cityTeam(teams, typed, { nameOf: fullName });

/** A team as it enters a game: missing scores filled in (A6), season injuries counted (A50). */
export function gameTeam(rules: PenAndPaperRules, team: Team, injuries: Injuries = {}): GameTeam {
  const full = completeTeam(rules, team);
  // A star out for the season adds no die (A49).
  const fit = full.stars.filter((star) => {
    const stat = rules.tables.stars.find(({ position }) => position === star)?.stat;
    return stat === undefined || (injuries[stat] ?? 0) === 0;
  });
  return { name: fullName(full), modifiers: ratingsOf(rules, full, injuries).modifiers, stars: fit };
}

const named = firstTeams<Team>(sampleTeams, findTeam, fullName, USUAL_TEAMS);

/** Both teams of a game. @throws UserError */
export function pickTeams({ rules, ...fixture }: TeamsWanted & { readonly rules: PenAndPaperRules }) {
  const teams = named(fixture);
  return keyed(SIDES, (side) => gameTeam(rules, teams[side]));
}
