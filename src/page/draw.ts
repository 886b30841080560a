/** View-model + template -> Page. */
import type { Issue } from "../kernel/issue/index.js";
import type { Size } from "../kernel/units/index.js";
import { num, type Env } from "./env.js";
import type { TemplateEngine } from "./template.js";
import type { FontBook } from "./text/font-book.js";
import type { Theme } from "./theme.js";
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

/** Draws one page; problems are appended to `issues`, each with template and line. */
export function drawPage(page: PageModel, options: DrawOptions, issues: Issue[]): Page {
  const layers: Record<Layer, string> = { art: "", form: "", pencil: "", marks: "" };
  const env: Env = {
    fonts: options.fonts,
    theme: options.theme,
    fill: options.fill,
    symbols: new Map(),
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
  const { paper, live } = options;
  const [dx, dy] = live ? [(paper.width - live.width) / 2, (paper.height - live.height) / 2] : [0, 0];
  if (dx !== 0 || dy !== 0) {
    for (const layer of LAYERS)
      if (layers[layer] !== "") layers[layer] = `<g transform="translate(${num(dx)} ${num(dy)})">${layers[layer]}</g>`;
  }
  return { width: paper.width, height: paper.height, title: page.title, layers, symbols: env.symbols };
}
