/**
 * Exact expectations without simulation. A drop-back meets a defender's WHAT, weighted by the defense, and takes its
 * result from the offense's rows: every figure of a team is a sum of products of the two.
 */
import { keyed, sumOf } from "../../../kernel/lists/index.js";
import {
  addedTo,
  ALIGNMENTS,
  CALL_ROWS,
  DEPTHS,
  type Alignment,
  type CallRow,
  type Cells,
  type Depth,
  type GameCharts,
  type PassDef,
  type QB,
  type Receiver,
  type RunDef,
  type Runner,
  type TeamChart,
  type TwoStage,
} from "../rules/index.js";
import { meanOf } from "./figures.js";
import { SIDES, twoStageShares, widths } from "./cells.js";

export type Mix = Readonly<Record<CallRow, number>>;

/** How often each row of the play-call chart is used to defend passes and runs, in real games of 2009-16. */
export const PASS_MIX: Mix = asShares({
  SHYD: 22,
  LT10: 100,
  T10: 560,
  T20: 193,
  T30: 124,
});
export const RUN_MIX: Mix = asShares({ SHYD: 74, LT10: 146, T10: 651, T20: 102, T30: 27 });

function asShares(mix: Mix): Mix {
  const sum = sumOf(Object.values(mix));
  return keyed(CALL_ROWS, (row) => mix[row] / sum);
}

/** PRE, DEF, REC, OTHER. */
export type PassWeights = readonly [pre: number, def: number, rec: number, other: number];
/** HOLE, LOS, BACK. */
export type RunWeights = readonly [hole: number, los: number, back: number];

/** Number of interception ratings that a defender may have. */
export const RATINGS = 13;

/** The pass defense that a drop-back faces. */
export interface PassDefense {
  readonly weights: PassWeights;
  /** Split of the DEF weight by defenders' interception rating. */
  readonly byRating: readonly number[];
  /** Added to every completion. */
  readonly passMod: number;
}

/** Numbers of red covered by a defender, by alignment. */
export type WhoWidths = Readonly<Record<Alignment, number>>;

/** A defender's part: the weight of each WHAT; the last is everything above his cells. */
function partOf(what: Cells, who: WhoWidths, { fronts }: Pick<GameCharts, "fronts">, mix: Mix, part: number[]): void {
  for (const call of CALL_ROWS) {
    const { alignment, adjust } = fronts[call];
    const each = (mix[call] * who[alignment]) / SIDES ** 2;
    if (each === 0) continue;
    // Higher whites take the same cell or a later one.
    let at = 0;
    for (let white = 1; white <= SIDES; white++) {
      while (at < what.length && (what[at] ?? -Infinity) < white + adjust) at++;
      part[at < what.length ? at : part.length - 1] += each;
    }
  }
}

export function passPart({ what }: Pick<PassDef, "what">, who: WhoWidths, charts: Pick<GameCharts, "fronts">) {
  const part: [number, number, number, number] = [0, 0, 0, 0];
  partOf(what, who, charts, PASS_MIX, part);
  return part;
}

export function runPart({ what }: Pick<RunDef, "what">, who: WhoWidths, charts: Pick<GameCharts, "fronts">) {
  const part: [number, number, number] = [0, 0, 0];
  partOf(what, who, charts, RUN_MIX, part);
  return part;
}

/** Numbers of red covered by each defender, by alignment. */
export function whoWidths(rows: readonly Pick<PassDef, Alignment>[]): WhoWidths[] {
  const taken = keyed(ALIGNMENTS, (alignment) => widths(rows.map((row) => row[alignment])));
  return rows.map((_, i) => keyed(ALIGNMENTS, (alignment) => taken[alignment][i]));
}

/** A team's pass defense. */
export function passDefenseOf(
  { passDef, passMod }: Pick<TeamChart, "passDef" | "passMod">,
  charts: GameCharts,
): PassDefense {
  const weights: [number, number, number, number] = [0, 0, 0, 0];
  const byRating = new Array<number>(RATINGS).fill(0);
  const who = whoWidths(passDef);
  passDef.forEach((row, i) => {
    const part = passPart(row, who[i], charts);
    part.forEach((weight, x) => (weights[x] += weight));
    byRating[Math.min(RATINGS - 1, row.int)] += part[1];
  });
  return { weights, byRating, passMod };
}

export function runDefenseOf({ runDef }: Pick<TeamChart, "runDef">, charts: GameCharts): RunWeights {
  const weights: [number, number, number] = [0, 0, 0];
  const who = whoWidths(runDef);
  runDef.forEach((row, i) => runPart(row, who[i], charts).forEach((weight, x) => (weights[x] += weight)));
  return weights;
}

/** A passer's results against each WHAT, as probabilities of one drop-back: PRE, DEF, REC, OTHER. */
export interface PassOffense {
  readonly completions: PassWeights;
  /** Yards of those completions. */
  readonly yards: PassWeights;
  /** Given PRE. */
  readonly sacks: number;
  readonly scrambles: number;
  /** Given DEF by a defender of each rating. */
  readonly interceptions: readonly number[];
}

/** Figures per drop-back. */
export interface PassFigures {
  readonly completions: number;
  readonly interceptions: number;
  readonly sacks: number;
  readonly scrambles: number;
  readonly yards: number;
}

/** Expected figures of an offense against a defense. */
export function meet(offense: PassOffense, defense: PassDefense): PassFigures {
  const { weights: w } = defense;
  let completions = 0;
  let yards = 0;
  for (let x = 0; x < 4; x++) {
    completions += w[x] * offense.completions[x];
    yards += w[x] * offense.yards[x];
  }
  let interceptions = 0;
  for (let r = 0; r < RATINGS; r++) interceptions += defense.byRating[r] * offense.interceptions[r];
  return {
    completions,
    interceptions,
    sacks: w[0] * offense.sacks,
    scrambles: w[0] * offense.scrambles,
    yards: yards + defense.passMod * completions,
  };
}

/** The weighted mean of offenses. */
export function meanOffense(parts: readonly { readonly weight: number; readonly offense: PassOffense }[]): PassOffense {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (value: (offense: PassOffense) => number): number =>
    parts.reduce((sum, { weight, offense }) => sum + weight * value(offense), 0) / total;
  const four = (key: "completions" | "yards"): PassWeights =>
    [0, 1, 2, 3].map((x) => mean((offense) => offense[key][x])) as unknown as PassWeights;
  return {
    completions: four("completions"),
    yards: four("yards"),
    sacks: mean((o) => o.sacks),
    scrambles: mean((o) => o.scrambles),
    interceptions: Array.from({ length: RATINGS }, (_, r) => mean((o) => o.interceptions[r])),
  };
}

/** Means of the yardage columns. */
export interface Means {
  readonly run: Readonly<Record<"STF" | "LINE" | "AVG" | "SEC" | "SG", number>>;
  /** By rating 1 to 10. */
  readonly brk: readonly number[];
  readonly sp: number;
  readonly mp: number;
  readonly lp: readonly number[];
  readonly sack: number;
  /** Average YAC: a d20 whose 20 adds 20 and rolls again. */
  readonly yac: number;
}

export function meansOf({ yardage, longGains }: Pick<GameCharts, "yardage" | "longGains">): Means {
  const gained = (column: readonly number[]): number =>
    meanOf(column.map((yards) => yards + meanOf(addedTo(yards, longGains))));
  return {
    run: {
      STF: gained(yardage.STF),
      LINE: gained(yardage.LINE),
      AVG: gained(yardage.AVG),
      SEC: gained(yardage.SEC),
      SG: gained(yardage.SG),
    },
    brk: yardage.BRK.map(gained),
    sp: gained(yardage.SP),
    mp: gained(yardage.MP),
    lp: yardage.LP.map(gained),
    sack: meanOf(yardage.SACK),
    yac: 10.5 / 0.95,
  };
}

/** A passer's rows and his receivers' as probabilities: from cells, or from values not yet rounded to cells. */
export interface PassRows {
  /** Share of SP, MP, LP. */
  readonly depth: readonly number[];
  readonly rows: readonly {
    /** SCK INC SCR OUT CMP. */
    readonly pre: readonly number[];
    readonly pd: number;
    /** CMP of OTHER. */
    readonly other: number;
    readonly int: number;
  }[];
}

/** The value of a catch, averaged over all receivers of a depth. */
export interface Catching {
  /** SP, MP, LP: mean yards of a pass caught against any coverage. */
  readonly base: readonly number[];
  /** Given REC: share caught, and its yards without and with YAC. */
  readonly caught: readonly number[];
  readonly caughtYards: readonly number[];
  /** On OUT. */
  readonly outCaught: number;
  readonly outYards: number;
}

export function passOffense({ depth, rows }: PassRows, c: Catching): PassOffense {
  const completions: [number, number, number, number] = [0, 0, 0, 0];
  const yards: [number, number, number, number] = [0, 0, 0, 0];
  let sacks = 0;
  let scrambles = 0;
  const interceptions = new Array<number>(RATINGS).fill(0);
  for (let d = 0; d < 3; d++) {
    const p = depth[d];
    const { pre, pd, other, int } = rows[d];
    sacks += p * pre[0];
    scrambles += p * pre[2];
    completions[0] += p * (pre[4] + pre[3] * c.outCaught);
    yards[0] += p * (pre[4] * c.base[d] + pre[3] * c.outYards);
    completions[1] += p * (1 - pd);
    yards[1] += p * (1 - pd) * c.base[d];
    completions[2] += p * c.caught[d];
    yards[2] += p * c.caughtYards[d];
    completions[3] += p * other;
    yards[3] += p * other * c.base[d];
    for (let r = 0; r < RATINGS; r++) interceptions[r] += (p * pd * Math.min(SIDES, Math.max(0, r + int))) / SIDES;
  }
  return { completions, yards, sacks, scrambles, interceptions };
}

/** A passer's rows as probabilities. */
export function passRowsOf({ depth, rows }: Pick<QB, "depth" | "rows">): PassRows {
  const share = (taken: readonly number[]): number[] => taken.map((width) => width / SIDES);
  return {
    depth: share(widths(depth)),
    rows: DEPTHS.map((d) => ({
      pre: share(widths(rows[d].pre)),
      pd: widths(rows[d].def)[0] / SIDES,
      other: widths(rows[d].other)[1] / SIDES,
      int: rows[d].int,
    })),
  };
}

const CATCH_KEYS = ["sp", "mp", "lp"] as const;

/** The results of a team's receivers. */
export function catchingOf(
  {
    receivers,
    who,
    out,
  }: {
    readonly receivers: readonly Pick<Receiver, "sp" | "mp" | "lp" | "lpy">[];
    readonly who: Readonly<Record<Depth, TwoStage>>;
    readonly out: TeamChart["out"];
  },
  means: Means,
): Catching {
  const cells = receivers.map((receiver) => CATCH_KEYS.map((key) => widths(receiver[key])));
  return catchingOfShares(
    DEPTHS.map((d) => twoStageShares(who[d])),
    widths(out).map((width) => width / SIDES),
    cells.map((depths) => depths.map(([drop]) => 1 - drop / SIDES)),
    cells.map((depths) => depths.map(([, , yac]) => yac / SIDES)),
    receivers.map(({ lpy }) => means.lp[lpy - 1]),
    means,
  );
}

/**
 * The same from shares and probabilities: `targets[depth][receiver]`, `caught[receiver][depth]`,
 * `yac[receiver][depth]`, mean yards of each player's long passes.
 */
export function catchingOfShares(
  targets: readonly (readonly number[])[],
  out: readonly number[],
  caught: readonly (readonly number[])[],
  yac: readonly (readonly number[])[],
  long: readonly number[],
  means: Means,
): Catching {
  const baseOf = (d: number, j: number): number => (d === 0 ? means.sp : d === 1 ? means.mp : long[j]);
  const sum = (shares: readonly number[], value: (j: number) => number): number =>
    shares.reduce((total, share, j) => total + (share === 0 ? 0 : share * value(j)), 0);
  return {
    base: [0, 1, 2].map((d) => sum(targets[d], (j) => baseOf(d, j))),
    caught: [0, 1, 2].map((d) => sum(targets[d], (j) => caught[j][d])),
    caughtYards: [0, 1, 2].map((d) => sum(targets[d], (j) => caught[j][d] * baseOf(d, j) + yac[j][d] * means.yac)),
    outCaught: sum(out, (j) => caught[j][0]),
    outYards: sum(out, (j) => caught[j][0] * means.sp + yac[j][0] * means.yac),
  };
}

/** Mean yards of each cell of a runner. */
export const cellYards = (brk: number, { run: { STF, LINE, AVG, SEC, SG }, brk: columns }: Means) => ({
  hole: [AVG, SEC, SG, columns[brk - 1]],
  los: [LINE, AVG, SEC],
  back: [STF, LINE, AVG],
});

/** A runner's cells as widths out of 20. */
export interface RunnerWidths {
  readonly hole: readonly number[];
  readonly los: readonly number[];
  readonly back: readonly number[];
}

/** Mean yards of a runner against HOLE, LOS, BACK. */
export const runYardsOf = (
  { hole, los, back, brk }: Pick<Runner, "back" | "los" | "hole" | "brk">,
  means: Means,
): RunWeights => widthYards({ hole: widths(hole), los: widths(los), back: widths(back) }, brk, means);

export function widthYards(taken: RunnerWidths, brk: number, means: Means): RunWeights {
  const yards = cellYards(brk, means);
  const sum = (key: keyof RunnerWidths): number =>
    taken[key].reduce((total, width, i) => total + (width * yards[key][i]) / SIDES, 0);
  return [sum("hole"), sum("los"), sum("back")];
}

export const meetRun = (yards: RunWeights, weights: RunWeights): number =>
  yards[0] * weights[0] + yards[1] * weights[1] + yards[2] * weights[2];

/** A team's runs against each WHAT. */
export function runOffenseOf({ rush, runners }: Pick<TeamChart, "rush" | "runners">, means: Means): RunWeights {
  const shares = twoStageShares(rush);
  const sum: [number, number, number] = [0, 0, 0];
  runners.forEach((runner, i) => runYardsOf(runner, means).forEach((yards, x) => (sum[x] += shares[i] * yards)));
  return sum;
}
