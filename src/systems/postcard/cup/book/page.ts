/** The page of the book: running head with the season on its stamp, content, foot with the way back to the contents. */
import { parts, type PageContent } from "../../../../page/book-page.js";
import { lazyPage } from "../../../../page/lazy-page.js";
import type { BookPlan } from "../../../../systems/contract-book.js";
import { LIVE_AREA, type PageModel } from "../../../../page/draw.js";
import { teamInk } from "../../../../sheet/team-ink.js";
import { teamOf } from "../enter-result.js";
import type { Book, BookYear } from "./years.js";

export * from "../../../../page/book-page.js";

export { counted, ordinal } from "../../../../kernel/words/index.js";

export const WIDTH = LIVE_AREA.width;
/** Where the content of a page begins and ends. */
export const TOP = 22;
export const BOTTOM = 251;

export interface PageHead {
  readonly title: string;
  readonly subtitle: string;
  readonly tagline: string;
  /** On the stamp: the season. */
  readonly stamp: string;
}

/** A page of the book; its content is worked out when it is drawn. */
export function bookPage(
  book: Book,
  plan: BookPlan,
  name: string,
  head: PageHead,
  content: () => PageContent,
): PageModel {
  return lazyPage("postcard/book/page", name, () => ({
    head,
    ...parts(content()),
    foot: { cup: book.cup.name, contents: plan.pageOf("contents") },
  }));
}

export const seasonHead = (year: BookYear, title: string, tagline: string): PageHead => ({
  title,
  subtitle: `Season ${year.season}`,
  tagline,
  stamp: `${year.season}`,
});

/** The head of pages that belong to no season. */
export const cupHead = (book: Book, title: string, tagline: string): PageHead => ({
  title,
  subtitle: book.cup.name,
  tagline,
  stamp: "",
});

export const nameIn = (book: Book, id: string): string => teamOf(book.cup, id).name;
export const shortIn = (book: Book, id: string): string => teamOf(book.cup, id).short;

/** Height of a helmet by its width. */
export const HELMET_ASPECT = 30.5 / 35;

export function helmetAt({ cup, theme }: Book, id: string, x: number, y: number, w: number) {
  const { colors, code } = teamOf(cup, id);
  const ink = teamInk(theme, colors);
  return { x, y, w, shell: ink.first, trim: ink.second, letters: ink.letters, monogram: code };
}
