/** Past seasons of a league file: their parts must agree, or a book would print false history. */
import { checkChampion, checkSeasons as countSeasons } from "../../../league/checks.js";
import { shared, type Report } from "./report.js";
import { bookYears, type BookYear } from "./years.js";
import { standings, viewOf } from "./views.js";
import type { League, SeasonSummary, Standing } from "./types.js";

/** True if seasons are numbered correctly and name existing teams: only then can the rest be checked. */
export function checkSeasons(league: League, report: Report): boolean {
  let sound = true;
  const add: Report = (...words) => {
    sound = false;
    report(...words);
  };
  const { history, size } = league;
  countSeasons(league, shared(add));
  history.forEach((past, i) => {
    const path = `history[${i}]`;
    const next = history[i + 1]?.names ?? Object.fromEntries(league.teams.map(({ team }) => [team.id, team.name]));
    const known = new Set(Object.keys(past.names));
    if (known.size !== size) add("league-size", `${path}.names`, `found ${known.size} teams; expected ${size}`);
    checkEnd(past, path, add);
    for (const [place, id] of teamsNamed(past)) {
      // A team that joins in an offseason is reported there.
      if (known.has(id) || (place.startsWith("offSeason") && Object.hasOwn(next, id))) continue;
      add("team-unknown", `${path}.${place}`, `season ${past.season} has no team "${id}"`);
    }
  });
  return sound;
}

/** The teams at a season's end are those it names, each once, with the numbers and lots of the season. */
function checkEnd({ end, names, season }: SeasonSummary, path: string, report: Report): void {
  if (!end) return;
  const once = (found: readonly string[], field: string): void => {
    found.forEach((id, i) => {
      const at = `${path}.end.${field}[${i}]${field === "teams" ? ".team.id" : ""}`;
      if (!Object.hasOwn(names, id)) report("team-unknown", at, `season ${season} has no team "${id}"`);
      else if (found.indexOf(id) < i) report("team-id-twice", at, `"${id}" is listed twice`);
    });
    const missing = Object.keys(names).filter((id) => !found.includes(id));
    if (missing.length > 0) report("team-missing", `${path}.end.${field}`, `missing: ${missing.join(", ")}`);
  };
  once(
    end.teams.map(({ team }) => team.id),
    "teams",
  );
  once(end.lots, "lots");
  const numbers = [...end.schedule.numbers].sort((a, b) => a - b);
  const expected = end.teams.length;
  if (numbers.length !== expected || numbers.some((n, i) => n !== i + 1))
    report("league-numbers", `${path}.end.schedule.numbers`, `expected each of 1 to ${expected} once`);
}

/** Every place in a season that names a team. */
function* teamsNamed(past: SeasonSummary): Generator<readonly [place: string, id: string]> {
  yield ["champion", past.champion];
  yield ["finalist", past.finalist];
  for (const [i, id] of past.qualifiers.entries()) yield [`qualifiers[${i}]`, id];
  for (const [i, { team }] of past.standings.entries()) yield [`standings[${i}].team`, team];
  for (const id of Object.keys(past.classes)) yield [`classes`, id];
  for (const [i, { away, home }] of past.results.entries()) {
    yield [`results[${i}].away`, away];
    yield [`results[${i}].home`, home];
  }
  for (const [i, entry] of past.offSeason.entries()) {
    yield [`offSeason[${i}].team`, entry.team];
    if (entry.type === "replaced") yield [`offSeason[${i}].by`, entry.by];
    if (entry.type === "challenge") yield [`offSeason[${i}].rival`, entry.rival];
    if (entry.type === "starLost") yield [`offSeason[${i}].to`, entry.to];
  }
}

/** Everything that follows from results: standings, qualifiers, champion. `checkGames` checks the results themselves. */
export function checkHistory(league: League, report: Report, checkGames: (past: BookYear, path: string) => void): void {
  for (const year of bookYears(league)) {
    const { league: then, summary, bracket } = year;
    if (!summary) continue;
    const path = `history[${summary.season - 1}]`;
    checkGames(year, path);
    const table = standings(then);
    summary.standings.forEach((row, i) => {
      const made = table.find(({ team }) => team === row.team);
      if (made) compareRows(row, made, `${path}.standings[${i}]`, report);
    });
    checkChampion(viewOf(then), summary.champion, ["history", summary.season - 1], shared(report));
    if (bracket.finalist !== undefined && bracket.finalist !== summary.finalist)
      report(
        "champion-wrong",
        `${path}.finalist`,
        `found ${summary.finalist}; the results make it ${bracket.finalist}`,
      );
  }
}

/** Numbers in a line of the standings that only depend on results. */
const COUNTED = [
  "division",
  "wins",
  "losses",
  "ties",
  "divisionWins",
  "divisionLosses",
  "divisionTies",
  "pointsFor",
  "pointsAgainst",
  "divisionRank",
  "leagueRank",
] as const satisfies readonly (keyof Standing)[];

function compareRows(found: Standing, made: Standing, path: string, report: Report): void {
  for (const key of COUNTED) {
    if (found[key] !== made[key])
      report(
        "standing-wrong",
        `${path}.${key}`,
        `${found.team}: found ${found[key]}; the results make it ${made[key]}`,
      );
  }
}
