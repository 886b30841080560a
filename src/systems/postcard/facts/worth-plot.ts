/** What the ball is worth by field position, as lines of a plot: one a down, with ten yards to go. */
import { GOAL, STEP_YARDS, type Step } from "../engine/state.js";
import type { PointsTable } from "../odds/index.js";
import { plus, yardLine } from "./numbers-in-print.js";

export const DOWNS = [1, 2, 3, 4] as const;
export const ORDINALS = ["", "1st", "2nd", "3rd", "4th"] as const;
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
    label: `${ORDINALS[down]} & 10`,
    values: Array.from({ length: GOAL + 1 }, (_, spot) => table.value(spot, down, Math.min(GOAL, spot + TEN_YARDS))),
    strong: down === 1,
  }));
  const all = lines.flatMap(({ values }) => values);
  const [low, high] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))];
  return {
    series: lines.filter(({ down }) => downs.includes(down)),
    steps: GOAL,
    low,
    high,
    across: Array.from({ length: GOAL / across + 1 }, (_, i) => ({ at: across * i, label: spotName(across * i) })),
    up: Array.from({ length: high - low + 1 }, (_, i) => low + i)
      .filter((at) => at % up === 0)
      .map((at) => ({ at, label: plus(at) })),
  };
}
