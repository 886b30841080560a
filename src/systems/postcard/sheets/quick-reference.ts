/** PC-2: every procedure of the game on one page, with the strategy circle and the charts. */
import { round } from "../../../page/lay-out.js";
import type { Procedure } from "../../../page/story/procedure-pieces.js";
import type { PostcardRules } from "../rules/index.js";
import { CHART_HEAD, CHART_ROW, placeCharts } from "./quick-reference-charts.js";
import {
  afterSteps,
  finishSteps,
  fumbleSteps,
  houseSteps,
  kickSteps,
  scoreSteps,
  spotSteps,
} from "./quick-reference-ends.js";
import { kickTables, placeKicks } from "./quick-reference-kicks.js";
import { quickReferenceLarge } from "./quick-reference-large.js";
import { badPassSteps, passSteps } from "./quick-reference-passes.js";
import { kickoffSteps, openingSteps, runSteps, rushSteps, snapSteps } from "./quick-reference-steps.js";
import { placeGraph } from "./reference-graph.js";
import type { PostcardSheet } from "./shared.js";

const WIDTH = 190;
const TOP = 20.6;
const BOTTOM = 254.4;
const COLUMNS = 3;
const GAP = 4;
const KICK_ROW = 4.1;
const KICK_BAND = 4.4;
/** Height of the strategy circle with its band. */
const GRAPH_H = 45.6;

/** All procedures in the order of play. */
export function procedures(rules: PostcardRules): Procedure[] {
  const house = houseSteps(rules);
  return [
    ...openingSteps(rules),
    kickoffSteps(rules),
    snapSteps(rules),
    rushSteps(rules),
    runSteps(rules),
    passSteps(rules),
    badPassSteps(rules),
    fumbleSteps(rules),
    kickSteps(rules),
    scoreSteps(rules),
    afterSteps(rules),
    finishSteps(rules),
    ...(house.length > 0 ? house : [spotSteps(rules)]),
  ];
}

function model(rules: PostcardRules): object {
  const [fieldGoals, punts, marks] = kickTables(rules);
  const kickH = KICK_BAND + punts.labels.length * KICK_ROW;
  const kickY = round(BOTTOM - kickH);
  const chartY = round(kickY - 2 - CHART_HEAD - 4 * CHART_ROW);
  const bottom = round(chartY - 2.6);
  const w = round((WIDTH - (COLUMNS - 1) * GAP) / COLUMNS);
  const graphY = round(bottom - GRAPH_H + 0.4);
  const graph = placeGraph(rules.card, { cx: round(w / 2), cy: round(graphY + 4.5 + 20.4), r: 19.4 });
  const kickW = [66, 75, WIDTH - 66 - 75 - 2 * 2.5];
  return {
    subtitle: "Quick reference",
    tagline: "the whole game on one page, in the order of play",
    tagWidth: 150,
    items: procedures(rules),
    frames: Array.from({ length: COLUMNS }, (_, i) => ({
      page: 0,
      x: round(i * (w + GAP)),
      y: TOP,
      w,
      h: round(bottom - TOP - (i === 0 ? GRAPH_H + 1.6 : 0)),
    })),
    graph: {
      ...graph,
      y: graphY,
      w,
      h: round(bottom - graphY),
      bandH: 4.5,
      legend: graphLegend(graphY + 6, w),
    },
    charts: placeCharts(rules, { x: 0, y: chartY, w: WIDTH }),
    kickNote: {
      text: "**K** bonus or half of the kickers, **R** of the receivers. **EZ** five yards deep in the end zone. The flag\u2019s yards move the ball as O sees it.",
      x: 0,
      y: round(kickY + KICK_BAND + 2 * KICK_ROW + 0.7),
      w: kickW[0],
      h: 7.4,
    },
    kicks: [
      placeKicks(fieldGoals, { x: 0, y: kickY, w: kickW[0] }, KICK_ROW, 10.5),
      placeKicks(punts, { x: kickW[0] + 2.5, y: kickY, w: kickW[1] }, KICK_ROW, 8.5),
      placeKicks(marks, { x: WIDTH - kickW[2], y: kickY, w: kickW[2] }, KICK_ROW, 10.5),
    ],
  };
}

/** What the shapes mean, in the corners around the circle. */
function graphLegend(top: number, w: number): object[] {
  const left = 1.8;
  const shape = (
    kind: "square" | "round" | "arrow",
    x: number,
    y: number,
    text: string,
    more: object = {},
  ): object => ({
    square: kind === "square",
    round: kind === "round",
    arrow: kind === "arrow",
    x,
    y,
    cx: round(x + 1.05),
    cy: round(y + 1.05),
    text,
    textX: round(x + (kind === "arrow" ? 7.2 : 3)),
    tipX: round(x + 6),
    weight: 0,
    head: 0,
    stroke: "ink",
    ...more,
  });
  const right = round(w - 14.6);
  return [
    shape("square", left, top, "rush"),
    shape("round", left, round(top + 3.6), "pass"),
    shape("arrow", right, top, "1 star", { weight: 0.28, head: 1.8 }),
    shape("arrow", right, round(top + 3.6), "2 stars", { weight: 0.73, head: 2.5, stroke: "accent" }),
  ];
}

export const quickReference: PostcardSheet = {
  id: "quick-reference",
  code: "PC-2",
  title: "Quick reference",
  summary: "every procedure of the game on one page, with the strategy circle, the charts and the kicks",
  orientation: "portrait",
  fills: "nothing",
  pages: ({ rules }) => [{ template: "postcard/quick-reference", title: "Quick reference", model: model(rules) }],
  large: ({ rules }) => quickReferenceLarge(rules, procedures(rules)),
};
