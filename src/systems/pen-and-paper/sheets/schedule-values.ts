/** What schedules and brackets know of a league: team names by number and results; nothing on a blank. */
import { fixturesOf, regularWeeks, seasonBracket, specOf, weeksOf, type League } from "../league/index.js";
import { LEAGUE_SIZES, SCHEDULES, type Candidate, type ScheduleSpec, type Slot } from "../rules/index.js";
import { fullName } from "../teams/types.js";
import { divisionsOf } from "../facts/season-view.js";
import { leagueOf } from "./records.js";
import { nameOf, type PenPaperContext } from "./shared.js";

/** Points of a game, visitor first. */
export type Result = readonly [away: string, home: string];

export interface LeagueView {
  /** Weeks as played this season. */
  readonly spec: ScheduleSpec;
  readonly league: string;
  readonly season: string;
  /** Team names by schedule number (from 1); empty when not known. */
  readonly teams: readonly string[];
  readonly nicknames: readonly string[];
  /** By week (from 0) and game of the week. */
  readonly results: readonly (readonly (Result | undefined)[])[];
  /** Playoff games by id: both teams and points. */
  readonly playoffs: Readonly<Record<string, PlayoffView | undefined>>;
  readonly champion: string;
}

export interface PlayoffView {
  readonly away: string;
  readonly home: string;
  readonly awayNickname: string;
  readonly homeNickname: string;
  readonly points: Result;
}

/** One page a size on a blank; the league's own size when there is one. */
export function leagueViews(context: PenPaperContext): LeagueView[] {
  const league = leagueOf(context);
  if (league) return [viewOf(league)];
  const words = { league: nameOf(context, "league"), season: nameOf(context, "season") };
  const nothing = { teams: [], nicknames: [], results: [], playoffs: {}, champion: "" };
  return LEAGUE_SIZES.map((size) => ({ spec: SCHEDULES[size], ...words, ...nothing }));
}

function viewOf(league: League): LeagueView {
  const spec = specOf(league);
  const weeks = weeksOf(spec, league.schedule.alternate);
  const fixtures = fixturesOf(league);
  const byNumber = (pick: (place: number) => string): string[] => {
    const names: string[] = [];
    league.schedule.numbers.forEach((number, place) => (names[number - 1] = pick(place)));
    return names;
  };
  const teamOf = (id: string | undefined) => league.teams.find((entry) => entry.team.id === id)?.team;
  const full = (id: string | undefined): string => {
    const team = teamOf(id);
    return team ? fullName(team) : "";
  };
  const points = (game: (typeof fixtures)[number]): Result | undefined =>
    game.result ? [`${game.result.awayPoints}`, `${game.result.homePoints}`] : undefined;
  const numbers = Array.from({ length: spec.size }, (_, i) => i + 1);
  return {
    spec: {
      ...spec,
      divisions: divisionsOf(spec, { league }),
      weeks,
      byes: Object.fromEntries(
        weeks.flatMap((week, w) => {
          const idle = numbers.filter((n) => !week.some((game) => game.includes(n)));
          return idle.length === 0 ? [] : [[w + 1, idle]];
        }),
      ),
    },
    league: league.name,
    season: `${league.season}`,
    teams: byNumber((place) => fullName(league.teams[place].team)),
    nicknames: byNumber((place) => league.teams[place].team.name),
    results: Array.from({ length: regularWeeks(league) }, (_, w) =>
      fixtures.filter((game) => !game.playoff && game.week === w + 1).map(points),
    ),
    playoffs: Object.fromEntries(
      fixtures
        .filter((game) => game.playoff)
        .map((game) => [
          game.game,
          {
            away: full(game.away),
            home: full(game.home),
            awayNickname: teamOf(game.away)?.name ?? "",
            homeNickname: teamOf(game.home)?.name ?? "",
            points: points(game) ?? (["", ""] as const),
          },
        ]),
    ),
    champion: full(seasonBracket(league).champion),
  };
}

function candidateWords(candidate: Candidate): string {
  if ("champion" in candidate) return `${candidate.champion} champion`;
  if ("runnerUp" in candidate) return `${candidate.runnerUp} runner-up`;
  if ("seed" in candidate) return `seed ${candidate.seed}`;
  return "winner";
}

/** Who plays in a slot, in words: `East champion`, `seed 3`, `lower-ranked winner`. */
export function slotWords(slot: Slot): string {
  if (slot.from.length === 1) return candidateWords(slot.from[0]);
  const champions = slot.from.every((candidate) => "champion" in candidate);
  return `${slot.rank === "better" ? "better" : "lower"}-ranked ${champions ? "champion" : "winner"}`;
}
