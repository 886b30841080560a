/** Links as annotations. */
import { mmToPt } from "../../kernel/units/index.js";
import type { Page } from "../../page/types.js";
import type { PdfFile, PdfReference } from "./container.js";
import type { Box, Link } from "./session.js";

/** Writes the links of a page; `pages` are the document's pages in order. */
export function writeLinks(
  file: PdfFile,
  page: Page,
  links: readonly Link[],
  pages: readonly PdfReference[],
): PdfReference[] {
  return links.map(({ href, box }) => {
    const target = /^#page-(\d+)$/.exec(href);
    const action = target
      ? { S: "GoTo", D: [pages[Number(target[1]) - 1], "Fit"] }
      : { S: "URI", URI: file.string(asciiAddress(href)) };
    return file.object({
      Type: "Annot",
      Subtype: "Link",
      Rect: rectangle(page, box),
      Border: [0, 0, 0],
      F: 4,
      A: action,
    });
  });
}

/** A box of the page in points from its bottom left. */
export function rectangle(page: Page, [left, top, right, bottom]: Box): number[] {
  const points = (mm: number): number => Math.round(mmToPt(mm) * 1000) / 1000;
  return [points(left), points(page.height - bottom), points(right), points(page.height - top)];
}

/** Addresses in PDF are ASCII. */
const asciiAddress = (href: string): string =>
  href.replace(/[^\x20-\x7e]/gu, (character) => encodeURIComponent(character));
