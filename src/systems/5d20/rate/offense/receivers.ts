/** Who is targeted, how deep, what he catches and how far he runs. */
import type { Row } from "../../../../stats/index.js";
import { DEPTHS, type Depth, type Provenance, type TwoStage } from "../../rules/index.js";
import { apportion, cellsOf, SIDES, twoStageOf, twoStageShares } from "../cells.js";
import type { LeagueModel } from "../league.js";
import type { Catching, Means, PassDefense, PassRows } from "../model.js";
import { catchingOfShares } from "../model.js";
import { bisect } from "../solve.js";
import type { PassTargets } from "../targets.js";

export type ReceivingRow = Row<"receiving">;

/** Rows that fit on a chart. */
export const MOST_RECEIVERS = 9;

const CATCH_SHRINK = 20;
/** Shrinkage weight: league-average receptions blended into a player's yards. */
const YARD_SHRINK = 6;
/** Catch rates assumed when targets are unknown: wide receivers, tight ends, backs. */
const CATCH_BY_KIND = { WR: 0.75, TE: 0.78, RB: 0.8 } as const;
type Kind = keyof typeof CATCH_BY_KIND;

export const kindOf = (position: string | undefined, carries: number, yardsEach: number): Kind => {
  if (position && /^(?:RB|HB|FB|TB|B$)/i.test(position)) return "RB";
  if (position && /^TE/i.test(position)) return "TE";
  if (position && /^(?:WR|FL|SE|E$)/i.test(position)) return "WR";
  // Without positions, whoever has carries counts as a back.
  return carries >= 20 ? "RB" : yardsEach < 11 ? "TE" : "WR";
};

export interface ReceiverModel {
  readonly row: ReceivingRow;
  readonly kind: Kind;
  /** By depth. */
  readonly target: readonly number[];
  readonly caught: readonly number[];
  yac: number[];
  lpy: number;
  /** Share of throws on OUT. */
  readonly out: number;
  readonly from: {
    readonly who: Provenance;
    readonly caught: Provenance;
    readonly yac: Provenance;
    readonly lpy: Provenance;
  };
}

export interface ReceiversRequest {
  readonly rows: readonly ReceivingRow[];
  /** Carries of each player, by name. */
  readonly carries: ReadonlyMap<string, number>;
  readonly targets: PassTargets;
  /** Completions recorded. */
  readonly completions: number;
  readonly passer: PassRows;
  readonly league: LeagueModel;
  readonly defense: PassDefense;
  readonly means: Means;
  readonly factor: number;
}

/** Weight of air-yard splits against the estimate from season yards. */
const SPLIT = 0.2;

export function modelReceivers(request: ReceiversRequest): ReceiverModel[] {
  const { carries, targets, passer, league, defense, means, factor } = request;
  const sorted = [...request.rows].sort(
    (a, b) =>
      b.receptions - a.receptions ||
      b.yards - a.yards ||
      (b.targets ?? 0) - (a.targets ?? 0) ||
      (a.player < b.player ? -1 : 1),
  );
  const rows = sorted.filter(({ receptions, targets: t }) => receptions > 0 || (t ?? 0) > 0).slice(0, MOST_RECEIVERS);
  if (rows.length === 0)
    rows.push({ player: "Receivers", team: "", receptions: 1, yards: targets.yardsPerCompletion * factor });
  const [w0, , w2] = defense.weights;
  const sum = rows.reduce((total, row) => total + row.receptions, 0) || 1;
  const kinds = rows.map((row) =>
    kindOf(row.position, carries.get(row.player) ?? 0, row.yards / Math.max(1, row.receptions)),
  );
  // Catches relative to the team's, then by depth.
  const caught = catchesOf(rows, kinds, league);
  // Probability of a completion at each depth with any receiver, and the receiver's own part.
  const { weights } = defense;
  const other = passer.rows.map((row) => weights[0] * row.pre[4] + weights[1] * (1 - row.pd) + weights[3] * row.other);
  const chance = rows.map((_, j) => other.map((p, d) => p + w2 * caught[j][d]));
  const outShares = backsOnOut(rows, kinds);
  const outCompletions = w0 * passer.rows.reduce((total, row, d) => total + passer.depth[d] * row.pre[3], 0);
  const onOut = rows.map((_, j) => outShares[j] * outCompletions * caught[j][0]);
  // Receptions per drop-back, by player and depth.
  const c = targets.completions;
  const made = rows.map((row) => (c * row.receptions) / sum);
  const byDepth = passer.depth.map(
    (p, d) => p * (other[d] + w2 * mean(rows.map((row, j) => [row.receptions, caught[j][d]]))),
  );
  const scale = (c - onOut.reduce((a, b) => a + b, 0)) / byDepth.reduce((a, b) => a + b, 0);
  const columns = byDepth.map((value) => value * Math.max(0.1, scale));
  const values = yardsByDepth(league);
  const yardsEach = rows.map((row) => {
    const own = (row.yards + YARD_SHRINK * targets.yardsPerCompletion * factor) / (row.receptions + YARD_SHRINK);
    return own / factor;
  });
  const matrix = rake(rows, made, onOut, columns, values, yardsEach, columns);
  const target = matrix.map((row, j) => row.map((n, d) => n / chance[j][d]));
  const totals = [0, 1, 2].map((d) => target.reduce((total, row) => total + row[d], 0));
  const models = rows.map((row, j): ReceiverModel => {
    const split = row.shortTargets !== undefined || row.shortReceptions !== undefined;
    return {
      row,
      kind: kinds[j],
      target: target[j].map((t, d) => (totals[d] > 0 ? t / totals[d] : 1 / rows.length)),
      caught: caught[j],
      yac: [0, 1, 2].map((d) => Math.min(caught[j][d], league.yac[d])),
      lpy: longRating(row),
      out: outShares[j],
      from: {
        who: row.receptions >= 10 || split ? "stat" : "shrunk",
        caught: row.targets === undefined ? "prior" : "shrunk",
        yac: "stat",
        lpy: row.long === undefined ? "prior" : "stat",
      },
    };
  });
  models.forEach((model, j) =>
    fitYac(model, { chance: chance[j], passer, w0, w2, means, league, yards: made[j] * yardsEach[j] }),
  );
  return models;
}

const mean = (parts: readonly (readonly [weight: number, value: number])[]): number => {
  const weight = parts.reduce((sum, [w]) => sum + w, 0);
  return weight > 0 ? parts.reduce((sum, [w, value]) => sum + w * value, 0) / weight : parts[0][1];
};

/** By player and depth. */
function catchesOf(rows: readonly ReceivingRow[], kinds: readonly Kind[], league: LeagueModel): number[][] {
  const known = rows.filter(({ targets, receptions }) => targets !== undefined && targets >= receptions);
  const team = known.length > 0 ? mean(known.map((row) => [row.targets!, row.receptions / row.targets!])) : undefined;
  return rows.map((row, j) => {
    let against: number;
    if (team !== undefined && row.targets !== undefined && row.targets >= row.receptions) {
      const usual = usualCatches(row, team, league);
      against = (row.receptions + CATCH_SHRINK * team) / (usual + CATCH_SHRINK * team);
    } else {
      const usual = mean(rows.map((other, i) => [other.receptions, CATCH_BY_KIND[kinds[i]]]));
      against = CATCH_BY_KIND[kinds[j]] / usual;
    }
    const bounded = Math.min(1.15, Math.max(0.85, against));
    return league.catches.map((p) => Math.min(0.95, p * bounded));
  });
}

/** Catches an average receiver makes on these throws. */
function usualCatches(
  { targets = 0, shortTargets, mediumTargets, longTargets }: ReceivingRow,
  team: number,
  { solved }: LeagueModel,
): number {
  if (shortTargets === undefined || mediumTargets === undefined || longTargets === undefined) return targets * team;
  const p = [0.72, 0.57, 0.39];
  const usual = solved.depth.reduce((sum, share, d) => sum + share * p[d], 0);
  return ((shortTargets * p[0] + mediumTargets * p[1] + longTargets * p[2]) * team) / usual;
}

/** OUT goes to backs, and a little to a tight end. */
const OUT_SHARES = [0.65, 0.3] as const;
const OUT_END = 0.05;

function backsOnOut(rows: readonly ReceivingRow[], kinds: readonly Kind[]): number[] {
  const shares = rows.map(() => 0);
  const of = (kind: Kind): number[] => rows.map((_, j) => j).filter((j) => kinds[j] === kind);
  const backs = of("RB").slice(0, OUT_SHARES.length);
  const end = of("TE")[0] ?? of("WR")[0];
  const receptions = backs.map((j) => rows[j].receptions);
  const total = receptions.reduce((a, b) => a + b, 0);
  backs.forEach((j, i) => {
    // Shrunk halfway toward the usual shares of a first and second back.
    const own = total > 0 ? receptions[i] / total : 1 / backs.length;
    const usual = backs.length === 1 ? 1 : OUT_SHARES[i] / (OUT_SHARES[0] + OUT_SHARES[1]);
    shares[j] = (1 - OUT_END) * ((own + usual) / 2);
  });
  if (end !== undefined) shares[end] += backs.length === 0 ? 1 : OUT_END;
  const sum = shares.reduce((a, b) => a + b, 0);
  return sum > 0 ? shares.map((share) => share / sum) : rows.map((_, j) => (j === 0 ? 1 : 0));
}

/** Mean yards of the league's completions at a depth. */
const yardsByDepth = ({ catching, solved }: LeagueModel): number[] => {
  return [0, 1, 2].map((d) => {
    const { pre, pd, other } = solved.rows[d];
    // Weights of the average defense are close enough for tilting rows.
    const w = [0.302, 0.352, 0.208, 0.139];
    const plain = w[0] * pre[4] + w[1] * (1 - pd) + w[3] * other;
    return (plain * catching.base[d] + w[2] * catching.caughtYards[d]) / (plain + w[2] * catching.caught[d]);
  });
};

/**
 * Receptions by player and depth (iterative proportional fitting): rows match the players' receptions, columns the
 * passer's completions, and each row is tilted to match his yards. Starts from air-yard splits if they are known.
 */
function rake(
  rows: readonly ReceivingRow[],
  made: readonly number[],
  onOut: readonly number[],
  columns: readonly number[],
  values: readonly number[],
  yardsEach: readonly number[],
  prior: readonly number[],
): number[][] {
  const whole = prior.reduce((a, b) => a + b, 0);
  const start = rows.map((row, j) => {
    const { shortReceptions: s, mediumReceptions: m, longReceptions: l } = row;
    const usual = prior.map((p) => p / whole);
    if (s === undefined || m === undefined || l === undefined) return usual.map((p) => p * made[j]);
    const n = Math.max(1, s + m + l);
    return [s, m, l].map((count, d) => made[j] * ((1 - SPLIT) * (count / n) + SPLIT * usual[d]) + 1e-9);
  });
  const hasSplit = rows.map(({ shortReceptions }) => shortReceptions !== undefined);
  let matrix = start.map((row, j) => row.map((n, d) => Math.max(1e-7, d === 0 ? n - (hasSplit[j] ? onOut[j] : 0) : n)));
  const rowSum = made.map((n, j) => Math.max(0.02 * n + 1e-6, n - onOut[j]));
  for (let round = 0; round < 40; round++) {
    matrix = matrix.map((row, j) => {
      const tilted = hasSplit[j] ? row : tilt(row, values, yardsEach[j]);
      const sum = tilted.reduce((a, b) => a + b, 0);
      return tilted.map((n) => (n * rowSum[j]) / sum);
    });
    const sums = columns.map((_, d) => matrix.reduce((total, row) => total + row[d], 0));
    matrix = matrix.map((row) => row.map((n, d) => (n * columns[d]) / Math.max(1e-9, sums[d])));
  }
  return matrix;
}

/** Tilts a row toward a target mean, as far as its depths allow. */
function tilt(row: readonly number[], values: readonly number[], wanted: number): number[] {
  // Hot path (a million calls a season): allocate nothing.
  const meanAt = (theta: number): number => {
    let [sum, all] = [0, 0];
    for (let d = 0; d < row.length; d++) {
      const n = row[d] * Math.exp(theta * d);
      sum += n * values[d];
      all += n;
    }
    return sum / all;
  };
  const theta = bisect(-3, 3, meanAt, wanted);
  return row.map((n, d) => n * Math.exp(theta * d));
}

/** Longest catch in tens of yards; estimated from yards per catch when unknown. */
function longRating({ long, yards, receptions }: ReceivingRow): number {
  const rating = long === undefined ? Math.round(yards / Math.max(1, receptions) / 2.1) + 1 : Math.round(long / 10);
  return Math.min(10, Math.max(3, rating));
}

interface YacRequest {
  readonly chance: readonly number[];
  readonly passer: PassRows;
  readonly w0: number;
  readonly w2: number;
  readonly means: Means;
  readonly league: LeagueModel;
  /** Yards per drop-back. */
  readonly yards: number;
}

/** YAC widths that match a player's yards; if no width does, his long passes move by up to two columns. */
function fitYac(model: ReceiverModel, { chance, passer, w0, w2, means, league, yards }: YacRequest): void {
  const outs = w0 * passer.rows.reduce((sum, row, d) => sum + passer.depth[d] * row.pre[3], 0) * model.out;
  const widthsAt = (factor: number): number[] =>
    model.caught.map((caught, d) => Math.min(caught, league.yac[d] * factor));
  const yardsAt = (lpy: number, factor: number): number => {
    const v = widthsAt(factor);
    const base = [means.sp, means.mp, means.lp[lpy - 1]];
    const thrown = passer.depth.reduce(
      (sum, p, d) => sum + model.target[d] * p * (chance[d] * base[d] + w2 * v[d] * means.yac),
      0,
    );
    return thrown + outs * (model.caught[0] * means.sp + v[0] * means.yac);
  };
  const first = model.lpy;
  let factor = 1;
  for (let step = 0; step <= 2; step++) {
    factor = bisect(0.05, 2.2, (f) => yardsAt(model.lpy, f), yards);
    if (factor > 1.9 && model.lpy < 10) model.lpy = Math.min(10, first + step + 1);
    else if (factor < 0.2 && model.lpy > 1) model.lpy = Math.max(1, first - step - 1);
    else break;
  }
  model.yac = widthsAt(factor);
}

export interface ReceiverCells {
  readonly who: Readonly<Record<Depth, TwoStage>>;
  readonly out: (number | null)[];
  /** DRP and CMP by player and depth, as widths out of 20. */
  readonly widths: number[][][];
  readonly lpy: number[];
}

export function receiverCells(models: readonly ReceiverModel[]): ReceiverCells {
  const who = Object.fromEntries(
    DEPTHS.map((depth, d) => [depth, twoStageOf(models.map(({ target }) => target[d]))]),
  ) as Record<Depth, TwoStage>;
  return {
    who,
    out: cellsOf(apportion(models.map(({ out }) => out))),
    widths: models.map(({ caught, yac }) =>
      [0, 1, 2].map((d) => {
        const drop = Math.min(19, Math.max(0, Math.round(SIDES * (1 - caught[d]))));
        const run = Math.min(SIDES - drop, Math.max(0, Math.round(SIDES * yac[d])));
        return [drop, SIDES - drop - run, run];
      }),
    ),
    lpy: models.map(({ lpy }) => lpy),
  };
}

/** The results of receivers' cells. */
export function catchingOfCells(
  cells: ReceiverCells,
  shares: readonly (readonly number[])[],
  out: readonly number[],
  means: Means,
): Catching {
  return catchingOfShares(
    shares,
    out,
    cells.widths.map((depths) => depths.map(([drop]) => 1 - drop / SIDES)),
    cells.widths.map((depths) => depths.map(([, , run]) => run / SIDES)),
    cells.lpy.map((rating) => means.lp[rating - 1]),
    means,
  );
}

export const sharesOf = (who: Readonly<Record<Depth, TwoStage>>): number[][] =>
  DEPTHS.map((depth) => twoStageShares(who[depth]));
