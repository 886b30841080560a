/** Statistics of a game that the book of a cup prints. */
import { totalYards, type Side } from "../../../../kernel/football/index.js";
import type { SideFigures } from "../../coaches/figures.js";
import type { LongPlay } from "./long-plays.js";

export interface CupFigures {
  readonly sides: Readonly<Record<Side, SideFigures>>;
  readonly plays: readonly LongPlay[];
}

export const lostBalls = ({ box }: SideFigures): number => box.interceptions + box.fumblesLost + box.lostOnDowns;
export const scrimmageYards = ({ box }: SideFigures): number => totalYards(box);
