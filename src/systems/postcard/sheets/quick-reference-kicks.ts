/** The tables of kicks at the foot of the quick reference: field goals, punts, kickoff marks. */
import { round } from "../../../page/lay-out.js";
import type { PostcardRules } from "../rules/index.js";
import type { ChartsPlace } from "./quick-reference-charts.js";
import { plus, totals } from "./reference-words.js";

export interface KickTable {
  readonly title: string;
  readonly note: string;
  /** One label a row. */
  readonly labels: readonly string[];
  /** Texts of a column, one a row. */
  readonly columns: readonly (readonly string[])[];
}

/** The card's three tables of kicks. */
export function kickTables({ card }: PostcardRules): KickTable[] {
  const spot = (yards: number): string => (yards < 0 ? "EZ" : `${yards}`);
  // K and R: the side of the field that the kickers or the receivers defend.
  const side = (yards: number): string => (yards === 50 ? "50" : yards < 50 ? `K${yards}` : `R${100 - yards}`);
  return [
    {
      title: "Field goal",
      note: "two dice",
      labels: ["marker", "good"],
      columns: card.fieldGoals.map((range) => [`${range.marker}`, totals(range)]),
    },
    {
      title: "Punt",
      note: "two dice",
      labels: ["yards", "hit", "K", "R"],
      columns: card.punts.map((punt) => [`${punt.target}`, totals(punt), plus(punt.kicker), plus(punt.receiver)]),
    },
    {
      title: "Kickoff marks",
      note: "kicker\u2019s number",
      labels: ["number", "ball", "onside", "bonus"],
      columns: card.kickMarks.map((mark) => [`${mark.number}`, spot(mark.spot), side(mark.onside), plus(mark.bonus)]),
    },
  ];
}

/** A table of kicks in a box; the labels stand at the left. */
export function placeKicks(table: KickTable, { x, y, w }: ChartsPlace, rowH: number, labelW: number) {
  const bandH = 4.4;
  const step = (w - labelW) / table.columns.length;
  return {
    x,
    y,
    w,
    bandH,
    h: round(bandH + table.labels.length * rowH),
    title: table.title,
    note: table.note,
    labelW,
    bodyY: round(y + bandH),
    labels: table.labels.map((text, r) => ({
      text,
      x: round(x + 1.2),
      y: round(y + bandH + r * rowH),
      h: rowH,
      cy: round(y + bandH + (r + 0.5) * rowH),
      right: round(x + w),
      first: r === 0,
    })),
    columns: table.columns.map((texts, c) => ({
      x: round(x + labelW + c * step),
      y1: round(y + bandH),
      y2: round(y + bandH + table.labels.length * rowH),
      cells: texts.map((text, r) => ({
        text,
        cx: round(x + labelW + (c + 0.5) * step),
        cy: round(y + bandH + (r + 0.5) * rowH),
        w: round(step - 0.3),
        style: r === 0 ? "strong" : "body",
        size: r === 0 ? 8 : 7,
      })),
    })),
  };
}
