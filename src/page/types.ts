/** A page: checked SVG in millimetres, in four layers drawn in this order. */

export const LAYERS = ["art", "form", "pencil", "marks"] as const;
export type Layer = (typeof LAYERS)[number];

/** What the pencil layer holds: nothing, the written values, or form fields to type into. */
export const FILLS = ["blank", "filled", "forms"] as const;
export type Fill = (typeof FILLS)[number];

export interface Page {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** Outline entry and accessible name. */
  readonly title: string;
  /** SVG markup of each layer, without the wrapping group. */
  readonly layers: Readonly<Record<Layer, string>>;
  /** Drawings placed with `<use>`: id -> one `<g id="...">` element. Equal ids hold equal markup. */
  readonly symbols: ReadonlyMap<string, string>;
  /** Where the paper is cut, and how far colour runs past it; millimetres from the top left. Absent = the whole page. */
  readonly trim?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The page as one SVG document: millimetre view box, layers as named groups. */
export function pageSvg(page: Page): string {
  const symbols = [...page.symbols.values()].join("");
  const layers = LAYERS.map((layer) => `<g id="${layer}">${page.layers[layer]}</g>`).join("\n");
  const title = page.title.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}mm" height="${page.height}mm" ` +
    `viewBox="0 0 ${page.width} ${page.height}" style="font-variant-numeric:tabular-nums">` +
    `<title>${title}</title>` +
    (symbols === "" ? "" : `<defs>${symbols}</defs>`) +
    `\n${layers}</svg>`
  );
}
