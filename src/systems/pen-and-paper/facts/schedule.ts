/** PP-4, the schedule: the weeks of a season with boxes for the points, and its playoffs; a blank has a page a league size. */
import { numbered } from "../../../kernel/lists/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { fixturesOf, specOf } from "../league/index.js";
import { LEAGUE_SIZES, SCHEDULES, type ScheduleSpec } from "../rules/index.js";
import { leagueSheet, nameIn, teamIn } from "./league.js";
import {
  divisionsOf,
  idsByNumber,
  onEverySize,
  playoffValues,
  prefixOf,
  roundsOf,
  scheduleYears,
  weeksWithByes,
  type Year,
} from "./season-view.js";

/** From more games a week on, long nicknames have no room beside each other. */
const CROWDED = 6;

/** Letters that a division's list takes; longer names go by their nickname. */
const NAME = 30;

/** What a page prints; with a season, the teams' names instead of their numbers. */
function pageFacts(spec: ScheduleSpec, year?: Year) {
  const ids = year && idsByNumber(year);
  const divisions = divisionsOf(spec, year);
  const weeks = weeksWithByes(spec, year);
  const rounds = roundsOf(spec);
  const most = Math.max(...weeks.map(({ games }) => games.length));
  const nameOf = (number: number): string | number => {
    const team = ids && year && teamIn(year, ids[number - 1]);
    if (!team) return number;
    return team.name.length <= (most > CROWDED ? 12 : 20) ? team.name : team.monogram;
  };
  const gameOf = (away: number, home: number) => ({ key: `${away}at${home}`, away: nameOf(away), home: nameOf(home) });
  return {
    id: prefixOf(spec.size),
    size: spec.size,
    named: year !== undefined,
    season: year?.season ?? 0,
    qualifiers: spec.qualifiers,
    divisions: divisions.map(({ numbers, ...division }) => ({
      ...division,
      numbers: numbers.map((key) => ({ key })),
    })),
    weekCount: weeks.length,
    weeks: weeks.map(({ week, games, byes }) => ({
      key: week,
      byes: byes.map(nameOf).join(", "),
      games: games.map(([away, home]) => gameOf(away, home)),
      /** Places of the row without a game: their number, for teams that rest. */
      empty: most - games.length,
    })),
    /** The same games in a list, for large print. */
    games: weeks.flatMap(({ week, games, byes }) => [
      ...games.map(([away, home]) => ({ ...gameOf(away, home), key: `${week}.${away}at${home}`, week, byes: "" })),
      ...(byes.length > 0
        ? [{ key: `${week}.byes`, week, away: "", home: "", byes: byes.map(nameOf).join(", ") }]
        : []),
    ]),
    rounds: rounds.map((round) => ({ ...round, narrow: round.games.length > 2 })),
    /** The same games in a list, for large print. */
    places: rounds.flatMap(({ title, week, games }) =>
      games.flatMap(({ id, sides }) => sides.map((side) => ({ ...side, key: `${id}.${side.side}`, title, week }))),
    ),
  };
}

function seasonValues(year: Year): Values {
  const { league } = year;
  const ids = idsByNumber(year);
  const week: Record<string, Record<string, Values>> = {};
  for (const { week: number, playoff, away, home, result } of fixturesOf(league)) {
    if (playoff || !result) continue;
    const [a, h] = [away, home].map((id) => ids.indexOf(id!) + 1);
    (week[number] ??= {})[`${a}at${h}`] = { away: result.awayPoints, home: result.homePoints };
  }
  const nameOf = (id: string): string | undefined => {
    const name = nameIn(year, id);
    return name.length <= NAME ? name : teamIn(year, id)?.name;
  };
  return {
    league: league.name,
    season: year.season,
    team: numbered(ids.map((id) => ({ name: nameOf(id) }))),
    week,
    ...playoffValues(year, true),
  };
}

export const schedule = leagueSheet({
  form: () => ({ pages: LEAGUE_SIZES.map((size) => pageFacts(SCHEDULES[size])) }),
  head: onEverySize,
  fill(league) {
    const spec = specOf(league);
    return scheduleYears(league).map((year) => ({
      values: { [prefixOf(spec.size)]: seasonValues(year) },
      facts: { pages: [pageFacts(spec, year)] },
      title: `Schedule, season ${year.season}`,
    }));
  },
});
