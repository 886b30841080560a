/** The season that sheets are filled from: a league file, or single games. */
import { scoreOf, SIDES, type EventList, type Side } from "../../../kernel/football/index.js";
import type { Result } from "../../results.js";
import type { ManMoved } from "../../men-together.js";
import { fixturesOf, shortRound, tableFixtures, tableOf } from "../../season.js";
import { rowOf, standingsOf, type Row, type Standing } from "../../standings.js";
import type { GameReplay } from "../replay.js";
import { codesOf } from "../book/codes.js";
import { PROFESSIONAL_TABLE, shownSeason, type ViewOf } from "../contest.js";
import type { PlainLeague, PlainResult, PlainTeam } from "../types.js";

interface Identified {
  readonly id: string;
}

/** What a game's record must have. */
interface GameOf<T> extends Readonly<Record<Side, T>> {
  readonly playoff: boolean;
  readonly events: EventList & { readonly length: number };
}

export interface SeasonGame<T, G> {
  /** In leagues: the round's number or abbreviation: `7`, `SF`. */
  readonly round?: string;
  /** True if it counts in statistics: regular-season games, or all games of a knockout. */
  readonly counts: boolean;
  /** Absent until the teams are known. */
  readonly teams?: Readonly<Record<Side, T>>;
  /** Absent until it is played. */
  readonly result?: Result;
  /** Absent if only the score is known. */
  readonly record?: G;
}

/** A game with its score. */
export type PlayedGame<T, G> = SeasonGame<T, G> & Required<Pick<SeasonGame<T, G>, "teams" | "result">>;
export const wasPlayed = <T, G>(game: SeasonGame<T, G>): game is PlayedGame<T, G> =>
  game.teams !== undefined && game.result !== undefined;

/** A line of the table, with home and road records. */
export interface TableLine extends Standing {
  readonly at: Readonly<Record<Side, Row>>;
}

export interface Season<T, G> {
  /** Player moves; absent for single games. */
  readonly moves?: readonly ManMoved[];
  readonly head: { readonly league?: string; readonly season?: number };
  readonly teams: readonly T[];
  readonly games: readonly SeasonGame<T, G>[];
  /** Divisions one after another; empty for a knockout. */
  readonly table: readonly TableLine[];
}

/** How leagues and records of a game are read. */
export interface SeasonSource<E extends PlainTeam, T extends Identified, G extends GameOf<T>> {
  isLeague(record: unknown): record is PlainLeague<E>;
  readonly viewOf: ViewOf<E, PlainResult>;
  gamesAgain(league: PlainLeague<E>, season: number): readonly GameReplay<PlainResult, G>[];
  /** The game's own team, from a league's team. */
  teamOf(team: E): T;
  gamesIn(records: readonly object[]): readonly G[];
  /** A team's full name, nickname and code; the code may be empty. */
  readonly names: { full(team: T): string; short(team: T): string; code(team: T): string };
}

/** True if it went to overtime; unknown for games entered by hand. */
export const wentOver = ({ record }: SeasonGame<unknown, { readonly events: EventList }>): boolean =>
  [...(record?.events ?? [])].some((event) => event.type === "periodEnd" && (event as { period?: number }).period! > 4);

/** The lines of a table, with home and road records. */
export const linesOf = (table: readonly Standing[], results: readonly Result[]): TableLine[] =>
  table.map((row) => {
    const only = (side: Side): Row =>
      rowOf(
        row,
        results.filter((result) => result[side] === row.team),
      );
    return { ...row, at: { away: only("away"), home: only("home") } };
  });

interface Shown<T, G> extends Omit<SeasonGame<T, G>, "counts"> {
  readonly playoff: boolean;
}

/** If there are no regular-season games, all count. */
function counted<T, G>(games: readonly Shown<T, G>[]): SeasonGame<T, G>[] {
  const table = games.some(({ playoff }) => !playoff);
  return games.map(({ playoff, ...game }) => ({ ...game, counts: !(playoff && table) }));
}

/** Seasons as a game's sheets need them. */
export function seasonsShown<E extends PlainTeam, T extends Identified, G extends GameOf<T>>(
  source: SeasonSource<E, T, G>,
) {
  function leagueSeason(league: PlainLeague<E>, season: number): Season<T, G> {
    const view = source.viewOf(league, season);
    const teams = new Map(league.teams.map((team) => [team.id, source.teamOf(team)]));
    const records = new Map(source.gamesAgain(league, season).map(({ game, record }) => [game, record]));
    const results = tableFixtures(view).flatMap(({ result }) => result ?? []);
    return {
      head: { league: league.name, season },
      ...(league.moves && { moves: league.moves }),
      teams: [...teams.values()],
      table: view.rounds.length > 0 ? linesOf(tableOf(view), results) : [],
      games: counted(
        fixturesOf(view).map(({ game, week, playoff, title, away, home, result }): Shown<T, G> => {
          const record = records.get(game);
          const known = away !== undefined && home !== undefined;
          return {
            round: shortRound(week, title),
            playoff,
            ...(known && { teams: { away: teams.get(away)!, home: teams.get(home)! } }),
            ...(result && { result }),
            ...(record && { record }),
          };
        }),
      ),
    };
  }

  /** Teams in order of appearance, in one table with the tie-breaks of leagues, except drawing lots. */
  function looseSeason(records: readonly object[]): Season<T, G> {
    const games = source.gamesIn(records).map((record): Shown<T, G> => {
      const { away, home } = scoreOf(record.events);
      const result = { away: record.away.id, home: record.home.id, awayPoints: away, homePoints: home };
      const teams = { away: record.away, home: record.home };
      return { playoff: record.playoff, teams, ...(record.events.length > 0 && { result, record }) };
    });
    const teams = new Map(games.flatMap(({ teams }) => SIDES.map((side) => [teams![side].id, teams![side]] as const)));
    const results = games.flatMap(({ result }) => result ?? []);
    const entrants = [...teams.keys()].map((team) => ({ team, division: "" }));
    return {
      head: {},
      teams: [...teams.values()],
      games: counted(games),
      table: linesOf(standingsOf(entrants, results, PROFESSIONAL_TABLE, []), results),
    };
  }

  return {
    /** For a league, the season that people ask about: before its first game the previous one, unless `to come` asks for the next games. */
    seasonOf(records: readonly object[], ask: "played" | "to come" = "played"): Season<T, G> {
      const league = records.find(source.isLeague);
      if (!league) return looseSeason(records);
      return leagueSeason(league, ask === "to come" ? league.season : shownSeason(league));
    },
    /** Codes by team id, all different. */
    codesIn({ teams }: Season<T, G>): ReadonlyMap<string, string> {
      const { full, short, code } = source.names;
      return codesOf(teams.map((team) => ({ id: team.id, name: full(team), short: short(team), code: code(team) })));
    },
  };
}

/** Games that count in statistics. */
export const countedRecords = <T, G>({ games }: Season<T, G>): G[] =>
  games.flatMap(({ counts, record }) => (counts && record ? [record] : []));
