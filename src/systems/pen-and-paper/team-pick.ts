/** Teams by the words that people use, and teams as they come to a game. */
import { twoTeams, type Side } from "../../kernel/football/index.js";
import type { Place } from "../../kernel/issue/index.js";
import { cityTeam } from "../../gamekit/team-words.js";
import type { GameTeam } from "./engine/index.js";
import type { PenAndPaperRules } from "./rules/index.js";
import { completeTeam, ratingsOf, type Injuries } from "./teams/ratings.js";
import { sampleTeams } from "./teams/sample-teams.js";
import { fullName, type Team } from "./teams/types.js";

/** The game of the source's worked examples. */
export const USUAL_TEAMS = { away: "new-york-tycoons", home: "san-diego-cruisers" } as const;

export { ALL, isEverybody } from "../../kernel/football/index.js";

/** The team that is meant. @throws UserError `team-unknown`, `team-ambiguous` */
export const findTeam = <T extends Pick<Team, "id" | "city" | "name" | "monogram">>(
  teams: readonly T[],
  typed: string,
): T => cityTeam(teams, typed, { nameOf: fullName });

/** A team as it comes to a game: missing scores filled in (A6), injuries of the season counted (A50). */
export function gameTeam(rules: PenAndPaperRules, team: Team, injuries: Injuries = {}): GameTeam {
  const full = completeTeam(rules, team);
  // A star hurt for the season brings no die (A49).
  const fit = full.stars.filter((star) => {
    const stat = rules.tables.stars.find(({ position }) => position === star)?.stat;
    return stat === undefined || (injuries[stat] ?? 0) === 0;
  });
  return { name: fullName(full), modifiers: ratingsOf(rules, full, injuries).modifiers, stars: fit };
}

/** Both teams of a game from the words given for them. @throws UserError for words that fit none. */
export function pickTeams(
  rules: PenAndPaperRules,
  names: Readonly<Partial<Record<Side, string>>>,
  teams: readonly Team[] = sampleTeams(),
  at?: (side: Side) => Place,
): { readonly away: GameTeam; readonly home: GameTeam } {
  const own = teams !== sampleTeams();
  const usual = (side: Side): Team =>
    own ? teams[side === "away" ? 0 : Math.min(1, teams.length - 1)] : findTeam(teams, USUAL_TEAMS[side]);
  const { away, home } = twoTeams<Team>(names, { usual, find: (word) => findTeam(teams, word), nameOf: fullName, at });
  return { away: gameTeam(rules, away), home: gameTeam(rules, home) };
}
