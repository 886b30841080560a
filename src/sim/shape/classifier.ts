/**
 * Can anyone tell replayed games from real ones? A logistic regression on columns and their squares and boosted trees try, cross-validated by game: the area
 * under their ROC curve (AUC) is 0.5 if they cannot.
 */
import { sumOf } from "../../kernel/lists/index.js";
import { boost } from "./boosted.js";
import type { ClassifierRow } from "./classifier-row.js";

export type { ClassifierRow } from "./classifier-row.js";

/** Steps of Newton's method, enough to converge; and the ridge penalty, which shrinks coefficients toward 0. */
const [ROUNDS, RIDGE] = [12, 1] as const;
export const FOLDS = 10;

interface Scale {
  readonly mean: number;
  readonly deviation: number;
}

function scalesOf(rows: readonly ClassifierRow[]): Scale[] {
  return rows[0].columns.map((_, c) => {
    const values = rows.map(({ columns }) => columns[c]);
    const mean = sumOf(values) / values.length;
    return { mean, deviation: Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / values.length) || 1 };
  });
}

/** Features: 1, the standardized columns, and their squares. */
function featuresOf(columns: readonly number[], scales: readonly Scale[]): number[] {
  const units = columns.map((value, c) => (value - scales[c].mean) / scales[c].deviation);
  return [1, ...units, ...units.map((unit) => unit * unit - 1)];
}

/** Solves a symmetric positive definite system in place. */
function solve(matrix: Float64Array[], right: number[]): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const factor = matrix[j][i] / matrix[i][i];
      if (factor === 0) continue;
      for (let k = i; k < n; k++) matrix[j][k] -= factor * matrix[i][k];
      right[j] -= factor * right[i];
    }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) right[i] -= matrix[i][k] * right[k];
    right[i] /= matrix[i][i];
  }
  return right;
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, i) => sum + value * b[i], 0);
const chanceOf = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-Math.max(-30, Math.min(30, dot(weights, features)))));

/** Feature weights; both classes count equally. */
function learn(rows: readonly { readonly features: readonly number[]; readonly real: boolean }[]): number[] {
  const n = rows[0].features.length;
  const reals = rows.filter(({ real }) => real).length;
  const weightOf = (real: boolean): number => rows.length / 2 / (real ? reals : rows.length - reals);
  let weights = new Array<number>(n).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const hessian = Array.from({ length: n }, (_, i) => {
      const line = new Float64Array(n);
      line[i] = i === 0 ? 1e-9 : RIDGE;
      return line;
    });
    const slope = weights.map((weight, i) => (i === 0 ? 0 : -RIDGE * weight));
    for (const { features, real } of rows) {
      const chance = chanceOf(weights, features);
      const weight = weightOf(real);
      const bend = weight * Math.max(1e-9, chance * (1 - chance));
      const rest = weight * ((real ? 1 : 0) - chance);
      for (let i = 0; i < n; i++) {
        slope[i] += rest * features[i];
        const by = bend * features[i];
        for (let j = i; j < n; j++) hessian[i][j] += by * features[j];
      }
    }
    for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) hessian[i][j] = hessian[j][i];
    const step = solve(hessian, slope);
    weights = weights.map((weight, i) => weight + step[i]);
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

/** AUC: the chance that a real row scores above a replayed one; ties count half. */
export function areaUnder(scores: readonly { readonly score: number; readonly real: boolean }[]): number {
  const sorted = [...scores].sort((a, b) => a.score - b.score);
  let [below, sum, reals] = [0, 0, 0];
  for (let i = 0; i < sorted.length;) {
    let end = i;
    while (end < sorted.length && sorted[end].score === sorted[i].score) end++;
    const tied = sorted.slice(i, end);
    const mine = tied.filter(({ real }) => real).length;
    sum += mine * (below + (tied.length - mine) / 2);
    below += tied.length - mine;
    reals += mine;
    i = end;
  }
  return sum / (reals * below);
}

export interface Auc {
  readonly auc: number;
  /** Hanley-McNeil standard error, counting each game once. */
  readonly error: number;
}

/** Fits on some rows and scores others: higher is more likely real. */
type Judge = (known: readonly ClassifierRow[]) => (columns: readonly number[]) => number;

const regression: Judge = (known) => {
  const scales = scalesOf(known);
  const weights = learn(known.map(({ columns, real }) => ({ features: featuresOf(columns, scales), real })));
  return (columns) => dot(weights, featuresOf(columns, scales));
};

/** Cross-validated AUC: each fold is scored by a judge that learned from the others. */
function crossValidated(rows: readonly ClassifierRow[], judge: Judge): Auc {
  const scores = Array.from({ length: FOLDS }, (_, fold) => {
    const score = judge(rows.filter(({ game }) => game % FOLDS !== fold));
    return rows
      .filter(({ game }) => game % FOLDS === fold)
      .map(({ columns, real }) => ({ score: score(columns), real }));
  }).flat();
  const auc = areaUnder(scores);
  const reals = scores.filter(({ real }) => real).length;
  const others = scores.length - reals;
  const [q1, q2] = [auc / (2 - auc), (2 * auc * auc) / (1 + auc)];
  const variance =
    (auc * (1 - auc) + (reals - 1) * (q1 - auc * auc) + (others - 1) * (q2 - auc * auc)) / (reals * others);
  return { auc, error: Math.sqrt(variance) };
}

/** The AUC of a logistic regression. */
export const classifierAuc = (rows: readonly ClassifierRow[]): Auc => crossValidated(rows, regression);

/** The AUC of boosted trees, and each column's share in what they learned, over all folds. */
export function boostedAuc(rows: readonly ClassifierRow[]): Auc & { readonly shares: readonly number[] } {
  const shares = rows[0].columns.map(() => 0);
  const found = crossValidated(rows, (known) => {
    const boosted = boost(known);
    boosted.shares.forEach((share, c) => (shares[c] += share / FOLDS));
    return boosted.score;
  });
  return { ...found, shares };
}
