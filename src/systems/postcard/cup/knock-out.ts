/** The shape of a knock-out: who can meet whom, and who waits for the second round. */

/** Where a side comes from: a number of the draw (1 = the first), the winner of a game, or nobody (a bye). */
export type Source = { readonly number: number } | { readonly winner: string };

export interface KnockOutGame {
  readonly game: string;
  /** 1 = the first round of the knock-out. */
  readonly round: number;
  /** Top to bottom; a game with one source is a bye and is not played. */
  readonly sides: readonly [Source, Source] | readonly [Source];
}

/** Places of a bracket of `places`, top to bottom: 1 and 2 can meet in the final only, and so on down. */
export function bracketOrder(places: number): number[] {
  if (places === 1) return [1];
  return bracketOrder(places / 2).flatMap((number) => [number, places + 1 - number]);
}

/** `final`, `sf1`, `qf3`; earlier rounds by their size: `k16g5`. */
function gameId(left: number, index: number): string {
  if (left === 2) return "final";
  if (left === 4) return `sf${index + 1}`;
  return left === 8 ? `qf${index + 1}` : `k${left}g${index + 1}`;
}

/** `Quarterfinals`, for a round that begins with so many places. */
export function roundTitle(left: number): string {
  if (left === 2) return "Final";
  if (left === 4) return "Semifinals";
  return left === 8 ? "Quarterfinals" : `Round of ${left}`;
}

/** Rounds of a knock-out, the final last. The first numbers have byes until a power of two is left. */
export function knockOut(size: number): KnockOutGame[][] {
  const places = 2 ** Math.ceil(Math.log2(size));
  let sources: (Source | undefined)[] = bracketOrder(places).map((number) => (number <= size ? { number } : undefined));
  const rounds: KnockOutGame[][] = [];
  for (let left = places; left > 1; left /= 2) {
    const games = Array.from({ length: left / 2 }, (_, i): KnockOutGame => {
      const sides = [sources[2 * i], sources[2 * i + 1]].filter((source) => source !== undefined);
      return { game: gameId(left, i), round: rounds.length + 1, sides: sides as unknown as KnockOutGame["sides"] };
    });
    rounds.push(games);
    // Who has a bye is known at once.
    sources = games.map(({ game, sides }) => (sides.length === 1 ? sides[0] : { winner: game }));
  }
  return rounds;
}

/** Rounds that a knock-out of so many takes. */
export const knockOutRounds = (size: number): number => Math.ceil(Math.log2(size));
