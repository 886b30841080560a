/**
 * pdfkit as the PDF container: objects, cross-references, info and outline. Only this file uses pdfkit, including its internals; the
 * version is pinned exactly, and tests read back what it writes.
 */
import { type PdfText, type PdfValue, type PdfDictionary, type PdfReference, type Packed } from "./values.js";
import { host } from "../../kernel/host/index.js";
import type { OutlineItem, PageLabel, PrintDocument } from "../types.js";
import { encodeText } from "./bytes.js";
import { hashHex, type Hash } from "./hash.js";
import { objectText } from "./object-text.js";
import { packObjects, plainObjects, type ObjectSink } from "./object-streams.js";
import type { Packer } from "./pack.js";
import { plainWords, rulesOf, writeAccessible, writeClaim, type Described, type PdfStandard } from "./standard.js";

/** A PDF name, for places where pdfkit would write text. */
class PdfName {
  readonly [Symbol.toStringTag] = "PdfName";

  constructor(readonly name: string) {}

  toString(): string {
    return `/${this.name}`;
  }
}

interface PdfkitReference extends PdfReference {
  compress: boolean;
  write(bytes: Uint8Array): void;
  end(): void;
}

interface PdfkitOutline {
  addItem(title: string, options: { pageNumber: number; fit: boolean; expanded: boolean }): PdfkitOutline;
}

interface PdfkitDocument {
  info: Record<string, string | Date | PdfName>;
  outline: PdfkitOutline;
  _id: Uint8Array;
  _root: PdfkitReference;
  _acroform?: { fonts: object; defaultFont: string };
  endMetadata(): void;
  endMarkings(): void;
  _endChild(field: PdfReference): void;
  _waiting: number;
  ref(data: PdfDictionary): PdfkitReference;
  on(event: "data", take: (bytes: Uint8Array) => void): void;
  on(event: "end", done: () => void): void;
  end(): void;
}

type PdfkitConstructor = new (options: object) => PdfkitDocument;

/** The file grows in blocks of this many bytes. */
const BLOCK = 1 << 20;

type DocumentHead = Pick<PrintDocument, "info" | "binding">;

/** The date in every document: identical input gives identical bytes. */
const EPOCH = new Date(Date.UTC(2000, 0, 1));

export class PdfFile {
  readonly #document: PdfkitDocument;
  readonly #blocks: Uint8Array[] = [];
  /** Number of bytes used in the last block. */
  #taken = BLOCK;
  readonly #finished: Promise<void>;
  readonly #pack: (bytes: Uint8Array) => Packed;
  readonly #described: Described;
  readonly #standard: PdfStandard | undefined;
  /** Objects written as text: thousands of similar ones. */
  readonly objects: ObjectSink;

  constructor(
    pdfkit: PdfkitConstructor,
    { info, binding }: DocumentHead,
    compress: boolean,
    packer: Packer,
    standard: PdfStandard | undefined,
  ) {
    this.#pack = packer.packTight;
    this.#standard = standard;
    const { subject, keywords } = standard ? plainWords(info) : info;
    // Every file's metadata contain the title.
    const { title } = plainWords(info);
    const described = { title, subject, keywords, creator: "Pressbox", producer: "Pressbox (PDFKit)", date: EPOCH };
    this.#described = described;
    const rules = standard && rulesOf(standard);
    const document = new pdfkit({
      autoFirstPage: false,
      font: false,
      pdfVersion: rules?.version ?? "1.7",
      lang: info.language ?? "en",
      displayTitle: true,
      compress,
      info: {
        Title: title,
        Subject: subject,
        Keywords: keywords,
        Creator: described.creator,
        Producer: described.producer,
        ...(rules?.press && { Trapped: new PdfName("False") }),
        ...(info.form !== undefined && { PressboxForm: info.form }),
        CreationDate: described.date,
        ModDate: described.date,
      },
    });
    // pdfkit writes XMP without escaping, so a title with & would break it; files that follow a standard have their own (standard.ts).
    document.endMetadata = () => undefined;
    // The structure tree is written separately.
    document.endMarkings = () => undefined;
    document._endChild = (field) => {
      const { Kids } = field.data as { Kids?: PdfReference[] };
      if (!Kids) return;
      for (const kid of Kids) document._endChild(kid);
      this.endAlike(field);
    };
    const preferences = (document._root.data.ViewerPreferences as PdfReference).data;
    preferences.PrintScaling = "None";
    // Shops use their own printers, so no printer hints.
    if (binding && !rules?.press)
      preferences.Duplex = binding === "short-edge" ? "DuplexFlipShortEdge" : "DuplexFlipLongEdge";
    // With uncompressed streams, for people and tests to read, objects are written plainly too.
    this.objects = compress ? packObjects(document, packer) : plainObjects(document);
    document.on("data", (bytes) => this.#take(bytes));
    this.#finished = new Promise((resolve) => document.on("end", resolve));
    this.#document = document;
  }

  /** A new indirect object whose data may still change; `end` writes it. */
  reference(data: PdfDictionary = {}): PdfReference {
    return this.#document.ref(data);
  }

  /** A reference to an object that is written as text. */
  pointer(id: number): PdfReference {
    const reference = Object.create(Object.getPrototypeOf(this.pages) as object) as PdfReference;
    return Object.assign(reference, { id, gen: 0 });
  }

  /** Writes the object. */
  end(reference: PdfReference): void {
    (reference as PdfkitReference).end();
  }

  /** Writes the object as text, which is faster. */
  endAlike(reference: PdfReference): void {
    this.objects.put(reference.id, objectText(reference.data as PdfValue));
    this.#document._waiting--;
  }

  /** Writes a page, which from now on is only referenced: frees its data except the size, which outlines need. */
  endPage(reference: PdfReference): void {
    this.end(reference);
    reference.data = { MediaBox: reference.data.MediaBox };
  }

  /** A new object, written at once. */
  object(data: PdfDictionary): PdfReference {
    const reference = this.#document.ref(data);
    reference.end();
    return reference;
  }

  /** A new stream, compressed if the document is. */
  stream(data: PdfDictionary, bytes: Uint8Array): PdfReference {
    return this.packedStream(data, this.#pack(bytes));
  }

  /** Writes the stream of a reference that has not been written yet. */
  fillStream(reference: PdfReference, bytes: Uint8Array): void {
    const own = reference as PdfkitReference;
    const { bytes: packed, deflated } = this.#pack(bytes);
    if (deflated) {
      own.data.Filter = "FlateDecode";
      own.compress = false;
    }
    own.write(packed);
    own.end();
  }

  /** A new stream of bytes that are already compressed. */
  packedStream(data: PdfDictionary, { bytes, deflated }: Packed): PdfReference {
    // Copies the dictionary, because pdfkit writes the length into it.
    const reference = this.#document.ref({ ...data, ...(deflated && { Filter: "FlateDecode" }) });
    reference.write(bytes);
    reference.end();
    return reference;
  }

  /** A new, uncompressed stream. */
  plainStream(data: PdfDictionary, bytes: Uint8Array): PdfReference {
    const reference = this.#document.ref({ ...data });
    reference.compress = false;
    reference.write(bytes);
    reference.end();
    return reference;
  }

  /** A text string, as opposed to a name. */
  string(text: string): PdfText {
    return new String(text);
  }

  addPage(page: PdfReference): void {
    const pages = (this.#document._root.data.Pages as PdfReference).data as { Kids: PdfValue[]; Count: number };
    pages.Kids.push(page);
    pages.Count++;
  }

  /** The root of the page tree. */
  get pages(): PdfReference {
    return this.#document._root.data.Pages as PdfReference;
  }

  /** Entries of the document catalog. */
  get catalog(): PdfDictionary {
    return this.#document._root.data;
  }

  /** Sets the form dictionary; pdfkit writes it at the end, by when `DR.Font` and `Fields` must be set. */
  setForm(data: PdfDictionary): void {
    this.#document._acroform = { fonts: {}, defaultFont: "set" };
    this.#document._root.data.AcroForm = this.#document.ref(data);
  }

  /** Adds the outline; all pages must have been added. */
  addOutline(items: readonly OutlineItem[]): void {
    const add = (parent: PdfkitOutline, item: OutlineItem): void => {
      const entry = parent.addItem(item.title, { pageNumber: item.page, fit: true, expanded: true });
      for (const child of item.children ?? []) add(entry, child);
    };
    for (const item of items) add(this.#document.outline, item);
  }

  /** A script that viewers run when opening the document. */
  addScript(name: string, script: string): void {
    const names = this.#document._root.data.Names as PdfReference;
    const action = this.object({ S: "JavaScript", JS: this.string(script) });
    names.data.JavaScript = { Names: [this.string(name), action] };
  }

  /** Page labels, which viewers show instead of numbers. */
  addLabels(labels: readonly PageLabel[]): void {
    const Nums = labels.flatMap(({ page, text, numbered }): PdfValue[] => [
      page,
      { P: this.string(numbered ? `${text}-` : text), ...(numbered && { S: "D" }) },
    ]);
    this.catalog.PageLabels = this.object({ Nums });
  }

  /**
   * Ends the document; returns its bytes in blocks. The hash of its content goes into info and ID, because pdfkit's own ID would be the
   * same for equal titles. In a file that follows a standard, the hash is in the metadata, because the information dictionary must not say
   * more than they do.
   * @param accessible true if every part of the file is tagged: claims PDF/UA-1
   */
  async finish(hash: Hash, accessible: boolean): Promise<Uint8Array[]> {
    const hex = hashHex(hash);
    if (this.#standard) writeClaim(this, this.#standard, this.#described, hash, accessible);
    else {
      if (accessible) writeAccessible(this, this.#described);
      this.#document.info.PressboxContent = hex;
    }
    this.#document._id = encodeText(hex);
    await this.objects.settle();
    this.#document.end();
    await this.#finished;
    const last = this.#blocks.length - 1;
    return this.#blocks.map((block, i) => (i < last ? block : block.subarray(0, this.#taken)));
  }

  /** pdfkit delivers its file in thousands of small pieces per megabyte, which would take more memory than the file itself. */
  #take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      if (this.#taken === BLOCK) {
        this.#blocks.push(new Uint8Array(BLOCK));
        this.#taken = 0;
      }
      const part = Math.min(bytes.length - at, BLOCK - this.#taken);
      this.#blocks[this.#blocks.length - 1].set(bytes.subarray(at, at + part), this.#taken);
      this.#taken += part;
      at += part;
    }
  }
}

/** Loads pdfkit on first use and opens a document. */
export async function openFile(
  head: DocumentHead,
  compress: boolean,
  packer: Packer,
  standard: PdfStandard | undefined,
): Promise<PdfFile> {
  return new PdfFile(host().need("pdfkit") as PdfkitConstructor, head, compress, packer, standard);
}
