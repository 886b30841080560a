/** Dice and chances as tests write them. */
import { addFractions, fraction, ScriptedRoller, type Fraction } from "../../src/kernel/dice/index.js";

/** A roller that reads out these faces. */
export const scriptedRoller = (...faces: number[]): ScriptedRoller => new ScriptedRoller(faces);

/** Sum of all probabilities; a sound distribution gives 1/1. */
export function totalProbability(distribution: Iterable<Fraction>): Fraction {
  let total = fraction(0, 1);
  for (const p of distribution) total = addFractions(total, p);
  return total;
}

/** `5/36`, or `1` when whole. */
export const formatFraction = (f: Fraction): string => (f.d === 1 ? `${f.n}` : `${f.n}/${f.d}`);
