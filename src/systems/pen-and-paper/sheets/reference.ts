/** M9, PP-9: all charts as a booklet of landscape pages. */
import { round } from "../../../page/lay-out.js";
import type { PageModel } from "../../contract.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { chartHeight, largeChart, largeNotes, placeChart, placeNotes, type Chart, type Notes } from "./chart.js";
import * as kicks from "./reference-kicks.js";
import * as mishaps from "./reference-mishaps.js";
import * as season from "./reference-off-season.js";
import * as plays from "./reference-plays.js";
import * as teams from "./reference-teams.js";
import type { PenPaperSheet } from "./shared.js";

const AREA = { x: 0, y: 21.6, w: 259.4, bottom: 184.4 } as const;
const GAP = 4;

interface Stack {
  readonly x: number;
  readonly w: number;
  readonly y?: number;
  readonly bottom?: number;
  readonly rowH: number;
  /** Charts from the top; the notes share what is left, by the number of their items. */
  readonly parts: readonly (Chart | Notes)[];
}

interface ReferencePage {
  readonly title: string;
  readonly tagline: string;
  readonly stacks: readonly Stack[];
}

const isChart = (part: Chart | Notes): part is Chart => "columns" in part;

/** Width of `count` equal columns, and their left edges. */
function grid(count: number, x: number = AREA.x, w: number = AREA.w): { x: number; w: number }[] {
  const width = round((w - (count - 1) * GAP) / count);
  return Array.from({ length: count }, (_, i) => ({ x: round(x + i * (width + GAP)), w: width }));
}

function place({ x, w, y = AREA.y, bottom = AREA.bottom, rowH, parts }: Stack): {
  charts: object[];
  notes: object[];
  bottom: number;
} {
  const heights = parts.map((part) => (isChart(part) ? chartHeight(part, { rowH }) : 0));
  const left = bottom - y - heights.reduce((sum, h) => sum + h, 0) - GAP * (parts.length - 1);
  const weights = parts.map((part) => (isChart(part) ? 0 : part.items.join(" ").length + 60));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const charts: object[] = [];
  const notes: object[] = [];
  let at: number = y;
  parts.forEach((part, i) => {
    const h = isChart(part) ? heights[i] : (left * weights[i]) / total;
    if (isChart(part)) charts.push(placeChart(part, { x, y: round(at), w, rowH, size: 8.4 }));
    else notes.push(placeNotes(part, { x, y: round(at), w, h }, 9.4));
    at += h + GAP;
  });
  return { charts, notes, bottom: round(at) };
}

/** What stands on which page, in which column. */
function booklet(rules: PenAndPaperRules): ReferencePage[] {
  const [a, b, c] = grid(3);
  const [left, right] = grid(2);
  const [rightA, rightB] = grid(2, right.x, right.w);
  const wide = { x: b.x, w: round(AREA.w - b.x) };
  const [wideA, wideB] = grid(2, wide.x, wide.w);
  const under = (rowH: number, ...charts: Chart[]): number =>
    round(AREA.y + charts.reduce((sum, chart) => sum + chartHeight(chart, { rowH }) + GAP, 0));
  const league = teams.leagueCharts(rules);
  const setback = [season.setbackChart(rules), season.eventChart(rules)];
  const yards = plays.yardChart(rules);
  const yardsY = round(AREA.bottom - chartHeight(yards, { rowH: 6 }));
  const fouls = mishaps.foulChart(rules);
  const foulW = 142;
  const [foulA, foulB] = grid(2, 0, foulW);
  const beside = { x: foulW + GAP, w: round(AREA.w - foulW - GAP) };
  return [
    {
      title: "Teams and league play",
      tagline: "score and modifier, points in a quarter, tie-breaks",
      stacks: [
        {
          ...a,
          rowH: 7.3,
          parts: [
            teams.modifierChart(rules),
            teams.newRatingChart(rules),
            teams.philosophyChart(rules),
            teams.teamNotes(rules),
          ],
        },
        { ...wide, rowH: 7.8, parts: league },
        { ...wideA, y: under(7.8, ...league), rowH: 7, parts: [teams.leagueNotes(rules)] },
        { ...wideB, y: under(7.8, ...league), rowH: 7, parts: [season.tieNotes()] },
      ],
    },
    {
      title: "Kicks",
      tagline: "kickoff, punt, field goal, returns, fakes, points",
      stacks: [
        { ...a, bottom: yardsY - GAP, rowH: 6.2, parts: [kicks.kickoffChart(rules), kicks.kickoffNotes(rules)] },
        { ...b, bottom: yardsY - GAP, rowH: 6.2, parts: [kicks.puntChart(rules), kicks.kickNotes(rules)] },
        { x: 0, w: round(b.x + b.w), y: yardsY, rowH: 6, parts: [yards] },
        {
          ...c,
          rowH: 6.9,
          parts: [
            kicks.fieldGoalChart(rules),
            kicks.pointsChart(rules),
            kicks.fakeChart(rules),
            kicks.fakeNotes(rules),
          ],
        },
      ],
    },
    {
      title: "Plays from scrimmage",
      tagline: "pass, rush, defense, the DC and what comes of it",
      stacks: [
        {
          ...left,
          rowH: 5.6,
          parts: [plays.playChart(rules, "pass"), plays.defenseChart(rules), plays.playNotes(rules)],
        },
        {
          ...right,
          rowH: 5.618,
          parts: [plays.playChart(rules, "rush"), plays.resolutionChart(rules), plays.dcChart(rules)],
        },
      ],
    },
    {
      title: "Mishaps",
      tagline: "penalties, injuries, loose balls, the clock",
      stacks: [
        { x: 0, w: foulW, rowH: 6.9, parts: [fouls] },
        { ...foulA, y: under(6.9, fouls), rowH: 7, parts: [mishaps.penaltyNotes(rules)] },
        { ...foulB, y: under(6.9, fouls), rowH: 7, parts: [mishaps.looseNotes(rules)] },
        {
          ...beside,
          rowH: 7.9,
          parts: [mishaps.mishapChart(rules), mishaps.injuryChart(rules), mishaps.clockNotes(rules)],
        },
      ],
    },
    {
      title: "Off-season",
      tagline: "fans, income, setback, improvement, stars",
      stacks: [
        { ...left, rowH: 6.1, parts: [season.fanChart(rules), season.starChart(rules), season.starNotes(rules)] },
        { ...rightA, rowH: 6.6, parts: setback },
        { ...rightB, rowH: 6.6, parts: [season.improvementChart(rules), season.costChart(rules)] },
        {
          ...right,
          y: under(6.6, ...setback),
          rowH: 6.6,
          parts: [season.starPositionChart(rules), season.developmentNotes(rules)],
        },
      ],
    },
  ];
}

function page({ title, tagline, stacks }: ReferencePage): PageModel {
  const placed = stacks.map(place);
  return {
    template: "pen-and-paper/reference",
    title,
    model: {
      subtitle: title,
      tagline,
      tagWidth: 150,
      charts: placed.flatMap((stack) => stack.charts),
      notes: placed.flatMap((stack) => stack.notes),
    },
  };
}

export const reference: PenPaperSheet = {
  id: "reference",
  code: "PP-9",
  title: "Reference charts",
  summary: "every chart of the game on five pages, with the chances beside the rolls",
  orientation: "landscape",
  fills: "nothing",
  pages: ({ rules }) => booklet(rules).map(page),
  large: ({ rules }) =>
    booklet(rules)
      .flatMap(({ stacks }) => stacks.flatMap(({ parts }) => parts))
      .flatMap((part) => (isChart(part) ? largeChart(part) : largeNotes(part))),
};
