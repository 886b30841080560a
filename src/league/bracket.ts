/** Playoffs as data, from a single final to a knockout of 32 with byes, and the bracket as a fold over their results. */
import type { Standing } from "./standings.js";
import type { Result } from "./results.js";

/** A team that may fill a playoff slot: by its rank in the season, or as the winner of an earlier playoff game. */
export type Candidate =
  | { readonly champion: string }
  | { readonly runnerUp: string }
  /** Division champions by rank, then the next best by rank, of a conference or of the league; without a table, draw numbers. */
  | { readonly seed: number; readonly conference?: string }
  | { readonly winner: string };

/** One side of a playoff game: the better or worse ranked of its candidates. */
export interface Slot {
  readonly from: readonly Candidate[];
  readonly rank: "better" | "worse";
}

export interface PlayoffGame {
  readonly id: string;
  readonly away: Slot;
  readonly home: Slot;
  /** A bye: both slots are the same, and their team advances. */
  readonly bye?: true;
}

export interface PlayoffRound {
  readonly title: string;
  readonly week: number;
  /** Top to bottom. */
  readonly games: readonly PlayoffGame[];
}

/** What settles a tied game: this many replays at the other field, then the home team or drawing lots, where the first drawn wins. */
export interface LevelRule {
  readonly replays: number;
  readonly then: "home" | readonly string[];
}

// ---- knock-out -------------------------------------------------------------------------------------------------------

/** Bracket order of `places` seeds, top to bottom: 1 and 2 can only meet in the final, and so on. */
function bracketOrder(places: number): number[] {
  if (places === 1) return [1];
  return bracketOrder(places / 2).flatMap((number) => [number, places + 1 - number]);
}

/** `final`, `sf1`, `qf3`; earlier rounds by size: `k16g5`. */
function gameId(left: number, index: number): string {
  if (left === 2) return "final";
  if (left === 4) return `sf${index + 1}`;
  return left === 8 ? `qf${index + 1}` : `k${left}g${index + 1}`;
}

/** `Quarterfinals`, for a round that begins with that many teams. */
function roundTitle(left: number, conferences: boolean): string {
  if (left === 2) return "Final";
  if (conferences && left <= 16)
    return left === 4 ? "Conference finals" : left === 8 ? "Conference semifinals" : "First round";
  if (left === 4) return "Semifinals";
  return left === 8 ? "Quarterfinals" : `Round of ${left}`;
}

/**
 * A knockout of that many seeds, the final last; the top seeds have byes until a power of two is left. The better seed is at home.
 * @param week of its first round
 * @param conferences two names, for half a bracket and equal seeds each; default: one bracket for all
 */
export function knockOut(size: number, week = 1, conferences: readonly string[] = []): PlayoffRound[] {
  const halves = conferences.length > 0 ? conferences : [undefined];
  const own = size / halves.length;
  const places = 2 ** Math.ceil(Math.log2(own)) * halves.length;
  let sources = halves.flatMap((conference) =>
    bracketOrder(places / halves.length).map((seed): Candidate | undefined =>
      seed <= own ? { seed, ...(conference !== undefined && { conference }) } : undefined,
    ),
  );
  const rounds: PlayoffRound[] = [];
  for (let left = places; left > 1; left /= 2) {
    const games = Array.from({ length: left / 2 }, (_, i): PlayoffGame => {
      const from = [sources[2 * i], sources[2 * i + 1]].filter((source) => source !== undefined);
      const slots = { away: { from, rank: "worse" }, home: { from, rank: "better" } } as const;
      return { id: gameId(left, i), ...slots, ...(from.length === 1 && { bye: true }) };
    });
    rounds.push({ title: roundTitle(left, conferences.length > 0), week: week + rounds.length, games });
    // Teams with byes are known at once.
    sources = games.map(({ id, home, bye }) => (bye ? home.from[0] : { winner: id }));
  }
  return rounds;
}

/** Every team that may reach a game, top to bottom. */
export const candidatesOf = ({ away, home }: Pick<PlayoffGame, "away" | "home">): readonly Candidate[] =>
  away.from === home.from ? home.from : [...away.from, ...home.from];

/** Games that a game waits for. */
export const feedersOf = (game: Pick<PlayoffGame, "away" | "home">): string[] =>
  candidatesOf(game).flatMap((candidate) => ("winner" in candidate ? [candidate.winner] : []));

// ---- qualification -----------------------------------------------------------------------------------------------------

/** The columns of the standings that playoffs need. */
type Placed = Pick<Standing, "team" | "division" | "rank" | "leagueRank" | "conference" | "conferenceRank">;

export interface Playoffs {
  readonly playoffs: readonly PlayoffRound[];
  /** Teams in them. */
  readonly qualifiers: number;
  /** The only division whose teams qualify: the first of several tiers. Absent = all teams can. */
  readonly playoffDivision?: string;
  /** Conferences that send equal numbers of teams. Absent = the best of the league qualify. */
  readonly conferences?: readonly string[];
}

/** Teams in the playoffs, best ranked first: the seeds if seeds are used, else the first of each division. */
export function qualifiersOf(
  { playoffs, qualifiers, playoffDivision, conferences }: Playoffs,
  standings: readonly Placed[],
): string[] {
  if (conferences) return seedsOfConferences(conferences, qualifiers / conferences.length, standings);
  const ranked = byLeagueRank(standings).filter(
    ({ division }) => playoffDivision === undefined || division === playoffDivision,
  );
  const champions = ranked.filter((row) => row.rank === 1);
  const seeded = playoffs.some(({ games }) => games.some((game) => candidatesOf(game).some((one) => "seed" in one)));
  if (seeded) {
    const others = ranked.filter((row) => row.rank > 1);
    return [...champions, ...others].slice(0, qualifiers).map(({ team }) => team);
  }
  return ranked.filter((row) => row.rank <= qualifiers / champions.length).map(({ team }) => team);
}

/** First seeds first, and within each pair the better ranked, so that the better seed hosts the final. */
function seedsOfConferences(names: readonly string[], each: number, standings: readonly Placed[]): string[] {
  const seeds = names.map((name) => {
    const own = standings
      .filter(({ conference }) => conference === name)
      .toSorted((a, b) => (a.conferenceRank ?? 0) - (b.conferenceRank ?? 0));
    return [...own.filter(({ rank }) => rank === 1), ...own.filter(({ rank }) => rank > 1)].slice(0, each);
  });
  return Array.from({ length: each }, (_, i) => byLeagueRank(seeds.map((own) => own[i]))).flatMap((level) =>
    level.map(({ team }) => team),
  );
}

/** Standings in league order, best first. */
export const byLeagueRank = <S extends Pick<Standing, "leagueRank">>(standings: readonly S[]): S[] =>
  [...standings].sort((a, b) => a.leagueRank - b.leagueRank);

// ---- the fold --------------------------------------------------------------------------------------------------------

/** A game of the bracket: the results played, more than one if replayed, and who advances. */
export interface BracketGame<R extends Result = Result> {
  readonly id: string;
  readonly title: string;
  readonly week: number;
  readonly bye: boolean;
  /** Teams that may reach it, top to bottom; with ids once known. */
  readonly sides: readonly { readonly candidate: Candidate; readonly team?: string }[];
  /** Team ids; absent until known. */
  readonly away?: string;
  readonly home?: string;
  readonly results: readonly R[];
  readonly winner?: string;
  /** Tied after the last replay: drawing lots decided. */
  readonly byLot: boolean;
}

export interface BracketRound<R extends Result = Result> {
  readonly title: string;
  readonly week: number;
  readonly games: readonly BracketGame<R>[];
}

export interface Bracket<R extends Result = Result> {
  /** Teams in the playoffs, best ranked first; empty until known. */
  readonly qualifiers: readonly string[];
  readonly rounds: readonly BracketRound<R>[];
  readonly champion?: string;
  readonly finalist?: string;
}

export interface Entry {
  readonly qualifiers: readonly string[];
  /** The team at a rank of a division. */
  place(division: string, rank: number): string | undefined;
  /** Absent if there are no conferences. */
  conferenceOf?(team: string): string | undefined;
}

/** Finds qualified teams from the standings. */
export const entryOf = (playoffs: Playoffs, standings: readonly Placed[]): Entry => ({
  qualifiers: qualifiersOf(playoffs, standings),
  place: (division, rank) => standings.find((row) => row.division === division && row.rank === rank)?.team,
  ...(playoffs.conferences && {
    conferenceOf: (team: string) => standings.find((row) => row.team === team)?.conference,
  }),
});

/** Undefined for a tie. */
export const winnerOf = ({ away, home, awayPoints, homePoints }: Result): string | undefined =>
  awayPoints === homePoints ? undefined : awayPoints > homePoints ? away : home;

/** Id of a game and of its replays: `sf1`, `sf1.r1`. */
export const attemptId = (game: string, attempt: number): string => (attempt === 0 ? game : `${game}.r${attempt}`);

/** The bracket as far as known. */
export function bracketOf<R extends Result & { readonly game: string }>(
  playoffs: readonly PlayoffRound[],
  { qualifiers, place, conferenceOf }: Entry,
  results: readonly R[],
  level: LevelRule,
): Bracket<R> {
  const byGame = new Map(results.map((result) => [result.game, result]));
  const winners = new Map<string, string | undefined>();
  const teamOf = (candidate: Candidate): string | undefined => {
    if ("champion" in candidate) return place(candidate.champion, 1);
    if ("runnerUp" in candidate) return place(candidate.runnerUp, 2);
    if ("seed" in candidate) {
      const { seed, conference } = candidate;
      if (conference === undefined) return qualifiers[seed - 1];
      return qualifiers.filter((team) => conferenceOf?.(team) === conference)[seed - 1];
    }
    return winners.get(candidate.winner);
  };
  const fill = ({ from, rank }: Slot): string | undefined => {
    const teams = from.map(teamOf);
    if (teams.some((team) => team === undefined)) return undefined;
    const ranked = (teams as string[]).sort((a, b) => qualifiers.indexOf(a) - qualifiers.indexOf(b));
    return rank === "better" ? ranked[0] : ranked.at(-1);
  };
  const gameOf = ({ title, week }: PlayoffRound, game: PlayoffGame): BracketGame<R> => {
    const { id, bye = false } = game;
    const [away, home] = [fill(game.away), fill(game.home)];
    const sides = candidatesOf(game).map((candidate) => ({ candidate, ...known("team", teamOf(candidate)) }));
    const played: R[] = [];
    for (let attempt = 0; attempt <= level.replays; attempt++) {
      const result = byGame.get(attemptId(id, attempt));
      if (!result) break;
      played.push(result);
      if (winnerOf(result) !== undefined) break;
    }
    const last = played.at(-1);
    const open = last !== undefined && winnerOf(last) === undefined && played.length > level.replays;
    const byLot = open && level.then !== "home";
    const settled = level.then === "home" ? last?.home : level.then.find((team) => team === away || team === home);
    const winner = bye ? home : open ? settled : last && winnerOf(last);
    winners.set(id, winner);
    return {
      id,
      title,
      week,
      bye,
      sides,
      ...known("away", away),
      ...known("home", home),
      results: played,
      ...known("winner", winner),
      byLot,
    };
  };
  const rounds = playoffs.map((round) => ({
    title: round.title,
    week: round.week,
    games: round.games.map((game) => gameOf(round, game)),
  }));
  const final = rounds.at(-1)?.games[0];
  if (final?.winner === undefined) return { qualifiers, rounds };
  const finalist = final.winner === final.home ? final.away! : final.home!;
  return { qualifiers, rounds, champion: final.winner, finalist };
}

/** An object with the key only if the value is known. */
const known = <K extends string>(key: K, value: string | undefined): { readonly [key in K]?: string } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [key in K]?: string };
