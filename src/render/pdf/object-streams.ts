/**
 * Compresses what pdfkit writes: objects that are not streams go many at a time into object streams, and the cross-references become a
 * stream too (ISO 32000-1, 7.5.7 and 7.5.8). A form with two thousand fields shrinks to a tenth.
 *
 * These streams have one filter and no predictor: PDFBox rejects a second filter, and pdf-lib ignores predictors here and then loses the
 * objects when it saves.
 */
import { ByteSink } from "./bytes.js";
import type { Packed, PdfDictionary, PdfReference } from "./values.js";
import type { Packer } from "./pack.js";

/** A reference that takes bytes. */
interface StreamReference extends PdfReference {
  write(bytes: Uint8Array): void;
  end(): void;
}

/** Internals of pdfkit's document that write the file; called by name, so a document can override them. */
interface WritingDocument {
  _offset: number;
  _offsets: (number | null)[];
  _root: PdfReference;
  _info: PdfReference;
  _id: Uint8Array;
  _write(data: string | Uint8Array): void;
  _refEnd(reference: PdfReference): void;
  _finalize(): void;
  ref(data: PdfDictionary): StreamReference;
  push(end: null): void;
}

/** Objects per stream: more make the file smaller, fewer let a viewer find one sooner. */
const TOGETHER = 10_000;
/** Minimum objects with words that get their own stream early, before the last ones are known: pages, outlines, the form. */
const MANY = 5000;
/** Bytes per cross-reference row: kind, offset, index in the stream. */
const WIDTHS = [1, 4, 2] as const;
const ROW = WIDTHS[0] + WIDTHS[1] + WIDTHS[2];
const HEAD = / 0 obj$/;

type Kind = "words" | "numbers";

/** Objects waiting for their stream: numbers, offsets and text. */
class Waiting {
  readonly ids: number[] = [];
  readonly #starts: number[] = [];
  readonly #body = new ByteSink();

  /** Begins an object: its text is what is written into the sink until it is closed. */
  open(id: number): ByteSink {
    this.ids.push(id);
    this.#starts.push(this.#body.length);
    return this.#body;
  }

  close(): void {
    this.#body.text("\n");
  }

  /** The bytes of the stream, and the offset of its first object. */
  finish(): { readonly bytes: Uint8Array; readonly first: number } {
    const places = new ByteSink();
    this.ids.forEach((id, i) => {
      if (i > 0) places.text(" ");
      places.whole(id);
      places.text(" ");
      places.whole(this.#starts[i]);
    });
    places.text("\n");
    const head = places.finish();
    const body = this.#body.finish();
    const bytes = new Uint8Array(head.length + body.length);
    bytes.set(head);
    bytes.set(body, head.length);
    return { bytes, first: head.length };
  }
}

/** Receives objects as text, without pdfkit references. */
export interface ObjectSink {
  /** The number of a new object. */
  reserve(): number;
  /**
   * Writes an object.
   * @param numbers true if it contains no words, like most structure elements: those go into separate streams
   */
  put(id: number, text: string, numbers?: boolean): void;
  /** Like `put`, but receives the object's text until `close`. No other object may be put in between. */
  open(id: number, numbers: boolean): ByteSink;
  close(): void;
  /** Writes the objects collected so far. Later objects go into the last stream. */
  settle(): Promise<void>;
}

/** Writes objects one by one, uncompressed. */
export function plainObjects(document: object): ObjectSink {
  const pdf = document as WritingDocument;
  let opened = { id: 0, sink: new ByteSink() };
  const put = (id: number, text: string): void => {
    pdf._offsets[id - 1] = pdf._offset;
    for (const line of [`${id} 0 obj`, text, "endobj"]) pdf._write(line);
  };
  return {
    reserve: () => pdf._offsets.push(null),
    put,
    open: (id) => (opened = { id, sink: new ByteSink() }).sink,
    close: () => put(opened.id, new TextDecoder().decode(opened.sink.finish())),
    settle: () => Promise.resolve(),
  };
}

export function packObjects(document: object, packer: Packer): ObjectSink {
  const pdf = document as WritingDocument;
  const write = pdf._write.bind(pdf);
  /** For each object in a stream: the stream's number, and its index there. */
  const streamOf: number[] = [];
  const indexOf: number[] = [];
  const waiting = { words: new Waiting(), numbers: new Waiting() };
  /** Streams being compressed while pages are drawn. */
  const aside: { readonly ids: readonly number[]; readonly data: PdfDictionary; readonly bytes: Promise<Packed> }[] =
    [];
  /** Lines of the current object, until it is known whether it is a stream. */
  let held: string[] | undefined;

  const stream = (data: PdfDictionary, { bytes, deflated }: Packed): number => {
    const reference = pdf.ref(deflated ? { ...data, Filter: "FlateDecode" } : data);
    reference.write(bytes);
    reference.end();
    return reference.id;
  };

  const place = (ids: readonly number[], data: PdfDictionary, bytes: Packed): void => {
    const id = stream(data, bytes);
    for (let index = 0; index < ids.length; index++) {
      streamOf[ids[index]] = id;
      indexOf[ids[index]] = index;
    }
  };

  const take = (kind: Kind) => {
    const { ids } = waiting[kind];
    const { bytes, first } = waiting[kind].finish();
    waiting[kind] = new Waiting();
    return { ids, bytes, data: { Type: "ObjStm", N: ids.length, First: first } };
  };

  const packAside = (kind: Kind): void => {
    if (waiting[kind].ids.length === 0) return;
    const { bytes, ...rest } = take(kind);
    aside.push({ ...rest, bytes: packer.packObjects(bytes, kind === "numbers") });
  };

  const settle = async (): Promise<void> => {
    packAside("numbers");
    if (waiting.words.ids.length > MANY) packAside("words");
    for (const { ids, data, bytes } of aside.splice(0)) place(ids, data, await bytes);
  };

  let opened: Kind = "words";
  const open = (id: number, numbers: boolean): ByteSink => {
    opened = numbers ? "numbers" : "words";
    return waiting[opened].open(id);
  };
  const close = (): void => {
    waiting[opened].close();
    if (waiting[opened].ids.length === TOGETHER) packAside(opened);
  };
  const put = (id: number, text: string, numbers = false): void => {
    open(id, numbers).text(text);
    close();
  };

  pdf._write = (data) => {
    if (held === undefined) {
      if (typeof data === "string" && HEAD.test(data)) held = [data];
      else write(data);
    } else if (data === "endobj") {
      const [head, ...lines] = held;
      held = undefined;
      put(parseInt(head, 10), lines.join("\n"));
    } else if (data === "stream") {
      const lines = held;
      held = undefined;
      for (const line of lines) write(unbroken(line));
      write(data);
    } else held.push(data as string);
  };

  pdf._finalize = () => {
    const { ids, data: last, bytes } = take("words");
    place(ids, last, packer.packWords(bytes));
    const offset = pdf._offset;
    const size = pdf._offsets.length + 2;
    const rows = new Rows(size);
    rows.put(0, 0, 0, 0xffff);
    for (let id = 1; id <= pdf._offsets.length; id++) {
      const stream = streamOf[id];
      if (stream === undefined) rows.put(id, 1, pdf._offsets[id - 1]!, 0);
      else rows.put(id, 2, stream, indexOf[id]);
    }
    rows.put(size - 1, 1, offset, 0);
    const data: PdfDictionary = {
      Type: "XRef",
      Size: size,
      W: [...WIDTHS],
      Root: pdf._root,
      Info: pdf._info,
      ID: [pdf._id, pdf._id],
    };
    stream(data, packer.packRows(rows.bytes));
    write("startxref");
    write(`${offset}`);
    write("%%EOF");
    pdf.push(null);
  };

  return { reserve: () => pdf._offsets.push(null), put, open, close, settle };
}

/** Removes the line breaks that pdfkit puts between dictionary entries: outside object streams they are not compressed. */
const unbroken = (text: string): string => text.replace(/\n(?=\/|>>)|(?<=<<)\n| (?=[[/<(])/g, "");

/** Rows of the cross-reference stream. */
class Rows {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(count: number) {
    this.bytes = new Uint8Array(count * ROW);
    this.#view = new DataView(this.bytes.buffer);
  }

  put(row: number, kind: number, place: number, index: number): void {
    const at = row * ROW;
    this.bytes[at] = kind;
    this.#view.setUint32(at + WIDTHS[0], place);
    this.#view.setUint16(at + WIDTHS[0] + WIDTHS[1], index);
  }
}
