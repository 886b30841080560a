/** The matrix of offense calls against defense calls: chances made once, payoffs for any worth of the field. */
import { playbookOf, type Pairing } from "../../engine/index.js";
import type { PenAndPaperRules, PerStat, PlayKind } from "../../rules/index.js";
import { piecesOf, type PairingPieces, type PieceBox } from "./pieces.js";
import { playOdds, type PlayCircumstances, type PlayOdds } from "./play-odds.js";

/** The eight defense calls, in column order. */
export function defenseCalls(rules: PenAndPaperRules) {
  return (["rush", "pass"] as const).flatMap((against: PlayKind) =>
    rules.tables.defenses.map(({ id: special }) => ({ against, special })),
  );
}

/** Calls that another call beats in every respect (E34); no coach with a pencil makes them. */
export const DOMINATED: readonly string[] = ["westCoast", "option", "reverse", "hurryUp"];

interface Cell {
  readonly odds: PlayOdds;
  readonly pieces: PairingPieces;
}

/** Chances of some calls against all defense calls. */
export interface CallMatrix {
  readonly calls: readonly string[];
  readonly columns: number;
  readonly cells: readonly Cell[];
}

export function makeMatrix(
  rules: PenAndPaperRules,
  box: PieceBox,
  calls: readonly string[],
  offense: PerStat,
  defense: PerStat,
  at: (pairing: Pairing) => PlayCircumstances,
): CallMatrix {
  const book = playbookOf(rules);
  const columns = defenseCalls(rules);
  const cells = calls.flatMap((call) =>
    columns.map(({ against, special }) => {
      const pairing = book.pairing(call, against, special);
      return { odds: playOdds(rules, pairing, offense, defense, at(pairing)), pieces: piecesOf(box, pairing) };
    }),
  );
  return { calls, columns: columns.length, cells };
}

/** What a spot on the field and a lost ball are worth to the offense. */
export interface Worth {
  /** By place of the ball after the play, 0 to 100. */
  readonly places: Float64Array;
  readonly intercepted: number;
  readonly fumbled: number;
}

const PIECES = 64;
const weighed = new Float64Array(PIECES);
const known = new Uint8Array(PIECES);

/** Expected worth of every cell, row by row, into `payoff`. Each piece is weighed once. */
export function fillPayoff(
  payoff: Float64Array,
  { cells }: CallMatrix,
  box: PieceBox,
  spot: number,
  { places, intercepted, fumbled }: Worth,
): void {
  known.fill(0);
  const weigh = (id: number): number => {
    if (known[id] === 0) {
      weighed[id] = box.weigh(id, spot, places);
      known[id] = 1;
    }
    return weighed[id];
  };
  for (let i = 0; i < cells.length; i++) {
    const { odds, pieces } = cells[i];
    const touchdown = pieces.gain < 0;
    const fail = pieces.fail === -1 ? places[spot] : pieces.fail === -2 ? fumbled : weigh(pieces.fail);
    payoff[i] =
      odds.success * (touchdown ? places[100] : weigh(pieces.gain)) +
      odds.natural20 * (touchdown ? places[100] : weigh(pieces.bonus)) +
      odds.failure * fail +
      odds.turnover * (pieces.intercepted ? intercepted : fumbled) +
      odds.loss * weigh(pieces.loss);
  }
}
