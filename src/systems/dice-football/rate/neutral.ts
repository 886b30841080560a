/**
 * Recorded rates as they would be against average opponents: cards are worked out against those (digest 10.2). What the opponents of
 * the schedule allowed, or did, is taken off; and differences between teams, which games make larger than cards, are drawn together.
 */
import type { Season, TeamRow } from "../../../stats/index.js";
import { bounded, meanOf } from "./figures.js";

export interface Rates {
  readonly completion?: number;
  readonly interception?: number;
  /** Of passes and sacks. */
  readonly sack?: number;
  /** Yards of a rush. */
  readonly rush?: number;
}
type RateKey = keyof Rates;
const KEYS: readonly RateKey[] = ["completion", "interception", "sack", "rush"];

/** Differences between teams in games over those of their cards: measured of the rated teams of 2019. */
const SPREADS: Readonly<Record<"own" | "against", Readonly<Record<RateKey, number>>>> = {
  own: { completion: 1.05, interception: 1, sack: 1.05, rush: 1 },
  against: { completion: 1, interception: 1, sack: 1, rush: 1 },
};

/** One figure by others, where all of them are known. */
function ratio(row: TeamRow | undefined, over: keyof TeamRow, ...by: readonly (keyof TeamRow)[]): number | undefined {
  if (row?.[over] === undefined || by.some((column) => row[column] === undefined)) return undefined;
  const all = by.reduce((sum, column) => sum + Number(row[column]), 0);
  return all > 0 ? Number(row[over]) / all : undefined;
}

/** As recorded. */
export const recorded = (row: TeamRow | undefined): Rates => ({
  completion: ratio(row, "completions", "passAttempts"),
  interception: ratio(row, "interceptions", "passAttempts"),
  sack: ratio(row, "sacks", "passAttempts", "sacks"),
  rush: ratio(row, "rushYards", "rushAttempts"),
});

/** Opponents of the regular season, once a game. */
function opponentsOf(season: Season, id: string): string[] {
  return season.tables.games.flatMap(({ away, home, kind }) => {
    if (kind !== undefined && kind !== "" && !/^reg/i.test(kind)) return [];
    return away === id ? [home] : home === id ? [away] : [];
  });
}

/** The most that a schedule and the spread move a rate, of itself. */
const MOST = 0.35;

/** What comes on top of the recorded rates of a team; of a season without a table of games the schedule says nothing. */
export function neutralShift(season: Season, id: string, side: "own" | "against"): Required<Rates> {
  const mine = recorded(season[side].get(id));
  const other = side === "own" ? "against" : "own";
  const opponents = opponentsOf(season, id).map((team) => recorded(season[other].get(team)));
  const rates = (rows: Iterable<TeamRow>, key: RateKey): number[] =>
    [...rows].flatMap((row) => recorded(row)[key] ?? []);
  const shift = (key: RateKey): number => {
    const rate = mine[key];
    if (rate === undefined) return 0;
    const mean = meanOf(rates(season[side].values(), key));
    const met = opponents.flatMap((one) => one[key] ?? []);
    const schedule = met.length > 0 ? meanOf(met) - meanOf(rates(season[other].values(), key)) : 0;
    const target = mean + (rate - schedule - mean) / SPREADS[side][key];
    return bounded(target, (1 - MOST) * rate, (1 + MOST) * rate) - rate;
  };
  return Object.fromEntries(KEYS.map((key) => [key, shift(key)])) as unknown as Required<Rates>;
}

/** Of a lone team nothing is known of others. */
export const NO_SHIFT: Required<Rates> = { completion: 0, interception: 0, sack: 0, rush: 0 };
