/** Runners' rows of a team. */
import type { Row } from "../../../../stats/index.js";
import type { Provenance, Runner, TeamChart } from "../../rules/index.js";
import { cellsOf, SIDES, twoStageOf, twoStageShares } from "../cells.js";
import { rushYards } from "../chart-figures.js";
import { descend, kept, rangeMoves, type Move } from "../descend.js";
import { cellYards, meetRun, runOffenseOf, widthYards, type Means, type RunWeights } from "../model.js";
import { bisect } from "../solve.js";
import { TOLERANCE } from "../tolerance.js";
import { SCRAMBLE_YARDS } from "../totals.js";

/** Rows that fit on a chart, and the minimum share of the carries for a row. */
const MOST_RUNNERS = 7;
const LEAST_CARRIES = 0.012;
/** Shrinkage weight: carries at the team's average blended into a runner's yards. */
const RUNNER_SHRINK = 60;

/** Cells of an average runner. */
const BACK = [6, 10, 4];
const LOS = [12, 6, 2];
const HOLE = [7, 6, 5, 2];

export interface RushingRequest {
  readonly rushing: readonly Row<"rushing">[];
  readonly scrambles: (row: Row<"rushing">) => { readonly scrambles: number; readonly kneels: number };
  /** Neutral yards of a designed run. */
  readonly yardsPerRush: number;
  readonly factor: number;
  readonly defense: RunWeights;
  readonly means: Means;
}

export interface RushingMade {
  readonly chart: Pick<TeamChart, "rush" | "runners">;
  readonly target: number;
  readonly expected: number;
  readonly provenance: Record<string, Provenance>;
  /** Yards of a run against HOLE, LOS, BACK. */
  readonly runs: RunWeights;
  readonly carries: readonly number[];
}

export function makeRushing({ rushing, scrambles, yardsPerRush, factor, defense, means }: RushingRequest): RushingMade {
  const players = rushing
    .map((row) => {
      const { scrambles: z, kneels } = scrambles(row);
      const carries = Math.max(0, row.attempts - z - kneels);
      return { row, carries, yards: row.yards - (row.scrambleYards ?? z * SCRAMBLE_YARDS) + kneels };
    })
    .filter(({ carries }) => carries > 0)
    .sort((a, b) => b.carries - a.carries || (a.row.player < b.row.player ? -1 : 1));
  const all = players.reduce((sum, { carries }) => sum + carries, 0);
  const listed = players.filter(({ carries }) => carries >= LEAST_CARRIES * all).slice(0, MOST_RUNNERS);
  if (listed.length === 0)
    listed.push({
      row: { player: "Runners", team: "", attempts: 1, yards: 4 },
      carries: 1,
      yards: yardsPerRush * factor,
    });
  const rush = twoStageOf(listed.map(({ carries }) => carries));
  const shares = twoStageShares(rush);
  // A player's yards are shrunk toward the team's; together they match the team's.
  const each = listed.map(
    ({ carries, yards }) => (yards / factor + RUNNER_SHRINK * yardsPerRush) / (carries + RUNNER_SHRINK),
  );
  const off = yardsPerRush - each.reduce((sum, yards, i) => sum + shares[i] * yards, 0);
  const wanted = each.map((yards) => yards + off);
  const brk = listed.map(({ row }) =>
    row.long === undefined ? 6 : Math.min(10, Math.max(2, Math.round(row.long / 10))),
  );
  const rows = listed.map((_, i) => quantise(wanted[i], brk[i], defense, means));
  const yardsOf = (i: number): RunWeights => widthYards(rows[i], brk[i], means);
  const yards = rows.map((_, i) => yardsOf(i));
  const team = (): number => yards.reduce((sum, y, i) => sum + shares[i] * meetRun(y, defense), 0);
  const error = (): number =>
    4 * ((team() - yardsPerRush) / TOLERANCE.yardsPerRush) ** 2 +
    yards.reduce((sum, y, i) => sum + shares[i] * ((meetRun(y, defense) - wanted[i]) / TOLERANCE.yardsPerRush) ** 2, 0);
  const moves: Move[] = [];
  let boundary = 0;
  rows.forEach((row, i) => {
    for (const taken of [row.back, row.los, row.hole]) {
      const least = taken.map((_, k) => (k === taken.length - 1 ? 1 : 0));
      moves.push(...rangeMoves(taken, boundary, least).map((move) => kept(move, yards, i, () => yardsOf(i))));
      boundary += taken.length;
    }
  });
  descend(moves, error, boundary);
  const provenance: Record<string, Provenance> = { rush: "stat" };
  const runners = listed.map(({ row, carries }, i): Runner => {
    provenance[`runners[${i}]`] = carries >= RUNNER_SHRINK * 2 ? "stat" : "shrunk";
    provenance[`runners[${i}].brk`] = row.long === undefined ? "prior" : "stat";
    return {
      name: row.player,
      back: cellsOf(rows[i].back),
      los: cellsOf(rows[i].los),
      hole: cellsOf(rows[i].hole),
      brk: brk[i],
      fum: 4,
    };
  });
  // The proof covers the chart as printed.
  const runs = runOffenseOf({ rush, runners }, means);
  return {
    chart: { rush, runners },
    target: yardsPerRush,
    expected: rushYards({ rush, runners }, means, defense),
    provenance,
    runs,
    carries: listed.map(({ carries }) => carries),
  };
}

/** A row tilted to match its yards, rounded. */
function quantise(wanted: number, brk: number, defense: RunWeights, means: Means) {
  const yards = cellYards(brk, means);
  const columns = [
    { widths: HOLE, yards: yards.hole, weight: defense[0] },
    { widths: LOS, yards: yards.los, weight: defense[1] },
    { widths: BACK, yards: yards.back, weight: defense[2] },
  ];
  const tilted = (lambda: number): number[][] =>
    columns.map(({ widths, yards }) => {
      const raw = widths.map((width, k) => width * Math.exp(lambda * yards[k]));
      const sum = raw.reduce((a, b) => a + b, 0);
      return raw.map((value) => value / sum);
    });
  const meanAt = (lambda: number): number =>
    tilted(lambda).reduce((total, shares, x) => {
      const { yards, weight } = columns[x];
      return total + weight * shares.reduce((sum, share, k) => sum + share * yards[k], 0);
    }, 0);
  const lambda = bisect(-0.5, 0.5, meanAt, wanted);
  const [hole, los, back] = tilted(lambda).map(wholeWidths);
  return { hole, los, back };
}

/** Cumulative shares rounded to cells; the last cell keeps at least one number. */
function wholeWidths(shares: readonly number[]): number[] {
  let exact = 0;
  let end = 0;
  return shares.map((share, k) => {
    exact += share * SIDES;
    const next = k === shares.length - 1 ? SIDES : Math.min(SIDES - 1, Math.round(exact));
    const width = next - end;
    end = next;
    return width;
  });
}
