/** Half a page as a card to lay beside the board: title strip, charts, rules. Two stand on a page, cut apart at the line. */
import { round } from "../../../page/lay-out.js";
import { chartHeight, placeChart, placeNotes, type Chart, type ChartPlace, type Notes } from "./chart.js";

export const HALF = { w: 190, h: 122.6, pitch: 130.2, title: 9.4 } as const;
const GAP = 2.6;

/** Parts of a column from its top; notes take what is left. */
export interface HalfColumn {
  readonly x: number;
  readonly w: number;
  /** Default: the charts fill the column. */
  readonly rowH?: number;
  /** Points; default the card's. */
  readonly size?: number;
  readonly parts: readonly (Chart | Notes)[];
}

export interface HalfCard {
  readonly title: string;
  readonly tagline: string;
  readonly columns: readonly HalfColumn[];
  /** Type of charts and of notes, points. */
  readonly size?: number;
  readonly notesSize?: number;
}

const SMALL = { bandH: 4.8, headH: 4.2, titleSize: 7.4 } satisfies Partial<ChartPlace>;

/** What `half-page` draws: the same card twice. */
export function halfPage(cards: readonly [HalfCard, HalfCard]): object {
  return {
    halves: cards.map((card, i) => half(card, i * HALF.pitch)),
    cutY: round((HALF.h + HALF.pitch) / 2),
  };
}

/** Row height at which charts alone fill a column. */
function fillingRow(parts: readonly (Chart | Notes)[]): number {
  const charts = parts.filter((part): part is Chart => "columns" in part);
  const fixed = charts.length * (SMALL.bandH + SMALL.headH) + GAP * (parts.length - 1);
  const count = charts.reduce((sum, chart) => sum + chart.rows.length, 0);
  return (HALF.h - HALF.title - GAP - fixed) / count;
}

function half({ title, tagline, columns, size = 7.8, notesSize = 8 }: HalfCard, y: number): object {
  const charts: object[] = [];
  const notes: object[] = [];
  for (const column of columns) {
    const { x, w, parts } = column;
    const rowH = column.rowH ?? fillingRow(parts);
    let at = y + HALF.title + GAP;
    const fixed = parts.map((part) => ("columns" in part ? chartHeight(part, { rowH, ...SMALL }) : 0));
    const open = parts.filter((part) => !("columns" in part)).length;
    const left = HALF.h - HALF.title - GAP - fixed.reduce((sum, h) => sum + h, 0) - GAP * (parts.length - 1);
    parts.forEach((part, i) => {
      if ("columns" in part)
        charts.push(placeChart(part, { x, y: round(at), w, rowH, size: column.size ?? size, ...SMALL }));
      else notes.push(placeNotes(part, { x, y: round(at), w, h: left / open }, notesSize, SMALL.bandH));
      at += (fixed[i] || left / open) + GAP;
    });
  }
  return { y, title, tagline, h: HALF.title, cy: round(y + HALF.title / 2), charts, notes };
}
