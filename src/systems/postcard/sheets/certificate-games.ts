/** The right side of the certificate: the bonus game and the points game, as solved. */
import { signedText } from "../../../kernel/words/index.js";
import { columns, round, rows } from "../../../page/lay-out.js";
import { GOAL } from "../engine/state.js";
import type { PointsTable } from "../odds/index.js";
import { equilibrium, formatRational } from "../proof/index.js";
import { NUMBERS, type PostcardRules } from "../rules/index.js";
import { MIX_SITUATIONS } from "./coach-card-values.js";
import { pointsPlot } from "./probability-points.js";
import { placeGraph } from "./reference-graph.js";

const signed = (value: number): string => signedText(value, "0");
const GRAPH_R = 19;
const BAND_H = 5;
const ROW_H = 4.6;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** The strategy circle with its band. */
export function placeCircle(rules: PostcardRules, { x, y, w }: Place) {
  const h = BAND_H + 2 * GRAPH_R + 4;
  const graph = placeGraph(rules.card, { cx: round(x + w / 2), cy: round(y + BAND_H + 2 + GRAPH_R), r: GRAPH_R });
  return { x, y, w, h: round(h), bandH: BAND_H, bottom: round(y + h), ...graph };
}

/** Who wins how many stars: own number down, the other's across, and the sum of each row. */
export function placeMatrix(rules: PostcardRules, { x, y, w }: Place) {
  const { matrix, rowSums, value, extremes } = equilibrium(rules);
  const label = 9;
  const sumW = 9.4;
  const step = round((w - label - sumW) / NUMBERS.length);
  const top = y + BAND_H + ROW_H;
  const lines = rows(top, ROW_H, NUMBERS.length).map((row, i) => ({
    ...row,
    number: `${NUMBERS[i]}`,
    rush: rules.card.strategy[i].play === "rush",
    cells: matrix[i].map((bonus, j) => ({
      x: round(x + label + j * step),
      cx: round(x + label + (j + 0.5) * step),
      text: i === j ? "" : signed(bonus),
      fill: bonus > 0 ? "tint12" : i === j ? "tint6" : "none",
      style: bonus > 0 ? "strong" : "body",
    })),
    sum: signed(rowSums[i]),
  }));
  const bottom = round(top + NUMBERS.length * ROW_H);
  const good = extremes.map(({ words }) => words);
  return {
    x,
    y,
    w,
    label,
    step,
    bandH: BAND_H,
    headY: round(y + BAND_H),
    headCy: round(y + BAND_H + ROW_H / 2),
    rowH: ROW_H,
    heads: NUMBERS.map((number, j) => ({ text: `${number}`, cx: round(x + label + (j + 0.5) * step) })),
    labelCx: round(x + label / 2),
    sumX: round(x + w - sumW),
    sumCx: round(x + w - sumW / 2),
    lines,
    bottom,
    right: round(x + w),
    words: matrixWords(formatRational(value), good, rowSums),
    wordsY: round(bottom + 1.4),
  };
}

function matrixWords(value: string, good: readonly string[], rowSums: readonly number[]): string {
  const fair = rowSums.every((sum) => sum === 0);
  const die = fair
    ? "Every row adds up to 0: a player who **rolls a die** for the number gives nothing away."
    : "A row that does not add up to 0 can be used against a player who rolls a die for the number.";
  const mixes =
    good.length === 1
      ? `Best mix: ${good[0]}.`
      : `As good: ${good.join(", or ")}${good.length > 1 ? ", or anything between" : ""}.`;
  return `**Worth of the bonus game: ${value}.** ${die} ${mixes}`;
}

const percent = (chance: number): string => (chance < 0.005 ? "" : `${Math.round(chance * 100)}`);

/** Best mixes of both sides where points are at stake, in percent, and what the least useful number gives away. */
export function placePoints(points: PointsTable, { x, y, w }: Place) {
  const label = 24;
  const step = round((w - label) / (NUMBERS.length + 1));
  const heads = [...NUMBERS.map(String), "loss"];
  const top = y + BAND_H + ROW_H;
  const column = columns(x, { label, rest: w - label });
  const entries = MIX_SITUATIONS.flatMap(({ label: words, spot, down, toGo }) => {
    const [series, place] = words.split(", ");
    const game = points.picks(spot, down, Math.min(GOAL, spot + toGo));
    return (["offense", "defense"] as const).map((role, i) => ({
      title: i === 0 ? place : series,
      role: role === "offense" ? "O" : "D",
      first: i === 0,
      cells: [
        ...[...game[role]].map(percent),
        Math.max(...game.regrets[role])
          .toFixed(2)
          .replace(/^0/, ""),
      ],
    }));
  });
  return {
    x,
    y,
    w,
    bandH: BAND_H,
    headCy: round(y + BAND_H + ROW_H / 2),
    headY: round(y + BAND_H),
    rowH: ROW_H,
    right: round(x + w),
    heads: heads.map((text, i) => ({ text, cx: round(column.rest.x + (i + 0.5) * step), w: round(step - 0.6) })),
    roleX: round(x + label - 1.6),
    titleX: round(x + 1),
    titleW: round(label - 5),
    lines: rows(top, ROW_H, entries.length).map((row, i) => ({
      ...row,
      ...entries[i],
      values: entries[i].cells.map((text, c) => ({
        text,
        cx: round(column.rest.x + (c + 0.5) * step),
        style: c === NUMBERS.length ? "body" : Number(text) >= 20 ? "strong" : "body",
      })),
    })),
    bottom: round(top + entries.length * ROW_H),
  };
}

/** Downs whose lines are drawn: a new series, and the last try to keep one. */
const WORTH_DOWNS = [0, 3] as const;
/** Yards between two names of yard lines, steps between two numbers of points. */
const [ACROSS, UP] = [5, 2] as const;

/** What the ball is worth by field position, as a plot down to `bottom`. */
export function placeWorth(table: PointsTable, { x, y, w }: Place, bottom: number) {
  const plot = pointsPlot(table);
  const series = WORTH_DOWNS.map((at) => plot.series[at]);
  return {
    bandX: x,
    bandY: y,
    bandW: w,
    bandH: BAND_H,
    x: round(x + 6),
    y: round(y + BAND_H + 2.6),
    w: round(w - 21),
    h: round(bottom - y - BAND_H - 6.4),
    labelW: 13,
    base: 0,
    ...plot,
    series,
    across: plot.across.filter(({ at }) => at % ACROSS === 0),
    up: plot.up.filter(({ at }) => at % UP === 0),
  };
}
