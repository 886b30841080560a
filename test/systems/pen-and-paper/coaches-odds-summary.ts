/** Table 9.7: what a call brings against a defense. */
import { playOdds, type PlayCircumstances } from "./play-odds.js";
import { yardOdds, type YardOdds } from "../../../src/systems/pen-and-paper/coaches/values/yard-odds.js";
import type { Pairing } from "../../../src/systems/pen-and-paper/engine/index.js";
import type { PenAndPaperRules, PerStat } from "../../../src/systems/pen-and-paper/rules/index.js";

export const meanYards = (odds: YardOdds): number => odds.reduce((mean, chance, yards) => mean + chance * yards, 0);

/** One cell of the table of section 9.7. */
export interface PlaySummary97 {
  readonly success: number;
  /** Mean yards with all losses; touchdown calls count no yards but the bonus; foot races not included. */
  readonly mean: number;
  /** Chance to lose the ball: interceptions, half of the fumbles. */
  readonly turnover: number;
}

export function summarizePlay(
  rules: PenAndPaperRules,
  pairing: Pairing,
  offense: PerStat,
  defense: PerStat,
  at: PlayCircumstances = {},
): PlaySummary97 {
  const odds = playOdds(rules, pairing, offense, defense, at);
  const { yards, explodes, lossExplodes, loseDice, fumbles, bonus20, critical, play } = pairing;
  const success = odds.success + odds.natural20;
  const gain = meanYards(yardOdds(yards, explodes));
  const lost = odds.failure * meanYards(yardOdds(loseDice, lossExplodes));
  const tackled = odds.loss * meanYards(yardOdds(critical.loseDice, lossExplodes));
  const fumbled = critical.turnover === "fumble" || play.natural1 === "fumble";
  return {
    success,
    mean: success * gain + odds.natural20 * bonus20 - lost - tackled,
    turnover: odds.turnover * (fumbled ? 0.5 : 1) + (fumbles ? odds.failure * 0.5 : 0),
  };
}
