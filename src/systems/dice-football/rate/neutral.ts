/**
 * What defenses allowed as it would be against average opponents, whom their cards are worked out against: what the
 * opponents of the schedule did is taken off. Offenses are worked out against the defenses that they met.
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
  readonly yardsPerCompletion?: number;
  /** Fumbles lost a game. */
  readonly fumbles?: number;
}
type RateKey = keyof Rates;
const KEYS: readonly RateKey[] = ["completion", "interception", "sack", "rush", "yardsPerCompletion", "fumbles"];

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
  yardsPerCompletion: ratio(row, "passYards", "completions"),
  fumbles: ratio(row, "fumblesLost", "games"),
});

/** Opponents of the regular season, once a game. */
export function opponentsOf(season: Season, id: string): string[] {
  return season.tables.games.flatMap(({ away, home, kind }) => {
    if (kind !== undefined && kind !== "" && !/^reg/i.test(kind)) return [];
    return away === id ? [home] : home === id ? [away] : [];
  });
}

/** The most that a schedule moves a rate, of itself. */
const MOST = 0.35;

/** What comes on top of the rates that a team allowed; of a season without a table of games the schedule says nothing. */
export function neutralShift(season: Season, id: string): Required<Rates> {
  const mine = recorded(season.against.get(id));
  const opponents = opponentsOf(season, id).map((team) => recorded(season.own.get(team)));
  const shift = (key: RateKey): number => {
    const rate = mine[key];
    const met = opponents.flatMap((one) => one[key] ?? []);
    if (rate === undefined || met.length === 0) return 0;
    const usual = meanOf([...season.own.values()].flatMap((row) => recorded(row)[key] ?? []));
    return bounded(usual - meanOf(met), -MOST * rate, MOST * rate);
  };
  return Object.fromEntries(KEYS.map((key) => [key, shift(key)])) as unknown as Required<Rates>;
}

/** Of a lone team nothing is known of others. */
export const NO_SHIFT: Required<Rates> = {
  completion: 0,
  interception: 0,
  sack: 0,
  rush: 0,
  yardsPerCompletion: 0,
  fumbles: 0,
};
