/** The league that teams are compared with: the season's own, or that of its era. */
import type { Season, TeamRow } from "../../../stats/index.js";
import { between } from "./figures.js";

/** Rates of a league. */
export interface League {
  /** Yards per rush. */
  readonly rush: number;
  /** Per pass. */
  readonly completion: number;
  readonly interception: number;
  /** Per pass or sack. */
  readonly sack: number;
  readonly yardsPerCompletion: number;
  readonly punt: number;
  readonly kickReturn: number;
  readonly puntReturn: number;
  /** Share of field goals made from under 20, 20-29, 30-39, 40-49, 50 yards or more. */
  readonly fieldGoals: readonly number[];
  readonly extraPoint: number;
  /** Fumbles lost per run or reception, passers excluded, if the season's tables have them. */
  readonly carrierFumbles?: number;
  /** The same for passers, per run or sack. */
  readonly passerFumbles?: number;
  /** Fumbles lost per team and game: all, and those by neither passers nor carriers, on returns. */
  readonly fumbles?: number;
  readonly otherFumbles?: number;
  /** Share of rushes, without kneel-downs, by players other than passers, if the season's tables have it. */
  readonly carried?: number;
  /** Per team and game. */
  readonly passes: number;
  readonly rushes: number;
}

/** League rates of 1975, 1985 and 2015-19, interpolated between. Figures without a source for 1985 are interpolated, too. */
const RATES = [
  [1975, [4.01, 0.5245, 0.0534, 0.0778, 12.73, 39.3, 23.1, 8.6, 27.4, 35.8, 0.91]],
  [1985, [4.1, 0.549, 0.0417, 0.075, 12.8, 40.8, 23, 8.5, 32.2, 30.3, 0.917]],
  [2017, [4.22, 0.633, 0.0235, 0.063, 11.4, 45.4, 22.6, 8.3, 34.8, 26.1, 0.94]],
] as const;
const FIELD_GOALS = [
  [1975, [0.93, 0.82, 0.66, 0.45, 0.2]],
  [2017, [1, 0.978, 0.913, 0.764, 0.638]],
] as const;

export function eraOf(year: number): League {
  const [
    rush,
    completion,
    interception,
    sack,
    yardsPerCompletion,
    punt,
    kickReturn,
    puntReturn,
    passes,
    rushes,
    extraPoint,
  ] = between(RATES, year);
  return {
    rush,
    completion,
    interception,
    sack,
    yardsPerCompletion,
    punt,
    kickReturn,
    puntReturn,
    passes,
    rushes,
    extraPoint,
    fieldGoals: between(FIELD_GOALS, year),
  };
}

/** The season's own rates; the era fills the gaps in its tables. */
export function leagueOf(season: Season, era: League): League {
  const rows = [...season.own.values()];
  /** The ratio of two figures over the rows that have both. */
  const ratio = (over: keyof TeamRow, ...by: readonly (keyof TeamRow)[]): number | undefined => {
    const known = rows.filter((row) => row[over] !== undefined && by.every((column) => row[column] !== undefined));
    const sum = (column: keyof TeamRow): number => known.reduce((total, row) => total + Number(row[column]), 0);
    const all = by.reduce((total, column) => total + sum(column), 0);
    return known.length > 0 && all > 0 ? sum(over) / all : undefined;
  };
  const kicks = season.tables.kicking;
  const tried = kicks.reduce((sum, { extraPointAttempts }) => sum + (extraPointAttempts ?? 0), 0);
  const made = kicks.reduce((sum, { extraPoints }) => sum + (extraPoints ?? 0), 0);
  const rates: League = {
    ...era,
    rush: ratio("rushYards", "rushAttempts") ?? era.rush,
    completion: ratio("completions", "passAttempts") ?? era.completion,
    interception: ratio("interceptions", "passAttempts") ?? era.interception,
    sack: ratio("sacks", "passAttempts", "sacks") ?? era.sack,
    yardsPerCompletion: ratio("passYards", "completions") ?? era.yardsPerCompletion,
    punt: ratio("puntYards", "punts") ?? era.punt,
    kickReturn: ratio("kickReturnYards", "kickReturns") ?? era.kickReturn,
    puntReturn: ratio("puntReturnYards", "puntReturns") ?? era.puntReturn,
    passes: ratio("passAttempts", "games") ?? era.passes,
    rushes: ratio("rushAttempts", "games") ?? era.rushes,
    ...fumblesOf(season),
    carried: carriedOf(season),
    extraPoint: tried > 0 ? made / tried : era.extraPoint,
    fieldGoals: era.fieldGoals.map((share, i) => {
      const band = ["0", "20", "30", "40", "50"][i] as "0" | "20" | "30" | "40" | "50";
      return ratio(`made${band}`, `tried${band}`) ?? share;
    }),
    fumbles: ratio("fumblesLost", "games"),
  };
  return { ...rates, ...otherFumblesOf(rates) };
}

/** Touches of carriers, and sacks and runs of passers, per team and game. */
export const touchesOf = ({ rushes, carried = 1, passes, completion, sack }: League) => ({
  carriers: rushes * carried + passes * completion,
  passers: rushes * (1 - carried) + (passes * sack) / (1 - sack),
});

function otherFumblesOf(league: League): Pick<League, "otherFumbles"> {
  const { fumbles, carrierFumbles, passerFumbles } = league;
  if (fumbles === undefined || carrierFumbles === undefined || passerFumbles === undefined) return {};
  const { carriers, passers } = touchesOf(league);
  return { otherFumbles: Math.max(0, fumbles - carrierFumbles * carriers - passerFumbles * passers) };
}

/** Minimum touches for a league's own rate. */
const ENOUGH_TOUCHES = 1000;
/** A passer needs this many passes; anyone else counts as a runner or receiver. */
const LEAST_PASSES = 10;

function carriedOf({ tables: { passing, rushing } }: Season): number | undefined {
  const passers = new Set(
    passing
      .filter(({ attempts, position }) => attempts >= LEAST_PASSES || /^QB/i.test(position ?? ""))
      .map(({ team, player }) => `${team} ${player}`),
  );
  let [all, kept] = [0, 0];
  for (const { team, player, attempts, kneels = 0 } of rushing) {
    all += attempts - kneels;
    if (passers.has(`${team} ${player}`)) kept += attempts - kneels;
  }
  return all < ENOUGH_TOUCHES ? undefined : 1 - kept / all;
}

/** A player's fumbles are in both of his tables, including those on handoffs; for kick returners, take the share of their touches. */
function fumblesOf({ tables }: Season): Pick<League, "carrierFumbles" | "passerFumbles"> {
  const keyOf = ({ team, player }: { readonly team: string; readonly player: string }): string => `${team} ${player}`;
  const passers = new Set(tables.passing.map(keyOf));
  const returns = new Map(
    tables.returns.map((row) => [keyOf(row), (row.kickReturns ?? 0) + (row.puntReturns ?? 0)] as const),
  );
  const men = new Map<string, { touches: number; lost: number }>();
  const add = (row: { readonly team: string; readonly player: string }, touches: number, lost?: number): void => {
    if (lost === undefined) return;
    const man = men.get(keyOf(row)) ?? { touches: 0, lost: 0 };
    men.set(keyOf(row), { touches: man.touches + touches, lost: Math.max(man.lost, lost) });
  };
  for (const row of tables.rushing) add(row, row.attempts, row.fumblesLost);
  for (const row of tables.receiving) if (!passers.has(keyOf(row))) add(row, row.receptions, row.fumblesLost);
  for (const row of tables.passing) add(row, row.sacks ?? 0, row.fumblesLost);
  const rate = (of: (key: string) => boolean): number | undefined => {
    let [touches, lost] = [0, 0];
    for (const [key, man] of men) {
      if (!of(key) || man.touches === 0) continue;
      touches += man.touches;
      lost += (man.lost * man.touches) / (man.touches + (returns.get(key) ?? 0));
    }
    return touches < ENOUGH_TOUCHES ? undefined : lost / touches;
  };
  return { carrierFumbles: rate((key) => !passers.has(key)), passerFumbles: rate((key) => passers.has(key)) };
}
