/** What the ball is worth by field position, as lines of a plot: one a down, with ten yards to go. */
import { ticks } from "../../../kernel/lists/index.js";
import { countFrom, ordinal } from "../../../kernel/words/index.js";
import { GOAL, STEP_YARDS, type Step } from "../engine/state.js";
import type { PointsTable } from "../odds/index.js";
import { points } from "./chances.js";
import { plus, yardLine } from "./numbers-in-print.js";

export const DOWNS = [1, 2, 3, 4] as const;
const TEN_YARDS = 2;

/** The far goal line has the name of its side, too. */
export const spotName = (spot: Step): string => (spot === GOAL ? "opp 0" : yardLine(spot * STEP_YARDS));

interface PlotOf {
  readonly downs: readonly (typeof DOWNS)[number][];
  /** Steps of five yards between two names of yard lines; points between two numbers. */
  readonly across: number;
  readonly up: number;
}

/** Lines of these downs on the frame that holds all four. */
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
