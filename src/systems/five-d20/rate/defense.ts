/** A team's defenders, run and pass (digest 5.6). */
import type { Row } from "../../../stats/index.js";
import {
  ALIGNMENTS,
  CALL_ROWS,
  type GameCharts,
  type PassDef,
  type Provenance,
  type RunDef,
  type TeamChart,
} from "../rules/index.js";
import { apportion, cellsOf, SIDES } from "./cells.js";
import { descend, kept, rangeMoves, ratingMoves, type Move } from "./descend.js";
import {
  meet,
  meetRun,
  PASS_MIX,
  passPart,
  RATINGS,
  RUN_MIX,
  runPart,
  type PassDefense,
  type PassFigures,
  type PassOffense,
  type RunWeights,
} from "./model.js";
import type { PassTargets } from "./targets.js";
import { TOLERANCE } from "./tolerance.js";

/** Rows that the charts have room for. */
const MOST_PASS = 14;
const MOST_RUN = 15;

export type Line = "DL" | "LB" | "DB";

/** Where a man plays, by the position that a source writes. */
export function lineOf(position: string | undefined): Line | undefined {
  if (!position) return undefined;
  const first = position.toUpperCase().split(/[-/,]/)[0];
  if (/^(?:DE|DT|NT|DL|LDE|RDE|LDT|RDT|EDGE|MG|DG|DLINE)$/.test(first)) return "DL";
  if (/^(?:LB|ILB|OLB|MLB|LLB|RLB|LOLB|ROLB|LILB|RILB|SLB|WLB)$/.test(first)) return "LB";
  if (/^(?:CB|S|SS|FS|DB|SAF|LCB|RCB|NB|LS|LDH|RDH|LHB|RHB)$/.test(first)) return "DB";
  return undefined;
}

/** A defender with what is known of him. */
interface Defender {
  readonly name: string;
  readonly pos: string;
  readonly line: Line;
  readonly corner: boolean;
  readonly sacks: number;
  readonly hits: number;
  readonly tackles: number;
  readonly forLoss: number;
  readonly interceptions: number;
  readonly interceptionYards: number;
  readonly broken: number | undefined;
  readonly special: number | undefined;
}

/** A starting eleven with a nickel back, for defenses of which no table names anyone, and to fill up short ones. */
const NAMELESS: readonly (readonly [string, string, Line])[] = [
  ["Left Corner", "CB", "DB"],
  ["Right Corner", "CB", "DB"],
  ["Free Safety", "FS", "DB"],
  ["Strong Safety", "SS", "DB"],
  ["Middle Linebacker", "LB", "LB"],
  ["Left Linebacker", "LB", "LB"],
  ["Right Linebacker", "LB", "LB"],
  ["Left End", "DE", "DL"],
  ["Left Tackle", "DT", "DL"],
  ["Right Tackle", "DT", "DL"],
  ["Right End", "DE", "DL"],
];

/** Offensive men whose tackles come after turnovers. */
const OFFENSIVE = /^(?:QB|RB|FB|HB|WR|TE|T|G|C|OT|OG|OL|K|P|LS|OC|LT|RT|LG|RG|FL|SE)$/i;

export interface DefenseRequest {
  readonly rows: readonly Row<"defense">[];
  readonly targets: PassTargets;
  /** Neutral yards of a run against the team. */
  readonly yardsPerRush: number;
  /** What the league's passers and runners are. */
  readonly offense: PassOffense;
  readonly runs: RunWeights;
  readonly dropbacks: number;
  /** Recorded interceptions a neutral one. */
  readonly interceptionFactor: number;
  /** What an average defense is. */
  readonly usualRun: RunWeights;
  readonly charts: GameCharts;
}

export interface DefenseMade {
  readonly chart: Pick<TeamChart, "runDef" | "passDef" | "passMod">;
  readonly figures: PassFigures;
  readonly yardsPerRush: number;
  readonly weights: PassDefense["weights"];
  readonly provenance: Record<string, Provenance>;
}

export function makeDefense(request: DefenseRequest): DefenseMade {
  const { targets, offense, runs, yardsPerRush } = request;
  const men = defendersOf(request.rows);
  const passMen = [...men].sort(byWeight(passWeight)).slice(0, MOST_PASS);
  const { weights, passMod } = wantedWeights(targets, offense);
  const pass = passChart(inOrder(passMen), weights, passMod, request);
  // Who defends passes needs a row of the run chart: his return rating stands there.
  const others = [...men].sort(byWeight(runWeight)).filter((man) => !passMen.includes(man));
  const runMen = [...passMen, ...others].slice(0, MOST_RUN);
  const run = runChart(inOrder(runMen), request, yardsPerRush, runs);
  const known = request.rows.some(({ tackles, combined }) => tackles !== undefined || combined !== undefined);
  const named = request.rows.length > 0;
  return {
    chart: { runDef: run.rows, passDef: pass.rows, passMod: pass.defense.passMod },
    figures: meet(offense, pass.defense),
    yardsPerRush: meetRun(runs, run.weights),
    weights: pass.defense.weights,
    provenance: {
      runDef: !named ? "prior" : known ? "shrunk" : "prior",
      passDef: !named ? "prior" : "shrunk",
      passMod: "stat",
    },
  };
}

function defendersOf(rows: readonly Row<"defense">[]): Defender[] {
  const men = rows
    .filter(({ position }) => !position || !OFFENSIVE.test(position) || lineOf(position) !== undefined)
    .map((row): Defender => {
      const tackles = row.tackles ?? (row.combined === undefined ? undefined : row.combined - (row.assists ?? 0) * 0.5);
      const line = lineOf(row.position) ?? guessLine(row);
      return {
        name: row.player,
        pos: (row.position ?? line).toUpperCase().split(/[-/,]/)[0].slice(0, 4),
        line,
        corner: /CB/i.test(row.position ?? "") || (line === "DB" && !/S/i.test(row.position ?? "")),
        sacks: row.sacks ?? 0,
        hits: row.hits ?? 0,
        tackles: tackles ?? 0,
        forLoss: row.tacklesForLoss ?? 0,
        interceptions: row.interceptions ?? 0,
        interceptionYards: row.interceptionYards ?? 0,
        broken: row.passesDefended,
        special: row.specialTackles,
      };
    });
  const seen = new Set<string>();
  const unique = men.filter(({ name }) => !seen.has(name) && seen.add(name));
  const total = unique.reduce((sum, man) => sum + man.tackles, 0);
  // A line, a middle and a backfield belong to every defense, known men or not.
  const least: Readonly<Record<Line, number>> = { DL: 3, LB: 2, DB: 4 };
  for (const line of ["DL", "LB", "DB"] as const) {
    const have = unique.filter((man) => man.line === line).length;
    const spare = NAMELESS.filter(([, , l]) => l === line);
    for (let i = have; i < least[line]; i++) {
      const [name, pos] = spare[i % spare.length];
      unique.push(nameless(name, pos, line, total));
    }
  }
  return unique;
}

const nameless = (name: string, pos: string, line: Line, tackles: number): Defender => ({
  name,
  pos,
  line,
  corner: pos === "CB",
  sacks: 0,
  hits: 0,
  tackles: tackles * 0.06,
  forLoss: 0,
  interceptions: 0,
  interceptionYards: 0,
  broken: undefined,
  special: undefined,
});

/** Interceptions make a back, sacks a lineman, where no table has positions. */
function guessLine({ sacks = 0, interceptions = 0, passesDefended = 0, tackles = 0 }: Row<"defense">): Line {
  if (sacks > 0 && sacks >= interceptions * 1.5 && sacks * 12 >= tackles) return "DL";
  if (interceptions > 0 || passesDefended >= 3) return interceptions >= sacks ? "DB" : "LB";
  return tackles > 0 && sacks === 0 ? "LB" : "DL";
}

const byWeight =
  (weight: (man: Defender) => number) =>
  (a: Defender, b: Defender): number =>
    weight(b) - weight(a) || (a.name < b.name ? -1 : 1);
const passWeight = (man: Defender): number =>
  man.tackles + 6 * man.sacks + 5 * (man.broken ?? 0) + 6 * man.interceptions + man.hits;
const runWeight = (man: Defender): number => man.tackles + 2 * man.forLoss + man.sacks;

/** Backs first, then linebackers, then the line, as charts are printed. */
function inOrder(men: readonly Defender[]): Defender[] {
  const rank: Readonly<Record<Line, number>> = { DB: 0, LB: 1, DL: 2 };
  return [...men].sort(
    (a, b) =>
      rank[a.line] - rank[b.line] ||
      Number(b.corner) - Number(a.corner) ||
      runWeight(b) - runWeight(a) ||
      (a.name < b.name ? -1 : 1),
  );
}

/** What is left after PRE and DEF goes to REC and OTHER in this proportion. */
const REC_SHARE = 0.6;
const LEAST_WEIGHT = 0.03;

/**
 * Weights of WHAT that give the team's figures against the league's passers: sacks say PRE, completions and yards DEF and the split
 * of the rest, with the pass modifier that keeps this split nearest to the usual one.
 */
function wantedWeights(
  targets: PassTargets,
  o: PassOffense,
): { weights: [number, number, number, number]; passMod: number } {
  const pre = Math.min(0.7, Math.max(0.05, targets.sacks / o.sacks));
  const at = (passMod: number) => {
    // Completions and yards are linear in DEF and REC, OTHER being what is left.
    const rest = 1 - pre;
    const c = [o.completions[1] - o.completions[3], o.completions[2] - o.completions[3]];
    const c0 = pre * o.completions[0] + rest * o.completions[3];
    const y = [o.yards[1] - o.yards[3], o.yards[2] - o.yards[3]];
    const y0 = pre * o.yards[0] + rest * o.yards[3];
    const wantC = targets.completions - c0;
    const wantY = targets.completions * (targets.yardsPerCompletion - passMod) - y0;
    const det = c[0] * y[1] - c[1] * y[0];
    let def = (wantC * y[1] - c[1] * wantY) / det;
    let rec = (c[0] * wantY - wantC * y[0]) / det;
    def = Math.min(rest - 2 * LEAST_WEIGHT, Math.max(LEAST_WEIGHT, def));
    rec = Math.min(rest - def - LEAST_WEIGHT, Math.max(LEAST_WEIGHT, rec));
    const weights: [number, number, number, number] = [pre, def, rec, rest - def - rec];
    const figures = meet(o, { weights, byRating: new Array<number>(RATINGS).fill(0), passMod });
    const miss =
      ((figures.completions - targets.completions) / TOLERANCE.completions) ** 2 +
      ((figures.yards / figures.completions - targets.yardsPerCompletion) / TOLERANCE.yardsPerCompletion) ** 2;
    const split = (rec / Math.max(1e-9, rest - def) - REC_SHARE) ** 2;
    return { weights, passMod, cost: miss + 10 * split };
  };
  const all = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map(at);
  return all.reduce((a, b) => (b.cost < a.cost - 1e-9 ? b : a));
}

/** By position: coverage, and the mass of OTHER. */
const COVERAGE: Readonly<Record<Line, number>> = { DB: 1, LB: 0.6, DL: 0.1 };
const OTHER: Readonly<Record<Line, number>> = { DL: 0.45, LB: 0.25, DB: 0.3 };
const WHO_RUN: Readonly<Record<Line, number>> = { DL: 1.15, LB: 1.15, DB: 0.75 };
const WHO_PASS: Readonly<Record<Line, number>> = { DL: 0.9, LB: 0.75, DB: 1.2 };
const PD_PRIOR = (man: Defender): number => (man.line === "DB" ? (man.corner ? 10 : 7) : man.line === "LB" ? 3 : 0.5);

const normal = (values: readonly number[], sum = 1): number[] => {
  const total = values.reduce((a, b) => a + b, 0);
  return values.map((value) => (total > 0 ? (value / total) * sum : sum / values.length));
};

/** Numbers of red by alignment: everybody has one in some column. */
function whoColumns(men: readonly Defender[], share: readonly number[]) {
  const base = wide(share);
  const run = wide(share.map((p, i) => p * WHO_RUN[men[i].line]));
  const pass = wide(share.map((p, i) => p * WHO_PASS[men[i].line]));
  men.forEach((man, i) => {
    if (base[i] + run[i] + pass[i] > 0) return;
    const column = man.line === "DB" ? pass : man.line === "DL" ? run : base;
    const most = column.indexOf(Math.max(...column));
    column[most]--;
    column[i]++;
  });
  return men.map((_, i) => ({ run: run[i], base: base[i], pass: pass[i] }));
}
const wide = (shares: readonly number[]): number[] => apportion(shares);

const columnCells = (widths: readonly { readonly run: number; readonly base: number; readonly pass: number }[]) => {
  const [run, base, pass] = ALIGNMENTS.map((a) => cellsOf(widths.map((row) => row[a])));
  return widths.map((_, i) => ({ run: run[i], base: base[i], pass: pass[i] }));
};

/** Rows of WHAT: shares that come out as wanted after the adjustments of the alignments, found in rounds. */
function fitShares(
  wanted: readonly (readonly number[])[],
  part: (cells: readonly number[], i: number) => readonly number[],
): number[][] {
  const sums = wanted[0].map((_, x) => wanted.reduce((sum, row) => sum + row[x], 0));
  const factor = sums.map(() => 1);
  let rows = wanted.map((row) => [...row]);
  for (let round = 0; round < 30; round++) {
    rows = wanted.map((row) => normal(row.map((value, x) => value * factor[x])));
    const got = sums.map(() => 0);
    rows.forEach((row, i) => part(row, i).forEach((value, x) => (got[x] += value)));
    sums.forEach((sum, x) => (factor[x] *= (sum / Math.max(1e-4, got[x])) ** 0.7));
  }
  return rows;
}

function passChart(
  men: readonly Defender[],
  w: readonly [number, number, number, number],
  passMod: number,
  request: DefenseRequest,
) {
  const { targets, offense, charts } = request;
  const hasPd = men.some(({ broken }) => (broken ?? 0) > 0);
  const count = (line: Line): number => Math.max(1, men.filter((man) => man.line === line).length);
  const j = [
    normal(
      men.map((man) => (anySacks(men) ? man.sacks + 0.3 * man.hits + 0.2 : sackPrior(man))),
      w[0],
    ),
    normal(
      men.map((man) => (hasPd ? (man.broken ?? 0) + man.interceptions + 0.5 : 3 * man.interceptions + PD_PRIOR(man))),
      w[1],
    ),
    normal(
      men.map((man) => (anyTackles(men) ? man.tackles + 3 : 20) * COVERAGE[man.line]),
      w[2],
    ),
    normal(
      men.map((man) => OTHER[man.line] / count(man.line)),
      w[3],
    ),
  ];
  const joint = men.map((_, i) => j.map((column) => column[i]));
  const who = whoColumns(
    men,
    joint.map((row) => row.reduce((a, b) => a + b, 0)),
  );
  const shares = fitShares(joint, (row, i) => partOfShares(row, who[i], charts, "pass"));
  const rows = shares.map((row) => apportion(row));
  // Interceptions of a man: his own and what his share of the throws would give, half and half.
  const all = men.reduce((sum, man) => sum + man.interceptions, 0);
  const wDef = w[1];
  const perPoint = (offense.interceptions[RATINGS - 1] - offense.interceptions[RATINGS - 2]) * request.dropbacks;
  const lean = offense.interceptions[6] / Math.max(1e-9, offense.interceptions[7] - offense.interceptions[6]) - 6;
  const ratings = men.map((man, i) => {
    const part = joint[i][1];
    const prior = (all * part) / wDef;
    const wantedInts = (man.interceptions + prior) / 2 / request.interceptionFactor;
    const rating = wantedInts / Math.max(1e-6, perPoint * part) - lean;
    return Math.min(RATINGS - 1, Math.max(0, Math.round(rating)));
  });
  const parts = rows.map((taken, i) => passPart({ what: whatCells(taken) }, who[i], charts));
  const mod = [passMod];
  const defense = (): PassDefense => {
    const weights: [number, number, number, number] = [0, 0, 0, 0];
    const byRating = new Array<number>(RATINGS).fill(0);
    parts.forEach((part, i) => {
      for (let x = 0; x < 4; x++) weights[x] += part[x];
      byRating[ratings[i]] += part[1];
    });
    return { weights, byRating, passMod: mod[0] };
  };
  const error = (): number => {
    const f = meet(offense, defense());
    return (
      ((f.completions - targets.completions) / TOLERANCE.completions) ** 2 +
      ((f.interceptions - targets.interceptions) / TOLERANCE.interceptions) ** 2 +
      ((f.sacks - targets.sacks) / TOLERANCE.sacks) ** 2 +
      ((f.yards / f.completions - targets.yardsPerCompletion) / TOLERANCE.yardsPerCompletion) ** 2
    );
  };
  const moves: Move[] = [];
  let boundary = 0;
  rows.forEach((taken, i) => {
    const renew = (): void => void (parts[i] = passPart({ what: whatCells(taken) }, who[i], charts));
    moves.push(...rangeMoves(taken, boundary, [0, 0, 0, 0]).map((move) => kept(move, renew)));
    boundary += 4;
  });
  ratings.forEach((_, i) => moves.push(...ratingMoves(ratings, i, [0, RATINGS - 1], boundary++)));
  moves.push(...ratingMoves(mod, 0, [-9, 9], boundary++));
  descend(moves, error, boundary);
  const cells = columnCells(who);
  const made = men.map((man, i): PassDef => ({
    name: man.name,
    ...cells[i],
    what: whatCells(rows[i]),
    int: ratings[i],
  }));
  return { rows: made, defense: defense() };
}

/** PRE DEF REC of four ranges; above them stands OTHER. A row of OTHER alone keeps one number below. */
const whatCells = (taken: readonly number[]): (number | null)[] => cellsOf(taken).slice(0, 3);

const anySacks = (men: readonly Defender[]): boolean => men.some(({ sacks }) => sacks > 0);
const anyTackles = (men: readonly Defender[]): boolean => men.some(({ tackles }) => tackles > 0);
const sackPrior = ({ line, pos }: Defender): number =>
  line === "DL" ? (/E/.test(pos) ? 7 : 4.5) : line === "LB" ? 2 : 0.4;

/** What shares of 20 numbers, not yet whole, come to: white on the line, moved by the alignment. */
function partOfShares(
  shares: readonly number[],
  who: { readonly run: number; readonly base: number; readonly pass: number },
  charts: GameCharts,
  kind: "pass" | "run",
): number[] {
  // Hundreds of a number are fine enough to steer by: cells of a die with 20 sides, each counted from its lower to its upper edge.
  const ends = shares.map((_, x) => shares.slice(0, x + 1).reduce((a, b) => a + b, 0) * SIDES);
  const blank = shares.map((share) => share <= 0);
  const count = shares.length;
  const out = shares.map(() => 0);
  const mixOf = kind === "pass" ? PASS : RUN;
  for (const [call, mix] of mixOf) {
    const { alignment, adjust } = charts.fronts[call];
    const each = (mix * who[alignment]) / SIDES ** 2;
    if (each === 0) continue;
    let low = 0;
    for (let x = 0; x < count; x++) {
      if (blank[x]) continue;
      const high = x === count - 1 ? Infinity : ends[x];
      const from = Math.max(0, low - adjust);
      const to = Math.min(SIDES, high - adjust);
      if (to > from) out[x] += each * (to - from);
      low = high;
    }
  }
  return out;
}
const PASS = CALL_ROWS.map((call) => [call, PASS_MIX[call]] as const);
const RUN = CALL_ROWS.map((call) => [call, RUN_MIX[call]] as const);

/** Yards by which WHAT is tilted (5.6). */
const TILT = [10.1, 2.8, 0.7] as const;
const LOS_TACKLES: Readonly<Record<Line, number>> = { DL: 1, LB: 1.1, DB: 0.8 };
const HOLE_TACKLES: Readonly<Record<Line, number>> = { DL: 0.5, LB: 0.85, DB: 1.85 };
const BACK_PRIOR: Readonly<Record<Line, number>> = { DL: 2.5, LB: 2, DB: 0.7 };

function runChart(men: readonly Defender[], request: DefenseRequest, wantedYards: number, runs: RunWeights) {
  const { usualRun, charts } = request;
  const at = (lambda: number): number[] => normal(usualRun.map((weight, x) => weight * Math.exp(lambda * TILT[x])));
  let [low, high] = [-0.4, 0.4];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (meetRun(runs, at(middle) as unknown as RunWeights) < wantedYards) low = middle;
    else high = middle;
  }
  const w = at((low + high) / 2);
  const some = anyTackles(men);
  const tackles = (man: Defender): number => (some ? man.tackles + 2 : 30);
  const forLoss = men.some((man) => man.forLoss > 0);
  const j = [
    normal(
      men.map((man) => tackles(man) * HOLE_TACKLES[man.line]),
      w[0],
    ),
    normal(
      men.map((man) => tackles(man) * LOS_TACKLES[man.line]),
      w[1],
    ),
    normal(
      men.map((man) => (forLoss ? man.forLoss + 0.3 : man.sacks + BACK_PRIOR[man.line])),
      w[2],
    ),
  ];
  const joint = men.map((_, i) => j.map((column) => column[i]));
  const who = whoColumns(
    men,
    joint.map((row) => row.reduce((a, b) => a + b, 0)),
  );
  const shares = fitShares(joint, (row, i) => partOfShares(row, who[i], charts, "run"));
  const rows = shares.map((row) => {
    const taken = apportion(row);
    // The last column, BACK, ends at 20.
    if (taken[2] === 0) {
      taken[taken[1] > 0 ? 1 : 0]--;
      taken[2]++;
    }
    return taken;
  });
  const parts = rows.map((taken, i) => runPart({ what: cellsOf(taken) }, who[i], charts));
  const weights = (): RunWeights =>
    parts.reduce<[number, number, number]>(
      (sum, part) => [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]],
      [0, 0, 0],
    );
  const error = (): number => ((meetRun(runs, weights()) - wantedYards) / TOLERANCE.yardsPerRush) ** 2;
  const moves: Move[] = [];
  let boundary = 0;
  rows.forEach((taken, i) => {
    const renew = (): void => void (parts[i] = runPart({ what: cellsOf(taken) }, who[i], charts));
    moves.push(...rangeMoves(taken, boundary, [0, 0, 1]).map((move) => kept(move, renew)));
    boundary += 3;
  });
  descend(moves, error, boundary);
  const cells = columnCells(who);
  const special = specialTeams(men);
  const made = men.map((man, i): RunDef => ({
    name: man.name,
    pos: man.pos,
    ...cells[i],
    st: special[i],
    what: cellsOf(rows[i]),
    ret: returnRating(man, charts),
  }));
  return { rows: made, weights: weights() };
}

/** Who is at the ball on kicks: by tackles on kicks, else backs and linebackers alike. */
function specialTeams(men: readonly Defender[]): (number | null)[] {
  const known = men.some(({ special }) => (special ?? 0) > 0);
  const shares = men.map((man) => (known ? (man.special ?? 0) : man.line === "DL" ? 0 : 1));
  return cellsOf(apportion(shares.some((share) => share > 0) ? shares : men.map(() => 1)));
}

const RETURN_PRIOR: Readonly<Record<Line, number>> = { DB: 5, LB: 4, DL: 1 };

/** The column of returns whose mean is nearest to the man's. */
function returnRating({ interceptions: n, interceptionYards, line }: Defender, { interceptions }: GameCharts): number {
  if (n === 0) return RETURN_PRIOR[line];
  const wanted = (interceptionYards + 14 * 3) / (n + 3);
  const means = interceptions.map((column) => column.reduce((a, b) => a + b, 0) / column.length);
  return means.reduce((best, mean, i) => (Math.abs(mean - wanted) < Math.abs(means[best] - wanted) ? i : best), 0) + 1;
}
