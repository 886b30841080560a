/** The contents: a block a season, a line a chapter, and the weeks by number; everything leads to its page. */
import type { BookEntry, BookPart, BookPlan } from "../../../book.js";
import type { PageModel } from "../../../page/draw.js";
import {
  BOTTOM,
  bookPage,
  TOP,
  WIDTH,
  type Book,
  type PageBand,
  type PageContent,
  type PageLabel,
  type PageLeader,
  type PageLink,
} from "./page.js";

const BAND = 6;
const ROW = 5;
const GAP_Y = 5;
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

const heightOf = (entry: BookEntry): number => (isBlock(entry) ? BAND + 1 + entry.children.length * ROW : ROW);
/** Seasons stand as blocks, what comes after them as lines. */
const isBlock = (entry: BookEntry): boolean => /^s\d+$/.test(entry.id);

function place(plan: BookPlan): PlacedEntry[] {
  let [page, column, y] = [0, 0, TOP];
  return plan.entries
    .filter(({ id }) => id !== "cover" && id !== "contents")
    .map((entry) => {
      const h = heightOf(entry);
      if (y + h > BOTTOM) {
        column++;
        y = TOP;
        if (column === COLUMNS) [page, column] = [page + 1, 0];
      }
      const placed = { entry, page, column, y };
      y += h + (isBlock(entry) ? GAP_Y : 1);
      return placed;
    });
}

function contentsPages(book: Book, plan: BookPlan): PageModel[] {
  const placed = place(plan);
  const count = (placed.at(-1)?.page ?? 0) + 1;
  const head = {
    title: "Contents",
    subtitle: book.league.name,
    tagline: `${book.years.length} ${book.years.length === 1 ? "season" : "seasons"} on ${plan.count} pages`,
    number: "20",
  };
  return Array.from({ length: count }, (_, p) =>
    bookPage(book, plan, "Contents", head, () => content(placed.filter(({ page }) => page === p))),
  );
}

function content(placed: readonly PlacedEntry[]): PageContent {
  const w = (WIDTH - GAP_X) / COLUMNS;
  const bands: PageBand[] = [];
  const leaders: PageLeader[] = [];
  const links: PageLink[] = [];
  const labels: PageLabel[] = [];
  const line = (entry: BookEntry, x: number, y: number, size: number): void => {
    leaders.push({ label: entry.title, value: `${entry.page}`, x: x + 1, right: x + w - 1, y: y + ROW - 1.5, size });
    links.push({ page: entry.page, x, y, w, h: ROW });
  };
  for (const { entry, column, y } of placed) {
    const x = column * (w + GAP_X);
    if (!isBlock(entry)) {
      line(entry, x, y, 9.5);
      continue;
    }
    bands.push({
      x,
      y,
      w,
      h: BAND,
      title: entry.title,
      note: entry.note === "" ? `${entry.page}` : `${entry.note}   ${entry.page}`,
    });
    links.push({ page: entry.page, x, y, w, h: BAND });
    entry.children.forEach((child, i) => line(child, x, y + BAND + 1 + i * ROW, 8.6));
  }
  return { bands, leaders, links, labels };
}
