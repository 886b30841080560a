/**
 * PP-4 and PP-18, the schedule and the playoff bracket: a season's games, by team for a league, by schedule number for a blank; a blank has
 * one page per league size.
 */
import { pointCells, type Side, SIDES } from "../../../kernel/football/index.js";
import { keyed, numbered } from "../../../kernel/lists/index.js";
import { countFrom } from "../../../kernel/words/index.js";
import { feedersOf, type Slot } from "../../../league/bracket.js";
import { linesTo } from "../../../league/book/parts.js";
import { bracketLines } from "../../../league/figures/bracket-lines.js";
import { restsOf } from "../../../league/schedule.js";
import type { Values } from "../../../sheet/layout/form.js";
import {
  fixturesOf,
  type GameResult,
  type League,
  seasonBracket,
  specOf,
  standings,
  weeksOf,
} from "../league/index.js";
import { type BookYear, bookYears } from "../league/years.js";
import { LEAGUE_SIZES, SCHEDULES, type ScheduleSpec } from "../rules/index.js";
import { leagueSheet, nameIn, recordText, teamIn } from "./league.js";

/** A season of a league. */
export type Year = Pick<BookYear, "league" | "season">;

/** Prefix of a page's slot names: blanks have one page per league size. */
const prefixOf = (size: number): string => `s${size}`;

/** The seasons for which a league's schedule is printed: the current one, or the last one and the next. */
export function scheduleYears(league: League): readonly Year[] {
  const now = { league, season: league.season };
  const last = league.results.length > 0 ? undefined : bookYears(league).at(-1);
  return last ? [last, now] : [now];
}

/** The season with the latest playoffs, finished or not; if there are none, the league's first. */
export function playoffYear(league: League): Year {
  const now = { league, season: league.season };
  if (league.phase !== "regular") return now;
  return bookYears(league).findLast(({ season }) => season < league.season) ?? now;
}

/** Team ids by schedule number, from 1. */
export function idsByNumber({ league }: Pick<Year, "league">): readonly string[] {
  const ids: string[] = [];
  league.schedule.numbers.forEach((number, place) => (ids[number - 1] = league.teams[place].team.id));
  return ids;
}

/**
 * Divisions with the schedule numbers of their teams this season. Numbers rotate through the divisions, so a division's block
 * is not always the one at its position.
 */
export function divisionsOf(spec: ScheduleSpec, year?: Pick<Year, "league">) {
  const teams = spec.size / spec.divisions.length;
  return spec.divisions.map(({ name, from, to }, d) => {
    const own = year?.league.schedule.numbers.slice(d * teams, (d + 1) * teams);
    const [first, last] = own ? [Math.min(...own), Math.max(...own)] : [from, to];
    return { name, from: first, to: last, numbers: countFrom(first, last) };
  });
}

/** Weeks of the season with the numbers that have a bye. */
export function weeksWithByes(spec: ScheduleSpec, year?: Pick<Year, "league">) {
  const weeks = year ? weeksOf(spec, year.league.schedule.alternate) : spec.weeks;
  return weeks.map((games, w) => ({
    week: w + 1,
    games,
    byes: restsOf(spec.size, games),
  }));
}

/** Facts a template needs to say who plays: templates/pen-and-paper/slot-words.hbs. */
function slotFacts({ from, rank }: Slot, side: "away" | "home") {
  const home = side === "home";
  if (from.length > 1) {
    const kind = from.every((candidate) => "champion" in candidate) ? "champions" : "winners";
    return { side, home, kind, of: rank };
  }
  const [candidate] = from;
  if ("champion" in candidate) return { side, home, kind: "champion", of: candidate.champion };
  if ("runnerUp" in candidate) return { side, home, kind: "runnerUp", of: candidate.runnerUp };
  if ("seed" in candidate) return { side, home, kind: "seed", of: candidate.seed };
  return { side, home, kind: "winner", of: candidate.winner };
}

/** The rounds of the playoffs as columns of a bracket; lines lead to the next round, and out of the last one. */
export const roundsOf = ({ playoffs }: ScheduleSpec) =>
  playoffs.map(({ title, week, games }, r) => {
    const ids = games.map(({ id }) => id);
    return {
      title,
      week,
      lines: linesTo(ids, playoffs.at(r + 1)?.games.map(feedersOf) ?? [ids]),
      games: games.map(({ id, away, home }) => ({
        id,
        sides: [slotFacts(away, "away"), slotFacts(home, "home")],
      })),
    };
  });

/** Teams and points of the playoffs by game and side: `final.away.team`. */
export function playoffValues(year: Year, short: boolean): Values {
  const name = (id: string | undefined) => (short ? teamIn(year, id)?.name : nameIn(year, id));
  const played = fixturesOf(year.league).filter(({ playoff }) => playoff);
  return Object.fromEntries(
    played.map((fixture) => [
      fixture.game,
      keyed(SIDES, (side) => ({ team: name(fixture[side]), points: fixture.result?.[`${side}Points`] })),
    ]),
  );
}

/** A sheet with one page per league size; a league fills only its own size, once for each of these seasons. */
const sizedSheet = (
  title: string,
  facts: (spec: ScheduleSpec, year?: Year) => object,
  yearsOf: (league: League) => readonly Year[],
  values: (year: Year, spec: ScheduleSpec) => Values,
) =>
  leagueSheet({
    form: () => ({ pages: LEAGUE_SIZES.map((size) => facts(SCHEDULES[size])) }),
    head: (names) => keyed(LEAGUE_SIZES.map(prefixOf), () => names),
    fill(league) {
      const spec = specOf(league);
      return yearsOf(league).map((year) => ({
        values: { [prefixOf(spec.size)]: values(year, spec) },
        facts: { pages: [facts(spec, year)] },
        title: `${title}, season ${year.season}`,
      }));
    },
    figures: { bracketLines },
  });

/** With this many games a week or more, long nicknames do not fit next to each other. */
const CROWDED = 6;

/** Length limit of names in a division's list; longer names are shortened to the nickname. */
const NAME = 30;

/** The content of a page; with a season, team names instead of numbers. */
function scheduleFacts(spec: ScheduleSpec, year?: Year) {
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
      /** Number of places in the bye row, for teams without a game. */
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

export const schedule = sizedSheet("Schedule", scheduleFacts, scheduleYears, seasonValues);

/** Quarters before overtime. */
const QUARTERS = 4;

function bracketFacts(spec: ScheduleSpec) {
  const { playoffs, divisions, size, qualifiers } = spec;
  /** If there is only a final, the division champions play it: list them before it. */
  const entrants = playoffs.length === 1 ? divisions.map(({ name }) => ({ id: name, name })) : [];
  const ids = entrants.map(({ id }) => id);
  return {
    id: prefixOf(size),
    size,
    qualifiers,
    /** True if no round has more than two games. */
    roomy: playoffs.every(({ games }) => games.length <= 2),
    entrants,
    entrantLines: linesTo(ids, [ids]),
    columns: roundsOf(spec),
  };
}

/** A side's line in the final. */
const finalLine = (year: Year, final: GameResult, side: Side): Values => ({
  team: nameIn(year, final[side]),
  ...pointCells(final.line?.[side].map(({ points }) => points) ?? [], QUARTERS),
  total: final[`${side}Points`],
});

function bracketValues(year: Year, spec: ScheduleSpec): Values {
  const { league, season } = year;
  const over = league.phase !== "regular";
  const final = league.results.find(({ game }) => game === "final");
  const first = over && spec.playoffs.length === 1 ? standings(league).filter((row) => row.divisionRank === 1) : [];
  return {
    league: league.name,
    season,
    champion: Object.fromEntries(
      first.map((row) => [row.division, { team: nameIn(year, row.team), record: recordText(row) }]),
    ),
    winner: over ? nameIn(year, seasonBracket(league).champion) : undefined,
    line: final && keyed(SIDES, (side) => finalLine(year, final, side)),
    ...playoffValues(year, false),
  };
}

export const bracket = sizedSheet("Playoff bracket", bracketFacts, (league) => [playoffYear(league)], bracketValues);
