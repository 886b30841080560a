/** The pipeline from a sheet's name to finished pages, step by step. Nothing here touches files. */
import { fault, throwOnErrors, UserError, type Issue } from "./kernel/issue/index.js";
import { PAPERS, turned, type PrinterPaper, type Size } from "./kernel/units/index.js";
import { drawPage, LIVE_AREA, type PageModel } from "./page/draw.js";
import { drawnPages } from "./page/drawn-page.js";
import { flowBlocks } from "./page/flow.js";
import { TemplateEngine } from "./page/template.js";
import type { TemplateSource } from "./sheet/template/source.js";
import type { Page } from "./sheet/drawing/types.js";
import type { FontBook } from "./sheet/type/font-book.js";
import { makeTheme, type ThemeId } from "./sheet/theme.js";
import type { Fill, Page as MarkupPage } from "./page/types.js";
import { cardSheets } from "./cards.js";
import { formPages } from "./forms.js";
import { duplex, impose } from "./press/index.js";
import type { OutlineItem, PrintDocument } from "./render/types.js";
import { drawsFrom } from "./systems/contract.js";
import type { ByteCache, GameSystem, PlaySummary, Progress, SheetContext, SheetSpec } from "./systems/contract.js";

/** Everything that decides how sheets come out. */
export interface BuildRequest {
  readonly system: GameSystem;
  readonly rules: unknown;
  readonly records: readonly unknown[];
  /** Figures of all games played, where `records` are only the best of them. */
  readonly summary?: PlaySummary;
  readonly fill: Fill;
  readonly theme: ThemeId;
  readonly paper: PrinterPaper;
  readonly names: Readonly<Record<string, string>>;
  readonly templates: TemplateSource;
  readonly fonts: FontBook;
  readonly cache: ByteCache;
  /** Told of long work while sheets are built. */
  readonly progress?: Progress;
  /** Told of warnings: values that nothing on a sheet takes. */
  readonly report?: (issues: readonly Issue[]) => void;
  /** Cards one to a page at their own size instead of many on a sheet of paper. */
  readonly single?: boolean;
}

/** One sheet, ready for an exporter. */
export interface BuiltSheet {
  readonly spec: SheetSpec;
  readonly pages: readonly Page[];
  /** The pages as templates of the old kind wrote them, before the press. */
  readonly markup: readonly MarkupPage[];
}

const engines = new WeakMap<TemplateSource, TemplateEngine>();

/** Compiled templates are kept for as long as their source is. */
function engineFor(source: TemplateSource): TemplateEngine {
  let engine = engines.get(source);
  if (!engine) engines.set(source, (engine = new TemplateEngine(source)));
  return engine;
}

/**
 * Builds one sheet: view-models, pages, and for cards the sheets of paper they are cut from.
 * @throws UserError with every issue found while drawing.
 */
export async function buildSheet(request: BuildRequest, spec: SheetSpec): Promise<BuiltSheet> {
  if (!spec.load) return buildOldSheet(request, spec);
  const own = { ...request, records: recordsFor(request, spec) };
  const fill = fillOf(own, spec);
  const played = fill === "blank" ? undefined : describeRecords(request.system, own.records);
  const { pages, front } = await formPages(own, spec, fill, played);
  return { spec, pages: cardSheets(request, spec, front, fill, pages, played), markup: [] };
}

/** A sheet that still makes its pages in code. Goes when the last of them has moved to a template. */
export function buildOldSheet(request: BuildRequest, spec: SheetSpec): BuiltSheet {
  const issues: Issue[] = [];
  const own = { ...request, records: recordsFor(request, spec) };
  const fill = fillOf(own, spec);
  const models = modelPages(own, spec, fill);
  const markup = drawPages(own, spec, fill, models, issues);
  throwOnErrors(issues);
  const pages = drawnPages(markup, request.fonts);
  return {
    spec,
    markup,
    pages:
      spec.card && request.theme !== "large-print" && !request.single && !spec.single
        ? pressCards(request, spec, fill, pages)
        : pages,
  };
}

/** Builds several sheets; the faults of all of them are reported together. */
export async function buildSheets(request: BuildRequest, specs: readonly SheetSpec[]): Promise<BuiltSheet[]> {
  const issues: Issue[] = [];
  const built: BuiltSheet[] = [];
  for (const spec of specs) {
    try {
      built.push(await buildSheet(request, spec));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
    }
  }
  throwOnErrors(issues);
  return built;
}

/** Binds sheets into one document with an outline: an entry a sheet, entries for its pages below it. */
export function bindDocument(request: BuildRequest, sheets: readonly BuiltSheet[], title: string): PrintDocument {
  const pages = sheets.flatMap((sheet) => sheet.pages);
  if (pages.length === 0) throw new UserError(fault("nothing-to-print", "no page came out of this"));
  const outline: OutlineItem[] = [];
  let at = 0;
  for (const { spec, pages: own } of sheets) {
    const start = at;
    const children = own.length > 1 ? own.map((page, i) => ({ title: page.title, page: start + i })) : undefined;
    outline.push({ title: `${spec.code} ${spec.title}`, page: start, ...(children ? { children } : {}) });
    at += own.length;
  }
  const { system } = request;
  const records = sheets.length === 1 ? recordsFor(request, sheets[0].spec) : request.records;
  const played = describeRecords(system, records);
  return {
    info: {
      title,
      subject: `${system.title}: ${sheets.map((sheet) => sheet.spec.title.toLowerCase()).join(", ")}. ${system.credit}`,
      keywords: played ? `${played.line}; ${played.command}` : `${system.rulesName(request.rules)} rules; blank`,
    },
    pages,
    outline,
  };
}

/** Words for what fills a sheet: its one game, or the one file there is. */
function describeRecords(
  system: GameSystem,
  records: readonly unknown[],
): ReturnType<GameSystem["describe"]> | undefined {
  const games = records.filter((record) => system.kinds.record.matches(record));
  const told = games.length === 1 ? games : records;
  return told.length === 1 ? system.describe(told[0]) : undefined;
}

/** The records that a sheet is drawn from. */
const recordsFor = ({ system, records }: BuildRequest, spec: SheetSpec): readonly unknown[] =>
  records.filter((record) => drawsFrom(system, spec, record));

function fillOf(request: BuildRequest, spec: SheetSpec): Fill {
  if (spec.always) return spec.always;
  if (request.fill !== "filled") return request.fill;
  if (spec.fills === "nothing") return "blank";
  // Words for its head make a sheet filled, too.
  return request.records.length > 0 || Object.keys(request.names).length > 0 ? "filled" : "blank";
}

/** Step 1: data -> view-models, one a page. */
function modelPages(request: BuildRequest, spec: SheetSpec, fill: Fill): readonly PageModel[] {
  const context: SheetContext<unknown, unknown> = {
    // What nobody writes on is printed from a file, blank or not.
    records: fill === "blank" && !(spec.from && spec.fills === "nothing") ? [] : request.records,
    ...(fill !== "blank" && request.summary && { summary: request.summary }),
    rules: request.rules,
    fill,
    theme: request.theme,
    names: request.names,
    cache: request.cache,
    ...(request.progress && { progress: request.progress }),
  };
  if (request.theme !== "large-print") return spec.pages!(context);
  return flowBlocks(spec.large!(context), {
    title: `${request.system.title}: ${spec.title}`,
    fonts: request.fonts,
    live: liveArea("landscape"),
  });
}

/** Step 2: view-models + templates -> pages. */
function drawPages(
  request: BuildRequest,
  spec: SheetSpec,
  fill: Fill,
  models: readonly PageModel[],
  issues: Issue[],
): MarkupPage[] {
  const { system } = request;
  const large = request.theme === "large-print";
  const card = spec.card && !large ? PAPERS[spec.card] : undefined;
  const orientation = large ? "landscape" : (spec.orientation ?? "portrait");
  const sheet = PAPERS[request.paper];
  const bleed = card ? (spec.bleed ?? 0) : 0;
  const paper: Size = card
    ? { width: card.width + 2 * bleed, height: card.height + 2 * bleed }
    : orientation === "landscape"
      ? turned(sheet)
      : sheet;
  // A card's coordinates count from where it is cut.
  const live = card ? (bleed > 0 ? card : undefined) : liveArea(orientation);
  const trim = bleed > 0 && card ? { x: bleed, y: bleed, width: card.width, height: card.height } : undefined;
  const played = fill === "blank" ? undefined : describeRecords(system, request.records);
  const engine = engineFor(request.templates);
  const theme = makeTheme(request.theme, system.accent);
  const fieldNames = new Set<string>();
  return models.map((page, i) => {
    const area = live ?? paper;
    const frame = {
      game: system.title,
      live: { ...area, footer: area.height - (card ? 2 : 0.5) },
      footer: {
        line: `${system.title}  \u00b7  sheet ${spec.code} ${spec.title.toLowerCase()}  \u00b7  ${system.rulesName(request.rules)} rules  \u00b7  page ${i + 1} of ${models.length}`,
        size: large ? 9 : 6,
        played: played ? `${played.line}  \u00b7  ${played.command}` : "",
      },
    };
    const drawn = drawPage(
      { ...page, model: { ...frame, ...page.model } },
      { engine, fonts: request.fonts, theme, fill, paper, live, fieldNames, fieldPrefix: `${spec.code}.` },
      issues,
    );
    return trim ? { ...drawn, trim } : drawn;
  });
}

function liveArea(orientation: "portrait" | "landscape"): Size {
  return orientation === "landscape" ? turned(LIVE_AREA) : LIVE_AREA;
}

/** Step 3: cards -> sheets of paper with cut marks, backs behind their fronts. */
function pressCards(request: BuildRequest, spec: SheetSpec, fill: Fill, pages: readonly Page[]): Page[] {
  const paper = PAPERS[request.paper];
  const grid = spec.grid?.[request.paper];
  // A form is typed into once: copies would share their fields.
  const copies = fill === "forms" ? 1 : grid ? grid.columns * grid.rows : (spec.copies ?? 1);
  const repeat = (cards: readonly Page[]): Page[] => Array.from({ length: copies }, () => cards).flat();
  const bleed = spec.bleed ?? 0;
  const options = { paper, title: spec.title, ...grid, bleed, gutter: 2 * bleed };
  if (!spec.twoSided) return [...impose(repeat(pages), options).sheets];
  const side = (parity: number): Page[] => repeat(pages.filter((_, i) => i % 2 === parity));
  return [...duplex(side(0), side(1), options).sheets];
}
