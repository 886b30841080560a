/** Results in any game: totals of a team's games, and how to print them. */
import { remember } from "../kernel/cache/remember.js";
import { DASH } from "../kernel/words/index.js";

export interface Result {
  /** Team ids. */
  readonly away: string;
  readonly home: string;
  readonly awayPoints: number;
  readonly homePoints: number;
}

/** A game from the point of view of one team. */
export interface TeamGame<R extends Result = Result> {
  readonly result: R;
  readonly home: boolean;
  readonly rival: string;
  readonly own: number;
  readonly other: number;
}

/** Every team's games in the order of `results`; cached, because results never change. */
export const gamesByTeam = remember((results: readonly Result[]): ReadonlyMap<string, readonly TeamGame[]> => {
  const games = new Map<string, TeamGame[]>();
  const add = (team: string, game: TeamGame): void => {
    const own = games.get(team);
    if (own) own.push(game);
    else games.set(team, [game]);
  };
  for (const result of results) {
    const { away, home, awayPoints, homePoints } = result;
    add(home, { result, home: true, rival: away, own: homePoints, other: awayPoints });
    add(away, { result, home: false, rival: home, own: awayPoints, other: homePoints });
  }
  return games;
}) as <R extends Result>(results: readonly R[]) => ReadonlyMap<string, readonly TeamGame<R>[]>;

const NO_GAMES: readonly TeamGame<never>[] = [];

/** A team's games, in the order of `results`. */
export const gamesOf = <R extends Result>(results: readonly R[], team: string): readonly TeamGame<R>[] =>
  gamesByTeam(results).get(team) ?? NO_GAMES;

export const letterOf = ({ own, other }: Pick<TeamGame, "own" | "other">): "W" | "L" | "T" =>
  own > other ? "W" : own < other ? "L" : "T";

export interface Tally {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
}

export function tallyOf(games: readonly Pick<TeamGame, "own" | "other">[]): Tally {
  const count = { W: 0, L: 0, T: 0 };
  let [pointsFor, pointsAgainst] = [0, 0];
  for (const game of games) {
    count[letterOf(game)]++;
    pointsFor += game.own;
    pointsAgainst += game.other;
  }
  return { wins: count.W, losses: count.L, ties: count.T, pointsFor, pointsAgainst };
}

/** A tally as table cells. */
export const tallyCells = ({ wins, losses, ties, pointsFor, pointsAgainst }: Tally) => ({
  w: wins,
  l: losses,
  t: ties,
  pf: pointsFor,
  pa: pointsAgainst,
});

type WinLossTie = Pick<Tally, "wins" | "losses" | "ties">;

export const playedOf = ({ wins, losses, ties }: WinLossTie): number => wins + losses + ties;
/** Win percentage, a tie as half a win; 0 before the first game. */
export const shareOf = (row: WinLossTie): number => (row.wins + row.ties / 2) / (playedOf(row) || 1);
/** `.750`, `1.000`. */
export const shareText = (share: number): string => share.toFixed(3).replace(/^0/, "");
/** `5-2`, or `5-2-1` with ties; with dashes in print. */
export const recordText = ({ wins, losses, ties }: WinLossTie): string =>
  [wins, losses, ...(ties > 0 ? [ties] : [])].join(DASH);

/** Longest winning streak. */
export function longestRun(games: readonly Pick<TeamGame, "own" | "other">[]): number {
  let [run, longest] = [0, 0];
  for (const { own, other } of games) {
    run = own > other ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

type Points = Pick<Result, "awayPoints" | "homePoints">;

export const marginOf = ({ awayPoints, homePoints }: Points): number => Math.abs(awayPoints - homePoints);
/** `24-17`, the winner first. */
export const scoreText = ({ awayPoints, homePoints }: Points): string =>
  [Math.max(awayPoints, homePoints), Math.min(awayPoints, homePoints)].join(DASH);
/** Winner and loser; after a tie, visitors and home team. */
export const sidesOf = ({ away, home, awayPoints, homePoints }: Result): readonly [string, string] =>
  awayPoints > homePoints ? [away, home] : [home, away];
