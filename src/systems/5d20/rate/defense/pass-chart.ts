/** The pass chart of a defense. */
import type { PassDef } from "../../rules/index.js";
import { apportion, cellsOf } from "../cells.js";
import type { DefenseRequest } from "./request.js";
import { anySacks, anyTackles, type Defender, type Line } from "./defenders.js";
import { byRanges, descend, kept, rangeMoves, ratingMoves, type Move } from "../descend.js";
import { meet, passPart, RATINGS, type PassDefense, type PassOffense } from "../model.js";
import type { PassTargets } from "../targets.js";
import { missOfThrows, TOLERANCE } from "../tolerance.js";
import { columnCells, fitShares, normal, partOfShares, whoColumns } from "../offense/who.js";

/** After PRE and DEF, this share of the rest goes to REC, the remainder to OTHER. */
const REC_SHARE = 0.6;
const LEAST_WEIGHT = 0.02;

/**
 * Weights of WHAT that give the team's figures against the league's passers: sacks determine PRE; completions and yards
 * determine DEF and the split of the rest, using the pass modifier that keeps this split closest to the default.
 */
export function wantedWeights(
  targets: PassTargets,
  o: PassOffense,
): { weights: [number, number, number, number]; passMod: number } {
  const pre = Math.min(0.7, Math.max(0.05, targets.sacks / o.sacks));
  // Interceptions require passes into coverage, whoever is there.
  const leastDef = Math.max(LEAST_WEIGHT, targets.interceptions / o.interceptions[RATINGS - 3]);
  const at = (passMod: number) => {
    // Completions and yards are linear in DEF and REC; OTHER is the remainder.
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
    def = Math.min(rest - 2 * LEAST_WEIGHT, Math.max(leastDef, def));
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

/** By position: coverage, and the weight of OTHER. */
const COVERAGE: Readonly<Record<Line, number>> = { DB: 1, LB: 0.6, DL: 0.1 };
const OTHER: Readonly<Record<Line, number>> = { DL: 0.45, LB: 0.25, DB: 0.3 };
const PD_PRIOR = (man: Defender): number => (man.line === "DB" ? (man.corner ? 10 : 7) : man.line === "LB" ? 3 : 0.5);

export function passChart(
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
  // A player's interceptions: half his own, half those expected from his share of the passes.
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
    for (let i = 0; i < parts.length; i++) {
      for (let x = 0; x < 4; x++) weights[x] += parts[i][x];
      byRating[ratings[i]] += parts[i][1];
    }
    return { weights, byRating, passMod: mod[0] };
  };
  const error = (): number => missOfThrows(meet(offense, defense()), targets);
  const moves: Move[] = [];
  let boundary = 0;
  rows.forEach((taken, i) => {
    const renew = byRanges(taken, () => passPart({ what: whatCells(taken) }, who[i], charts));
    moves.push(...rangeMoves(taken, boundary, [0, 0, 0, 0]).map((move) => kept(move, parts, i, renew)));
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

/** PRE DEF REC of four ranges; anything above is OTHER. A row that is all OTHER still keeps one number below. */
const whatCells = (taken: readonly number[]): (number | null)[] => cellsOf(taken).slice(0, 3);

const sackPrior = ({ line, pos }: Defender): number =>
  line === "DL" ? (/E/.test(pos) ? 7 : 4.5) : line === "LB" ? 2 : 0.4;
