/** The chart of fourth downs on the coach card. */
import { columns, round, rows, type Column } from "../../../page/lay-out.js";
import { STEP_YARDS } from "../engine/state.js";
import type { PointsTable } from "../odds/points/index.js";
import type { PostcardRules } from "../rules/index.js";
import { CLOSE, DISTANCES, fourthDowns, landing, type Call, type CallCell } from "../facts/choices.js";
import { totals, yardLine } from "./reference-words.js";

const LETTERS: Readonly<Record<Call, string>> = { play: "G", punt: "P", fieldGoal: "F" };
const FILLS: Readonly<Record<Call, { fill: string; type: string; stroke: string }>> = {
  play: { fill: "none", type: "ink", stroke: "none" },
  punt: { fill: "tint12", type: "ink", stroke: "grey" },
  fieldGoal: { fill: "band", type: "onBand", stroke: "accent" },
};

export interface ChartPlace {
  readonly y: number;
  readonly w: number;
  readonly bandH: number;
}

/** `goal` is the last column: the goal line is the line to gain. */
export function fourthChart(rules: PostcardRules, table: PointsTable, { y: TOP, w: LEFT_W, bandH: BAND }: ChartPlace) {
  const { card } = rules;
  const chart = fourthDowns(table);
  const cellW = 7.6;
  const at: Record<string, Column> = columns(0, {
    spot: 17,
    ...Object.fromEntries(DISTANCES.map((d) => [`d${d}`, cellW])),
    goal: cellW + 1.2,
    punt: 14,
    fieldGoal: LEFT_W - 17 - DISTANCES.length * cellW - cellW - 1.2 - 14,
  });
  const headY = TOP + BAND;
  const headH = 7.4;
  const rowH = 4.9;
  const keys = [...DISTANCES.map((d) => `d${d}`), "goal"];
  const lines = rows(headY + headH, rowH, chart.length);
  const bottom = lines[lines.length - 1].bottom;
  const drawn = (cell: CallCell | undefined, key: string, y: number): object[] => {
    if (!cell) return [];
    const { x, w, cx } = at[key];
    const close = cell.edge < CLOSE;
    const { fill, type, stroke } = FILLS[cell.call];
    return [
      {
        x,
        y,
        w,
        h: rowH,
        cx,
        text: `${LETTERS[cell.call]}${close ? "?" : ""}`,
        close,
        fill,
        stroke,
        type,
        style: close ? "body" : "strong",
        size: close ? 8.2 : 8.6,
      },
    ];
  };
  return {
    y: TOP,
    w: LEFT_W,
    bandH: BAND,
    headY,
    headH,
    headCy: round(headY + headH / 2),
    topCy: round(headY + 2.2),
    underCy: round(headY + 5.2),
    toGoCx: round((at[keys[0]].x + at.goal.right) / 2),
    at,
    right: LEFT_W,
    heads: [
      ...DISTANCES.map((d) => ({ text: `${d * STEP_YARDS}`, cx: at[`d${d}`].cx })),
      { text: "goal", cx: at.goal.cx },
    ],
    verticals: [at.d1, at.goal, at.punt, at.fieldGoal].map(({ x }) => x),
    top: round(headY + headH),
    bottom,
    h: round(bottom - TOP),
    rows: lines.map((line, r) => {
      const { spot, cells, goal, punt } = chart[r];
      const marker = 100 - spot * STEP_YARDS + card.kicking.fieldGoalDrop;
      const range = card.fieldGoals.find((one) => one.marker === marker);
      const ten = spot % 2 === 0;
      return {
        ...line,
        spot: spot === 0 ? "own 0" : spot === 20 ? "opp 0" : yardLine(spot * STEP_YARDS),
        style: ten ? "strong" : "body",
        weight: spot === 10 || spot === 11 ? "rule" : "hair",
        // Within reach of the goal line every punt is a touchback.
        punt: landing(spot, punt) < 0 ? "" : `${punt}`,
        puntX: round(at.punt.x + 1.4),
        landsX: round(at.punt.right - 1.4),
        lands: landing(spot, punt) < 0 ? "" : `on ${landing(spot, punt)}`,
        kickX: round(at.fieldGoal.x + 1.4),
        rangeX: round(at.fieldGoal.right - 1.4),
        kick: range ? `${marker}` : "",
        range: range ? totals(range) : "",
        cells: [...cells, goal].flatMap((cell, i) => drawn(cell, keys[i], line.y)),
      };
    }),
    legend: (["play", "punt", "fieldGoal"] as const).map((call, i) => ({
      ...FILLS[call],
      letter: LETTERS[call],
      text: { play: "go", punt: "punt", fieldGoal: "field goal" }[call],
      x: round(i * 17),
      y: round(bottom + 1.6),
      cx: round(i * 17 + 2.2),
      cy: round(bottom + 3.5),
      textX: round(i * 17 + 5.4),
    })),
    legendX: 56,
    // Doubt is a sign, not a paler letter: it has to survive a copier.
    legendText: `with a question mark: less than ${CLOSE} points between the two best calls`,
    legendCy: round(bottom + 3.5),
  };
}
