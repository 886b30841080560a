/** The run chart of a defense. */
import { STANDARD_CHARTS, type GameCharts, type RunDef } from "../../rules/index.js";
import { apportion, cellsOf } from "../cells.js";
import type { DefenseRequest } from "./request.js";
import { anyTackles, type Defender, type Line } from "./defenders.js";
import { byRanges, descend, kept, rangeMoves, type Move } from "../descend.js";
import { meanOf } from "../figures.js";
import { meetRun, runPart, type RunWeights } from "../model.js";
import { bisect } from "../solve.js";
import { TOLERANCE } from "../tolerance.js";
import { columnCells, fitShares, normal, partOfShares, whoColumns } from "../offense/who.js";

/** Yards that tilt WHAT. */
const TILT = [10.1, 2.8, 0.7] as const;
const LOS_TACKLES: Readonly<Record<Line, number>> = { DL: 1, LB: 1.1, DB: 0.8 };
const HOLE_TACKLES: Readonly<Record<Line, number>> = { DL: 0.5, LB: 0.85, DB: 1.85 };
const BACK_PRIOR: Readonly<Record<Line, number>> = { DL: 2.5, LB: 2, DB: 0.7 };

export function runChart(men: readonly Defender[], request: DefenseRequest, wantedYards: number, runs: RunWeights) {
  const { usualRun, charts } = request;
  const at = (lambda: number): number[] => normal(usualRun.map((weight, x) => weight * Math.exp(lambda * TILT[x])));
  const w = at(bisect(-0.4, 0.4, (lambda) => meetRun(runs, at(lambda) as unknown as RunWeights), wantedYards));
  const some = anyTackles(men);
  const tackles = (man: Defender): number => (some ? man.tackles + 2 : 30);
  const forLoss = men.some((man) => man.forLoss > 0);
  const j = [
    normal(
      men.map((man) => tackles(man) * HOLE_TACKLES[man.line]),
      w[0],
    ),
    normal(
      men.map((man) => tackles(man) * LOS_TACKLES[man.line]),
      w[1],
    ),
    normal(
      men.map((man) => (forLoss ? man.forLoss + 0.3 : man.sacks + BACK_PRIOR[man.line])),
      w[2],
    ),
  ];
  const joint = men.map((_, i) => j.map((column) => column[i]));
  const who = whoColumns(
    men,
    joint.map((row) => row.reduce((a, b) => a + b, 0)),
  );
  const shares = fitShares(joint, (row, i) => partOfShares(row, who[i], charts, "run"));
  const rows = shares.map((row) => {
    const taken = apportion(row);
    // The last column, BACK, ends at 20.
    if (taken[2] === 0) {
      taken[taken[1] > 0 ? 1 : 0]--;
      taken[2]++;
    }
    return taken;
  });
  const parts = rows.map((taken, i) => runPart({ what: cellsOf(taken) }, who[i], charts));
  const weights = (): RunWeights =>
    parts.reduce<[number, number, number]>(
      (sum, part) => [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]],
      [0, 0, 0],
    );
  const error = (): number => ((meetRun(runs, weights()) - wantedYards) / TOLERANCE.yardsPerRush) ** 2;
  const moves: Move[] = [];
  let boundary = 0;
  rows.forEach((taken, i) => {
    const renew = byRanges(taken, () => runPart({ what: cellsOf(taken) }, who[i], charts));
    moves.push(...rangeMoves(taken, boundary, [0, 0, 1]).map((move) => kept(move, parts, i, renew)));
    boundary += 3;
  });
  descend(moves, error, boundary);
  const cells = columnCells(who);
  const special = specialTeams(men);
  const made = men.map((man, i): RunDef => ({
    name: man.name,
    pos: man.pos,
    ...cells[i],
    st: special[i],
    what: cellsOf(rows[i]),
    ret: returnRating(man, charts),
  }));
  return { rows: made, weights: weights() };
}

/** Who recovers on kicks: by special-teams tackles, or else equal shares of defensive backs and linebackers. */
function specialTeams(men: readonly Defender[]): (number | null)[] {
  const known = men.some(({ special }) => (special ?? 0) > 0);
  const shares = men.map((man) => (known ? (man.special ?? 0) : man.line === "DL" ? 0 : 1));
  return cellsOf(apportion(shares.some((share) => share > 0) ? shares : men.map(() => 1)));
}

const RETURN_PRIOR: Readonly<Record<Line, number>> = { DB: 5, LB: 4, DL: 1 };

/** Most yards of a return that count for its column: a goal line cuts the longest. Charts for the standard columns keep the fit to their printed cells. */
const ALL_THE_WAY = 45;

/** The return column with the mean closest to the player's. */
function returnRating({ interceptions: n, interceptionYards, line }: Defender, { interceptions }: GameCharts): number {
  if (n === 0) return RETURN_PRIOR[line];
  const wanted = (interceptionYards + 14 * 3) / (n + 3);
  const printed = STANDARD_CHARTS.interceptions;
  const far = interceptions.some((column, i) => column.some((yards, k) => yards !== printed[i][k]));
  const means = interceptions.map((column) =>
    meanOf(far ? column.map((yards) => Math.min(yards, ALL_THE_WAY)) : column),
  );
  return means.reduce((best, mean, i) => (Math.abs(mean - wanted) < Math.abs(means[best] - wanted) ? i : best), 0) + 1;
}
