/** A season's schedule and playoffs as they are printed: for a league of its teams, for a blank by schedule number. Shared by the sheets that show games. */
import { linesTo } from "../../../league/book/parts.js";
import { keyed } from "../../../kernel/lists/index.js";
import { countFrom } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { bookYears, type BookYear } from "../league/years.js";
import { fixturesOf, weeksOf, type League } from "../league/index.js";
import { LEAGUE_SIZES, type Pairing, type PlayoffGame, type ScheduleSpec, type Slot } from "../rules/index.js";
import { nameIn, teamIn } from "./league.js";

/** A season of a league. */
export type Year = Pick<BookYear, "league" | "season">;

/** Names of a page's slots begin so: blanks have a page a league size. */
export const prefixOf = (size: number): string => `s${size}`;

/** The seasons that a league's schedule is printed for: the one that is played, or the last one and the one to come. */
export function scheduleYears(league: League): readonly Year[] {
  const now = { league, season: league.season };
  const last = league.results.length > 0 ? undefined : bookYears(league).at(-1);
  return last ? [last, now] : [now];
}

/** The season whose playoffs were played last, or are being played; before any the league's first. */
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
 * Divisions with the schedule numbers that their teams have this season. Numbers go round the divisions from season to season
 * (section 2.7), so that a division's block is not always the one of its place.
 */
export function divisionsOf(spec: ScheduleSpec, year?: Pick<Year, "league">) {
  const teams = spec.size / spec.divisions.length;
  return spec.divisions.map(({ name, from, to }, d) => {
    const own = year?.league.schedule.numbers.slice(d * teams, (d + 1) * teams);
    const [first, last] = own ? [Math.min(...own), Math.max(...own)] : [from, to];
    return { name, from: first, to: last, numbers: countFrom(first, last) };
  });
}

/** Weeks of the season with the numbers that have no game. */
export function weeksWithByes(spec: ScheduleSpec, year?: Pick<Year, "league">) {
  const weeks: readonly (readonly Pairing[])[] = year ? weeksOf(spec, year.league.schedule.alternate) : spec.weeks;
  return weeks.map((games, w) => ({
    week: w + 1,
    games,
    byes: countFrom(1, spec.size).filter((n) => !games.some((game) => game.includes(n))),
  }));
}

/** What a template needs to say who plays: templates/pen-and-paper/slot-words.hbs. */
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

/** Games that a game waits for. */
const feeders = ({ away, home }: PlayoffGame): string[] =>
  [...away.from, ...home.from].flatMap((candidate) => ("winner" in candidate ? [candidate.winner] : []));

/** The rounds of the playoffs as columns of a bracket; lines lead to the next one, and from the last one out. */
export const roundsOf = ({ playoffs }: ScheduleSpec) =>
  playoffs.map(({ title, week, games }, r) => {
    const ids = games.map(({ id }) => id);
    return {
      title,
      week,
      lines: linesTo(ids, playoffs.at(r + 1)?.games.map(feeders) ?? [ids]),
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
    played.map(({ game, away, home, result }) => [
      game,
      {
        away: { team: name(away), points: result?.awayPoints },
        home: { team: name(home), points: result?.homePoints },
      },
    ]),
  );
}

/** The same values on the pages of every size. */
export const onEverySize = (values: Values): Values => keyed(LEAGUE_SIZES.map(prefixOf), () => values);
