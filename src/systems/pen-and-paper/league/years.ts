/** Seasons of a league, each with the league as it was at the end. */
import { decalOf } from "../../../kernel/own/index.js";
import { lazily } from "../../../kernel/lazy/index.js";
import type { Season } from "../../../league/book/season.js";
import type { GameRecord } from "../game-record.js";
import { STATS, type PerStat, type Stat } from "../rules/index.js";
import { sampleTeam } from "../teams/sample-teams.js";
import { fullName, type FullTeam } from "../teams/types.js";
import { byLeagueRank, type Bracket } from "../../../league/bracket.js";
import { scheduleOf } from "./rotation.js";
import type { GameResult, League, SeasonSummary, Standing } from "./types.js";
import type { LeagueTeam } from "./league-team.js";
import { lineFrom } from "./league-game.js";
import { unpackGame } from "./played-game.js";
import { leagueTeam, regularWeeks, rulesOfLeague, seasonBracket, specOf, standings } from "./views.js";

/** A head-to-head game that the league stores in full. */
export interface BookGame {
  readonly season: number;
  /** `w3-2`, `final`. */
  readonly game: string;
  readonly record: GameRecord;
}

/** Id of a full game in the book. */
export const gameId = ({ season, game }: Pick<BookGame, "season" | "game">): string => `s${season}.game.${game}`;

export interface BookYear extends Season<GameResult> {
  /** The league of that season, after its last game. */
  readonly league: League;
  /** True if teams, ratings and dice were saved at the time; false if they were reconstructed. */
  readonly exact: boolean;
  /** Absent until the season is closed. */
  readonly summary?: SeasonSummary;
  readonly standings: readonly Standing[];
  readonly bracket: Bracket<GameResult>;
  /** Head-to-head games, replayed from the file. */
  readonly games: readonly BookGame[];
}

/**
 * Every season with results, oldest first. Files of older versions have no dice and no teams of past seasons.
 * @param all includes a season before its first game
 */
export function bookYears(league: League, all = false): BookYear[] {
  const rules = rulesOfLeague(league);
  const leagues: { league: League; exact: boolean; summary?: SeasonSummary }[] = [];
  let { teams } = league;
  for (let i = league.history.length - 1; i >= 0; i--) {
    const summary = league.history[i];
    teams = summary.end?.teams ?? teamsBefore(teams, summary);
    const then = rebuild(league, i, teams);
    leagues.unshift({ league: { ...then, ...summary.end }, exact: summary.end !== undefined, summary });
  }
  if (all || league.results.length > 0) leagues.push({ league, exact: true });
  return leagues.map(({ league: then, exact, summary }) => {
    const { season, results } = then;
    const table = summary?.standings ?? standings(then);
    const bracket = seasonBracket(then);
    const weeks = regularWeeks(then);
    const games = lazily(() =>
      results.flatMap(({ game, played }) => (played ? [{ season, game, record: unpackGame(rules, played) }] : [])),
    );
    return {
      season,
      league: then,
      exact,
      results,
      bracket,
      standings: table,
      ...(summary && { summary }),
      get games() {
        return games();
      },
      counted: results.filter(({ week }) => week <= weeks),
      teams: table.map(({ team }) => team),
      champion: bracket.champion,
      second: bracket.finalist,
      final: results.find(({ game }) => game === "final"),
      team(id) {
        const { team } = leagueTeam(then, id);
        const { name: short, monogram, colors } = team;
        return { name: fullName(team), short, code: "", monogram, colors, decal: decalOf(team) };
      },
      when: ({ week }) => (week <= weeks ? `week ${week}` : `playoffs, week ${week}`),
    };
  });
}

/** The league of a past season, rebuilt from its summary: teams in their places, results, playoff droughts. */
function rebuild(league: League, index: number, teams: readonly LeagueTeam[]): League {
  const summary = league.history[index];
  const earlier = league.history.slice(0, index);
  return {
    ...league,
    season: summary.season,
    phase: "offSeason",
    week: specOf(league).playoffs.at(-1)!.week,
    teams: teams.map((entry) => ({ ...entry, injuries: {}, absence: absenceOf(entry.team.id, earlier) })),
    schedule: scheduleOf(league.size, summary.season),
    // The final ranks include what the lots of that season decided.
    lots: byLeagueRank(summary.standings).map((row) => row.team),
    results: summary.results.map(({ dice, ...result }) => ({
      ...result,
      ...(dice !== undefined && { line: lineFrom(rulesOfLeague(league), dice) }),
    })),
    choices: [],
    history: earlier,
  };
}

/** Seasons since a team was in the playoffs, as of the season after `seasons`. */
function absenceOf(id: string, seasons: readonly SeasonSummary[]): number | null {
  for (let i = seasons.length - 1; i >= 0; i--) if (seasons[i].qualifiers.includes(id)) return seasons.length - 1 - i;
  return null;
}

/** The teams of a season, derived from those after it: folded teams return, and names are those of the time. */
function teamsBefore(after: readonly LeagueTeam[], summary: SeasonSummary): LeagueTeam[] {
  const folded = new Map(
    summary.offSeason.flatMap((entry) => (entry.type === "replaced" ? [[entry.by, entry.team] as const] : [])),
  );
  return after.map((entry) => {
    const id = folded.get(entry.team.id);
    const name = summary.names[id ?? entry.team.id] ?? "";
    const team = id === undefined ? entry.team : lostTeam(entry.team, id, name);
    return { ...entry, team: renamed(team, name) };
  });
}

/** A team that has left the league; its scores are no longer known. */
function lostTeam(now: FullTeam, id: string, name: string): FullTeam {
  const card = sampleTeam(id);
  const last = name.split(" ").at(-1) ?? name;
  const known = card ?? {
    ...now,
    id,
    city: name.slice(0, -last.length).trim(),
    name: last,
    monogram: last.slice(0, 2),
  };
  const scores = Object.fromEntries(STATS.map((stat: Stat) => [stat, known.scores[stat] ?? 9])) as PerStat;
  return { ...known, id, monogram: known.monogram.toUpperCase(), scores };
}

/** The team under its name in a season: only the city ever changes. */
function renamed(team: FullTeam, name: string): FullTeam {
  if (name === "" || !name.endsWith(team.name)) return team;
  return { ...team, city: name.slice(0, -team.name.length).trim() };
}
