/** The value of the ball by field position, as lines of a plot: one per down, with ten yards to go. */
import { ticks } from "../../../kernel/lists/index.js";
import { countFrom, ordinal } from "../../../kernel/words/index.js";
import { GOAL, STEP_YARDS, type Step } from "../engine/state.js";
import type { PointsTable } from "../odds/index.js";
import { points } from "./chances.js";
import { plus, yardLine } from "./numbers-in-print.js";

export const DOWNS = [1, 2, 3, 4] as const;
const TEN_YARDS = 2;

/** Even the far goal line is named by its side. */
export const spotName = (spot: Step): string => (spot === GOAL ? "opp 0" : yardLine(spot * STEP_YARDS));

interface PlotOf {
  readonly downs: readonly (typeof DOWNS)[number][];
  /** Five-yard steps between labels of yard lines; points between labels of values. */
  readonly across: number;
  readonly up: number;
}

/** Lines for these downs, on axes that fit all four. */
export function worthPlot(table: PointsTable, { downs, across, up }: PlotOf) {
  const lines = DOWNS.map((down) => ({
    down,
    label: `${ordinal(down)} & 10`,
    values: countFrom(0, GOAL).map((spot) => table.value(spot, down, Math.min(GOAL, spot + TEN_YARDS))),
    strong: down === 1,
  }));
  const all = lines.flatMap(({ values }) => values);
  const [low, high] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))];
  return {
    series: lines
      .filter(({ down }) => downs.includes(down))
      .map((line) => ({ ...line, start: points(line.values[0]), end: points(line.values.at(-1)!) })),
    steps: GOAL,
    low,
    high,
    across: ticks(0, GOAL, across, spotName),
    up: ticks(Math.ceil(low / up) * up, high, up, plus),
  };
}
