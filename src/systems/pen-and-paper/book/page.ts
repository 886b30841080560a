/** The page of the book: running head, tables, words, lines, plots and links; what was played stands in pencil. */
import type { PageModel } from "../../../page/draw.js";
import { LIVE_AREA } from "../../../page/draw.js";
import { parts, type PageContent } from "../../../page/book-page.js";
import { lazyPage } from "../../../page/lazy-page.js";
import type { BookPlan } from "../../../systems/contract-book.js";
import type { ThemeId } from "../../../sheet/theme.js";
import type { League } from "../league/index.js";
import type { PenAndPaperRules } from "../rules/index.js";
import type { BookYear } from "./years.js";

export * from "../../../page/book-page.js";

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
