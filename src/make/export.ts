/** Built sheets -> files in memory: PDF, SVG, PNG. */
import { type Studio } from "./open-studio.js";
import type { BuiltSheet } from "../print/build.js";
import type { BuildRequest } from "../print/request.js";
import type { Size } from "../kernel/units/index.js";
import type { Binding } from "../press/index.js";
import type { Page } from "../sheet/drawing/types.js";
import type { PdfStandard } from "../render/pdf/index.js";
import type { PrintDocument } from "../render/types.js";
import type { SheetSpec } from "../contract/sheet.js";
import { saidIn } from "../print/said.js";
import { requestFor } from "../print/samples.js";
import type { Format } from "../print/options/sheet-options.js";
import { buildEach } from "./build-sheets.js";
import type { BrowserPress, ForPrinter } from "./workplace.js";
import type { OutputFile } from "./output-file.js";

export const ENGINES = ["pressbox", "chromium"] as const;

/** Part of a file's name for paper and theme; defaults add nothing. */
export const lookOf = ({ paper, theme }: Pick<BuildRequest, "paper" | "theme">): string =>
  `${paper === "letter" ? "" : `-${paper}`}${theme === "color" ? "" : `-${theme}`}`;

/** Names of the command's files in footers, without folders, which are private. */
export const namesOfFiles = (files: NonNullable<BuildRequest["files"]>): BuildRequest["files"] =>
  Object.fromEntries(
    Object.entries(files).flatMap(([option, file]) =>
      file === undefined ? [] : [[option, file.replace(/^.*[\\/]/, "")]],
    ),
  );

/** Thickness of office paper (80 g), millimeters. */
const PAPER_MM = 0.1;

/** True if some pages are backs of others. */
export const isTwoSided = (pages: readonly Page[]): boolean => pages.some(({ side }) => side === "back");

export interface Exporter {
  readonly format: Format;
  /** PNG only. */
  readonly dpi: number;
  /** PDF only: its fields are written. Absent: none. */
  readonly forms?: boolean;
  /** Set if a browser makes the PDF. */
  readonly browser: BrowserPress | undefined;
  /** The paper for a folded booklet. */
  readonly booklet?: Size | undefined;
  /** Edge to flip two-sided paper on; default: long for cards, short for booklets. */
  readonly binding?: Binding | undefined;
  /** The standard that PDF files follow. */
  readonly standard?: PdfStandard | undefined;
  /** The printer that pages are corrected for. */
  readonly printer?: ForPrinter | undefined;
}

/** A finished file, for the final report. */
export interface Made extends OutputFile {
  readonly sheet: string;
  readonly pages: number;
  /** True if some pages are backs of others. */
  readonly twoSided?: boolean;
  /** Its first page, for a thumbnail. */
  readonly first?: Page;
}

/** Kinds of PDF: press inks (X-4), archiving (A-2u), everything else. */
export type PdfKind = "x-4" | "a-2u" | "plain";

/** The standard for a kind of PDF. Chromium does not write any. */
export async function standardFor(
  kind: PdfKind,
  engine: string | undefined,
  format: Format,
): Promise<PdfStandard | undefined> {
  if (format !== "pdf" || engine === "chromium" || kind === "plain") return undefined;
  const { outputCondition } = await import("../host/output-conditions.js");
  return kind === "a-2u"
    ? { id: "PDF/A-2u", condition: outputCondition("srgb") }
    : { id: "PDF/X-4", condition: outputCondition("coated-fogra39") };
}

/** A document as PDF bytes, in blocks. */
export async function exportPdf(
  studio: Studio,
  given: PrintDocument,
  exporter: Exporter,
): Promise<readonly Uint8Array[]> {
  const { forms, browser, booklet: folded, binding, printer, standard } = exporter;
  let doc = given;
  if (folded) {
    const { booklet } = await import("../press/index.js");
    const { info } = given;
    // A booklet reorders pages, so outline entries would point to the wrong ones.
    doc = {
      info,
      pages: booklet(given.pages, { paper: folded, shrink: true, title: info.title, binding, creep: PAPER_MM }).sheets,
      outline: [],
    };
  }
  // Viewers that support it preset the printer's two-sided option.
  if (isTwoSided(doc.pages)) doc = { ...doc, binding: binding ?? (folded ? "short-edge" : "long-edge") };
  if (printer) {
    const { correctPage, marginIssues } = await import("../press/index.js");
    const { profile, name } = printer;
    printer.report(marginIssues(doc.pages, profile, name));
    doc = { ...doc, pages: doc.pages.map((page) => correctPage(page, profile)) };
  }
  if (browser !== undefined) return [await browser.pdf(doc, studio.fontFiles)];
  const { renderPdfBlocks } = await import("../render/pdf/index.js");
  return renderPdfBlocks(doc, studio.fonts, { forms, standard });
}

/** One page as SVG or PNG. */
export async function exportPage(
  { fontFiles, press }: Studio,
  page: Page,
  { format, dpi, browser }: Exporter,
): Promise<string | Uint8Array> {
  if (format === "svg") return (await import("../render/svg/index.js")).renderSvg(page);
  return browser === undefined ? press.png(page, dpi) : browser.png(page, fontFiles, dpi);
}

/**
 * Builds sheets and turns each into a file, or each page into a file if the format holds only one.
 * @param nameOf path of a sheet's file, without extension
 * @throws UserError with the errors of all sheets; nothing is written here
 */
export async function printSheets(
  studio: Studio,
  request: BuildRequest,
  specs: readonly SheetSpec[],
  exporter: Exporter,
  nameOf: (sheet: BuiltSheet) => string,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const sheet of await buildEach(studio, request, specs)) {
    const own = requestFor(request, sheet.spec);
    made.push(...(await exportSheet(studio, own, sheet, exporter, nameOf(sheet))));
  }
  return made;
}

async function exportSheet(
  studio: Studio,
  request: BuildRequest,
  sheet: BuiltSheet,
  exporter: Exporter,
  name: string,
): Promise<Made[]> {
  const { id, title } = sheet.spec;
  if (exporter.format === "pdf") {
    const own = `${request.system.title}: ${saidIn(studio.templates, title)}`;
    const doc = studio.build.bindDocument(request, [sheet], own);
    return [
      {
        path: `${name}.pdf`,
        bytes: await exportPdf(studio, doc, exporter),
        sheet: id,
        pages: sheet.pages.length,
        first: sheet.pages[0],
        twoSided: exporter.booklet !== undefined || isTwoSided(sheet.pages),
      },
    ];
  }
  const many = sheet.pages.length > 1;
  const made: Made[] = [];
  for (const [i, page] of sheet.pages.entries()) {
    const path = `${name}${many ? `-${i + 1}` : ""}.${exporter.format}`;
    made.push({ path, bytes: await exportPage(studio, page, exporter), sheet: id, pages: 1, first: page });
  }
  return made;
}

/** All sheets in one PDF with an outline. */
export async function printCombined(
  studio: Studio,
  request: BuildRequest,
  specs: readonly SheetSpec[],
  exporter: Exporter,
  path: string,
): Promise<Made> {
  const sheets = await buildEach(studio, request, specs);
  const doc = studio.build.bindDocument(request, sheets, request.system.title);
  return {
    path,
    bytes: await exportPdf(studio, doc, exporter),
    sheet: "all",
    pages: doc.pages.length,
    first: doc.pages[0],
  };
}
