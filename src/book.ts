/** A book: view-models of several chapters as one document, with a contents page, links and a nested outline. */
import { throwOnErrors, UserError, fault, type Issue } from "./kernel/issue/index.js";
import { PAPERS, turned, type PrinterPaper } from "./kernel/units/index.js";
import type { BookEntry, BookPart, BookPlan } from "./page/book-plan.js";
import { drawPage, LIVE_AREA, type PageModel } from "./page/draw.js";
import { drawnPages } from "./page/drawn-page.js";
import { TemplateEngine } from "./page/template.js";
import type { TemplateSource } from "./sheet/template/source.js";
import type { Page } from "./sheet/drawing/types.js";
import type { FontBook } from "./sheet/type/font-book.js";
import { makeTheme, type ThemeId } from "./sheet/theme.js";
import type { DocumentInfo, OutlineItem, PrintDocument } from "./render/types.js";

export interface BookRequest {
  /** Name and accent color of the game. */
  readonly game: { readonly title: string; readonly accent: string };
  readonly info: DocumentInfo;
  /** Small line at the foot of sheets that stand in the book. */
  readonly footer: string;
  readonly theme: ThemeId;
  readonly paper: PrinterPaper;
  readonly templates: TemplateSource;
  readonly fonts: FontBook;
}

const EMPTY_PLAN: BookPlan = { entries: [], count: 0, pageOf: () => 0 };

/**
 * Builds the book in two passes: the first counts pages, the second draws them with the numbers known.
 * @throws UserError with every issue of every page.
 */
export function buildBook(request: BookRequest, parts: readonly BookPart[]): PrintDocument {
  if (request.theme === "large-print") {
    const hint = "print its sheets one by one in large print";
    throw new UserError(fault("book-large-print", "a book has no large-print edition", { hint }));
  }
  const draft = planOf(parts, EMPTY_PLAN);
  // The contents name their own pages too: a second pass with the first one's entries settles the length.
  const plan = planOf(parts, draft);
  const models = pagesOf(parts, plan);
  if (models.length !== plan.count) throw new Error(`the book has ${models.length} pages, planned ${plan.count}`);
  if (models.length === 0) throw new UserError(fault("nothing-to-print", "no page came out of this"));
  return { info: request.info, pages: drawPages(request, models), outline: plan.entries.map(outlineItem) };
}

const ownPages = (part: BookPart, plan: BookPlan): readonly PageModel[] =>
  typeof part.pages === "function" ? part.pages(plan) : part.pages;

const pagesOf = (parts: readonly BookPart[], plan: BookPlan): PageModel[] =>
  parts.flatMap((part) => [...ownPages(part, plan), ...pagesOf(part.children ?? [], plan)]);

/** Where everything stands when function-made pages are as many as `before` makes them. */
function planOf(parts: readonly BookPart[], before: BookPlan): BookPlan {
  const byId = new Map<string, number>();
  let next = 1;
  const place = (part: BookPart): BookEntry => {
    const page = next;
    const own = ownPages(part, before);
    next += own.length;
    const listed = own.length > 1 && part.listPages !== false;
    const pages = listed ? own.map(({ title }, i) => entry("", title, "", page + i, 1, [])) : [];
    const children = [...pages, ...(part.children ?? []).map(place)];
    if (part.id !== undefined) byId.set(part.id, page);
    return entry(part.id ?? "", part.title, part.note ?? "", page, next - page, children);
  };
  const entries = parts.map(place);
  return { entries, count: next - 1, pageOf: (id) => byId.get(id) ?? 0 };
}

const entry = (
  id: string,
  title: string,
  note: string,
  page: number,
  count: number,
  children: readonly BookEntry[],
): BookEntry => ({ id, title, note, page, count, children });

const outlineItem = ({ title, page, children }: BookEntry): OutlineItem => ({
  title,
  page: page - 1,
  ...(children.length > 0 ? { children: children.map(outlineItem) } : {}),
});

function drawPages(request: BookRequest, models: readonly PageModel[]): Page[] {
  const { game, theme: themeId, paper, fonts, footer, templates } = request;
  const engine = new TemplateEngine(templates);
  const theme = makeTheme(themeId, game.accent);
  const issues: Issue[] = [];
  const fieldNames = new Set<string>();
  const pages = models.map((page, i) => {
    const line = `${footer}  \u00b7  page ${i + 1} of ${models.length}`;
    const [area, sheet] = [LIVE_AREA, PAPERS[paper]].map((size) => (page.landscape ? turned(size) : size));
    const live = { ...area, footer: area.height - 0.5 };
    const frame = { game: game.title, live, pageNumber: i + 1, footer: { line, size: 6, played: "" } };
    return drawPage(
      { template: page.template, title: page.title, model: { ...frame, ...page.model } },
      { engine, fonts, theme, fill: "filled", paper: sheet, live: area, fieldNames, fieldPrefix: "" },
      issues,
    );
  });
  throwOnErrors(issues);
  return drawnPages(pages, fonts);
}
