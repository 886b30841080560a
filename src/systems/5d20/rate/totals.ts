/** A side's season as rating input: unknown figures filled in, with their source. */
import { USUAL_GAMES } from "../../../gamekit/calibration/played.js";
import type { Row, Season, TeamRow } from "../../../stats/index.js";
import type { Provenance } from "../rules/index.js";
import type { EraAverage } from "./eras.js";

/** Passes and runs of one side of a team, or of a passer. */
export interface PassTotals {
  readonly attempts: number;
  readonly completions: number;
  readonly yards: number;
  readonly interceptions: number;
  readonly sacks: number;
  readonly scrambles: number;
  /** Attempts by air yards, if known. */
  readonly air?: readonly [short: number, medium: number, long: number];
  /** Completions by air yards, if known. */
  readonly airCaught?: readonly [short: number, medium: number, long: number];
}
export interface RunTotals {
  /** Excluding scrambles and kneel-downs. */
  readonly carries: number;
  readonly yards: number;
}
export interface SideTotals {
  readonly games: number;
  readonly pass: PassTotals;
  readonly run: RunTotals;
  /** All rushes as recorded. */
  readonly rushes: {
    readonly attempts: number;
    readonly yards: number;
    readonly kneels: number;
    readonly scrambleYards: number;
  };
  readonly from: {
    readonly pass: Provenance;
    readonly sacks: Provenance;
    readonly scrambles: Provenance;
    readonly kneels: Provenance;
    readonly run: Provenance;
  };
}

export const dropbacks = ({
  attempts,
  sacks,
  scrambles,
}: Pick<PassTotals, "attempts" | "sacks" | "scrambles">): number => attempts + sacks + scrambles;

/** Share of a quarterback's carries that are scrambles, before they were counted separately. */
const SCRAMBLES_OF_CARRIES = 0.55;
/** Yards per scramble in 2009-16, and per kneel-down. */
export const SCRAMBLE_YARDS = 7.1;
const KNEEL_YARDS = -1;

export { USUAL_GAMES };

/** Passers: their carries may include scrambles and kneel-downs. */
export function passersOf(season: Season): ReadonlySet<string> {
  const most = new Map<string, number>();
  for (const { team, attempts } of season.tables.passing) most.set(team, (most.get(team) ?? 0) + attempts);
  return new Set(
    season.tables.passing
      .filter(({ attempts, team, position }) =>
        position ? /^QB/i.test(position) : attempts >= 0.05 * (most.get(team) ?? 0) && attempts >= 10,
      )
      .map(({ player, team }) => `${team}\t${player}`),
  );
}

/** Scrambles and kneel-downs among the quarterbacks' carries, if no table has them. */
export function guessedScrambles(
  season: Season,
  average: EraAverage,
): (row: Row<"rushing">) => { scrambles: number; kneels: number } {
  const passers = passersOf(season);
  const isPasser = ({ team, player }: Row<"rushing">): boolean => passers.has(`${team}\t${player}`);
  const carries = season.tables.rushing.filter(isPasser).reduce((sum, { attempts }) => sum + attempts, 0);
  const games = [...season.own.values()].reduce((sum, row) => sum + (row.games ?? USUAL_GAMES), 0);
  const kneels = average.kneelsPerGame * games;
  const known = season.tables.rushing.some((row) => row.kneels !== undefined);
  const kneelShare = carries > 0 ? Math.min(0.35, kneels / carries) : 0;
  return (row) => {
    const k = row.kneels ?? (known || !isPasser(row) ? 0 : row.attempts * kneelShare);
    const scrambles = row.scrambles ?? (isPasser(row) ? (row.attempts - k) * SCRAMBLES_OF_CARRIES : 0);
    return { scrambles, kneels: k };
  };
}

/** Totals of a side from its row; fills gaps with shares of the league's average. */
export function sideTotals(
  row: TeamRow,
  average: EraAverage,
  guessed: { readonly scrambles?: number; readonly kneels?: number },
): SideTotals {
  const games = row.games ?? USUAL_GAMES;
  const attempts = row.passAttempts ?? average.passAttemptsPerGame * games;
  const completions = row.completions ?? Math.round(attempts * average.completion);
  const s = average.sack;
  const sacks = row.sacks ?? (attempts * s) / (1 - s - average.scramble);
  const scrambles =
    row.scrambles ?? guessed.scrambles ?? ((attempts + sacks) * average.scramble) / (1 - average.scramble);
  const kneels = row.kneels ?? guessed.kneels ?? average.kneelsPerGame * games;
  const scrambleYards = row.scrambleYards ?? scrambles * SCRAMBLE_YARDS;
  const rushAttempts = row.rushAttempts ?? average.rushesPerGame * games;
  const carries = Math.max(1, rushAttempts - scrambles - kneels);
  const rushYards = row.rushYards ?? Math.round(rushAttempts * average.yardsPerRush);
  const { shortAttempts, mediumAttempts, longAttempts } = row;
  const air =
    shortAttempts !== undefined &&
    mediumAttempts !== undefined &&
    longAttempts !== undefined &&
    shortAttempts + mediumAttempts + longAttempts > 0.5 * attempts
      ? ([shortAttempts, mediumAttempts, longAttempts] as const)
      : undefined;
  return {
    games,
    pass: {
      attempts,
      completions,
      yards: row.passYards ?? completions * average.yardsPerCompletion,
      interceptions: row.interceptions ?? attempts * average.interception,
      sacks,
      scrambles,
      air,
      airCaught: caughtOf(row),
    },
    run: { carries, yards: rushYards - scrambleYards - kneels * KNEEL_YARDS },
    rushes: { attempts: rushAttempts, yards: rushYards, kneels, scrambleYards },
    from: {
      pass: [row.passAttempts, row.completions, row.passYards].includes(undefined) ? "prior" : "stat",
      sacks: row.sacks === undefined ? "prior" : "stat",
      scrambles: row.scrambles === undefined ? "prior" : "stat",
      kneels: row.kneels === undefined ? "prior" : "stat",
      run: row.rushAttempts === undefined || row.rushYards === undefined ? "prior" : "stat",
    },
  };
}

function caughtOf({ shortCompletions, mediumCompletions, longCompletions }: TeamRow): PassTotals["airCaught"] {
  if (shortCompletions === undefined || mediumCompletions === undefined || longCompletions === undefined)
    return undefined;
  return [shortCompletions, mediumCompletions, longCompletions];
}

/** Sum of all sides. */
export function sumTotals(sides: readonly SideTotals[]): SideTotals {
  const sum = (value: (side: SideTotals) => number): number => sides.reduce((total, side) => total + value(side), 0);
  const depths = (key: "air" | "airCaught") =>
    sides.every(({ pass }) => pass[key])
      ? ([0, 1, 2].map((d) => sum(({ pass }) => pass[key]![d])) as unknown as [number, number, number])
      : undefined;
  return {
    games: sum(({ games }) => games),
    pass: {
      attempts: sum(({ pass }) => pass.attempts),
      completions: sum(({ pass }) => pass.completions),
      yards: sum(({ pass }) => pass.yards),
      interceptions: sum(({ pass }) => pass.interceptions),
      sacks: sum(({ pass }) => pass.sacks),
      scrambles: sum(({ pass }) => pass.scrambles),
      air: depths("air"),
      airCaught: depths("airCaught"),
    },
    run: { carries: sum(({ run }) => run.carries), yards: sum(({ run }) => run.yards) },
    rushes: {
      attempts: sum(({ rushes }) => rushes.attempts),
      yards: sum(({ rushes }) => rushes.yards),
      kneels: sum(({ rushes }) => rushes.kneels),
      scrambleYards: sum(({ rushes }) => rushes.scrambleYards),
    },
    from: sides[0].from,
  };
}
