/** Exact chances of one call against one defense call, as the coaches work them out. */
import type { Pairing } from "../../../src/systems/pen-and-paper/engine/index.js";
import type { PenAndPaperRules, PerStat } from "../../../src/systems/pen-and-paper/rules/index.js";
import { emptyOdds, fillOdds, frameOf } from "../../../src/systems/pen-and-paper/coaches/values/call-matrix.js";
import { PieceBox } from "../../../src/systems/pen-and-paper/coaches/values/pieces.js";
import { NATURAL } from "../../../src/systems/pen-and-paper/coaches/values/play-odds.js";

export interface PlayCircumstances {
  /** Line of scrimmage, yards from the own goal; 50 unless given. */
  readonly spot?: number;
  /** Surcharge of a trick. */
  readonly trick?: number;
  readonly offenseDice?: number;
  readonly defenseDice?: number;
}

/** Where the five kinds of result begin: chances that add up to 1. */
export function playOdds(
  rules: PenAndPaperRules,
  pairing: Pairing,
  offense: PerStat,
  defense: PerStat,
  { spot = 50, trick = 0, offenseDice = 0, defenseDice = 0 }: PlayCircumstances = {},
) {
  const frame = frameOf(rules, new PieceBox(rules), [pairing.play.id]);
  const cell = frame.pairings.indexOf(pairing);
  const odds = emptyOdds(frame);
  const snap = { offense, defense, spot, trick: () => trick, offenseDice, defenseDice };
  fillOdds(odds, frame, snap, { from: cell, step: 1, count: 1 });
  const [success, turnover] = [odds.success[cell], odds.turnover[cell]];
  return { success, natural20: NATURAL, failure: 1 - 2 * NATURAL - success, turnover, loss: NATURAL - turnover };
}
