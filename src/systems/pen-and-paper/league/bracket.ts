/** Playoffs as a fold of the standings and the playoff results (section 2.7). */
import type { Candidate, PlayoffRound, ScheduleSpec, Slot } from "../rules/index.js";
import { byLeagueRank } from "./standings.js";
import type { GameResult, Standing } from "./types.js";

export interface BracketGame {
  readonly id: string;
  readonly title: string;
  readonly week: number;
  /** Team ids; absent until known. */
  readonly away?: string;
  readonly home?: string;
  readonly winner?: string;
}

export interface Bracket {
  /** Teams in the playoffs, best ranked first. */
  readonly qualifiers: readonly string[];
  readonly rounds: readonly { readonly title: string; readonly week: number; readonly games: readonly BracketGame[] }[];
  readonly champion?: string;
  readonly finalist?: string;
}

/** Playoff rank of each qualifier: the seed where seeds are used, else the league rank. */
export function qualifiersOf(spec: ScheduleSpec, standings: readonly Standing[]): string[] {
  const ranked = byLeagueRank(standings);
  const champions = ranked.filter((row) => row.divisionRank === 1);
  const usesSeeds = spec.playoffs.some((round) => slotsOf(round).some((slot) => slot.from.some((c) => "seed" in c)));
  if (usesSeeds) {
    const others = ranked.filter((row) => row.divisionRank > 1);
    return [...champions, ...others].slice(0, spec.qualifiers).map((row) => row.team);
  }
  const perDivision = spec.qualifiers / spec.divisions.length;
  return ranked.filter((row) => row.divisionRank <= perDivision).map((row) => row.team);
}

const slotsOf = (round: PlayoffRound): Slot[] => round.games.flatMap(({ away, home }) => [away, home]);

/** Who won a playoff game; level points, which only two teams that can never score leave, go to the host. */
export const winnerOf = (result: Pick<GameResult, "away" | "home" | "awayPoints" | "homePoints">): string =>
  result.awayPoints > result.homePoints ? result.away : result.home;

/** The bracket as far as it is known. */
export function bracketOf(
  spec: ScheduleSpec,
  standings: readonly Standing[],
  results: readonly Pick<GameResult, "game" | "away" | "home" | "awayPoints" | "homePoints">[],
): Bracket {
  const qualifiers = qualifiersOf(spec, standings);
  const winners = new Map(results.map((result) => [result.game, winnerOf(result)]));
  const place = (division: string, rank: number): string | undefined =>
    standings.find((row) => row.division === division && row.divisionRank === rank)?.team;
  const teamOf = (candidate: Candidate): string | undefined => {
    if ("champion" in candidate) return place(candidate.champion, 1);
    if ("runnerUp" in candidate) return place(candidate.runnerUp, 2);
    if ("seed" in candidate) return qualifiers[candidate.seed - 1];
    return winners.get(candidate.winner);
  };
  const fill = ({ from, rank }: Slot): string | undefined => {
    const teams = from.map(teamOf);
    if (teams.some((team) => team === undefined)) return undefined;
    const ranked = (teams as string[]).sort((a, b) => qualifiers.indexOf(a) - qualifiers.indexOf(b));
    return rank === "better" ? ranked[0] : ranked.at(-1);
  };
  const rounds = spec.playoffs.map(({ title, week, games }) => ({
    title,
    week,
    games: games.map(({ id, away, home }): BracketGame => {
      const [visitor, host, winner] = [fill(away), fill(home), winners.get(id)];
      return {
        id,
        title,
        week,
        ...(visitor === undefined ? {} : { away: visitor }),
        ...(host === undefined ? {} : { home: host }),
        ...(winner === undefined ? {} : { winner }),
      };
    }),
  }));
  const final = rounds.at(-1)!.games[0];
  if (final.winner === undefined) return { qualifiers, rounds };
  const finalist = final.winner === final.home ? final.away : final.home;
  return { qualifiers, rounds, champion: final.winner, finalist };
}
