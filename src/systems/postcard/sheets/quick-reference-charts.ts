/** The charts of the card at the foot of the quick reference, on one axis of results. */
import { round } from "../../../page/lay-out.js";
import { catchNeed, chartsOf, type Chart, type PostcardRules } from "../rules/index.js";
import { atLeast, minus, plus } from "./reference-words.js";
import { DASH, DOT } from "./shared.js";

const LABEL_W = 15;
/** Cells narrower than this, in millimeters, hold a number only. */
const WIDE = 14;

interface Cell {
  readonly text: string;
  readonly strong?: boolean;
  readonly fill?: string;
  /** A penalty flag stands before the text. */
  readonly flag?: boolean;
  /** Said where `text` is too wide. */
  readonly short?: string;
  /** Only neighbours with the same key are drawn as one cell. */
  readonly key?: string;
}

interface Row {
  readonly label: string;
  readonly note: string;
  readonly cellAt: (result: number) => Cell;
  readonly from: number;
  readonly to: number;
}

/** Words for penalties: how the ball moves, as the side with the ball sees it. */
const flag = (on: string, yards: number): Cell => ({ text: plus(on === "offense" ? -yards : yards), flag: true });

function chartRows(rules: PostcardRules): Row[] {
  const { card } = rules;
  const { rush, pass, run } = chartsOf(rules);
  const one = card.passing.grounding === 1 ? "1" : `1${DASH}${card.passing.grounding}`;
  // The first and the last cell of a chart go on for ever: all rows are as wide as the widest.
  const charts: readonly Chart<unknown>[] = [rush, pass, run];
  const ends = {
    from: Math.min(...charts.map(({ low }) => low)),
    to: Math.max(...charts.map(({ high }) => high)),
  };
  return [
    {
      label: "Rush",
      note: "",
      ...ends,
      cellAt(result) {
        const cell = rush.at(result);
        if (cell.result === "penalty") return flag(cell.on, cell.yards);
        if (cell.result === "fumble") return { text: "fumble", strong: true, fill: "tint12" };
        if (cell.breakaway)
          return {
            text: `${cell.yards} breakaway`,
            short: `${cell.yards} br.`,
            strong: true,
            fill: "tint12",
            key: `b${cell.yards}`,
          };
        return cell.yards === 0
          ? { text: "no gain" }
          : { text: minus(cell.yards), strong: true, fill: cell.yards > 0 ? "tint6" : "none" };
      },
    },
    {
      label: "Run",
      note: "",
      ...ends,
      cellAt(result) {
        const cell = run.at(result);
        if (cell.result === "penalty") return flag(cell.on, cell.yards);
        if (cell.result === "fumble") return { text: "fumble", strong: true, fill: "tint12" };
        if (cell.result === "tackled") return { text: "tackled" };
        return { text: `${cell.yards}`, strong: true, fill: "tint6" };
      },
    },
    {
      label: "Pass",
      note: "",
      ...ends,
      cellAt(result) {
        const cell = pass.at(result);
        if (cell.result === "sack") return { text: `${minus(cell.yards)}`, strong: true, fill: "tint12" };
        // Both kinds of bad throw ask the offense's die first; what else may come stands in the row below.
        if (cell.result !== "throw") return { text: `O rolls ${one}: grounding`, short: "grounding", key: "grounding" };
        return { text: `${cell.yards}`, strong: true, fill: "tint6" };
      },
    },
    {
      label: "Level",
      note: "",
      ...ends,
      cellAt(result) {
        const level = card.levels.find(
          ({ from, to, level }) => from <= result && (result <= to || level === card.levels.length),
        );
        if (level)
          return {
            text: `L${level.level} ${DOT} catch ${atLeast(catchNeed(card, level.level))} ${DOT} press ${atLeast(level.pressure)}`,
            fill: "tint6",
            key: `L${level.level}`,
          };
        const cell = pass.at(result);
        if (cell.result === "sack") return { text: `sack, strip ${card.passing.strip}+`, key: "sack" };
        return cell.result === "contested"
          ? { text: `D ${atLeast(card.passing.interception)}: intercepted`, key: "contested" }
          : { text: "else incomplete", key: "loose" };
      },
    },
  ];
}

export interface ChartsPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export const CHART_HEAD = 4.6;
export const CHART_ROW = 4.7;

/** All rows on one axis of results. */
export function placeCharts(rules: PostcardRules, { x, y, w }: ChartsPlace) {
  const rows = chartRows(rules);
  const low = Math.min(...rows.map(({ from }) => from));
  const high = Math.max(...rows.map(({ to }) => to));
  const step = (w - LABEL_W) / (high - low + 1);
  const left = (result: number): number => round(x + LABEL_W + (result - low) * step);
  const placed = rows.map((row, r) => {
    const top = round(y + CHART_HEAD + r * CHART_ROW);
    const cells: { from: number; to: number; cell: Cell; key: string }[] = [];
    for (let result = row.from; result <= row.to; result++) {
      const cell = row.cellAt(result);
      const key = cell.key ?? `${cell.text}${cell.flag ? "!" : ""}`;
      const last = cells.at(-1);
      if (last?.key === key) last.to = result;
      else cells.push({ from: result, to: result, cell, key });
    }
    return {
      label: row.label,
      y: top,
      cy: round(top + CHART_ROW / 2),
      h: CHART_ROW,
      labelX: x,
      labelW: LABEL_W,
      textX: round(x + 1.4),
      cells: cells.map(({ from, to, cell }) => {
        const cellX = left(from);
        const width = round((to - from + 1) * step);
        const flagX = round(cellX + width / 2 - (cell.flag ? 2.3 : 0));
        return {
          x: cellX,
          w: width,
          cx: round(cellX + width / 2 + (cell.flag ? 1.2 : 0)),
          textW: round(width - (cell.flag ? 2.8 : 0.5)),
          text: width < WIDE ? (cell.short ?? cell.text) : cell.text,
          style: cell.strong || cell.flag ? "strong" : "body",
          size: cell.strong ? 8 : cell.flag ? 7 : 7,
          fill: cell.fill ?? "none",
          flag: cell.flag ?? false,
          flagX,
          flagPoints: flagPoints(flagX, round(top + CHART_ROW / 2)),
          poleTop: round(top + CHART_ROW / 2 - 1.3),
          poleEnd: round(top + CHART_ROW / 2 + 1.3),
        };
      }),
    };
  });
  return {
    x,
    y,
    w,
    h: round(CHART_HEAD + rows.length * CHART_ROW),
    headH: CHART_HEAD,
    headCy: round(y + CHART_HEAD / 2),
    labelX: round(x + 1.4),
    axis: Array.from({ length: high - low + 1 }, (_, i) => ({
      text: plus(low + i),
      cx: round(left(low + i) + step / 2),
    })),
    axisW: round(step - 0.2),
    rows: placed,
    bottom: round(y + CHART_HEAD + rows.length * CHART_ROW),
  };
}

function flagPoints(x: number, cy: number): [number, number][] {
  return [
    [x, round(cy - 1.3)],
    [round(x + 1.5), round(cy - 0.75)],
    [x, round(cy - 0.2)],
  ];
}
