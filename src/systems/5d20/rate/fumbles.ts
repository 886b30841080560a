/** Fumbles: who loses the ball, how often, and to whom. */
import { type FumbleRating } from "./fumble-rating.js";
import type { Season, TeamRow } from "../../../stats/index.js";
import { sumOf } from "../../../kernel/lists/index.js";
import type { Fumble, Kick, KickReturner, TeamChart } from "../rules/index.js";
import { SIDES, twoStageShares } from "./cells.js";
import { sackChecks, type PassingMade } from "./offense/passing.js";
import type { RushingMade } from "./offense/rushing.js";
import { bisect } from "./solve.js";
import type { SideTotals } from "./totals.js";

/** A league's share of fumbles lost, and fumbles per play. */
export interface LeagueFumbles {
  readonly lost: number;
  readonly perPlay: number;
}

const playsOf = (row: TeamRow): number => (row.passAttempts ?? 0) + (row.rushAttempts ?? 0) + (row.sacks ?? 0);

export function leagueFumbles(season: Season): LeagueFumbles {
  let [fumbles, lost, plays] = [0, 0, 0];
  for (const row of season.own.values()) {
    if (row.fumbles === undefined || row.fumblesLost === undefined) continue;
    fumbles += row.fumbles;
    lost += row.fumblesLost;
    plays += playsOf(row);
  }
  return { lost: fumbles > 0 ? lost / fumbles : 0.48, perPlay: plays > 0 ? fumbles / plays : 0.02 };
}

/** Shrinkage weight of a team's share lost: fumbles at the league average. */
const LOST_SHRINK = 5;
const bounded = (n: number): number => Math.min(14, Math.max(1, n));

export function makeFumbles(own: TeamRow, against: TeamRow, league: LeagueFumbles): Fumble {
  const part = (lost: number | undefined, fumbles: number | undefined): number => {
    // Numbers of yellow that lose the ball: half of the league's are on the opponent's chart.
    const half = league.lost / 2;
    if (lost === undefined || fumbles === undefined) return Math.round(20 * half);
    const share = (lost + LOST_SHRINK * league.lost) / (fumbles + LOST_SHRINK);
    return bounded(Math.round(20 * (share - half)));
  };
  const a = part(own.fumblesLost, own.fumbles);
  const d = part(against.fumblesLost ?? own.fumblesRecovered, against.fumbles);
  const plays = playsOf(against);
  const over = against.fumbles === undefined || plays === 0 ? 0 : against.fumbles / plays - league.perPlay;
  return { offLost: [1, a], defRec: [21 - d, 20], rateAdj: Math.min(3, Math.max(-3, Math.round(400 * over))) };
}

/** Shrinkage weight of a player's fumbles: touches at the average. */
const TOUCH_SHRINK = 100;
const USUAL_FUMBLE = 4.5;
/** Ratings for players without fumble data. */
const [RUNNER_FUMBLE, RECEIVER_FUMBLE] = [4, 5] as const;
/** Returns per game if no table has them. */
const USUAL_RETURNS = { kick: 2.2, punt: 2 } as const;

/** Inputs for a chart's fumbles, computed earlier. */
export interface Carriers {
  readonly team: string;
  readonly season: Season;
  readonly own: TeamRow;
  readonly side: SideTotals;
  readonly passing: PassingMade;
  readonly rushing: RushingMade;
  readonly kick: Kick;
  /** Fumbles in games per fumble expected from the season's plays. */
  readonly level: number;
}

type Carrying = Pick<TeamChart, "qbs" | "runners" | "receivers">;

const ratingAt = ({ own, usual }: FumbleRating, drawn: number): number => own + drawn * usual;

/** A rating, and the number of season plays with a 1 in 400 chance for each number of it. */
interface Load extends FumbleRating {
  readonly n: number;
}

const [LEAST_RATING, MOST_RATING, MOST_OF_RUNS] = [1, 17, 8] as const;
const MOST_SNAP = 5;
/** A player at the largest rating cannot fumble more often: others make up the difference. */
const reached = (rating: number): number => Math.min(MOST_RATING, rating);
/**
 * Limits of the average that players are shrunk toward, to match the team's total: at 4, those with the fewest fumbles
 * approach the largest rating.
 */
const [LEAST_DRAWN, MOST_DRAWN] = [0, 4] as const;
/** Maximum shift of a player's rating to offset the rounding of others. */
const MOST_OWED = 1.5;

/**
 * Ratings of all ball carriers. A player is shrunk toward an average over a few touches; if the team's fumbles are
 * known, that average is chosen to match the team's total, and rounding errors are offset, most touches first.
 */
export function withFumbles(made: Carriers): Carrying {
  const { passing, rushing } = made;
  const { qbs, receivers } = passing.chart;
  const touched = touchRatings(made);
  const loads = loadsOf(made, touched);
  const { drawn, snaps } = drawnTo(made, [...loads.values()]);
  const rated = new Map<string, number>();
  let owed = 0;
  for (const [key, load] of [...loads].sort(([, a], [, b]) => b.n - a.n)) {
    const exact = ratingAt(load, drawn);
    // Players with few touches do not offset rounding errors of others.
    const moved =
      made.own.fumbles !== undefined && load.n > 0 ? Math.min(MOST_OWED, Math.max(-MOST_OWED, owed / load.n)) : 0;
    const fum = Math.max(LEAST_RATING, reached(Math.round(exact + moved)));
    rated.set(key, fum);
    owed += load.n * (reached(exact) - fum);
  }
  const passes = (name: string): number => rated.get(passerKey(name))!;
  const carries = (name: string, usual: number): number =>
    rated.has(passerKey(name)) ? Math.min(MOST_OF_RUNS, passes(name)) : rated.get(touched(name, usual).key)!;
  return {
    qbs: qbs.map((qb) => ({ ...qb, snap: Math.min(MOST_SNAP, qb.snap + snaps), fum: passes(qb.name) })),
    runners: rushing.chart.runners.map((man) => ({ ...man, fum: carries(man.name, RUNNER_FUMBLE) })),
    receivers: receivers.map((man) => ({ ...man, fum: carries(man.name, RECEIVER_FUMBLE) })),
  };
}

const passerKey = (name: string): string => `${name}\tQB`;

/** Touches of the season by player; for a passer, his checks and his own runs. */
function loadsOf({ side: { pass, run }, passing, rushing }: Carriers, touched: Touched): ReadonlyMap<string, Load> {
  const loads = new Map<string, Load>();
  const add = (key: string, n: number, rating: FumbleRating): void =>
    void loads.set(key, { ...rating, n: n + (loads.get(key)?.n ?? 0) });
  const checks = SIDES * sackChecks(pass.sacks, pass.scrambles);
  passing.chart.qbs.forEach(({ name }, q) => add(passerKey(name), checks * passing.shares[q], passing.fumbles[q]));
  const carry = (name: string, n: number, usual: number): void => {
    const passer = loads.get(passerKey(name));
    const { key, rating } = touched(name, usual);
    add(passer ? passerKey(name) : key, n, passer ?? rating);
  };
  const carries = twoStageShares(rushing.chart.rush);
  rushing.chart.runners.forEach(({ name }, i) => carry(name, run.carries * carries[i], RUNNER_FUMBLE));
  const caught = Math.max(1, sumOf(passing.receiving.map(({ row }) => row.receptions)));
  for (const { row } of passing.receiving)
    carry(row.player, (pass.completions * row.receptions) / caught, RECEIVER_FUMBLE);
  return loads;
}

/** The default level: with 1.028, a replay of 2019 (51,200 games) loses 0.4% fewer than the actual total. */
export const PLAYED = 1.028;

/** Returns of the season, each with its player's rating, in chances of 1 in 400. */
export function returnChecks(
  { kr, pr }: Kick,
  own: Pick<TeamRow, "kickReturns" | "puntReturns" | "puntFairCatches">,
  { games }: Pick<SideTotals, "games">,
): number {
  const returned = (men: readonly KickReturner[], n: number): number =>
    sumOf(men.map(({ upTo, fum }, i) => (n * fum * (upTo - (men[i - 1]?.upTo ?? 0))) / SIDES));
  const punts = (own.puntReturns ?? USUAL_RETURNS.punt * games) + (own.puntFairCatches ?? 0);
  return returned(kr, own.kickReturns ?? USUAL_RETURNS.kick * games) + returned(pr, punts);
}

/**
 * The average that players are shrunk toward, relative to the default, so that the team's fumbles match; if the largest
 * ratings are not enough, the excess becomes extra numbers of snap fumbles.
 */
function drawnTo(
  { side, own, passing, kick, level }: Carriers,
  loads: readonly Load[],
): { readonly drawn: number; readonly snaps: number } {
  if (own.fumbles === undefined) return { drawn: 1, snaps: 0 };
  const { pass, run } = side;
  const each = pass.attempts + pass.sacks + run.carries;
  const { snap } = passing.chart.qbs[0];
  const wanted = (SIDES ** 2 * own.fumbles) / level - each * snap - returnChecks(kick, own, side);
  const given = (drawn: number): number => sumOf(loads.map((load) => load.n * reached(ratingAt(load, drawn))));
  const lacking = Math.round((wanted - given(MOST_DRAWN)) / Math.max(1, each));
  const snaps = Math.min(MOST_SNAP - snap, Math.max(0, lacking));
  return { drawn: bisect(LEAST_DRAWN, MOST_DRAWN, given, wanted - each * snaps), snaps };
}

/** Players without fumble data are rated by role: runner or receiver. */
type Touched = (name: string, usual: number) => { readonly key: string; readonly rating: FumbleRating };

/** Runners and receivers: all touches combined. */
function touchRatings({ team, season }: Carriers): Touched {
  const touches = new Map<string, { n: number; fumbles: number | undefined }>();
  const add = (player: string, n: number, fumbles: number | undefined): void => {
    const known = touches.get(player);
    // Each table of a single source repeats a player's total fumbles.
    const most =
      known?.fumbles === undefined ? fumbles : fumbles === undefined ? known.fumbles : Math.max(known.fumbles, fumbles);
    touches.set(player, { n: (known?.n ?? 0) + n, fumbles: most });
  };
  for (const row of season.tables.rushing) if (row.team === team) add(row.player, row.attempts, row.fumbles);
  for (const row of season.tables.receiving) if (row.team === team) add(row.player, row.receptions, row.fumbles);
  return (name, usual) => {
    const known = touches.get(name);
    if (!known || known.fumbles === undefined) return { key: `${name}\t${usual}`, rating: { own: 0, usual } };
    const all = known.n + TOUCH_SHRINK;
    const rating = { own: (SIDES ** 2 * known.fumbles) / all, usual: (TOUCH_SHRINK * USUAL_FUMBLE) / all };
    return { key: name, rating };
  };
}
