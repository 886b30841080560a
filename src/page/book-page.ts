/** What pages of a book are made of: placed words, lines, boxes, tables, plots and links. Every game's book draws with these. */
import type { PlotSeries, PlotTick } from "./marks/line-plot.js";
import type { PlacedTable } from "./table.js";
import type { StyleName } from "../sheet/type/styles.js";

/** A printed line of type; `y` is the middle of its letters. */
export interface PageLabel {
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly style: StyleName;
  readonly size: number;
  readonly fill: "ink" | "accent" | "grey";
  readonly align: "start" | "middle" | "end";
  /** Room, millimetres; 0 = as long as it is. */
  readonly w: number;
}

export const label = (value: string, x: number, y: number, more: Partial<PageLabel> = {}): PageLabel => ({
  value,
  x,
  y,
  style: "body",
  size: 7.6,
  fill: "ink",
  align: "start",
  w: 0,
  ...more,
});

export interface PageLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly weight: string;
  readonly stroke: string;
}
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
  readonly stroke: string;
  readonly weight: string;
}
export interface PageBand {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly title: string;
  readonly note: string;
}
export interface PageLink {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface PageHelmet {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly shell: string;
  readonly trim: string;
  readonly letters: string;
  readonly monogram: string;
}
export interface PageLeader {
  readonly label: string;
  readonly value: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}
export interface PagePlot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly steps: number;
  readonly low: number;
  readonly high: number;
  readonly series: readonly PlotSeries[];
  readonly across: readonly PlotTick[];
  readonly up: readonly PlotTick[];
  readonly labelW: number;
}
export interface PagePencil {
  readonly name: string;
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly size: number;
  readonly align: "start" | "middle" | "end";
}
export interface PageRing {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface PageContent {
  readonly tables?: readonly PlacedTable[];
  readonly bands?: readonly PageBand[];
  readonly boxes?: readonly PageBox[];
  readonly lines?: readonly PageLine[];
  readonly labels?: readonly PageLabel[];
  readonly helmets?: readonly PageHelmet[];
  readonly leaders?: readonly PageLeader[];
  readonly plots?: readonly PagePlot[];
  readonly links?: readonly PageLink[];
  readonly pencils?: readonly PagePencil[];
  readonly rings?: readonly PageRing[];
}

/** Every list that the template goes through. */
export const parts = (content: PageContent): Required<PageContent> => ({
  tables: [],
  bands: [],
  boxes: [],
  lines: [],
  labels: [],
  helmets: [],
  leaders: [],
  plots: [],
  links: [],
  pencils: [],
  rings: [],
  ...content,
});
