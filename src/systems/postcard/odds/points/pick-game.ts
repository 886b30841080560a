/** The matrix game of picks before a play: the value of each pair of numbers, and the equilibrium. */
import { solveMatrixGame, type Solution } from "../../../../kernel/games/index.js";
import type { Step } from "../../engine/state.js";
import { NUMBERS } from "../../rules/index.js";
import type { Branches } from "./branches.js";
import type { Plays } from "./plays.js";

const N = NUMBERS.length;

/** Offense's value for each pair of offense's number (row) and defense's number. */
export function pickPayoff(b: Branches, plays: Plays, los: Step, into = new Float64Array(N * N)): Float64Array {
  const rush = new Float64Array(b.betas.length).fill(NaN);
  const pass = new Float64Array(b.betas.length).fill(NaN);
  for (let i = 0; i < N * N; i++) {
    const beta = b.pairs[i];
    const isRush = b.isRush[Math.floor(i / N)];
    const known = isRush ? rush : pass;
    if (Number.isNaN(known[beta]))
      known[beta] = isRush ? plays.rush(los, b.betas[beta]) : plays.pass(los, b.betas[beta]);
    into[i] = known[beta];
  }
  return into;
}

export const pickGame = (b: Branches, plays: Plays, los: Step): Solution =>
  solveMatrixGame(pickPayoff(b, plays, los), N, N);
