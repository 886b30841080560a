/** PC-5: what a coach does who counts points, solved for the card in force; for playing alone. */
import { round } from "../../../page/lay-out.js";
import { STEP_YARDS } from "../engine/state.js";
import type { PointsTable } from "../odds/points/index.js";
import { NUMBERS, type PostcardRules } from "../rules/index.js";
import { advice, pickAdvice } from "./coach-card-advice.js";
import { fourthChart } from "./coach-card-fourth.js";
import { coachCardLarge } from "./coach-card-large.js";
import { leastText, mixes, RETURN_SPOTS, returnRows, tableOf, throws } from "../facts/choices.js";
import { plus } from "./reference-words.js";
import type { PostcardSheet } from "./shared.js";

const WIDTH = 190;
const TOP = 21.4;
const BAND = 5;
const LEFT_W = 116;
const RIGHT_X = 120;
const RIGHT_W = WIDTH - RIGHT_X;
const MIX_HEAD = 5;
const THROW_HEAD = 4.2;

const percent = (chance: number): string => (chance < 0.005 ? "" : `${Math.round(chance * 100)}`);

/** Numbers across, situations down, the side with the ball above the other. */
function mixTable(table: PointsTable, y: number, rowH: number) {
  const labelW = 23;
  const sideW = 7.4;
  const step = (RIGHT_W - labelW - sideW) / NUMBERS.length;
  const cx = (n: number): number => round(RIGHT_X + labelW + sideW + (n - 0.5) * step);
  const all = mixes(table);
  return {
    y,
    h: MIX_HEAD,
    dice: NUMBERS.map((face) => ({ face, x: round(cx(face) - 1.8), y: round(y + 0.7) })),
    top: round(y + MIX_HEAD),
    bottom: round(y + MIX_HEAD + all.length * 2 * rowH),
    groups: all.map(({ label, sides }, g) => {
      const top = round(y + MIX_HEAD + g * 2 * rowH);
      return {
        label,
        y: top,
        cy: round(top + rowH),
        labelX: RIGHT_X + 1.2,
        labelW: labelW - 1.6,
        sides: sides.map((side, s) => ({
          label: side.label,
          labelX: round(RIGHT_X + labelW + sideW / 2),
          y: round(top + s * rowH),
          cy: round(top + (s + 0.5) * rowH),
          cells: side.chances.map((chance, i) => ({
            text: percent(chance),
            cx: cx(i + 1),
            x: round(cx(i + 1) - step / 2),
            w: round(step),
            h: rowH,
            fill: chance >= 0.25 ? "tint12" : chance >= 0.1 ? "tint6" : "none",
            style: chance >= 0.25 ? "strong" : "body",
          })),
        })),
      };
    }),
  };
}

function throwTable(table: PointsTable, y: number, rowH: number) {
  const { low, high, rows: asked } = throws(table);
  const labelW = 23;
  const step = (RIGHT_W - labelW) / (high - low + 1);
  const cx = (result: number): number => round(RIGHT_X + labelW + (result - low + 0.5) * step);
  const bandY = y;
  const headY = round(y + BAND);
  const top = round(headY + 4.2);
  return {
    bandY,
    headY,
    headH: 4.2,
    headCy: round(headY + 2.1),
    top,
    bottom: round(top + asked.length * rowH),
    heads: Array.from({ length: high - low + 1 }, (_, i) => ({
      text: i === 0 ? plus(low) : i === high - low ? plus(high) : plus(low + i),
      cx: cx(low + i),
      w: round(step - 0.1),
    })),
    rows: asked.map(({ label, farther }, r) => ({
      label,
      labelX: RIGHT_X + 1.2,
      labelW: labelW - 1.6,
      y: round(top + r * rowH),
      h: rowH,
      cy: round(top + (r + 0.5) * rowH),
      tint: r % 2 === 1 ? "tint6" : "none",
      dots: farther.flatMap((on, i) => (on ? [{ x: cx(low + i) }] : [])),
    })),
  };
}

function returnTable(table: PointsTable, y: number) {
  const labelW = 20;
  const rowH = 4.4;
  const step = (LEFT_W - labelW) / RETURN_SPOTS.length;
  const cx = (i: number): number => round(labelW + (i + 0.5) * step);
  const asked = returnRows(table);
  const headY = round(y + BAND);
  const top = round(headY + 4.2);
  return {
    bandY: y,
    headY,
    headH: 4.2,
    headCy: round(headY + 2.1),
    top,
    bottom: round(top + asked.length * rowH),
    h: round(top + asked.length * rowH - headY),
    right: LEFT_W,
    lines: RETURN_SPOTS.map((_, i) => ({ x: round(labelW + i * step) })),
    heads: RETURN_SPOTS.map((spot, i) => ({ text: spot < 0 ? "end zone" : `${spot * STEP_YARDS}`, cx: cx(i) })),
    rows: asked.map(({ label, least }, r) => ({
      label,
      y: round(top + r * rowH),
      cy: round(top + (r + 0.5) * rowH),
      cells: least.map((bonus, i) => ({ text: leastText(bonus), cx: cx(i) })),
    })),
  };
}

const BOTTOM = 254.2;
const COLUMNS = 3;
const GAP = 4;

function model(rules: PostcardRules, table: PointsTable): object {
  const fourth = fourthChart(rules, table, { y: TOP, w: LEFT_W, bandH: BAND });
  const returns = returnTable(table, round(fourth.bottom + 7.4));
  const mixY = round(TOP + BAND + 12.4);
  const gap = 3.4;
  // Both tables at the right end level with the last one at the left.
  const lines = 2 * mixes(table).length + throws(table).rows.length;
  const rowH = Math.min(5.2, (returns.bottom - mixY - MIX_HEAD - gap - BAND - THROW_HEAD) / lines);
  const mix = mixTable(table, mixY, rowH);
  const farther = throwTable(table, round(mix.bottom + gap), rowH);
  const adviceY = round(Math.max(returns.bottom, farther.bottom) + 4);
  const w = round((WIDTH - (COLUMNS - 1) * GAP) / COLUMNS);
  return {
    subtitle: "Coach card",
    tagline:
      "what a coach does who counts points, solved for this card; it also plays the other side when you are alone",
    tagWidth: 168,
    fourth,
    pick: {
      x: RIGHT_X,
      y: TOP,
      w: RIGHT_W,
      h: BAND,
      text: pickAdvice(rules),
      textY: round(TOP + BAND + 0.9),
      textH: 11,
    },
    mix,
    farther,
    returns,
    rightX: RIGHT_X,
    rightW: RIGHT_W,
    advice: {
      items: advice(rules, table),
      frames: Array.from({ length: COLUMNS }, (_, i) => ({
        page: 0,
        x: round(i * (w + GAP)),
        y: adviceY,
        w,
        h: round(BOTTOM - adviceY),
      })),
    },
  };
}

export const coachCard: PostcardSheet = {
  id: "coach-card",
  code: "PC-5",
  title: "Coach card",
  summary: "fourth downs, numbers to pick, throws, kicks and bonuses, solved for the card in force; plays a side alone",
  orientation: "portrait",
  fills: "nothing",
  pages: (context) => [
    { template: "postcard/coach-card", title: "Coach card", model: model(context.rules, tableOf(context)) },
  ],
  large: (context) => coachCardLarge(context.rules, tableOf(context)),
};
