/** M21, PP-21: the missing opponent. One page, two rolls a play. */
import { round } from "../../../page/lay-out.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { chartHeight, largeChart, largeNotes, placeChart, placeNotes } from "./chart.js";
import type { PenPaperSheet } from "./shared.js";
import { callChart, callNotes, fourthNotes, shiftChart, situationChart, specialChart } from "./solo-charts.js";

const TOP = 21.6;
const BOTTOM = 184.4;
const GAP = 4;
const LEFT = { x: 0, w: 129.7 } as const;
const RIGHT = { x: 133.7, w: 125.7 } as const;
const HALF = round((RIGHT.w - GAP) / 2);

function model(rules: PenAndPaperRules): object {
  const left = [
    { chart: situationChart(), rowH: 10.9 },
    { chart: shiftChart(), rowH: 8.4 },
  ];
  let y = TOP;
  const charts = left.map(({ chart, rowH }) => {
    const placed = placeChart(chart, { ...LEFT, y, rowH, size: 9.6 });
    y = round(y + chartHeight(chart, { rowH }) + GAP);
    return placed;
  });
  const calls = [callChart(rules, "rush"), callChart(rules, "pass")];
  const rowH = 7;
  const longest = Math.max(...calls.map(({ rows }) => rows.length));
  calls.forEach((chart, i) =>
    charts.push(
      placeChart(chart, {
        x: round(RIGHT.x + i * (HALF + GAP)),
        w: HALF,
        y: TOP,
        rowH: round((longest * rowH) / chart.rows.length),
        size: 8.8,
        titleSize: 8.5,
      }),
    ),
  );
  const specialY = round(charts[charts.length - 1].bottom + GAP);
  const special = specialChart(rules);
  charts.push(placeChart(special, { ...RIGHT, y: specialY, rowH, size: 8.8, titleSize: 8.5 }));
  const notesY = round(specialY + chartHeight(special, { rowH }) + GAP);
  return {
    subtitle: "Solo chart",
    tagline: "play against the missing coach: two d20 for each side and play",
    tagWidth: 150,
    charts,
    notes: [
      placeNotes(fourthNotes(rules), { ...LEFT, y, h: BOTTOM - y }, 9.2),
      placeNotes(callNotes(rules), { ...RIGHT, y: notesY, h: BOTTOM - notesY }, 9.2),
    ],
  };
}

export const soloChart: PenPaperSheet = {
  id: "solo-chart",
  code: "PP-21",
  title: "Solo chart",
  summary: "calls plays for the opponent you do not have: run or pass, which call, which defense, fourth downs",
  orientation: "landscape",
  fills: "nothing",
  pages: ({ rules }) => [{ template: "pen-and-paper/reference", title: "Solo chart", model: model(rules) }],
  large: ({ rules }) => [
    ...largeChart(situationChart()),
    ...largeChart(shiftChart()),
    ...largeChart(callChart(rules, "rush")),
    ...largeChart(callChart(rules, "pass")),
    ...largeChart(specialChart(rules)),
    ...largeNotes(callNotes(rules)),
    ...largeNotes(fourthNotes(rules)),
  ],
};
