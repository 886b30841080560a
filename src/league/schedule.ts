/** Schedules as data: rounds of pairings by number. The season says which team has which number. */
import { eachValid } from "../kernel/issue/index.js";

/** A game between two numbers, 1 = the first. */
export type Pairing = readonly [away: number, home: number, site?: "neutral"];
/** Each team plays at most once per round. */
export type Rounds = readonly (readonly Pairing[])[];

/** Consecutive numbers that form a division. */
export interface Division {
  readonly name: string;
  /** First and last number. */
  readonly from: number;
  readonly to: number;
  readonly conference?: string;
}

export const turned = ([away, home, ...site]: Pairing): Pairing => [home, away, ...site];

/**
 * Round robin of `size` teams that meet `times` times, by the circle method: one number stays in place while the others rotate. Each team
 * plays once per round; with an odd number, one has a bye. Home and away games differ by at most one, and not at all if all teams meet
 * twice: the second half repeats the first with home and away swapped.
 */
export function roundRobin(size: number, times: number): Rounds {
  // The number that stays in place is a team, or with an odd count the bye.
  const seats = size % 2 === 0 ? size : size + 1;
  const walkers = seats - 1;
  const half = Array.from({ length: walkers }, (_, round) => {
    const games: Pairing[] = [];
    const at = (home: number, away: number): void => void games.push([away + 1, home + 1]);
    if (size % 2 === 0) at(...(round % 2 === 0 ? ([round, walkers] as const) : ([walkers, round] as const)));
    for (let k = 1; k < seats / 2; k++) {
      const [ahead, behind] = [(round + k) % walkers, (round - k + walkers) % walkers];
      at(...(k % 2 === 1 ? ([ahead, behind] as const) : ([behind, ahead] as const)));
    }
    return games;
  });
  const back = half.map((games) => games.map(turned));
  return Array.from({ length: times }, (_, i) => (i % 2 === 0 ? half : back)).flat();
}

/** Numbers with a bye in a round. */
export function restsOf(size: number, games: readonly Pairing[]): number[] {
  const busy = new Set(games.flatMap(([away, home]) => [away, home]));
  return Array.from({ length: size }, (_, i) => i + 1).filter((number) => !busy.has(number));
}

export interface RoundFault {
  readonly kind: "self" | "number" | "twice";
  /** From 1. */
  readonly round: number;
  readonly game: number;
  readonly team: number;
  readonly message: string;
}

/** Errors in the rounds of that many teams: a team against itself, invalid numbers, two games in one round. */
export function roundFaults(rounds: Rounds, size: number, word: "week" | "round"): RoundFault[] {
  const faults: RoundFault[] = [];
  eachValid(rounds, (games, r) => {
    const busy = new Set<number>();
    eachValid(games, ([away, home], g) => {
      const one = `${away}@${home}`;
      const report = (kind: RoundFault["kind"], team: number, words: string): void => {
        faults.push({ kind, round: r + 1, game: g + 1, team, message: `${word} ${r + 1}: ${words}` });
      };
      if (away === home) report("self", home, `${one} is a game against itself`);
      for (const team of new Set([away, home])) {
        if (!Number.isInteger(team) || team < 1 || team > size)
          report("number", team, `${one} names team ${team}; expected 1 to ${size}`);
        if (busy.has(team)) report("twice", team, `team ${team} plays twice`);
        busy.add(team);
      }
    });
  });
  return faults;
}
