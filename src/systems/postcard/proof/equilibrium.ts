/** The bonus game: both sides pick a number, and the winner's stars change hands. Finds optimal play. */
import { NUMBERS, pickBonus, type CardData, type PlayKind, type StrategyNumber } from "../rules/index.js";
import { formatRational, isZero, plus, toNumber, ZERO, type Rational } from "./rational.js";
import { solveExactly, type Mix } from "./zero-sum.js";

export interface Equilibrium {
  /** Bonus of the row's number against the column's; both in the order 1 to 6. */
  readonly matrix: readonly (readonly number[])[];
  readonly value: Rational;
  /** Sum of each row: all zero exactly if picking by die cannot be exploited. */
  readonly rowSums: readonly number[];
  readonly uniform: boolean;
  /** The extreme optimal mixes, a chance for each number; every mixture of them is also optimal. */
  readonly extremes: readonly OptimalMix[];
  /** Numbers played by some optimal mix. */
  readonly support: readonly number[];
  /** True if one optimal mix plays all six numbers. */
  readonly fullSupport: boolean;
}

export interface OptimalMix {
  readonly mix: Mix;
  /** Chance that the mix picks a rush. */
  readonly rush: Rational;
  /** `1, 3, 5: 1/3 each`. */
  readonly words: string;
}

type Circle = Pick<CardData, "strategy">;

/** `matrix[mine - 1][theirs - 1]`, the net bonus for me. */
export const bonusMatrix = (circle: Circle): number[][] =>
  NUMBERS.map((mine) => NUMBERS.map((theirs) => pickBonus(circle, mine, theirs)));

const known = new WeakMap<readonly StrategyNumber[], Equilibrium>();

/** Solves the bonus game of a valid strategy circle (checks V1 and V3) in fractions. */
export function equilibrium({ card }: { readonly card: Circle }): Equilibrium {
  let found = known.get(card.strategy);
  if (!found) known.set(card.strategy, (found = solve(card)));
  return found;
}

function solve(circle: Circle): Equilibrium {
  const matrix = bonusMatrix(circle);
  const { value, row } = solveExactly(matrix);
  const rowSums = matrix.map((bonuses) => bonuses.reduce((a, b) => a + b));
  return {
    matrix,
    value,
    rowSums,
    uniform: rowSums.every((sum) => sum === 0),
    extremes: row.extremes.map((mix) => ({ mix, rush: shareOf(mix, circle, "rush"), words: mixWords(mix) })),
    support: row.support.map((i) => NUMBERS[i]),
    fullSupport: row.support.length === NUMBERS.length,
  };
}

const shareOf = (mix: Mix, { strategy }: Circle, play: PlayKind): Rational =>
  mix.reduce((sum, chance, i) => (strategy[i].play === play ? plus(sum, chance) : sum), ZERO);

/** Numbers grouped by chance, likeliest first: `2, 4: 2/5 each; 6: 1/5`. */
export function mixWords(mix: Mix): string {
  const groups = new Map<string, { chance: Rational; numbers: number[] }>();
  mix.forEach((chance, i) => {
    if (isZero(chance)) return;
    const key = formatRational(chance);
    const group = groups.get(key) ?? { chance, numbers: [] };
    group.numbers.push(NUMBERS[i]);
    groups.set(key, group);
  });
  return [...groups]
    .sort(([, a], [, b]) => toNumber(b.chance) - toNumber(a.chance))
    .map(([words, { numbers }]) => `${numbers.join(", ")}: ${words}${numbers.length > 1 ? " each" : ""}`)
    .join("; ");
}
