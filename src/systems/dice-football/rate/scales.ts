/** Scales of a defense, so that it does to an average offense what the team's opponents could do (digest 10.9). */
import type { DiceRules } from "../rules/index.js";
import { BLITZ_RANGE, makeDefense, PLAIN, type DefenseInput, type DefenseMade, type Scales } from "./defense.js";
import { passCells, runBonus, wallOf } from "./enumerate.js";
import { figuresOf, type PassFigures } from "./grid.js";
import type { OffenseMade } from "./offense.js";

/** Shares of passes thrown; of sacks, of passes and sacks. Undefined where no table tells them. */
export interface Allowed {
  readonly completion?: number;
  readonly interception?: number;
  readonly sack?: number;
}

export interface DefenseSolved extends DefenseMade {
  readonly scales: Scales;
  readonly figures: PassFigures;
  /** Yards that the front adds to runs of an average offense. */
  readonly bonus: number;
}

/** What games leave of the numbers of a hundred. */
interface Factors {
  readonly sacks: number;
  readonly interceptions: number;
  readonly completions: number;
}

export const ratesOf = ({ complete, incomplete, intercepted, sacked }: PassFigures, factors: Factors) => {
  const [c, i, s] = [
    (100 * complete) / factors.completions,
    (100 * intercepted) / factors.interceptions,
    (100 * sacked) / factors.sacks,
  ];
  const thrown = complete + incomplete + intercepted;
  return { completion: c / thrown, interception: i / thrown, sack: s / (s + thrown) };
};

const STEPS = 8;

export function solveDefense(
  input: DefenseInput,
  allowed: Allowed,
  average: OffenseMade,
  rules: DiceRules,
  factors: Factors,
): DefenseSolved {
  const look = (scales: Scales) => {
    const made = makeDefense(input, scales);
    const cells = passCells(average, wallOf(made), rules);
    const figures = figuresOf(cells, average.grids[0]);
    return { made, figures, rates: ratesOf(figures, factors) };
  };
  let scales = PLAIN;
  /** The value of a scale that comes nearest. */
  const solve = (key: keyof Scales, rate: keyof Allowed, low: number, high: number, sign: 1 | -1): void => {
    const wanted = allowed[rate];
    if (wanted === undefined) return;
    const at = (value: number): number => look({ ...scales, [key]: value }).rates[rate];
    let [a, b] = [low, high];
    let best = { value: scales[key], off: Math.abs(at(scales[key]) - wanted) };
    for (let step = 0; step < STEPS; step++) {
      const middle = (a + b) / 2;
      const got = at(middle);
      const off = Math.abs(got - wanted);
      if (off < best.off) best = { value: middle, off };
      if (sign * (got - wanted) < 0) a = middle;
      else b = middle;
    }
    scales = { ...scales, [key]: best.value };
  };
  for (let pass = 0; pass < 2; pass++) {
    if (pass === 0) solve("blitz", "sack", ...BLITZ_RANGE, 1);
    solve("sacks", "sack", 0.1, 3, 1);
    solve("interceptions", "interception", 0.1, 3, 1);
    solve("coverage", "completion", 0.3, 2.5, -1);
  }
  const { made, figures } = look(scales);
  return { ...made, scales, figures, bonus: runBonus(average, wallOf(made), rules) };
}
