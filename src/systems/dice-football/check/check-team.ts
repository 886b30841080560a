/** The checker of teams. */
import { gamesOfRecord, MOST_GAMES, pointsFault, recordFault } from "../../../kernel/football/index.js";
import {
  eachValid,
  fault,
  hasErrors,
  nowhereKnown,
  placeOf,
  whereValid,
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

/** Every error in a team's cards, lineups, calls and printed totals. @param base the team's path in its file */
export function checkTeam(team: Team, locate: Locate = nowhereKnown, base: Path = []): Issue[] {
  const found = new CardFindings({ locate, base, whose: whereValid(() => teamName(team)) });
  whereValid(() => checkRoster(found, team.roster));
  eachValid([checkSeason, checkNames, checkCareer, checkOffense, checkDefense, checkRunShare], (check) =>
    check(found, team),
  );
  // Totals require players who are on the roster, each once per lineup.
  if (hasErrors(found.issues)) return found.issues;
  eachValid([checkBlitzes, checkSums], (check) => check(found, team));
  return found.issues;
}

/** The season that the cards come from. */
function checkSeason(found: CardFindings, { record, fouls, ...points }: Team): void {
  const wrong = recordFault(record, undefined);
  if (wrong !== undefined) return found.error("season-record", ["record"], wrong);
  const games = gamesOfRecord(record) || MOST_GAMES;
  for (const key of ["pointsFor", "pointsAgainst"] as const) {
    const many = points[key] === undefined ? undefined : pointsFault(points[key], games);
    if (many !== undefined) found.error("season-points", [key], many);
  }
  if (fouls !== undefined) found.span(["fouls"], "the foul range", fouls, { start: 0 });
}

export function checkTeams(teams: readonly Team[], locate: Locate = nowhereKnown): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  eachValid(teams, (team, i) => {
    issues.push(...checkTeam(team, locate, ["teams", i]));
    const { id } = team;
    if (seen.has(id))
      issues.push(fault("team-twice", `two teams have the id ${id}`, placeOf(locate, ["teams", i, "id"])));
    seen.add(id);
  });
  return issues;
}
