/** The checker of teams (digest section 11). */
import {
  fault,
  hasErrors,
  nowhereKnown,
  placeOf,
  type Issue,
  type Locate,
  type Path,
} from "../../../kernel/issue/index.js";
import { teamName, type Team } from "../rules/index.js";
import { checkRunShare } from "./check-calls.js";
import { checkRoster } from "./check-cards.js";
import { checkCareer, checkDefense, checkNames, checkOffense } from "./check-line-ups.js";
import { checkBlitzes, checkSums } from "./check-sums.js";
import { Findings } from "./findings.js";

/** Every fault of a team's cards, line-ups, calls and printed sums. @param base where the team stands in its file */
export function checkTeam(team: Team, locate: Locate = nowhereKnown, base: Path = []): Issue[] {
  const found = new Findings(locate, base, teamName(team));
  checkRoster(found, team.roster);
  // What is worked out from line-ups asks for men who are on the roster.
  const known = [checkNames(found, team), checkCareer(found, team)];
  if (known.includes(false)) return found.issues;
  checkOffense(found, team);
  checkDefense(found, team);
  checkRunShare(found, team);
  if (hasErrors(found.issues)) return found.issues;
  checkBlitzes(found, team);
  checkSums(found, team);
  return found.issues;
}

export function checkTeams(teams: readonly Team[], locate: Locate = nowhereKnown): Issue[] {
  const issues = teams.flatMap((team, i) => checkTeam(team, locate, ["teams", i]));
  teams.forEach(({ id }, i) => {
    if (teams.findIndex((team) => team.id === id) === i) return;
    issues.push(fault("team-twice", `two teams have the id ${id}`, placeOf(locate, ["teams", i, "id"])));
  });
  return issues;
}
