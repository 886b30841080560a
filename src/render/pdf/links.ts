/** Links as annotations. */
import { mmToPt } from "../../kernel/units/index.js";
import type { LinkOp, Page, PageCopy } from "../../sheet/drawing/types.js";
import type { Bounds } from "../../sheet/drawing/walk.js";
import type { PdfFile } from "./container.js";
import type { PdfReference } from "./values.js";

export interface PlacedLink {
  readonly op: LinkOp;
  /** Millimeters on the page. */
  readonly box: Bounds;
  readonly copy?: PageCopy | undefined;
}

/** The 1-based page of the document that a link leads to; undefined for a web address. */
export function linkedPage(href: string): number | undefined {
  const target = /^#page-(\d+)$/.exec(href);
  return target ? Number(target[1]) : undefined;
}

/**
 * Writes a link.
 * @param pages the document's pages in order
 * @param key for the structure tree
 */
export function writeLink(
  file: PdfFile,
  page: Pick<Page, "height">,
  { op: { href }, box }: PlacedLink,
  pages: readonly PdfReference[],
  key: number,
): PdfReference {
  const target = linkedPage(href);
  const action =
    target === undefined
      ? { S: "URI", URI: file.string(asciiAddress(href)) }
      : { S: "GoTo", D: [pages[target - 1], "Fit"] };
  return file.object({
    Type: "Annot",
    Subtype: "Link",
    Rect: rectangle(page, box),
    Border: [0, 0, 0],
    F: 4,
    StructParent: key,
    // Accessible description.
    Contents: file.string(target === undefined ? href : `page ${target}`),
    A: action,
  });
}

/** A rectangle on the page, in points from its bottom left. */
export function rectangle(page: Pick<Page, "height">, { left, top, right, bottom }: Bounds): number[] {
  const points = (mm: number): number => Math.round(mmToPt(mm) * 1000) / 1000;
  return [points(left), points(page.height - bottom), points(right), points(page.height - top)];
}

/** URLs in PDF must be ASCII. */
const asciiAddress = (href: string): string =>
  href.replace(/[^\x20-\x7e]/gu, (character) => encodeURIComponent(character));
