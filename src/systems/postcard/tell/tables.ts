/** Line score and box score for a terminal. */
import {
  boxScore,
  lineScore,
  netPassYards,
  SIDES,
  totalFirstDowns,
  totalYards,
  turnoversOf,
  type TeamBox,
} from "../../../kernel/football/index.js";
import type { GameEvent } from "../engine/index.js";
import type { Names } from "./row.js";

/** Both halves of the time tracker and the two-minute stage; overtimes follow. */
const PERIODS = ["1st", "2nd", "2:00"];

const wide = (names: Names, least: number): number => Math.max(least, ...SIDES.map((side) => names[side].length));

export function lineScoreTable(events: readonly GameEvent[], names: Names): string[] {
  const { periods, total } = lineScore(events, PERIODS.length);
  const width = wide(names, 0);
  const extra = periods.length - PERIODS.length;
  const heads = periods.map((_, i) => PERIODS[i] ?? (extra === 1 ? "OT" : `OT${i - PERIODS.length + 1}`));
  const row = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(width)}${cells.map((cell) => `${cell}`.padStart(6)).join("")}`;
  return [
    row("", [...heads, "Total"]),
    ...SIDES.map((side) => row(names[side], [...periods.map((period) => period[side]), total[side]])),
  ];
}

const BOX: readonly (readonly [label: string, value: (box: TeamBox) => string | number])[] = [
  ["First downs", totalFirstDowns],
  ["Rushes-yards", (box) => `${box.rushes}-${box.rushYards}`],
  ["Passes", (box) => `${box.completions}/${box.attempts}, ${box.interceptions} int`],
  ["Net passing yards", netPassYards],
  ["Total yards", totalYards],
  ["Turnovers", turnoversOf],
  ["Penalties-yards", (box) => `${box.penalties}-${box.penaltyYards}`],
  ["Field goals", (box) => `${box.fieldGoals}/${box.fieldGoalsTried}`],
  ["Punts-yards", (box) => `${box.punts}-${box.puntYards}`],
];

/** Bonuses earned by ones and stars, and those spent. */
function bonuses(events: readonly GameEvent[]): string[][] {
  const sum = { away: { got: 0, spent: 0, lost: 0 }, home: { got: 0, spent: 0, lost: 0 } };
  for (const event of events) {
    if (event.type !== "bonus") continue;
    if (event.change > 0) sum[event.side].got += event.change;
    else sum[event.side].spent -= event.change;
    sum[event.side].lost += event.lost;
  }
  return [
    ["Bonuses earned", ...SIDES.map((side) => `${sum[side].got}`)],
    ["spent / wasted", ...SIDES.map((side) => `${sum[side].spent} / ${sum[side].lost}`)],
  ];
}

export function boxTable(events: readonly GameEvent[], names: Names): string[] {
  const box = boxScore(events);
  const rows = [
    ["", ...SIDES.map((side) => names[side])],
    ...BOX.map(([label, value]) => [label, ...SIDES.map((side) => `${value(box[side])}`)]),
    ...bonuses(events),
  ];
  const width = wide(names, 12) + 2;
  return rows.map(([label, ...cells]) => `${label.padEnd(20)}${cells.map((cell) => cell.padStart(width)).join("")}`);
}
