/** Box scores and line scores as handwritten values: each statistic has the same name in all games. */
import { keyed, numbered, sumOf } from "../lists/index.js";
import { averageText, minusText } from "../words/index.js";
import { netPassYards, totalFirstDowns, totalYards, type TeamBox } from "./box-score.js";
import type { LineScore } from "./score.js";
import { SIDES, type Side } from "./side.js";

export const ofTried = (made: number, tried: number): string => `${made} of ${tried}`;
export const withYards = (count: number, yards: number): string => `${count}, ${minusText(yards)}`;
const withAverage = (count: number, yards: number): string => `${count}, ${averageText(yards, count)}`;

export const boxFigures = (box: TeamBox) => ({
  firstDowns: totalFirstDowns(box),
  firstDownsBy: `${box.firstDowns.rush}, ${box.firstDowns.pass}, ${box.firstDowns.penalty}`,
  plays: box.plays,
  yards: minusText(totalYards(box)),
  average: averageText(totalYards(box), box.plays),
  rushes: withYards(box.rushes, box.rushYards),
  passes: ofTried(box.completions, box.attempts),
  passYards: minusText(netPassYards(box)),
  sacked: withYards(box.sacks, box.sackYards),
  interceptions: box.interceptions,
  fumbles: box.fumblesLost,
  downs: box.lostOnDowns,
  third: ofTried(box.thirdDowns, box.thirdDownsTried),
  fourth: ofTried(box.fourthDowns, box.fourthDownsTried),
  penalties: withYards(box.penalties, box.penaltyYards),
  punts: withAverage(box.punts, box.puntYards),
  fieldGoals: ofTried(box.fieldGoals, box.fieldGoalsTried),
  extraPoints: ofTried(box.extraPoints, box.extraPointsTried),
  touchdowns: box.touchdowns,
});

/** Kick and punt returns combined. */
export const returnFigures = (box: TeamBox): string =>
  withYards(box.kickReturns + box.puntReturns, box.kickReturnYards + box.puntReturnYards);

/** Points by period as cells: regular periods by number, all overtimes in one. */
export const pointCells = (points: readonly number[], count: number) => ({
  ...numbered(points.slice(0, count)),
  overtime: points.length > count ? sumOf(points.slice(count)) : undefined,
});

/** A side's line score as cells. */
export const lineCells = ({ periods, total }: LineScore, side: Side, count: number) => ({
  ...pointCells(
    periods.map((score) => score[side]),
    count,
  ),
  total: total[side],
});

/** Points of both sides as cells: heavier pencil for the side that just scored, and a circle in a log. */
export const scoreCells = (score: Readonly<Record<Side, number>>, scorer: Side | undefined, ring = false) =>
  keyed(SIDES, (side) => (side === scorer ? { text: score[side], heavy: true, ...(ring && { ring }) } : score[side]));
