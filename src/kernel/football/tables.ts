/** Line score and box score for a terminal. */
import { netPassYards, totalFirstDowns, totalYards, turnoversOf, type TeamBox } from "./box-score.js";
import type { EventList } from "./events.js";
import { lineScore } from "./score.js";
import { SIDES, type Side } from "./side.js";

type Names = Readonly<Record<Side, string>>;

/** Points by period under `heads`; overtimes follow the periods that have their own heading. */
export function lineScoreTable(
  events: EventList,
  names: Names,
  heads: readonly string[],
  overtime: (n: number, count: number) => string,
): string[] {
  const { periods, total } = lineScore(events, heads.length);
  const width = Math.max(...SIDES.map((side) => names[side].length));
  const extra = periods.length - heads.length;
  const row = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(width)}${cells.map((cell) => `${cell}`.padStart(6)).join("")}`;
  return [
    row("", [...periods.map((_, i) => heads[i] ?? overtime(i - heads.length + 1, extra)), "Total"]),
    ...SIDES.map((side) => row(names[side], [...periods.map((period) => period[side]), total[side]])),
  ];
}

type BoxRow = readonly [label: string, value: (box: TeamBox) => string | number];

/** Rows of a box score; `passes` is the game's cell for passing, `more` its additional rows. */
export const boxRows = (passes: BoxRow[1], more: readonly BoxRow[] = []): readonly BoxRow[] => [
  ["First downs", totalFirstDowns],
  ["Rushes-yards", (box) => `${box.rushes}-${box.rushYards}`],
  ["Passes", passes],
  ["Net passing yards", netPassYards],
  ["Total yards", totalYards],
  ["Turnovers", turnoversOf],
  ["Penalties-yards", (box) => `${box.penalties}-${box.penaltyYards}`],
  ...more,
];

/** A label and one cell per side, row by row. */
export const sideTable = (rows: readonly (readonly [label: string, ...cells: string[]])[], width: number): string[] =>
  rows.map(([label, ...cells]) => `${label.padEnd(20)}${cells.map((cell) => cell.padStart(width)).join("")}`);

/** Cells of a row for both sides. */
export const sideCells = (of: (side: Side) => string | number): string[] => SIDES.map((side) => `${of(side)}`);
