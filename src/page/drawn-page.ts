/** Pages of the old kind, SVG markup in strings, as drawings: what exporters and the press take. */
import { fault, throwOnErrors, type Issue } from "../kernel/issue/index.js";
import { opsOfSvg, SvgConverter, type FindPiece } from "../sheet/drawing/from-svg.js";
import { styleKey, type SvgStyle } from "../sheet/drawing/svg-style.js";
import { IDENTITY, type Op, type Page, type Piece } from "../sheet/drawing/types.js";
import { locateFaults, parseFragment, parseSvg, type SvgFault } from "../sheet/svg-subset/index.js";
import type { FontBook } from "../sheet/type/font-book.js";
import { LAYERS, pageSvg, type Layer, type Page as MarkupPage } from "./types.js";

/** A printed layer and the drawings that it was made with. */
interface KnownLayer {
  readonly symbols: MarkupPage["symbols"];
  readonly ops: readonly Op[];
}

interface Kept {
  readonly layers: Map<string, KnownLayer>;
  readonly symbols: Map<string, Piece>;
}

const LAYERS_KEPT = 200;
const SYMBOLS_KEPT = 5000;
const keptOf = new WeakMap<FontBook, Kept>();

/**
 * The pages as drawings. Printed layers that several pages share become one piece.
 * @throws UserError with every issue of every page: what is outside of the SVG subset, missing fonts, glyphs and drawings.
 */
export function drawnPages(pages: readonly MarkupPage[], fonts: FontBook): Page[] {
  const issues: Issue[] = [];
  const drawn = pages.flatMap((page, i) => drawnPage(page, fonts, `page ${i + 1} "${page.title}"`, issues) ?? []);
  throwOnErrors(issues);
  return drawn;
}

function drawnPage(page: MarkupPage, fonts: FontBook, place: string, issues: Issue[]): Page | undefined {
  let kept = keptOf.get(fonts);
  if (!kept) keptOf.set(fonts, (kept = { layers: new Map(), symbols: new Map() }));
  const layers: Record<Layer, readonly Op[]> = { art: [], form: [], pencil: [], marks: [] };
  for (const layer of LAYERS) {
    const markup = page.layers[layer];
    const ops = markup === "" ? [] : drawLayer(layer, markup, page, fonts, kept);
    if (!ops) {
      issues.push(...explain(page, fonts, place));
      return undefined;
    }
    layers[layer] = ops;
  }
  const { width, height, title, trim } = page;
  return { width, height, title, layers, ...(trim && { trim }) };
}

function drawLayer(
  layer: Layer,
  markup: string,
  page: MarkupPage,
  fonts: FontBook,
  kept: Kept,
): readonly Op[] | undefined {
  if (layer === "pencil") return convert(markup, page, fonts, kept);
  const known = kept.layers.get(markup);
  if (known && sameSymbols(known.symbols, page.symbols)) return known.ops;
  const drawn = convert(markup, page, fonts, kept);
  if (!drawn) return undefined;
  const ops: Op[] = [{ op: "place", piece: { ops: drawn }, matrix: IDENTITY }];
  if (kept.layers.size >= LAYERS_KEPT) kept.layers.clear();
  kept.layers.set(markup, { symbols: page.symbols, ops });
  return ops;
}

/** Pages may add drawings of their pencil layer to those of the printed ones. */
function sameSymbols(one: MarkupPage["symbols"], other: MarkupPage["symbols"]): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  return [...fewer].every(([id, markup]) => (more.get(id) ?? markup) === markup);
}

function convert(markup: string, page: MarkupPage, fonts: FontBook, kept: Kept): readonly Op[] | undefined {
  const faults: SvgFault[] = [];
  const nodes = parseFragment(markup, faults);
  let faulty = faults.length > 0;
  const within: string[] = [];
  const find: FindPiece = (id, style) => {
    const symbol = page.symbols.get(id);
    if (symbol === undefined || within.includes(id)) return undefined;
    const key = `${styleKey(style)}\n${symbol}`;
    const known = kept.symbols.get(key);
    if (known) return known;
    within.push(id);
    const converter = new SvgConverter(fonts, find);
    const piece = { id, ops: drawSymbol(symbol, converter, style) };
    within.pop();
    if (converter.faulty || piece.ops === NO_SYMBOL) {
      faulty = true;
      return undefined;
    }
    // What a drawing within a drawing looks like is for its page to say.
    if (symbol.includes("<use")) return piece;
    if (kept.symbols.size >= SYMBOLS_KEPT) kept.symbols.clear();
    kept.symbols.set(key, piece);
    return piece;
  };
  const converter = new SvgConverter(fonts, find);
  const ops = converter.convert(nodes);
  return faulty || converter.faulty ? undefined : ops;
}

const NO_SYMBOL: readonly Op[] = [];

function drawSymbol(markup: string, converter: SvgConverter, style: SvgStyle): readonly Op[] {
  const faults: SvgFault[] = [];
  const nodes = parseFragment(markup, faults);
  return faults.length > 0 || nodes.length !== 1 ? NO_SYMBOL : converter.convert(nodes, style);
}

/** Every fault of a page that cannot be drawn, with its line and column in the page's SVG. */
function explain(page: MarkupPage, fonts: FontBook, place: string): Issue[] {
  const svg = pageSvg(page);
  const issues = [...parseSvg(svg, place, fonts).issues];
  for (const layer of LAYERS) {
    const markup = page.layers[layer];
    const empty = opsOfSvg(markup, fonts).faults.filter(({ code }) => code === "link-empty");
    const start = svg.indexOf(markup, svg.indexOf(`<g id="${layer}">`));
    issues.push(
      ...locateFaults(
        svg,
        place,
        empty.map((one) => ({ ...one, offset: one.offset + start })),
      ),
    );
  }
  // A mistake in this program, not in the page.
  if (issues.length === 0) {
    return [fault("page-not-drawn", "the page could not be drawn and the check found nothing", { file: place })];
  }
  return issues.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
