/** The page of the book: running head, tables, words, lines, plots and links; what was played stands in pencil. */
import type { PageModel } from "../../../page/draw.js";
import { LIVE_AREA } from "../../../page/draw.js";
import type { PlotSeries, PlotTick } from "../../../page/marks/line-plot.js";
import { lazyPage, type BookPlan } from "../../../page/book-plan.js";
import type { ThemeId } from "../../../page/theme.js";
import type { League } from "../league/index.js";
import type { PenAndPaperRules } from "../rules/index.js";
import type { StyleName } from "../../../page/text/styles.js";
import type { PlacedTable } from "../sheets/table.js";
import type { BookYear } from "./years.js";

export const WIDTH = LIVE_AREA.width;
/** Where the content of a page begins and ends. */
export const TOP = 22;
export const BOTTOM = 251;

/** What every chapter is made from. */
export interface Book {
  readonly league: League;
  readonly rules: PenAndPaperRules;
  readonly theme: ThemeId;
  readonly years: readonly BookYear[];
}

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

export interface PageHead {
  readonly title: string;
  readonly subtitle: string;
  readonly tagline: string;
  /** In the hexagon: the season. */
  readonly number: string;
}

/** A page of the book; its content is worked out when it is drawn. */
export function bookPage(
  book: Book,
  plan: BookPlan,
  name: string,
  head: PageHead,
  content: () => PageContent,
): PageModel {
  return lazyPage("pen-and-paper/book/page", name, () => ({ head, ...parts(content()), ...foot(book, plan) }));
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

export const foot = (book: Book, plan: BookPlan): object => ({
  foot: { league: book.league.name, contents: plan.pageOf("contents") },
});

export const seasonHead = (year: BookYear, title: string, subtitle: string, tagline: string): PageHead => ({
  title,
  subtitle,
  tagline,
  number: `${year.season}`,
});

/** The head of pages that belong to no season. */
export const leagueHead = (book: Book, title: string, tagline: string): PageHead => ({
  title,
  subtitle: book.league.name,
  tagline,
  number: "20",
});
