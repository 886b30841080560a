/** A strict Handlebars implementation: a template and the facts of a sheet become a form. Every error is an issue with line and column. */
import { fault, suggestHint, UserError, type Issue } from "../../kernel/issue/index.js";
import { PAPERS, turned, type PrinterPaper, type Size } from "../../kernel/units/index.js";
import type { FigureDraw } from "../drawing/brush.js";
import { NoCanvas } from "../figures/canvas.js";
import { NOWHERE, openPen, report, type CallSite, type Pen } from "../drawing/pen.js";
import type { Matrix, Tag } from "../drawing/types.js";
import { stack } from "../layout/boxes.js";
import { once } from "../layout/check.js";
import { deal, type DealtPage } from "../layout/deal.js";
import { Form, partOf, type FormPage, type Part } from "../layout/form.js";
import { drawNode, openCanvas, type Canvas, type Node, type Slot } from "../layout/node.js";
import { rootTag } from "../layout/tags.js";
import type { Theme } from "../theme.js";
import type { FontBook } from "../type/font-book.js";
import { Build, type PageBox } from "./build.js";
import { cardSize, largeCard, readFrontMatter, type FrontMatter } from "./front-matter.js";
import { readTemplate } from "./read-tree.js";
import { runOf } from "./run.js";
import { Seen } from "./seen.js";
import { outermost, seenIn, type Run, type Running } from "./scope.js";
import type { TemplateSource, TemplateText } from "./source.js";
import type { TemplateTree } from "./tree.js";

/** Area inside a 10 mm margin on both Letter and A4, portrait (design.md); templates are laid out in it. */
export const LIVE_AREA: Size = { width: 190, height: 259.4 };
/** Height of the footer at the bottom of the live area. */
const FOOTER = 4.4;
/** Large print is laid out at half size with 8-point type and enlarged twice: 16 points. */
const LARGE = 2;
const LARGE_LEAST = 8;
const LARGE_GAP = 2;
/** Enlargement of the footer in large print: 9 points. */
const LARGE_FOOTER = 1.5;
const FOOTER_TEMPLATE = "shared/footer";

export interface LayOutRequest {
  readonly template: string;
  /** Everything the template may refer to. */
  readonly facts: object;
  readonly theme: Theme;
  readonly paper: PrinterPaper;
  readonly fonts: FontBook;
  readonly figures?: Readonly<Record<string, FigureDraw>>;
  /** Facts of the footer: game, code, title, rules. */
  readonly frame: object;
  /** Height of the footer, millimeters; default: two lines. A taller one shrinks the page above. */
  readonly foot?: number;
  /** Template of the footer; default `shared/footer`. */
  readonly footer?: string;
  /** Partials to replace: what all books share, by the head and words of one game. */
  readonly instead?: Readonly<Record<string, string>>;
  /** Size of the area, if it is not a page: a line in the margin of a sheet of cards. */
  readonly strip?: Size;
}

interface Loaded {
  readonly run: Run;
  readonly front: FrontMatter;
  readonly own: boolean;
}

/** Cache of parsed templates, shared between engines. */
const treesRead = new WeakMap<TemplateText, TemplateTree>();

/** Templates of one source, ready to run. */
export class TemplateEngine {
  private readonly loaded = new Map<string, Loaded>();
  private readonly reading: string[] = [];
  /** Parsed templates. */
  private readonly trees = new Map<string, TemplateTree>();
  private readonly treeNamed = (name: string): TemplateTree | undefined => this.trees.get(name);
  /** Files from the user's own folder. */
  private readonly ownFiles = new Set<string>();

  constructor(private readonly source: TemplateSource) {}

  /**
   * The front matter of a template.
   * @throws UserError if there is no such template, or it cannot be read
   */
  front(name: string): FrontMatter {
    return this.load(name).front;
  }

  /** True for a template from the user's own folder. */
  isOwn(name: string): boolean {
    return this.load(name).own;
  }

  /** Lays out a form. Errors go to `issues`; throws only if a template cannot be read, or not drawn at all. */
  layOut(request: LayOutRequest, issues: Issue[]): Form {
    const pen = openPen(request.fonts, request.theme, [], this.source.pictures, this.source.words);
    try {
      return this.layOutWith(pen, request, issues);
    } catch (error) {
      if (error instanceof UserError || error instanceof NoCanvas || !this.ownFiles.has(pen.site.file)) throw error;
      const { file, line, column } = pen.site;
      const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
      const hint = "check the types of its values: millimeters are numbers, names and colors need quotes";
      const broken = fault("block-broken", `this cannot be drawn (${why})`, { file, line, column: column + 1, hint });
      throw new UserError([...once(pen.issues), broken]);
    }
  }

  private layOutWith(pen: Pen, request: LayOutRequest, issues: Issue[]): Form {
    const { template, facts, theme, frame } = request;
    const { front, own } = this.load(template);
    const found = pen.issues;
    const seen = this.source.edited ? new Seen() : undefined;
    const large = theme.id === "large-print" && front.large !== "same" && !request.strip;
    const flows = large && front.large === "flow";
    pen.least = flows ? LARGE_LEAST : 0;
    const boxes = this.run(template, { ...frame, ...facts }, request, pen, flows ? LARGE_LEAST : 0, seen);
    const whole = request.strip ? stripSize(request.strip) : pageSize(front, request.paper, large, request.foot);
    const pages = boxes.flatMap((box, i) => {
      if (box.half && !front.halves) {
        pen.site = box.site;
        const hint = "write halves: yes into the front matter";
        report(pen, "page-half", "this page is half a card, but the sheet has no halves", { hint });
      }
      // Enlarged to its own page, half a card takes the whole page.
      const sheet = box.half && (!large || largeCard(front, request.paper)) ? halfOf(whole) : whole;
      const before = found.length;
      const made = flows
        ? largePages(box, sheet, pen)
        : large
          ? [enlargedPage(box, front, request.paper, sheet, pen)]
          : sheetPages(box, sheet, pen);
      // A partial draws many pages, or all cards of a deck: the line alone does not identify which one.
      const which = box.title === "" ? `page ${i + 1}` : `"${box.title}"`;
      if (boxes.length > 1)
        for (let k = before; k < found.length; k++)
          found[k] = { ...found[k], message: `${found[k].message} (on ${which})` };
      return made;
    });
    const footed =
      front.footer && !request.strip && (isSheet(front) || large) && !(large && largeCard(front, request.paper))
        ? pages.map((page) => this.withFooter(page, whole, request, pen, large))
        : pages;
    const form = new Form(template, front, footed, pen, this, seen);
    this.checkNames(form, pen);
    // For a user's own template, reports all errors at once, including those of fields.
    if (own) for (const { hand } of form.slots) void hand;
    issues.push(...once(found.splice(0)));
    return form;
  }

  /** Runs a template; boxes outside any page form one page. */
  private run(
    template: string,
    facts: object,
    request: LayOutRequest,
    pen: Pen,
    least: number,
    seen?: Seen,
  ): PageBox[] {
    const build = new Build(pen, request.theme.id, request.figures ?? {}, least, this.source.words);
    const { run, front } = this.load(template);
    const running = this.running(build, request.instead, seen);
    const site: CallSite = { ...NOWHERE, file: front.file, line: 1 };
    let nodes: Node[] = [];
    const before = pen.issues.length;
    try {
      const scope = outermost(running, facts);
      seen?.file(front.file, seenIn(scope));
      nodes = build.inside(site, () => run(scope));
    } catch (error) {
      if (error instanceof UserError) throw error;
      // A crash after a reported error is a consequence of that error.
      if (pen.issues.length === before) {
        if (pen.site === NOWHERE) pen.site = site;
        throw error;
      }
    }
    const loose = nodes.filter(({ kind }) => kind !== "space");
    if (build.pages.length === 0)
      return [{ title: "", optional: false, deals: false, half: false, gap: 0, nodes, site }];
    if (loose.length > 0) {
      pen.site = loose[0].site;
      report(pen, "template-stray", `${loose[0].kind} is outside the pages`, {
        hint: "put it into {{#page}} \u2026 {{/page}}",
      });
    }
    return build.pages;
  }

  private running(build: Build, instead: LayOutRequest["instead"] = {}, seen?: Seen): Running {
    const loaded = (name: string): Loaded => this.load(Object.hasOwn(instead, name) ? instead[name] : name);
    if (!seen) return { build, partial: (name) => loaded(name).run };
    const partial = (name: string): Run => {
      const { run, front } = loaded(name);
      return (scope) => (seen.file(front.file, seenIn(scope)), run(scope));
    };
    return { build, partial, seen };
  }

  private withFooter(page: FormPage, sheet: SheetSize, request: LayOutRequest, pen: Pen, large: boolean): FormPage {
    const scale = large ? LARGE_FOOTER : 1;
    const [{ nodes, site }] = this.run(request.footer ?? FOOTER_TEMPLATE, request.frame, request, pen, 0);
    // If a page has no title, its footer is its accessible heading and comes first; otherwise the footer is not read aloud.
    const heads = !page.parts.some(({ tag }) => tag && isTitled(tag));
    const canvas = openCanvas(pen, heads ? rootTag() : undefined);
    const { least } = pen;
    pen.least = 0;
    const { foot = FOOTER } = request;
    const at = { x: 0, y: 0, w: sheet.live.width / scale, h: foot };
    stack(nodes, { gap: 0 }, { site, grow: 0 }).draw(at, canvas);
    pen.least = least;
    const matrix: Matrix = [scale, 0, 0, scale, sheet.x, sheet.y + sheet.live.height - foot * scale];
    const part: Part = { ...partOf(canvas, matrix), placed: [] };
    return { ...page, parts: heads ? [part, ...page.parts] : [...page.parts, part] };
  }

  /** A slot's name must be unique in a form. */
  private checkNames(form: Form, pen: Pen): void {
    const seen = new Map<string, number>();
    const pages: number[] = [];
    const sites: CallSite[] = [];
    const check = ({ name, site, live }: Slot, page: number): void => {
      const known = seen.get(name);
      // Large print repeats headings on following pages, and the first column of a table next to its other columns.
      const again = known !== undefined && (pages[known] !== page || (pen.least > 0 && sites[known] === site));
      if (known !== undefined && !again && !live) {
        pen.site = site;
        report(pen, "slot-twice", `two places are called "${name}"`, {
          hint: "give one of them another name, or put them into a {{#scope}}",
        });
      }
      seen.set(name, pages.length);
      pages.push(page);
      sites.push(site);
    };
    form.pages.forEach(({ parts }, page) => {
      for (const { slots } of parts) for (const slot of slots) check(slot, page);
    });
  }

  private load(name: string): Loaded {
    const known = this.loaded.get(name);
    if (known) return known;
    const found = this.source.read(name);
    if (!found)
      throw new UserError(
        fault("template-unknown", `there is no template "${name}"`, { hint: suggestHint(name, this.source.names()) }),
      );
    const { front } = readFrontMatter(found.text, found.file);
    if (found.own) this.ownFiles.add(found.file);
    this.reading.push(name);
    let tree: TemplateTree;
    try {
      tree = this.treeOf(found);
    } finally {
      this.reading.pop();
    }
    const { file } = found;
    this.trees.set(name, tree);
    const body = this.source.words?.reworded({ template: name, file, tree }, this.treeNamed) ?? tree.body;
    const loaded = { run: runOf(body, file), front, own: found.own };
    this.loaded.set(name, loaded);
    return loaded;
  }

  /** The prebuilt tree, if its partials are also built-in; a user's partial may create a cycle. */
  private treeOf(found: TemplateText): TemplateTree {
    const known = found.tree ?? treesRead.get(found);
    if (known?.partials.every((partial) => this.loadPartial(partial) === "ok")) return known;
    const tree = readTemplate(found, {
      loadPartial: (partial) => this.loadPartial(partial),
      templateNames: () => this.source.names(),
    });
    treesRead.set(found, tree);
    return tree;
  }

  private loadPartial(name: string): "ok" | "unknown" | "cycle" {
    if (this.reading.includes(name)) return "cycle";
    if (!this.source.read(name)) return "unknown";
    this.load(name);
    return "ok";
  }
}

/** True if a part of a page has a level 1 heading. */
const isTitled = ({ role, level, kids }: Tag): boolean => (role === "H" && level === 1) || kids.some(isTitled);

/** A page on its paper: the live area, its position, and the trim of cards. */
interface SheetSize {
  readonly paper: Size;
  readonly live: Size;
  readonly x: number;
  readonly y: number;
  /** Height available for the body in the live area. */
  readonly body: number;
  /** Reduction of a page with a fixed layout to make room for a taller footer; absent = none. */
  readonly fit?: number;
  readonly trim?: FormPage["trim"];
}

const stripSize = (size: Size): SheetSize => ({
  paper: size,
  live: size,
  x: 0,
  y: 0,
  body: size.height,
});

const bodyCanvas = (pen: Pen): Canvas => openCanvas(pen, rootTag());

/** The left half of a card. */
const halfOf = (sheet: SheetSize): SheetSize => ({
  ...sheet,
  paper: { ...sheet.paper, width: sheet.paper.width / 2 },
  live: { ...sheet.live, width: sheet.live.width / 2 },
});

const isSheet = ({ paper }: FrontMatter): boolean => paper === "portrait" || paper === "landscape";

function pageSize(front: FrontMatter, printer: PrinterPaper, large: boolean, height = FOOTER): SheetSize {
  const enlarged = large ? largeCard(front, printer) : undefined;
  if (enlarged) return { paper: enlarged, live: enlarged, x: 0, y: 0, body: enlarged.height };
  if (isSheet(front) || large) {
    const wide = large || front.paper === "landscape";
    const paper = wide ? turned(PAPERS[printer]) : PAPERS[printer];
    const live = wide ? turned(LIVE_AREA) : LIVE_AREA;
    const footOf = (mm: number): number => (front.footer ? mm * (large ? LARGE_FOOTER : 1) + 0.6 : 0);
    const body = live.height - footOf(height);
    return {
      paper,
      live,
      x: (paper.width - live.width) / 2,
      y: (paper.height - live.height) / 2,
      body,
      ...(height !== FOOTER && { fit: body / (live.height - footOf(FOOTER)) }),
    };
  }
  const card = cardSize(front, printer);
  const { bleed } = front;
  const paper = { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
  const trim = bleed > 0 ? { trim: { x: bleed, y: bleed, width: card.width, height: card.height } } : {};
  return { paper, live: card, x: bleed, y: bleed, body: card.height, ...trim };
}

function pageOf({ title, optional }: PageBox, { paper, trim }: SheetSize, part: Part): FormPage {
  return { ...paper, title, optional, parts: [part], ...(trim && { trim }) };
}

function sheetPages(box: PageBox, sheet: SheetSize, pen: Pen): FormPage[] {
  const { live, fit = 1, y } = sheet;
  const body = sheet.body / fit;
  const x = sheet.x + (live.width * (1 - fit)) / 2;
  const matrix: Matrix = [fit, 0, 0, fit, x, y];
  if (box.deals) {
    const dealt = deal(box.nodes, { width: live.width, height: body, gap: box.gap, apart: false });
    return dealt.map((boxes) =>
      pageOf(box, sheet, partOf(drawDealt(boxes, live.width, body, bodyCanvas(pen)), matrix)),
    );
  }
  const canvas = bodyCanvas(pen);
  stack(box.nodes, { gap: box.gap }, { site: box.site, grow: 0 }).draw({ x: 0, y: 0, w: live.width, h: body }, canvas);
  return [pageOf(box, sheet, partOf(canvas, matrix))];
}

/** Boxes that grow take the remaining height of a page. */
function drawDealt(boxes: DealtPage, width: number, height: number, canvas: Canvas): Canvas {
  const end = Math.max(0, ...boxes.map(({ y, h }) => y + h));
  const growing = boxes.reduce((all, { node }) => all + node.grow, 0);
  const unit = growing > 0 ? Math.max(0, height - end) / growing : 0;
  let moved = 0;
  for (const { node, y, h } of boxes) {
    const more = unit * node.grow;
    drawNode(node, { x: 0, y: y + moved, w: width, h: h + more }, canvas);
    moved += more;
  }
  return canvas;
}

function largePages(box: PageBox, sheet: SheetSize, pen: Pen): FormPage[] {
  const [width, height] = [sheet.live.width / LARGE, sheet.body / LARGE];
  const matrix: Matrix = [LARGE, 0, 0, LARGE, sheet.x, sheet.y];
  const dealt = deal(
    box.nodes.filter(({ kind }) => kind !== "space"),
    { width, height, gap: LARGE_GAP, apart: true },
  );
  return dealt.map((boxes) => {
    const canvas = bodyCanvas(pen);
    for (const { node, y, h } of boxes) drawNode(node, { x: 0, y, w: width, h }, canvas);
    return pageOf(box, sheet, partOf(canvas, matrix));
  });
}

/** A sheet unchanged, as large as the paper allows. */
function enlargedPage(box: PageBox, front: FrontMatter, printer: PrinterPaper, sheet: SheetSize, pen: Pen): FormPage {
  const natural = isSheet(front)
    ? {
        width: front.paper === "landscape" ? LIVE_AREA.height : LIVE_AREA.width,
        height: front.paper === "landscape" ? LIVE_AREA.width : LIVE_AREA.height,
      }
    : box.half
      ? { ...cardSize(front, printer), width: cardSize(front, printer).width / 2 }
      : cardSize(front, printer);
  const scale = Math.min(sheet.live.width / natural.width, sheet.body / natural.height);
  const canvas = bodyCanvas(pen);
  const at = { x: 0, y: 0, w: natural.width, h: natural.height };
  stack(box.nodes, { gap: box.gap }, { site: box.site, grow: 0 }).draw(at, canvas);
  const matrix: Matrix = [scale, 0, 0, scale, sheet.x + (sheet.live.width - natural.width * scale) / 2, sheet.y];
  return { ...pageOf(box, sheet, partOf(canvas, matrix)) };
}
