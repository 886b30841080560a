/** The contents: a block a season, a line a chapter; everything leads to its page. */
import type { BookEntry, BookPart, BookPlan } from "../../../../systems/contract-book.js";
import type { PageModel } from "../../../../page/draw.js";
import {
  BOTTOM,
  bookPage,
  counted,
  cupHead,
  TOP,
  WIDTH,
  type PageBand,
  type PageContent,
  type PageLeader,
  type PageLink,
} from "./page.js";
import type { Book } from "./years.js";

const BAND = 6.4;
const ROW = 5;
const INSET = 1;
const GAP_Y = 4;
const GAP_X = 10;
const COLUMNS = 2;

export const contentsPart = (book: Book): BookPart => ({
  id: "contents",
  title: "Contents",
  pages: (plan) => contentsPages(book, plan),
  listPages: false,
});

interface Placed {
  readonly entry: BookEntry;
  readonly page: number;
  readonly column: number;
  readonly y: number;
}

const linesOf = ({ children }: BookEntry): readonly BookEntry[] => children.filter(({ id }) => id !== "");
/** Long lists, such as the teams, stand in two columns of their own. */
const acrossOf = (entry: BookEntry): number => (linesOf(entry).length > 10 ? 2 : 1);
const deepOf = (entry: BookEntry): number => Math.ceil(linesOf(entry).length / acrossOf(entry));
const heightOf = (entry: BookEntry): number => BAND + INSET + deepOf(entry) * ROW;

function place(plan: BookPlan): Placed[] {
  let [page, column, y] = [0, 0, TOP];
  const blocks = plan.entries.filter(({ id }) => id !== "cover" && id !== "contents");
  // One column of blocks as long as they fit, and both of one height where two are needed.
  const total = blocks.reduce((sum, entry) => sum + heightOf(entry) + GAP_Y, 0);
  const bottom = Math.min(BOTTOM, Math.max(TOP + total / COLUMNS + ROW * 3, TOP + 60));
  return blocks.map((entry) => {
    const h = heightOf(entry);
    if (y > TOP && y + h > (total > COLUMNS * (BOTTOM - TOP) ? BOTTOM : bottom)) {
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
  const head = cupHead(book, "Contents", `${counted(book.years.length, "season")} on ${plan.count} pages`);
  return Array.from({ length: count }, (_, p) =>
    bookPage(book, plan, "Contents", head, () => content(placed.filter(({ page }) => page === p))),
  );
}

function content(placed: readonly Placed[]): PageContent {
  const w = (WIDTH - GAP_X) / COLUMNS;
  const bands: PageBand[] = [];
  const leaders: PageLeader[] = [];
  const links: PageLink[] = [];
  for (const { entry, column, y } of placed) {
    const x = column * (w + GAP_X);
    const title = entry.note === "" ? entry.title : `${entry.title}  \u00b7  ${entry.note}`;
    bands.push({ x, y, w, h: BAND, title, note: `${entry.page}` });
    links.push({ page: entry.page, x, y, w, h: BAND });
    const [across, deep] = [acrossOf(entry), deepOf(entry)];
    linesOf(entry).forEach((child, i) => {
      const own = w / across;
      const left = x + Math.floor(i / deep) * own;
      const top = y + BAND + INSET + (i % deep) * ROW;
      const value = `${child.page}`;
      leaders.push({ label: child.title, value, x: left + 2, right: left + own - 2, y: top + 3.7, size: 9 });
      links.push({ page: child.page, x: left, y: top, w: own, h: ROW });
    });
  }
  return { bands, leaders, links };
}
