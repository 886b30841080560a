/** The contents: a block a season, a line a chapter, and the weeks by number; everything leads to its page. */
import type { BookEntry, BookPart, BookPlan } from "../../../systems/contract-book.js";
import type { PageModel } from "../../../page/draw.js";
import {
  BOTTOM,
  bookPage,
  leagueHead,
  TOP,
  WIDTH,
  type Book,
  type PageBand,
  type PageContent,
  type PageLeader,
  type PageLink,
} from "./page.js";

const BAND = 5.6;
const ROW = 4.05;
const INSET = 0.6;
const GAP_Y = 2.4;
/** The parts after the seasons, in one line at the foot. */
const STRIP_H = 5.4;
const GAP_X = 8;
const COLUMNS = 2;

export const contentsPart = (book: Book): BookPart => ({
  id: "contents",
  title: "Contents",
  pages: (plan) => contentsPages(book, plan),
  listPages: false,
});

interface PlacedEntry {
  readonly entry: BookEntry;
  readonly page: number;
  readonly column: number;
  readonly y: number;
}

const heightOf = (entry: BookEntry): number => BAND + INSET + entry.children.length * ROW;
/** Seasons stand as blocks, what comes after them in a strip. */
const isBlock = (entry: BookEntry): boolean => /^s\d+$/.test(entry.id);
const isStrip = ({ id }: BookEntry): boolean => ["champions", "all-time", "records"].includes(id);

function place(plan: BookPlan): PlacedEntry[] {
  let [page, column, y] = [0, 0, TOP];
  return plan.entries.filter(isBlock).map((entry) => {
    const h = heightOf(entry);
    if (y + h > BOTTOM - STRIP_H) {
      column++;
      y = TOP;
      if (column === COLUMNS) [page, column] = [page + 1, 0];
    }
    const placed = { entry, page, column, y };
    y += h + GAP_Y;
    return placed;
  });
}

function contentsPages(book: Book, plan: BookPlan): PageModel[] {
  const placed = place(plan);
  const count = (placed.at(-1)?.page ?? 0) + 1;
  const tagline = `${book.years.length} ${book.years.length === 1 ? "season" : "seasons"} on ${plan.count} pages`;
  const head = leagueHead(book, "Contents", tagline);
  return Array.from({ length: count }, (_, p) =>
    bookPage(book, plan, "Contents", head, () =>
      content(
        placed.filter(({ page }) => page === p),
        p === count - 1 ? plan.entries.filter(isStrip) : [],
      ),
    ),
  );
}

function content(placed: readonly PlacedEntry[], strip: readonly BookEntry[]): PageContent {
  const w = (WIDTH - GAP_X) / COLUMNS;
  const bands: PageBand[] = [];
  const leaders: PageLeader[] = [];
  const links: PageLink[] = [];
  const line = (entry: BookEntry, x: number, y: number, width: number, size: number): void => {
    const value = `${entry.page}`;
    leaders.push({ label: entry.title, value, x: x + 1, right: x + width - 1, y: y + ROW - 1.2, size });
    links.push({ page: entry.page, x, y, w: width, h: ROW });
  };
  for (const { entry, column, y } of placed) {
    const x = column * (w + GAP_X);
    const title = entry.note === "" ? entry.title : `${entry.title}  \u00b7  ${entry.note}`;
    bands.push({ x, y, w, h: BAND, title, note: `${entry.page}` });
    links.push({ page: entry.page, x, y, w, h: BAND });
    entry.children.forEach((child, i) => line(child, x, y + BAND + INSET + i * ROW, w, 8.2));
  }
  const part = (WIDTH - GAP_X * (strip.length - 1)) / Math.max(1, strip.length);
  strip.forEach((entry, i) => line(entry, i * (part + GAP_X), BOTTOM - ROW, part, 9));
  return { bands, leaders, links };
}
