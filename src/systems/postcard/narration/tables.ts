/** Line score and box score for a terminal. */
import { boxRows, boxScore, lineScoreTable, sideCells, sideTable, SIDES } from "../../../kernel/football/index.js";
import type { GameEvent } from "../engine/index.js";
import type { Names } from "./row.js";

/** Both halves of the time tracker and the two-minute stage; overtimes follow. */
const PERIODS = ["1st", "2nd", "2:00"];

export const scoreTable = (events: readonly GameEvent[], names: Names): string[] =>
  lineScoreTable(events, names, PERIODS, (n, count) => (count === 1 ? "OT" : `OT${n}`));

const BOX = boxRows(
  (box) => `${box.completions}/${box.attempts}, ${box.interceptions} int`,
  [
    ["Field goals", (box) => `${box.fieldGoals}/${box.fieldGoalsTried}`],
    ["Punts-yards", (box) => `${box.punts}-${box.puntYards}`],
  ],
);

/** Bonuses earned by ones and stars, and those spent. */
function bonuses(events: readonly GameEvent[]): [string, ...string[]][] {
  const sum = { away: { got: 0, spent: 0, lost: 0 }, home: { got: 0, spent: 0, lost: 0 } };
  for (const event of events) {
    if (event.type !== "bonus") continue;
    if (event.change > 0) sum[event.side].got += event.change;
    else sum[event.side].spent -= event.change;
    sum[event.side].lost += event.lost;
  }
  return [
    ["Bonuses earned", ...sideCells((side) => sum[side].got)],
    ["spent / wasted", ...sideCells((side) => `${sum[side].spent} / ${sum[side].lost}`)],
  ];
}

export function boxTable(events: readonly GameEvent[], names: Names): string[] {
  const box = boxScore(events);
  const width = Math.max(12, ...SIDES.map((side) => names[side].length)) + 2;
  const figures = BOX.map(([label, value]) => [label, ...sideCells((side) => value(box[side]))] as const);
  return sideTable([["", ...sideCells((side) => names[side])], ...figures, ...bonuses(events)], width);
}
