/** Who meets whom when everybody meets everybody: the circle method. */

/** A game between two numbers, 0 = the first. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/**
 * The rounds of `size` teams that meet `times` times. Everybody plays once a round; of an odd number one team rests. One
 * number stays in its place while the others walk around it. At home and away differ by one game at most, by none where
 * everybody meets twice: the second half is the first with the fields changed.
 */
export function roundRobin(size: number, times: number): Pairing[][] {
  // The number that stays is a team, or with an odd count the rest.
  const seats = size % 2 === 0 ? size : size + 1;
  const walkers = seats - 1;
  const half = Array.from({ length: walkers }, (_, round) => {
    const games: Pairing[] = [];
    if (size % 2 === 0) games.push(round % 2 === 0 ? at(round, walkers) : at(walkers, round));
    for (let k = 1; k < seats / 2; k++) {
      const [ahead, behind] = [(round + k) % walkers, (round - k + walkers) % walkers];
      games.push(k % 2 === 1 ? at(ahead, behind) : at(behind, ahead));
    }
    return games;
  });
  const turned = half.map((games) => games.map(({ home, away }) => at(away, home)));
  return Array.from({ length: times }, (_, i) => (i % 2 === 0 ? half : turned)).flat();
}

const at = (home: number, away: number): Pairing => ({ home, away });

/** The number that rests in a round of an odd count; undefined where everybody plays. */
export function restOf(size: number, games: readonly Pairing[]): number | undefined {
  const busy = new Set(games.flatMap(({ home, away }) => [home, away]));
  return Array.from({ length: size }, (_, i) => i).find((i) => !busy.has(i));
}
