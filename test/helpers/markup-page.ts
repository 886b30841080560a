/** Pages for tests, written as SVG: short to read, and drawn by the same code as raw SVG in templates. */
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { opsOfSvg, pieceOf } from "../../src/sheet/drawing/from-svg.js";
import { LAYERS, type Layer, type Op, type Page, type Piece } from "../../src/sheet/drawing/types.js";
import { locateFaults } from "../../src/sheet/svg-subset/index.js";
import { FontBook } from "../../src/sheet/type/font-book.js";

export const fonts = new FontBook(loadFontFiles());

/** Markup as operations; faults are thrown as issues. */
export function ops(markup: string, symbols?: ReadonlyMap<string, Piece>, book = fonts): readonly Op[] {
  const drawn = opsOfSvg(markup, book, symbols);
  if (drawn.faults.length > 0) throw new UserError(locateFaults(markup, "markup", drawn.faults));
  return drawn.ops;
}

/** Drawings by id, from `<g id>` markup. */
export const pieces = (markup: Readonly<Record<string, string>>): Map<string, Piece> =>
  new Map(Object.entries(markup).map(([id, drawing]) => [id, pieceOf(id, drawing, fonts)]));

/** A page of Letter size unless `more` says otherwise. */
export function markupPage(
  layers: Partial<Record<Layer, string>>,
  {
    symbols,
    fonts: book,
    ...more
  }: Partial<Page> & { readonly symbols?: ReadonlyMap<string, Piece>; readonly fonts?: FontBook } = {},
): Page {
  const drawn = Object.fromEntries(LAYERS.map((layer) => [layer, ops(layers[layer] ?? "", symbols, book)]));
  return { width: 215.9, height: 279.4, title: "Sheet", layers: drawn as Record<Layer, readonly Op[]>, ...more };
}
