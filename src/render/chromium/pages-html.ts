/** Pages -> one HTML document for a browser to print: the same drawings as in the other engines, with fonts. */
import { escapeXml, faceAttributes, pageSvg } from "../../sheet/drawing/to-svg.js";
import { LAYERS, type Page } from "../../sheet/drawing/types.js";
import { activeOps } from "../../sheet/drawing/walk.js";
import type { FontFile } from "../../sheet/type/font-book.js";

/** A page, with its number in the document, from 1. */
export interface NumberedPage {
  readonly number: number;
  readonly page: Page;
}

/**
 * Pages are laid out larger and scaled down: browsers truncate font sizes to 1/64 of a pixel, which would make table rows up to 0.2% too
 * short.
 */
const SCALE = 16;

/** One HTML document; all pages have the size of the first. Lengths are millimeters. */
export function pagesHtml(
  pages: readonly NumberedPage[],
  fontFiles: readonly FontFile[],
  title: string,
  language = "en",
): string {
  const { width, height } = pages[0].page;
  const sections = pages.map(({ number, page }) => {
    // Ids must be unique per page: they repeat from page to page.
    return `<section id="page-${number}">${pageSvg(page, { prefix: `s${number}-` })}</section>`;
  });
  const body = sections.join("\n") + foreignTargets(pages);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeXml(title)}</title>
<style>
${fontFaces(body, fontFiles)}
@page { size: ${width}mm ${height}mm; margin: 0 }
html, body { margin: 0; padding: 0; background: #fff }
/* A hair less than the paper: rounded to whole pixels, a page could otherwise spill onto a second sheet. */
section { width: ${width}mm; height: calc(${height}mm - 0.5px); contain: strict }
section + section { break-before: page }
svg { display: block; width: ${SCALE * width}mm; height: ${SCALE * height}mm; transform: scale(${1 / SCALE}); transform-origin: 0 0 }
svg { font-kerning: normal; font-synthesis: none; print-color-adjust: exact }
</style></head>
<body>
${body}
</body></html>`;
}

/** Empty targets for links to pages outside this HTML: otherwise the browser would drop the links. */
function foreignTargets(pages: readonly NumberedPage[]): string {
  const wanted = new Set<string>();
  for (const { page } of pages) {
    for (const { op } of LAYERS.flatMap((layer) => activeOps(page.layers[layer]))) {
      if (op.op === "link" && /^#page-\d+$/.test(op.href)) wanted.add(op.href.slice(1));
    }
  }
  for (const { number } of pages) wanted.delete(`page-${number}`);
  return [...wanted].map((id) => `<i id="${id}" style="position:absolute;top:0"></i>`).join("");
}

/** `@font-face` rules with embedded files, only for the fonts in the markup: an unneeded one takes the browser as long as a page. */
export function fontFaces(markup: string, fontFiles: readonly FontFile[]): string {
  return fontFiles
    .filter(({ family, weight }) => markup.includes(faceAttributes(family, weight)))
    .map(
      ({ family, weight, data }) =>
        `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: normal; ` +
        `src: url(data:font/ttf;base64,${Buffer.from(data).toString("base64")}) format("truetype") }`,
    )
    .join("\n");
}

/** Splits pages into runs for one HTML document each: of one size, and few enough for the browser's memory. */
export function chunkPages(pages: readonly Page[], most: number): NumberedPage[][] {
  const chunks: NumberedPage[][] = [];
  for (const [index, page] of pages.entries()) {
    const current = chunks[chunks.length - 1];
    const first = current?.[0].page;
    const joins = first && current.length < most && first.width === page.width && first.height === page.height;
    if (joins) current.push({ number: index + 1, page });
    else chunks.push([{ number: index + 1, page }]);
  }
  return chunks;
}
