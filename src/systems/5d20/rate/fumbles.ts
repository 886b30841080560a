/** Fumbles: who loses the ball, how often, and to whom (digest 5.4, 5.7). */
import type { Season, TeamRow } from "../../../stats/index.js";
import type { Fumble, TeamChart } from "../rules/index.js";
import type { PassingMade } from "./offense/passing.js";
import type { RushingMade } from "./offense/rushing.js";

/** Fumbles lost of all, and fumbles a play, of a league. */
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

const LOST_SHRINK = 10;
const bounded = (n: number): number => Math.min(14, Math.max(1, n));

export function makeFumbles(own: TeamRow, against: TeamRow, league: LeagueFumbles): Fumble {
  const part = (lost: number | undefined, fumbles: number | undefined): number => {
    // Numbers of yellow that lose the ball: the league's half stands on the other team's chart.
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

/** Fumbles of runners and receivers: all their touches together (5.4). */
const TOUCH_SHRINK = 100;
const USUAL_FUMBLE = 4.5;

export function withFumbles(
  team: string,
  season: Season,
  passing: PassingMade,
  rushing: RushingMade,
): Pick<TeamChart, "runners" | "receivers"> {
  const touches = new Map<string, { n: number; fumbles: number | undefined }>();
  const add = (player: string, n: number, fumbles: number | undefined): void => {
    const known = touches.get(player);
    // Tables of one source count all of a man's fumbles in each.
    const most =
      known?.fumbles === undefined ? fumbles : fumbles === undefined ? known.fumbles : Math.max(known.fumbles, fumbles);
    touches.set(player, { n: (known?.n ?? 0) + n, fumbles: most });
  };
  for (const row of season.tables.rushing) if (row.team === team) add(row.player, row.attempts, row.fumbles);
  for (const row of season.tables.receiving) if (row.team === team) add(row.player, row.receptions, row.fumbles);
  const rating = (name: string, usual: number): number => {
    const known = touches.get(name);
    if (!known || known.fumbles === undefined) return usual;
    return Math.min(
      17,
      Math.max(0, Math.round((400 * known.fumbles + TOUCH_SHRINK * USUAL_FUMBLE) / (known.n + TOUCH_SHRINK))),
    );
  };
  const passers = new Set(passing.chart.qbs.map(({ name }) => name));
  return {
    runners: rushing.chart.runners.map((runner) => {
      const qb = passing.chart.qbs.find(({ name }) => name === runner.name);
      return { ...runner, fum: passers.has(runner.name) && qb ? Math.min(8, qb.fum) : rating(runner.name, 4) };
    }),
    receivers: passing.chart.receivers.map((receiver) => ({ ...receiver, fum: rating(receiver.name, 5) })),
  };
}
