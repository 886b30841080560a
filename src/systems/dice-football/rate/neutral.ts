/**
 * What defenses allowed, adjusted to average opponents (which their cards are computed against) by removing the
 * schedule's effect. Offenses are computed against the defenses they faced.
 */
import type { Season, TeamRow } from "../../../stats/index.js";
import { bounded, meanOf } from "./figures.js";

export interface Rates {
  readonly completion?: number;
  readonly interception?: number;
  /** Per pass or sack. */
  readonly sack?: number;
  /** Yards per rush. */
  readonly rush?: number;
  readonly yardsPerCompletion?: number;
  /** Fumbles lost per game. */
  readonly fumbles?: number;
}
type RateKey = keyof Rates;
const KEYS: readonly RateKey[] = ["completion", "interception", "sack", "rush", "yardsPerCompletion", "fumbles"];

/** One figure divided by others, if all of them are known. */
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

/** Opponents of the regular season, once per game. */
export function opponentsOf(season: Season, id: string): string[] {
  return season.tables.games.flatMap(({ away, home, kind }) => {
    if (kind !== undefined && kind !== "" && !/^reg/i.test(kind)) return [];
    return away === id ? [home] : home === id ? [away] : [];
  });
}

/** Maximum relative effect of a schedule on a rate. */
const MOST = 0.35;

/** Adjustment of the rates that a team allowed; zero without a table of games. */
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

/** For a single team, the opponents are unknown. */
export const NO_SHIFT: Required<Rates> = {
  completion: 0,
  interception: 0,
  sack: 0,
  rush: 0,
  yardsPerCompletion: 0,
  fumbles: 0,
};
