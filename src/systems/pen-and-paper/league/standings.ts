/** Standings as a fold of results, with the tie-breaks of section 2.7. */
import type { DivisionSpec } from "../rules/index.js";
import type { GameResult, Standing } from "./types.js";

/** Wins, losses and ties, with points. */
interface Tally {
  wins: number;
  losses: number;
  ties: number;
  divisionWins: number;
  divisionLosses: number;
  divisionTies: number;
  pointsFor: number;
  pointsAgainst: number;
}

/** A team as the standings need it. */
export interface Entrant {
  readonly team: string;
  readonly division: string;
  /** Seasons since the last playoffs; null = never. */
  readonly absence: number | null;
}

export type RegularResult = Pick<GameResult, "away" | "home" | "awayPoints" | "homePoints">;

interface Row extends Entrant, Tally {
  readonly lot: number;
}

/** A comparison: higher is better. `among` are the teams that are still tied. */
interface TieBreak {
  readonly words: string;
  value(row: Row, among: readonly Row[], results: readonly RegularResult[]): number;
}

/** Share of wins, a tie as half a win (A55); a half for no games. */
const share = (wins: number, losses: number, ties: number): number =>
  wins + losses + ties === 0 ? 0.5 : (wins + ties / 2) / (wins + losses + ties);

const RECORD: TieBreak = { words: "record", value: (row) => share(row.wins, row.losses, row.ties) };
const DIVISION_RECORD: TieBreak = {
  words: "division record",
  value: (row) => share(row.divisionWins, row.divisionLosses, row.divisionTies),
};
const HEAD_TO_HEAD: TieBreak = {
  words: "head-to-head",
  value(row, among, results) {
    const rivals = new Set(among.map((other) => other.team));
    const tally = { wins: 0, losses: 0, ties: 0 };
    for (const game of results) {
      if (!rivals.has(game.away) || !rivals.has(game.home)) continue;
      if (game.away !== row.team && game.home !== row.team) continue;
      const lead = (game.awayPoints - game.homePoints) * (game.away === row.team ? 1 : -1);
      tally[lead > 0 ? "wins" : lead < 0 ? "losses" : "ties"]++;
    }
    return share(tally.wins, tally.losses, tally.ties);
  },
};
const POINTS: TieBreak = { words: "points scored", value: (row) => row.pointsFor };
const ABSENCE: TieBreak = { words: "longest absence from the playoffs", value: (row) => row.absence ?? Infinity };
const LOT: TieBreak = { words: "lot", value: (row) => -row.lot };

/** In a division. */
const DIVISION_BREAKS = [RECORD, DIVISION_RECORD, HEAD_TO_HEAD, POINTS, ABSENCE, LOT];
/** Between teams of several divisions (A74). */
const LEAGUE_BREAKS = [RECORD, HEAD_TO_HEAD, POINTS, ABSENCE, LOT];

interface Ranked {
  readonly row: Row;
  /** What put it behind the one above. */
  readonly by?: string;
}

/** Best first. Each tie-break splits the teams that the ones before it left level. */
function rank(rows: readonly Row[], breaks: readonly TieBreak[], results: readonly RegularResult[]): Ranked[] {
  if (rows.length < 2) return rows.map((row) => ({ row }));
  const [first, ...later] = breaks;
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const value = first.value(row, rows, results);
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  const values = [...groups.keys()].sort((a, b) => b - a);
  return values.flatMap((value, i) => {
    const inside =
      later.length === 0 ? groups.get(value)!.map((row) => ({ row })) : rank(groups.get(value)!, later, results);
    const [head, ...rest] = inside;
    return i === 0 ? inside : [{ row: head.row, by: first.words }, ...rest];
  });
}

/**
 * The table of a season. Divisions rank by the division tie-breaks; the league ranks by picking the best of the divisions'
 * leaders again and again by the non-division ones, so that nobody stands above a team that is ahead in its own division.
 * @param results regular-season games. @param lots team ids, first drawn first (A75).
 */
export function standingsOf(
  entrants: readonly Entrant[],
  results: readonly RegularResult[],
  lots: readonly string[],
): Standing[] {
  const rows = tallyRows(entrants, results, lots);
  const names = [...new Set(entrants.map((e) => e.division))];
  const divisions = names.map((name) =>
    rank(
      rows.filter((row) => row.division === name),
      DIVISION_BREAKS,
      results,
    ),
  );
  const leagueRank = new Map<string, number>();
  const queues = divisions.map((division) => division.map(({ row }) => row));
  while (leagueRank.size < rows.length) {
    const leaders = queues.flatMap((queue) => queue.slice(0, 1));
    const best = rank(leaders, LEAGUE_BREAKS, results)[0].row;
    leagueRank.set(best.team, leagueRank.size + 1);
    queues.find((queue) => queue[0] === best)!.shift();
  }
  return divisions.flatMap((division) =>
    division.map(({ row, by }, i) => ({
      team: row.team,
      division: row.division,
      wins: row.wins,
      losses: row.losses,
      ties: row.ties,
      divisionWins: row.divisionWins,
      divisionLosses: row.divisionLosses,
      divisionTies: row.divisionTies,
      pointsFor: row.pointsFor,
      pointsAgainst: row.pointsAgainst,
      divisionRank: i + 1,
      leagueRank: leagueRank.get(row.team)!,
      ...(by === undefined || by === RECORD.words ? {} : { tieBreak: by }),
    })),
  );
}

function tallyRows(entrants: readonly Entrant[], results: readonly RegularResult[], lots: readonly string[]): Row[] {
  const rows = new Map<string, Row>();
  for (const entrant of entrants) {
    const zero: Tally = {
      wins: 0,
      losses: 0,
      ties: 0,
      divisionWins: 0,
      divisionLosses: 0,
      divisionTies: 0,
      pointsFor: 0,
      pointsAgainst: 0,
    };
    rows.set(entrant.team, { ...entrant, ...zero, lot: lots.indexOf(entrant.team) });
  }
  for (const game of results) {
    const [away, home] = [rows.get(game.away), rows.get(game.home)];
    if (!away || !home) continue;
    const inside = away.division === home.division;
    book(away, game.awayPoints, game.homePoints, inside);
    book(home, game.homePoints, game.awayPoints, inside);
  }
  return [...rows.values()];
}

function book(row: Tally, own: number, other: number, inside: boolean): void {
  row.pointsFor += own;
  row.pointsAgainst += other;
  if (own > other) row.wins++;
  else if (own < other) row.losses++;
  else row.ties++;
  if (!inside) return;
  if (own > other) row.divisionWins++;
  else if (own < other) row.divisionLosses++;
  else row.divisionTies++;
}

/** Standings in league order, best first. */
export const byLeagueRank = (standings: readonly Standing[]): Standing[] =>
  [...standings].sort((a, b) => a.leagueRank - b.leagueRank);

/** A division's share of the standings, best first. */
export const divisionStandings = (standings: readonly Standing[], division: Pick<DivisionSpec, "name">): Standing[] =>
  standings.filter((row) => row.division === division.name);
