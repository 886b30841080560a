/** A book: chapters as one document, with a contents page, links and a nested outline. */
import type { BuildRequest } from "./request.js";
import { withCanvas } from "./canvas.js";
import { engineFor, formOf, sheetUnits, type Unit } from "./forms.js";
import { fault, throwOnErrors, UserError, type Issue } from "../kernel/issue/index.js";
import type { PrinterPaper } from "../kernel/units/index.js";
import type { DocumentInfo, OutlineItem, PrintDocument } from "../render/types.js";
import { LAYERS, type Op, type Page, type Piece } from "../sheet/drawing/types.js";
import type { TemplateSource } from "../sheet/template/source.js";
import { saidIn } from "./said.js";
import { makeTheme, type ThemeId } from "../sheet/theme.js";
import type { FontBook } from "../sheet/type/font-book.js";
import type { BookEntry, BookForm, BookPage, BookPart, BookPlan, BookSheet } from "../contract/book.js";
import type { GameSystem } from "../contract/game.js";
import type { ByteCache } from "../kernel/cache/index.js";

export interface BookRequest {
  /** Name and accent color of the game. */
  readonly game: Pick<GameSystem, "title" | "accent"> & Partial<GameSystem>;
  readonly info: DocumentInfo;
  /** Small print at the foot of sheets in the book. */
  readonly footer: string;
  readonly theme: ThemeId;
  readonly paper: PrinterPaper;
  readonly templates: TemplateSource;
  readonly fonts: FontBook;
  readonly cache: ByteCache;
}

const FOOTER = "shared/book/footer";
const EMPTY_PLAN: BookPlan = { entries: [], count: 0, pageOf: () => 0 };

/** Pages that are final except for page numbers. */
interface Leaf {
  /** Titles, one per page. */
  readonly titles: readonly string[];
  draw(start: number, total: number, issues: Issue[]): readonly Page[];
}

/**
 * Builds the book in passes: chapters that print page numbers are laid out again once all positions are known.
 * @throws UserError with every issue of every page
 */
export async function buildBook(request: BookRequest, parts: readonly BookPart[]): Promise<PrintDocument> {
  return withCanvas(request.fonts, () => bindBook(request, parts));
}

async function bindBook(request: BookRequest, parts: readonly BookPart[]): Promise<PrintDocument> {
  if (request.theme === "large-print") {
    const hint = "print its sheets one by one in large print";
    throw new UserError(fault("book-large-print", "a book has no large-print edition", { hint }));
  }
  const binder = new Binder(request);
  let plan = EMPTY_PLAN;
  // The contents include their own pages: the second pass fixes the length, the last one the page numbers.
  for (let pass = 0; pass < 2; pass++) plan = planOf(parts, await binder.layOut(parts, plan));
  const leaves = await binder.layOut(parts, plan);
  const settled = planOf(parts, leaves);
  if (settled.count !== plan.count) throw new Error(`the book has ${settled.count} pages, planned ${plan.count}`);
  if (plan.count === 0) throw new UserError(fault("nothing-to-print", "this made no pages"));
  const issues: Issue[] = [];
  const pages: Page[] = [];
  for (const part of flat(parts))
    for (const leaf of leaves.get(part)!) pages.push(...leaf.draw(pages.length + 1, plan.count, issues));
  throwOnErrors(issues);
  const { words } = request.templates;
  const outline = plan.entries.map(outlineItem);
  if (!words) return { info: request.info, pages: linked(pages, plan), outline };
  const said = (text: string): string => saidIn(request.templates, text);
  const { title, subject, keywords, ...info } = request.info;
  const worded = (item: OutlineItem): OutlineItem => ({
    ...item,
    title: said(item.title),
    ...(item.children && { children: item.children.map(worded) }),
  });
  return {
    info: {
      ...info,
      title: said(title),
      language: words.language,
      subject: said(subject),
      keywords: said(keywords),
    },
    pages: linked(pages, plan).map((page) => ({ ...page, title: said(page.title) })),
    outline: outline.map(worded),
  };
}

const flat = (parts: readonly BookPart[]): BookPart[] => parts.flatMap((part) => [part, ...flat(part.children ?? [])]);

type Leaves = ReadonlyMap<BookPart, readonly Leaf[]>;

/** Lays out chapters; those without page numbers only once. */
class Binder {
  private readonly kept = new Map<BookPart, readonly Leaf[]>();

  constructor(private readonly request: BookRequest) {}

  async layOut(parts: readonly BookPart[], plan: BookPlan): Promise<Leaves> {
    const leaves = new Map<BookPart, readonly Leaf[]>();
    for (const part of flat(parts)) {
      const { pages } = part;
      leaves.set(part, await (typeof pages === "function" ? this.leaves(pages(plan)) : this.once(part, pages)));
    }
    return leaves;
  }

  private async once(part: BookPart, pages: readonly BookPage[]): Promise<readonly Leaf[]> {
    const leaves = this.kept.get(part) ?? (await this.leaves(pages));
    this.kept.set(part, leaves);
    return leaves;
  }

  private leaves(pages: readonly BookPage[]): Promise<readonly Leaf[]> {
    return Promise.all(pages.map((page) => this.leaf(page)));
  }

  private async leaf(page: BookPage): Promise<Leaf> {
    if ("facts" in page) return unitsLeaf([this.formUnit(page)], page.title);
    return unitsLeaf(await this.sheetLeaf(page), page.sheet.title);
  }

  private formUnit({ template, title, facts, values = {}, accent, figures, instead }: BookForm): Unit {
    const { game, theme, paper, fonts, templates, footer } = this.request;
    const issues: Issue[] = [];
    const frame = { game: game.title, book: footer };
    const form = formOf(
      engineFor(templates),
      {
        template,
        facts,
        theme: makeTheme(theme, accent ?? game.accent),
        paper,
        fonts,
        frame,
        footer: FOOTER,
        ...(figures && { figures }),
        ...(instead && { instead }),
      },
      issues,
    );
    throwOnErrors(issues);
    return { form, values, title };
  }

  private sheetLeaf({ sheet, records, rules }: BookSheet): Promise<readonly Unit[]> {
    const { game, theme, paper, fonts, templates, cache } = this.request;
    // A sheet uses only these parts of its game.
    const system = game as GameSystem;
    const request: BuildRequest = {
      system,
      rules,
      records,
      fill: "filled",
      theme,
      paper,
      names: {},
      templates,
      fonts,
      cache,
    };
    return sheetUnits(request, sheet, "filled");
  }
}

function unitsLeaf(units: readonly Unit[], title: string): Leaf {
  const titled = units.flatMap((unit) =>
    unit.form
      .pagesFor(unit.values, "filled")
      .map((page) => [unit.title || title, page.title].filter(Boolean).join(": ")),
  );
  return {
    titles: titled,
    draw(start, total, issues) {
      const pages: Page[] = [];
      for (const { form, values } of units) {
        const first = start + pages.length;
        const frame = (page: number) => ({ "frame.page": [first + page - 1, total] });
        pages.push(...form.copy(values, { fill: "filled", fieldPrefix: "", frame }, issues));
      }
      return pages.map((page, i) => ({ ...page, title: titled[i] }));
    },
  };
}

/** Where everything stands. */
function planOf(parts: readonly BookPart[], leaves: Leaves): BookPlan {
  const byId = new Map<string, number>();
  let next = 1;
  const place = (part: BookPart): BookEntry => {
    const page = next;
    const titles = leaves.get(part)!.flatMap((leaf) => leaf.titles);
    next += titles.length;
    const listed = titles.length > 1 && part.listPages !== false;
    const pages = listed ? titles.map((title, i) => entry("", title, "", page + i, 1, [])) : [];
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

/** Turns links to chapters into links to pages; links to chapters that the book does not have are dropped. */
function linked(pages: readonly Page[], plan: BookPlan): Page[] {
  const resolved = new Map<Piece, Piece>();
  const pieceOf = (piece: Piece): Piece => {
    let own = resolved.get(piece);
    if (!own) {
      const ops = opsOf(piece.ops);
      resolved.set(piece, (own = ops === piece.ops ? piece : { ...piece, ops }));
    }
    return own;
  };
  /** Returns the same array up to the first operation that changes. */
  const opsOf = (ops: readonly Op[]): readonly Op[] => {
    let own: Op[] | undefined;
    for (let i = 0; i < ops.length; i++) {
      const op = ops[i];
      const now = linkedOp(op);
      if (now !== op) own ??= ops.slice(0, i);
      if (own && now) own.push(now);
    }
    return own ?? ops;
  };
  const linkedOp = (op: Op): Op | undefined => {
    if (op.op === "place") {
      const piece = pieceOf(op.piece);
      return piece === op.piece ? op : { ...op, piece };
    }
    if (op.op !== "link" || !op.href.startsWith("#") || op.href.startsWith("#page-")) return op;
    const page = plan.pageOf(op.href.slice(1));
    return page === 0 ? undefined : { ...op, href: `#page-${page}` };
  };
  return pages.map((page) => {
    const layers = Object.fromEntries(LAYERS.map((layer) => [layer, opsOf(page.layers[layer])]));
    return { ...page, layers: layers as unknown as Page["layers"] };
  });
}
