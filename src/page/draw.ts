/** View-model + template -> Page. */
import type { Issue } from "../kernel/issue/index.js";
import type { Size } from "../kernel/units/index.js";
import { num, type Env } from "./env.js";
import type { TemplateEngine } from "./template.js";
import type { FontBook } from "../sheet/type/font-book.js";
import { STYLES } from "../sheet/type/styles.js";
import type { Theme } from "../sheet/theme.js";
import { LAYERS, type Fill, type Layer, type Page } from "./types.js";

/** Area that both Letter and A4 leave inside a 10 mm margin, portrait (design.md); templates are laid out in it. */
export const LIVE_AREA: Size = { width: 190, height: 259.4 };

/** What one page is drawn from. */
export interface PageModel {
  /** Template name: `dynasty/scoresheet`. */
  readonly template: string;
  readonly title: string;
  /** Plain data; every value that the template names. */
  readonly model: object;
  /**
   * What everything printed on this page depends on besides template and title (the rules in force, say). Pages with the same
   * object share their printed layers, drawn once; only their pencil layers are drawn anew. Absent = nothing is shared.
   * Such a template keeps its layers apart: no pencil layer inside a printed one.
   */
  readonly printed?: object;
  /** Lies on its side among upright pages of a book. Sheets say so by their spec. */
  readonly landscape?: boolean;
}

export interface DrawOptions {
  readonly engine: TemplateEngine;
  readonly fonts: FontBook;
  readonly theme: Theme;
  readonly fill: Fill;
  /** Whole page, already turned as the sheet lies. */
  readonly paper: Size;
  /** The area that the template's coordinates mean, centred on the paper; absent = the paper itself. */
  readonly live?: Size;
  readonly fieldNames: Set<string>;
  readonly fieldPrefix: string;
}

/** Layers that a printer prints, with their drawings. */
interface Printed {
  readonly layers: Readonly<Record<Layer, string>>;
  readonly symbols: ReadonlyMap<string, string>;
}

const printedOf = new WeakMap<TemplateEngine, WeakMap<object, Map<string, Printed>>>();

/** Draws one page; problems are appended to `issues`, each with template and line. */
export function drawPage(page: PageModel, options: DrawOptions, issues: Issue[]): Page {
  const before = issues.length;
  const shelf = page.printed && shelfOf(options.engine, page.printed);
  const key = shelf && printedKey(page, options);
  const printed = shelf?.get(key!);
  const layers: Record<Layer, string> = { art: "", form: "", pencil: "", marks: "" };
  const symbols = new Map<string, string>();
  const env: Env = {
    fonts: options.fonts,
    theme: options.theme,
    fill: options.fill,
    symbols,
    pencilSymbols: new Map(),
    pencilOnly: printed !== undefined,
    layers,
    issues,
    fieldNames: options.fieldNames,
    fieldPrefix: options.fieldPrefix,
    site: { file: page.template, line: 1, column: 0, sources: {} },
    layer: undefined,
  };
  options.engine.draw(page.template, page.model, env);
  // A blank is truly blank: whatever a template put into the pencil layer stays off the paper.
  if (options.fill === "blank") layers.pencil = "";
  if (layers.pencil !== "") layers.pencil = `<g ${handOf(options.theme)}>${layers.pencil}</g>`;
  centreLayers(layers, options);
  // Strings are put together as trees of their pieces; searching one makes it whole and lets the pieces go.
  for (const layer of LAYERS) layers[layer].includes("\0");
  if (shelf && !printed && issues.length === before) shelf.set(key!, { layers: { ...layers, pencil: "" }, symbols });
  return {
    width: options.paper.width,
    height: options.paper.height,
    title: page.title,
    layers: printed ? { ...printed.layers, pencil: layers.pencil } : layers,
    symbols: new Map([...(printed?.symbols ?? symbols), ...(options.fill === "blank" ? [] : env.pencilSymbols)]),
  };
}

function shelfOf(engine: TemplateEngine, printed: object): Map<string, Printed> {
  let shelves = printedOf.get(engine);
  if (!shelves) printedOf.set(engine, (shelves = new WeakMap()));
  let shelf = shelves.get(printed);
  if (!shelf) shelves.set(printed, (shelf = new Map()));
  return shelf;
}

/** What else decides how the printed layers look: footer and masthead come from the build. */
function printedKey({ template, title, model }: PageModel, { theme, paper, live }: DrawOptions): string {
  const { game, footer } = model as { game?: string; footer?: { line?: string } };
  return JSON.stringify([template, title, theme.id, theme.accent, paper, live, game, footer?.line]);
}

/** Face and colour of the hand that writes: text of the pencil layer inherits them. */
const handOf = ({ pencil }: Theme): string =>
  `font-family="${STYLES.pencil.family}" font-weight="${STYLES.pencil.weight}" fill="${pencil}"`;

/** Moves what was drawn in the live area to the middle of the paper. */
function centreLayers(layers: Record<Layer, string>, { paper, live }: DrawOptions): void {
  if (!live) return;
  const [dx, dy] = [(paper.width - live.width) / 2, (paper.height - live.height) / 2];
  if (dx === 0 && dy === 0) return;
  for (const layer of LAYERS) {
    if (layers[layer] !== "") layers[layer] = `<g transform="translate(${num(dx)} ${num(dy)})">${layers[layer]}</g>`;
  }
}
