/** Reads PDFs back for tests: text with its place, outline, links, fields, boxes; and the tools that check them. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ptToMm } from "../../src/kernel/units/index.js";
import { fontsOf, getDocument } from "./pdfjs.js";

/** A piece of text; lengths in millimetres from the page's top left. */
export interface PdfText {
  readonly text: string;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Type size. */
  readonly size: number;
  /** PostScript name without the subset's tag. */
  readonly font: string;
  /** Degrees clockwise. */
  readonly turn: number;
}

export interface PdfLink {
  /** Address, or `#page-N`. */
  readonly href: string;
  /** Left, top, right, bottom in millimetres. */
  readonly box: readonly number[];
}

export interface PdfField {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  readonly label: string;
  readonly options: readonly string[];
  readonly box: readonly number[];
}

export interface PdfPage {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
  readonly links: readonly PdfLink[];
  readonly fields: readonly PdfField[];
}

export interface PdfOutline {
  readonly title: string;
  readonly page: number;
  readonly children: readonly PdfOutline[];
}

export interface PdfContents {
  readonly pages: readonly PdfPage[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly outline: readonly PdfOutline[];
  readonly ids: readonly string[];
}

/** Everything that tests ask of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContents> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  try {
    const pages: PdfPage[] = [];
    for (let i = 1; i <= document.numPages; i++) pages.push(await readPage(await document.getPage(i), document));
    const { info } = await document.getMetadata();
    return {
      pages,
      info: info as Record<string, unknown>,
      outline: await readOutline(document, ((await document.getOutline()) ?? []) as OutlineNode[]),
      ids: document.fingerprints.filter((id): id is string => id !== null),
    };
  } finally {
    await task.destroy();
  }
}

/** Words of some pages (from 0), and the outline: a fraction of the work of reading all that a PDF holds. */
export async function readPdfWords(
  bytes: Uint8Array,
  pages: readonly number[],
): Promise<{ readonly count: number; readonly words: readonly string[]; readonly outline: readonly PdfOutline[] }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  try {
    const words: string[] = [];
    for (const page of pages) {
      const { items } = await (await document.getPage(page + 1)).getTextContent();
      words.push(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : [])).join(" "));
    }
    const outline = await readOutline(document, ((await document.getOutline()) ?? []) as OutlineNode[]);
    return { count: document.numPages, words, outline };
  } finally {
    await task.destroy();
  }
}

async function readPage(page: PDFPageProxy, document: PDFDocumentProxy): Promise<PdfPage> {
  // Chromium's pages need not begin at 0.
  const [left0, bottom0, right0, top0] = page.view;
  const [width, height] = [right0 - left0, top0 - bottom0];
  const { items } = await page.getTextContent();
  const fonts = await readFontNames(page, fontsOf(items));
  const texts = items.flatMap((item): PdfText[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a, b, , d, x, y] = item.transform as number[];
    return [
      {
        text: item.str,
        x: ptToMm(x - left0),
        y: ptToMm(top0 - y),
        width: ptToMm(item.width),
        size: ptToMm(Math.hypot(b, d) || Math.abs(a)),
        font: fonts.get(item.fontName) ?? item.fontName,
        turn: (Math.atan2(-b, a) * 180) / Math.PI,
      },
    ];
  });
  const annotations = (await page.getAnnotations()) as Annotation[];
  const box = ({ rect: [left, bottom, right, top] }: Annotation): number[] =>
    [left - left0, top0 - top, right - left0, top0 - bottom].map(ptToMm);
  const links: PdfLink[] = [];
  const fields: PdfField[] = [];
  for (const annotation of annotations) {
    if (annotation.subtype === "Link") {
      const { dest } = annotation;
      const target = typeof dest === "string" ? await document.getDestination(dest) : dest;
      const href = annotation.url ?? `#page-${(await document.getPageIndex(target?.[0] as never)) + 1}`;
      links.push({ href, box: box(annotation) });
    } else if (annotation.subtype === "Widget") {
      fields.push({
        name: annotation.fieldName ?? "",
        type: annotation.checkBox ? "check" : annotation.fieldType === "Ch" ? "choice" : "text",
        value: annotation.fieldValue,
        label: annotation.alternativeText ?? "",
        options: (annotation.options ?? []).map(({ displayValue }) => displayValue),
        box: box(annotation),
      });
    }
  }
  return { width: ptToMm(width), height: ptToMm(height), texts, links, fields };
}

interface Annotation {
  readonly subtype: string;
  readonly rect: readonly [number, number, number, number];
  readonly url?: string;
  readonly dest?: string | readonly unknown[];
  readonly fieldName?: string;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly checkBox?: boolean;
  readonly alternativeText?: string;
  readonly options?: readonly { readonly displayValue: string }[];
}

/** pdf.js's own font ids -> PostScript names. */
async function readFontNames(page: PDFPageProxy, ids: readonly string[]): Promise<Map<string, string>> {
  // It knows them once a page with them is drawn: reading what is drawn takes as long as all the rest.
  if (ids.some((id) => !page.commonObjs.has(id))) await page.getOperatorList();
  return new Map(
    ids.flatMap((id) => {
      if (!page.commonObjs.has(id)) return [];
      const { name } = page.commonObjs.get(id) as { readonly name: string };
      return [[id, name.replace(/^[A-Z]{6}\+/, "")]];
    }),
  );
}

interface OutlineNode {
  readonly title: string;
  readonly dest: unknown;
  readonly items: readonly OutlineNode[];
}

async function readOutline(document: PDFDocumentProxy, nodes: readonly OutlineNode[]): Promise<PdfOutline[]> {
  return Promise.all(
    nodes.map(async ({ title, dest, items }) => ({
      title,
      page: await document.getPageIndex((dest as [never])[0]),
      children: await readOutline(document, items),
    })),
  );
}

/** Whether a command-line tool is on this machine; tests that need it are skipped by name when it is not. */
export function hasTool(name: string): boolean {
  return spawnSync(name, ["--version"]).error === undefined;
}

/** Runs `use` with the PDF in a file of its own. */
export function withPdfFile<Result>(bytes: Uint8Array, use: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "pressbox-pdf-"));
  try {
    const file = join(folder, "document.pdf");
    writeFileSync(file, bytes);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What `qpdf --check` complains about; empty = clean. */
export function checkWithQpdf(bytes: Uint8Array): string {
  return withPdfFile(bytes, (file) => {
    const { status, stdout, stderr } = spawnSync("qpdf", ["--check", file], { encoding: "utf8" });
    return status === 0 ? "" : `${stdout}${stderr}`;
  });
}

export interface PdfFontLine {
  readonly name: string;
  readonly embedded: boolean;
  readonly subset: boolean;
  /** Whether it has a table that gives text back. */
  readonly unicode: boolean;
}

/** The fonts of a PDF as `pdffonts` lists them. */
export function listFonts(bytes: Uint8Array): PdfFontLine[] {
  const table = withPdfFile(bytes, (file) => execFileSync("pdffonts", [file], { encoding: "utf8" }));
  return table
    .split("\n")
    .slice(2)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [embedded, subset, unicode] = line.trim().split(/\s+/).slice(-5);
      const [name] = line.trim().split(/\s+/);
      return { name, embedded: embedded === "yes", subset: subset === "yes", unicode: unicode === "yes" };
    });
}

/** Boxes of every page in points as `pdfinfo -box` gives them: `TrimBox` -> left, bottom, right, top. */
export function listBoxes(bytes: Uint8Array): Record<string, number[]>[] {
  const out = withPdfFile(bytes, (file) =>
    execFileSync("pdfinfo", ["-box", "-f", "1", "-l", "-1", file], { encoding: "utf8" }),
  );
  const pages: Record<string, number[]>[] = [];
  for (const [, page, name, numbers] of out.matchAll(/^Page\s+(\d+) (\w+Box):\s+(.*)$/gm)) {
    (pages[Number(page) - 1] ??= {})[name] = numbers.trim().split(/\s+/).map(Number);
  }
  return pages;
}

/** Grey values of a page, row by row, as `pdftoppm` draws it. */
export function rasterPage(
  bytes: Uint8Array,
  page: number,
  dpi: number,
): { width: number; height: number; grey: Uint8Array } {
  return withPdfFile(bytes, (file) => {
    const args = ["-gray", "-r", String(dpi), "-f", String(page), "-l", String(page), file];
    const out = execFileSync("pdftoppm", args, { maxBuffer: 1 << 28 });
    const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(out.subarray(0, 60).toString("latin1"));
    if (!header) throw new Error("pdftoppm gave no picture");
    return { width: Number(header[1]), height: Number(header[2]), grey: out.subarray(header[0].length) };
  });
}
