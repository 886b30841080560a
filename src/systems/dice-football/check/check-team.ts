/** The checker of teams (digest section 11). */
import {
  eachSound,
  fault,
  hasErrors,
  nowhereKnown,
  placeOf,
  whereSound,
  type Issue,
  type Locate,
  type Path,
} from "../../../kernel/issue/index.js";
import { teamName, type Team } from "../rules/index.js";
import { checkRunShare } from "./check-calls.js";
import { checkRoster } from "./check-cards.js";
import { checkCareer, checkDefense, checkNames, checkOffense } from "./check-line-ups.js";
import { checkBlitzes, checkSums } from "./check-sums.js";
import { CardFindings } from "./findings.js";

/** Every fault of a team's cards, line-ups, calls and printed sums. @param base where the team stands in its file */
export function checkTeam(team: Team, locate: Locate = nowhereKnown, base: Path = []): Issue[] {
  const found = new CardFindings({ locate, base, whose: whereSound(() => teamName(team)) });
  whereSound(() => checkRoster(found, team.roster));
  eachSound([checkNames, checkCareer, checkOffense, checkDefense, checkRunShare], (check) => check(found, team));
  // Sums are worked out from men who are on the roster, once each in their line-ups.
  if (hasErrors(found.issues)) return found.issues;
  eachSound([checkBlitzes, checkSums], (check) => check(found, team));
  return found.issues;
}

export function checkTeams(teams: readonly Team[], locate: Locate = nowhereKnown): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  eachSound(teams, (team, i) => {
    issues.push(...checkTeam(team, locate, ["teams", i]));
    const { id } = team;
    if (seen.has(id))
      issues.push(fault("team-twice", `two teams have the id ${id}`, placeOf(locate, ["teams", i, "id"])));
    seen.add(id);
  });
  return issues;
}
