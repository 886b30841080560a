/** From a team of the league to a team on the field. */
import { ratingsOf, fullName, type FullTeam, type Injuries } from "../teams/index.js";
import type { PenAndPaperRules } from "../rules/index.js";
import type { GameTeam } from "./game.js";

/** Modifiers with season injuries (A50), and the stars who can play: one hurt for the season brings no die (A49). */
export function gameTeam(rules: PenAndPaperRules, team: FullTeam, injuries: Injuries = {}): GameTeam {
  const { modifiers } = ratingsOf(rules, team, injuries);
  const statOf = new Map(rules.tables.stars.map((star) => [star.position, star.stat]));
  const plays = (star: FullTeam["stars"][number]): boolean =>
    !rules.switches.injuredStarLosesDie || (injuries[statOf.get(star)!] ?? 0) === 0;
  return { name: fullName(team), modifiers, stars: team.stars.filter(plays) };
}
