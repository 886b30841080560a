/**
 * Merges the browser's PDFs: one page tree with pages of the exact size, outline, links between all pages, document data and fixed dates,
 * so that the same document gives the same bytes.
 */
import { mmToPt } from "../../kernel/units/index.js";
import type { Page } from "../../sheet/drawing/types.js";
import { trimBox } from "../../press/index.js";
import type { OutlineItem, PrintDocument } from "../types.js";
import { dictionaryOf, listPages, readPdf, renumberBody, type PdfObjects } from "./pdf-objects.js";

/** The same fixed date as in the default engine: the clock must not change the file. */
export const FIXED_DATE = "D:20000101000000Z";

/** One PDF from all chunks, which together contain the pages of the document in order. */
export function assemblePdf(chunks: readonly Uint8Array[], doc: PrintDocument): Uint8Array {
  const writer = new PdfWriter();
  const catalog = writer.reserve();
  const tree = writer.reserve();
  const pages: number[] = [];
  for (const chunk of chunks) pages.push(...addChunk(writer, readPdf(chunk), doc.pages.slice(pages.length), tree));
  if (pages.length !== doc.pages.length) {
    throw new Error(`the browser printed ${pages.length} pages of ${doc.pages.length}`);
  }
  writer.set(tree, `<</Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(" ")}]>>`);
  const outline = addOutline(writer, doc.outline, pages);
  const targets = pages.map((id, i) => `/page-${i + 1} [${id} 0 R /Fit]`).join("\n");
  const dests = writer.add(`<<${targets}>>`);
  writer.set(
    catalog,
    `<</Type /Catalog /Pages ${tree} 0 R /Dests ${dests} 0 R /Lang (${doc.info.language ?? "en"}) ` +
      `/ViewerPreferences <</DisplayDocTitle true /PrintScaling /None>>${outline}>>`,
  );
  return writer.write(catalog, writer.add(infoBody(doc)));
}

/** Copies a file's objects under new numbers; returns its pages. */
function addChunk(writer: PdfWriter, pdf: PdfObjects, pages: readonly Page[], tree: number): number[] {
  const dropped = new Set([pdf.root, pdf.info ?? -1]);
  const own = listPages(pdf, dropped);
  const dests = /\/Dests (\d+) 0 R/.exec(pdf.bodies.get(pdf.root) ?? "")?.[1];
  if (dests !== undefined) dropped.add(Number(dests));
  const numbers = new Map<number, number>();
  for (const id of pdf.bodies.keys()) if (!dropped.has(id)) numbers.set(id, writer.reserve());
  const renumber = (id: number): number => numbers.get(id) ?? tree;
  for (const [id, number] of numbers) {
    const body = renumberBody(pdf.bodies.get(id) as string, renumber);
    const index = own.indexOf(id);
    writer.set(number, index === -1 ? body : sizePage(body, pages[index]));
  }
  return own.map(renumber);
}

/** The browser rounds paper sizes up to whole pixels; content is placed from the top left, so the box is cropped exactly. */
function sizePage(body: string, page: Page | undefined): string {
  if (!page) return body;
  const dictionary = dictionaryOf(body);
  const top = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(dictionary)?.[1]);
  if (!(top > 0)) throw new Error("the browser wrote a PDF of an unknown build: a page without its box");
  const box = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
    [mmToPt(x), top - mmToPt(y + height), mmToPt(x + width), top - mmToPt(y)].map(short).join(" ");
  const media = box({ x: 0, y: 0, width: page.width, height: page.height });
  const trim = page.trim === undefined ? "" : `\n/TrimBox [${box(trimBox(page))}]\n/BleedBox [${media}]`;
  return body.replace(/\/MediaBox \[[^\]]*\]/, `/MediaBox [${media}]${trim}`);
}

const short = (points: number): string => `${Math.round(points * 1000) / 1000}`;

function infoBody({ info }: PrintDocument): string {
  const texts = { Title: info.title, Subject: info.subject, Keywords: info.keywords };
  const fields = Object.entries(texts).map(([name, value]) => `/${name} ${pdfText(value)}`);
  return `<<${fields.join("\n")}\n/Creator (Pressbox)\n/CreationDate (${FIXED_DATE})\n/ModDate (${FIXED_DATE})>>`;
}

/** Text as UTF-16 in hexadecimal, which needs no escapes. */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, "0"));
  return `<FEFF${units.join("").toUpperCase()}>`;
}

/** Writes the outline; returns its entry for the catalog. */
function addOutline(writer: PdfWriter, items: readonly OutlineItem[], pages: readonly number[]): string {
  if (items.length === 0) return "";
  const root = writer.reserve();
  const children = addItems(writer, items, pages, root);
  writer.set(root, `<</Type /Outlines ${children}>>`);
  return ` /Outlines ${root} 0 R /PageMode /UseOutlines`;
}

function addItems(writer: PdfWriter, items: readonly OutlineItem[], pages: readonly number[], parent: number): string {
  const ids = items.map(() => writer.reserve());
  items.forEach(({ title, page, children = [] }, i) => {
    const previous = i > 0 ? ` /Prev ${ids[i - 1]} 0 R` : "";
    const next = i < items.length - 1 ? ` /Next ${ids[i + 1]} 0 R` : "";
    const within = children.length > 0 ? ` ${addItems(writer, children, pages, ids[i])}` : "";
    const target = pages[page] === undefined ? "" : ` /Dest [${pages[page]} 0 R /Fit]`;
    writer.set(ids[i], `<</Title ${pdfText(title)} /Parent ${parent} 0 R${previous}${next}${target}${within}>>`);
  });
  return `/First ${ids[0]} 0 R /Last ${ids[ids.length - 1]} 0 R /Count ${countItems(items)}`;
}

const countItems = (items: readonly OutlineItem[]): number =>
  items.reduce((sum, { children = [] }) => sum + 1 + countItems(children), 0);

/** Numbers objects and writes the file. */
class PdfWriter {
  readonly #bodies: (string | undefined)[] = [];

  reserve(): number {
    return this.#bodies.push(undefined);
  }

  set(id: number, body: string): void {
    this.#bodies[id - 1] = body;
  }

  add(body: string): number {
    const id = this.reserve();
    this.set(id, body);
    return id;
  }

  write(catalog: number, info: number): Uint8Array {
    const parts = ["%PDF-1.4\n%\xD3\xEB\xE9\xE1\n"];
    let length = parts[0].length;
    const offsets = this.#bodies.map((body = "null", i) => {
      const at = length;
      const text = `${i + 1} 0 obj\n${body}\nendobj\n`;
      parts.push(text);
      length += text.length;
      return at;
    });
    const entries = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
    const size = this.#bodies.length + 1;
    parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`);
    parts.push(`trailer\n<</Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R>>\nstartxref\n${length}\n%%EOF\n`);
    return Buffer.from(parts.join(""), "latin1");
  }
}
