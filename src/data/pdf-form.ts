/**
 * Forms that people have filled in and saved -> what stands in their fields. pdf-lib reads the file: object streams, and what
 * viewers append when they save (pdf.js and Acrobat leave the old objects in their place).
 */
import type { PDFDict, PDFDocument, PDFObject } from "pdf-lib";
import { fault, UserError } from "../kernel/issue/index.js";
import { readBytes } from "./read-text.js";

type PdfLib = typeof import("pdf-lib");

/** A field as it was saved. */
export interface FoundField {
  /** `DY-2.season.1.points` */
  readonly name: string;
  /** What a reader hears; "" when the file has none. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** What was typed; of a check box `on` or "". */
  readonly value: string;
}

export interface FoundForm {
  /** As the user named it. */
  readonly file: string;
  /** What Pressbox wrote into the file about the form; absent when it is none of its forms. */
  readonly mark: string | undefined;
  readonly fields: readonly FoundField[];
}

/**
 * Reads the form fields of a PDF.
 * @param path what is opened; `shown` is the name in messages
 * @throws UserError for a file that cannot be read, is no PDF or is locked
 */
export async function readPdfForm(path: string, shown = path): Promise<FoundForm> {
  const bytes = readBytes(path, shown, { expected: "a PDF" });
  const found = await formOf(bytes, shown);
  return { file: shown, ...found };
}

async function formOf(bytes: Uint8Array, file: string): Promise<Omit<FoundForm, "file">> {
  if (!new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-"))
    throw new UserError(fault("pdf-none", "this is no PDF", { file, hint: "give the form as the viewer saved it" }));
  const lib = await import("pdf-lib");
  let document: PDFDocument;
  try {
    document = await quietly(() => lib.PDFDocument.load(bytes, { updateMetadata: false }));
    document.getPages();
  } catch (error) {
    if (error instanceof lib.EncryptedPDFError)
      throw new UserError(fault("pdf-locked", "the PDF is locked", { file, hint: "save it without a password" }));
    throw new UserError(fault("pdf-broken", "the PDF cannot be read", { file, hint: "save it once more" }));
  }
  return { mark: markOf(lib, document), fields: fieldsOf(lib, document) };
}

/** pdf-lib tells the console of objects that it cannot read: those that tag a page, in streams of rows (object-streams.ts). */
async function quietly<T>(read: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await read();
  } finally {
    console.warn = warn;
  }
}

const textIn = (lib: PdfLib, found: PDFObject | undefined): string | undefined =>
  found instanceof lib.PDFString || found instanceof lib.PDFHexString
    ? found.decodeText()
    : found instanceof lib.PDFName
      ? found.decodeText()
      : undefined;

function markOf(lib: PdfLib, document: PDFDocument): string | undefined {
  const { Info } = document.context.trailerInfo;
  const info = Info && document.context.lookup(Info);
  return info instanceof lib.PDFDict ? textIn(lib, info.lookup(lib.PDFName.of("PressboxForm"))) : undefined;
}

/** Fields in the order of their pages. What stands nowhere on paper is none. */
function fieldsOf(lib: PdfLib, document: PDFDocument): FoundField[] {
  const name = (key: string) => lib.PDFName.of(key);
  return document.getPages().flatMap((page, i) => {
    const annotations = page.node.Annots()?.asArray() ?? [];
    return annotations.flatMap((reference): FoundField[] => {
      const widget = document.context.lookup(reference);
      if (!(widget instanceof lib.PDFDict) || widget.lookup(name("Subtype")) !== name("Widget")) return [];
      const chain = levels(lib, widget);
      const inherited = (key: string): PDFObject | undefined =>
        chain.map((level) => level.lookup(name(key))).find((value) => value !== undefined);
      const words = chain.map((level) => textIn(lib, level.lookup(name("T")))).filter((word) => word !== undefined);
      if (words.length === 0) return [];
      const check = inherited("FT") === name("Btn");
      const value = textIn(lib, inherited("V")) ?? "";
      return [
        {
          name: words.reverse().join("."),
          label: textIn(lib, inherited("TU")) ?? "",
          page: i + 1,
          value: check ? (value === "" || value === "Off" ? "" : "on") : value,
        },
      ];
    });
  });
}

/** A widget and the fields that it hangs below. */
function levels(lib: PdfLib, widget: PDFDict): PDFDict[] {
  const chain = [widget];
  for (;;) {
    const above = chain[chain.length - 1].lookup(lib.PDFName.of("Parent"));
    // A circle of parents is a broken file.
    if (!(above instanceof lib.PDFDict) || chain.includes(above)) return chain;
    chain.push(above);
  }
}
