/** Distinct playoff situations: by wins, and by what a loss from here on earns. */
import { ROUNDS } from "../rules/index.js";
import { entryRound, type PreviousClasses, type Result } from "./outcomes.js";

/** One distinct playoff situation: wins of the season, and what a loss from here on earns. */
export interface RoundUnit {
  readonly wins: number;
  /** Seasons earned by losing this round. */
  readonly lossEarns: number;
  /** Seasons earned by winning the last round. */
  readonly winEarns: number;
  /** Unit of the next round; -1 after the last. */
  readonly next: number;
}

/** Rounds x units for one number of dice. */
export interface PlayoffPlan {
  readonly units: readonly (readonly RoundUnit[])[];
  /** `unitOf[round]`: wins * classes + previous class -> unit; -1 if the round cannot be reached. */
  readonly unitOf: readonly Int32Array[];
}

/** Plans the rounds for the results that the dice can give. */
export function playoffPlan(prev: PreviousClasses, results: readonly (readonly Result[])[]): PlayoffPlan {
  const games = prev.rules.tables.setup.games;
  const entry = new Map<number, number>();
  for (const { wins, entry: e } of results.flat()) {
    const round = entryRound(e);
    if (round !== undefined) entry.set(wins, Math.min(round, entry.get(wins) ?? 1));
  }
  const units: RoundUnit[][] = ROUNDS.map(() => []);
  const unitOf = ROUNDS.map(() => new Int32Array((games + 1) * prev.count).fill(-1));
  for (let round = ROUNDS.length - 1; round >= 0; round--) {
    const ids = new Map<string, number>();
    for (const [wins, from] of entry) {
      if (round < from) continue;
      for (let p = 0; p < prev.count; p++) {
        const next = round === ROUNDS.length - 1 ? -1 : unitOf[round + 1][wins * prev.count + p];
        const lossEarns = prev.earned(p, wins, round + 1);
        const winEarns = prev.earned(p, wins, ROUNDS.length + 1);
        const key = `${wins} ${lossEarns} ${next < 0 ? winEarns : ""} ${next}`;
        let id = ids.get(key);
        if (id === undefined) {
          ids.set(key, (id = units[round].length));
          units[round].push({ wins, lossEarns, winEarns, next });
        }
        unitOf[round][wins * prev.count + p] = id;
      }
    }
  }
  return { units, unitOf };
}
