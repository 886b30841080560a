/** The matrix of offense calls against defense calls: the constant parts made once, and chances by the face needed. */
import { attackBonus, criticalLimit, difficultyOf, playbookOf, type Pairing } from "../../engine/index.js";
import type { PenAndPaperRules, PerStat, PlayKind } from "../../rules/index.js";
import { piecesOf, type PieceBox, type Weights } from "./pieces.js";
import { NATURAL, SuccessChances } from "./play-odds.js";

/** The eight defense calls, in column order. */
export function defenseCalls(rules: PenAndPaperRules) {
  return (["rush", "pass"] as const).flatMap((against: PlayKind) =>
    rules.tables.defenses.map(({ id: special }) => ({ against, special })),
  );
}

/** Calls that another call beats in every respect (E34); no human coach makes them. */
export const DOMINATED: readonly string[] = ["westCoast", "option", "reverse", "hurryUp"];

/** Some calls against all defense calls: the parts that do not depend on teams and spots. */
export interface CallFrame {
  readonly rules: PenAndPaperRules;
  readonly calls: readonly string[];
  /** The calls of the columns. */
  readonly against: ReturnType<typeof defenseCalls>;
  readonly columns: number;
  /** By cell, row by row. */
  readonly pairings: readonly Pairing[];
  /** By cell: the fields of `PairingPieces`. */
  readonly gain: Int16Array;
  readonly bonus: Int16Array;
  readonly fail: Int16Array;
  readonly loss: Int16Array;
  readonly intercepted: Uint8Array;
  readonly chances: SuccessChances;
}

export function frameOf(rules: PenAndPaperRules, box: PieceBox, calls: readonly string[]): CallFrame {
  const book = playbookOf(rules);
  const against = defenseCalls(rules);
  const pairings = calls.flatMap((call) =>
    against.map((defense) => book.pairing(call, defense.against, defense.special)),
  );
  const pieces = pairings.map((pairing) => piecesOf(box, pairing));
  return {
    rules,
    calls,
    against,
    columns: against.length,
    pairings,
    gain: Int16Array.from(pieces, ({ gain }) => gain),
    bonus: Int16Array.from(pieces, ({ bonus }) => bonus),
    fail: Int16Array.from(pieces, ({ fail }) => fail),
    loss: Int16Array.from(pieces, ({ loss }) => loss),
    intercepted: Uint8Array.from(pieces, ({ intercepted }) => Number(intercepted)),
    chances: new SuccessChances(),
  };
}

/** Cells of a matrix: all, a row, or a column. */
export interface Cells {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}
export const allCells = ({ pairings }: CallFrame): Cells => ({ from: 0, step: 1, count: pairings.length });
export const rowCells = ({ columns }: CallFrame, row: number): Cells => ({
  from: row * columns,
  step: 1,
  count: columns,
});
export const columnCells = ({ calls, columns }: CallFrame, column: number): Cells => ({
  from: column,
  step: columns,
  count: calls.length,
});

/** Chances of a matrix, by cell: success without a natural 20, and a natural 1 that loses the ball. */
export interface CallOdds {
  readonly success: Float64Array;
  readonly turnover: Float64Array;
}

export const emptyOdds = ({ pairings }: CallFrame): CallOdds => ({
  success: new Float64Array(pairings.length),
  turnover: new Float64Array(pairings.length),
});

/** The two teams, and where they play. */
export interface Snap {
  readonly offense: PerStat;
  readonly defense: PerStat;
  readonly spot: number;
  /** Trick surcharge of a call. */
  trick(pairing: Pairing): number;
  /** Action or star dice (d6) on top. */
  readonly offenseDice: number;
  readonly defenseDice: number;
}

/** Computes the chances of some cells. */
export function fillOdds(odds: CallOdds, frame: CallFrame, snap: Snap, { from, step, count }: Cells): void {
  const { rules, pairings, chances } = frame;
  const { offense, defense, spot, offenseDice, defenseDice } = snap;
  const { within } = rules.tables.scrimmage.redZone;
  const strict = rules.switches.strictAttack ? 1 : 0;
  const success = chances.table(offenseDice, defenseDice);
  for (let n = 0, i = from; n < count; n++, i += step) {
    const pairing = pairings[i];
    const trick = pairing.play.trick ? snap.trick(pairing) : 0;
    const dc = difficultyOf(pairing, defense, spot, trick, within).total;
    odds.success[i] = success(dc - attackBonus(pairing, offense) + strict);
    const limit = pairing.play.natural1 === "fumble" ? 6 : criticalLimit(pairing, offense, defense);
    odds.turnover[i] = limit / 120;
  }
}

/** Value of a spot on the field, and of a lost ball, to the offense. */
export interface Worth {
  /** By place of the ball after the play, 0 to 100. */
  readonly places: Float64Array;
  readonly intercepted: number;
  readonly fumbled: number;
}

/** Expected value of some cells, written into `payoff`; `weights` are those of the spot and the places. */
export function fillPayoff(
  payoff: Float64Array,
  frame: CallFrame,
  { success, turnover }: CallOdds,
  weights: Weights,
  spot: number,
  { places, intercepted, fumbled }: Worth,
  { from, step, count }: Cells,
): void {
  const { gain, bonus, fail, loss, intercepted: picked } = frame;
  for (let n = 0, i = from; n < count; n++, i += step) {
    const touchdown = gain[i] < 0;
    const failed = fail[i] === -1 ? places[spot] : fail[i] === -2 ? fumbled : weights.of(fail[i]);
    payoff[i] =
      success[i] * (touchdown ? places[100] : weights.of(gain[i])) +
      NATURAL * (touchdown ? places[100] : weights.of(bonus[i])) +
      (1 - 2 * NATURAL - success[i]) * failed +
      turnover[i] * (picked[i] === 1 ? intercepted : fumbled) +
      (NATURAL - turnover[i]) * weights.of(loss[i]);
  }
}
