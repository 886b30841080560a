/** Results, whatever the game: what a team's games add up to, and how that is printed. */
import { remember } from "../kernel/cache/remember.js";
import { DASH } from "../kernel/words/index.js";

export interface Result {
  /** Team ids. */
  readonly away: string;
  readonly home: string;
  readonly awayPoints: number;
  readonly homePoints: number;
}

/** A game as one of its teams saw it. */
export interface TeamGame<R extends Result = Result> {
  readonly result: R;
  readonly home: boolean;
  readonly rival: string;
  readonly own: number;
  readonly other: number;
}

/** Every team's games in the order of `results`; worked out once: results never change. */
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

/** Games of a team in the order of `results`. */
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

/** A tally in the columns of tables. */
export const tallyCells = ({ wins, losses, ties, pointsFor, pointsAgainst }: Tally) => ({
  w: wins,
  l: losses,
  t: ties,
  pf: pointsFor,
  pa: pointsAgainst,
});

type WinLossTie = Pick<Tally, "wins" | "losses" | "ties">;

export const playedOf = ({ wins, losses, ties }: WinLossTie): number => wins + losses + ties;
/** Share of wins, a tie half a win; 0 before the first game. */
export const shareOf = (row: WinLossTie): number => (row.wins + row.ties / 2) / (playedOf(row) || 1);
/** `.750`, `1.000`. */
export const shareText = (share: number): string => share.toFixed(3).replace(/^0/, "");
/** `5-2`, or `5-2-1` with ties; in print with dashes. */
export const recordText = ({ wins, losses, ties }: WinLossTie): string =>
  [wins, losses, ...(ties > 0 ? [ties] : [])].join(DASH);

/** The longest run of wins. */
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
/** `24-17`, the better side first. */
export const scoreText = ({ awayPoints, homePoints }: Points): string =>
  [Math.max(awayPoints, homePoints), Math.min(awayPoints, homePoints)].join(DASH);
/** The better side and the other one; of a tie the visitors first by their place. */
export const sidesOf = ({ away, home, awayPoints, homePoints }: Result): readonly [string, string] =>
  awayPoints > homePoints ? [away, home] : [home, away];
