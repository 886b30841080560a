/** Cards of passers. */
import { sumOf } from "../../../kernel/lists/index.js";
import type { QuarterbackCard, Span } from "../rules/index.js";
import { bounded, meanOf, wholeParts } from "./figures.js";
import { gridOf, type Widths } from "./grid.js";
import { injuryRange } from "./injury.js";
import type { Passer } from "./people.js";
import { longRunsColumn, rushingColumn } from "./shapes.js";

/** Inputs for passers' cards besides their own figures. */
export interface PassersInput {
  readonly games: number;
  /** Fumbles lost by the league's passers per run or sack, if tables have them. */
  readonly passerFumbles?: number;
}

/** Fewer runs say nothing about a player. */
export const FEW_RUSHES = 10;

/** Shares of runs that use column II and column I. */
const LONG = 0.03;
const SHORT = 0.97;

/** Plays on which a passer dropped back. */
export const dropsOf = ({ attempts, sacks, runs }: Passer): number => attempts + sacks + runs;

/** Completion numbers of an unknown reserve passer, as a share of the starter’s; this project's choice. */
const RESERVE_COMPLETION = 0.85;

/** Adds an unnamed second passer to a team with only one: the injury charts name passers on most completions. */
export function withReserve(cards: readonly QuarterbackCard[], grid: Widths, input: PassersInput): QuarterbackCard[] {
  const { games } = input;
  if (cards.length > 1) return [...cards];
  const widths = { ...grid, complete: grid.complete.map((width) => Math.round(RESERVE_COMPLETION * width)) };
  const nobody: Passer = {
    name: "Reserve Quarterback",
    games,
    attempts: 0,
    completions: 0,
    yards: 0,
    intercepted: 0,
    sacks: 0,
    runs: 0,
    runYards: 0,
    longest: PASSER_LONG,
    fumblesLost: 0,
  };
  return [...cards, passerCard(nobody, widths, input, 0)];
}

const PASSER_LONG = 14;

/** Games started by each passer, in proportion to drop-backs. */
export function startsOf(passers: readonly Passer[], games: number): number[] {
  const all = sumOf(passers.map(dropsOf));
  const starts = wholeParts(
    passers.map((one) => (games * dropsOf(one)) / all),
    games,
  );
  return starts.map((count, i) => Math.min(count, passers[i].games));
}

/** Runs and sacks at the average added to each passer's own, and his lost fumbles among them if no table has any. */
const [PRIOR_DROPS, PRIOR_DROPPED] = [14, 1];

/** Numbers on which a passer loses the ball on a run or sack. */
export function dropsLost({ sacks, runs, fumblesLost }: Passer, league: number | undefined): number {
  const usual = league === undefined ? PRIOR_DROPPED : PRIOR_DROPS * league;
  return Math.min(60, Math.round((100 * (fumblesLost + usual)) / (sacks + runs + PRIOR_DROPS)));
}

export function passerCard(
  passer: Passer,
  widths: Widths,
  { games, passerFumbles }: PassersInput,
  starts: number,
): QuarterbackCard {
  const { runs, runYards } = passer;
  const yards = runs > 0 ? runYards / runs : 3;
  // A handful of runs is too few.
  const sure = runs >= FEW_RUSHES ? yards : (runYards + 4 * (FEW_RUSHES - runs)) / FEW_RUSHES;
  const II = longRunsColumn(runs < FEW_RUSHES ? undefined : passer.longest, runs, 0);
  const mean = (sure - LONG * meanOf(II)) / SHORT;
  const fumble = dropsLost(passer, passerFumbles);
  const drops: Span = fumble > 0 ? [0, fumble - 1] : null;
  return {
    name: passer.name,
    games: passer.games,
    starts,
    injury: injuryRange("other", games, starts > 0 ? passer.games : undefined),
    passing: gridOf(widths),
    I: rushingColumn(bounded(mean, 1, 8)),
    II,
    fumble: drops,
    ...(passer.season && { season: passer.season }),
  };
}
