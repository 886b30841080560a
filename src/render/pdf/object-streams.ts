/**
 * Packs what pdfkit writes: objects that are no streams go many at a time into object streams, and the cross references become a
 * stream, too (ISO 32000-1, 7.5.7 and 7.5.8). A form of two thousand fields comes out at a tenth of its size.
 *
 * Objects that are alike, the parts of a tagged page above all, are rows of equal length, each written less the one above it as a PNG
 * filter does: numbers that count up, of which they consist, become the same bytes every time and deflate to next to nothing.
 */
import { ByteSink } from "./bytes.js";
import type { PdfDictionary, PdfReference } from "./container.js";

/** A reference that bytes may be put into. */
interface StreamReference extends PdfReference {
  write(bytes: Uint8Array): void;
  end(): void;
}

/** What pdfkit's document does as it writes; it calls these by name, so that a document may have its own. */
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

/** Objects of one stream: more make it smaller, fewer let a viewer find one sooner. */
const TOGETHER = 10_000;
/** Rows of one stream of objects that are alike. */
const ROWS = 2000;
/** Fewer rows of one length are not worth a stream of their own. */
const FEW = 50;
/** Fewer words are not, and fewer rows of lists. */
const SOME = 40;
const SHORT = 150;
/** What deflating again must leave at most, or it is not worth the reading. */
const AGAIN = 0.998;
/** Bytes of a row of a list, and the least of any. */
export const GRAIN = 16;
/** Bytes that other rows are a multiple of: where an object begins is told in decimal digits, and these repeat after a few rows. */
const ROUND = 10;
/** Bytes of a row of words. */
const WORD = 20;

/** Bytes of a row that holds a part of an element, and the rest of the element beside it. */
export const ROOMY = 50;

/** Lists, of which many rows are one object, by the length of their items. */
export const LIST = "list";
export const PAIRS = "pairs";
export const PARTS = "parts";
const LISTS = new Map([
  [LIST, GRAIN],
  [PAIRS, 2 * GRAIN],
  [PARTS, ROOMY],
]);
/** Words: they share stretches with words anywhere before them, not with those of the row above. */
export const WORDS = "words";
/** What is left over of objects that are alike. */
const LAST = "last";

/** Bytes of a row of cross references: kind, place, and number in the stream. */
const WIDTHS = [1, 4, 2] as const;
const ROW = WIDTHS[0] + WIDTHS[1] + WIDTHS[2];
const HEAD = / 0 obj$/;

/** Where an object stands: in which stream, as which of its objects. */
interface Packed {
  readonly stream: number;
  readonly index: number;
}

/** Takes objects as text, for which pdfkit has no reference. */
export interface ObjectSink {
  /** The number of a new object. */
  reserve(): number;
  /**
   * Writes an object.
   * @param like objects that are alike are written as rows; not every program that edits files reads those, so nothing may be
   *   among them that a file cannot do without
   */
  put(id: number, text: string, like?: string): void;
}

/** Objects one by one, as they are. */
export function plainObjects(document: object): ObjectSink {
  const pdf = document as WritingDocument;
  return {
    reserve: () => pdf._offsets.push(null),
    put: (id, text) => {
      pdf._offsets[id - 1] = pdf._offset;
      for (const line of [`${id} 0 obj`, text, "endobj"]) pdf._write(line);
    },
  };
}

/** Streams of rows that are deflated as small as can be: those of a form. A season has hundreds. */
const SMALL = 8;

type Pack = (bytes: Uint8Array) => { readonly bytes: Uint8Array; readonly deflated: boolean };

/**
 * @param pack deflates as small as can be; what it gives back has the `Filter` that it says
 * @param quickly deflates what is much
 */
export function packObjects(document: object, pack: Pack, quickly: Pack): ObjectSink {
  const pdf = document as WritingDocument;
  const write = pdf._write.bind(pdf);
  const packed = new Map<number, Packed>();
  let waiting: Waiting[] = [];
  /** Objects that are alike. */
  const alike = new Map<string, Waiting[]>();
  /** Lines of the object that is being written, until it is known whether it is a stream. */
  let held: string[] | undefined;

  let streams = 0;
  const stream = (data: PdfDictionary, plain: Uint8Array, quick = false): StreamReference => {
    const once = quick ? quickly(plain) : pack(plain);
    // Thousands of fields are so alike that what came of deflating them has patterns again.
    const twice = quick ? once : pack(once.bytes);
    if (twice.bytes.length < AGAIN * once.bytes.length) {
      const { DecodeParms } = data;
      const reference = pdf.ref({
        ...data,
        Filter: ["FlateDecode", "FlateDecode"],
        ...(DecodeParms && { DecodeParms: [null, DecodeParms] }),
      });
      reference.write(twice.bytes);
      return reference;
    }
    const reference = pdf.ref(once.deflated ? { ...data, Filter: "FlateDecode" } : data);
    reference.write(once.bytes);
    return reference;
  };

  const flush = (): void => {
    if (waiting.length === 0) return;
    // In the order of their numbers the cross references are all alike.
    const together = waiting.sort((one, other) => one.id - other.id);
    waiting = [];
    const head: number[] = [];
    let at = 0;
    for (const { id, text } of together) {
      head.push(id, at);
      at += text.length + 1;
    }
    const first = `${head.join(" ")}\n`;
    const sink = new ByteSink();
    sink.text(first);
    for (const { text } of together) sink.text(`${text}\n`);
    const reference = stream({ Type: "ObjStm", N: together.length, First: first.length }, sink.finish());
    together.forEach(({ id }, index) => packed.set(id, { stream: reference.id, index }));
    reference.end();
  };

  const flushRows = (like: string): void => {
    const rows = alike.get(like)!;
    alike.set(like, []);
    const item = LISTS.get(like);
    if (rows.length === 0) return;
    if (like === WORDS && rows.length < SOME) return rows.forEach(wait);
    if (item === undefined ? rows.length < FEW : rows.reduce((sum, { text }) => sum + text.length, 0) < SHORT * item) {
      if (item === undefined) for (const row of rows) add(row, LAST);
      else rows.forEach(wait);
      return;
    }
    // Lists go on over many rows; all else has one.
    const width = item ?? (like === WORDS ? WORD : Math.max(...rows.map(({ text }) => rowWidth(text))));
    const entry = Math.max(width, GRAIN);
    const first = Math.ceil((rows.length * entry) / width) * width;
    const rooms = rows.map(({ text }) => Math.ceil((text.length + 1) / width) * width);
    const bytes = new Uint8Array(first + rooms.reduce((sum, room) => sum + room, 0)).fill(SPACE);
    let at = 0;
    rows.forEach(({ id, text }, i) => {
      writeText(bytes, i * entry, `${id} `.padStart(GRAIN / 2) + `${at} `.padStart(GRAIN / 2));
      writeText(bytes, first + at, text);
      at += rooms[i];
    });
    const reference = stream(
      { Type: "ObjStm", N: rows.length, First: first, DecodeParms: { Predictor: 12, Columns: width } },
      lessAbove(bytes, width, like === WORDS ? first / width : Infinity),
      ++streams > SMALL,
    );
    rows.forEach(({ id }, index) => packed.set(id, { stream: reference.id, index }));
    reference.end();
  };

  const add = (row: Waiting, like: string): number => {
    let rows = alike.get(like);
    if (rows === undefined) alike.set(like, (rows = []));
    return rows.push(row);
  };

  const wait = (object: Waiting): void => {
    waiting.push(object);
    if (waiting.length === TOGETHER) flush();
  };

  pdf._write = (data) => {
    if (held === undefined) {
      if (typeof data === "string" && HEAD.test(data)) held = [data];
      else write(data);
    } else if (data === "endobj") {
      const [head, ...lines] = held;
      held = undefined;
      wait({ id: parseInt(head, 10), text: lines.join("\n") });
    } else if (data === "stream") {
      const lines = held;
      held = undefined;
      for (const line of lines) write(unbroken(line));
      write(data);
    } else held.push(data as string);
  };

  pdf._finalize = () => {
    for (const like of [...alike.keys()]) flushRows(like);
    // What has few that are like it is like all of its length, or like nothing.
    const last = alike.get(LAST) ?? [];
    alike.delete(LAST);
    for (const row of last.sort((one, other) => one.id - other.id))
      add(row, `${Math.ceil((row.text.length + 1) / WORD)}`);
    for (const like of alike.keys()) if (LISTS.has(like)) alike.delete(like);
    for (const rows of alike.values()) if (rows.length < FEW) rows.splice(0).forEach(wait);
    for (const like of alike.keys()) flushRows(like);
    flush();
    const offset = pdf._offset;
    const size = pdf._offsets.length + 2;
    const rows = new Rows(size);
    rows.put(0, 0, 0, 0xffff);
    pdf._offsets.forEach((at, i) => {
      const place = packed.get(i + 1);
      if (place) rows.put(i + 1, 2, place.stream, place.index);
      else rows.put(i + 1, 1, at!, 0);
    });
    rows.put(size - 1, 1, offset, 0);
    const data: PdfDictionary = {
      Type: "XRef",
      Size: size,
      W: [...WIDTHS],
      Root: pdf._root,
      Info: pdf._info,
      ID: [pdf._id, pdf._id],
      DecodeParms: { Predictor: 12, Columns: ROW },
    };
    stream(data, lessAbove(rows.bytes, ROW)).end();
    write("startxref");
    write(`${offset}`);
    write("%%EOF");
    pdf.push(null);
  };

  return {
    reserve: () => pdf._offsets.push(null),
    put: (id, text, like) => {
      if (like === undefined) wait({ id, text });
      else if (add({ id, text }, like) === ROWS) flushRows(like);
    },
  };
}

const SPACE = 32;

function writeText(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}

interface Waiting {
  readonly id: number;
  readonly text: string;
}

/** A dictionary without the breaks that pdfkit puts between its entries: beside streams they are not deflated. */
const unbroken = (text: string): string => text.replace(/\n(?=\/|>>)|(?<=<<)\n| (?=[[/<(])/g, "");

const rowWidth = (text: string): number => Math.ceil((text.length + 1) / ROUND) * ROUND;

/** Rows of bytes, each less the one above it, after the number of that predictor; from row `plain` on as they are. */
function lessAbove(bytes: Uint8Array, width: number, plain = Infinity): Uint8Array {
  const rows = Math.ceil(bytes.length / width);
  const out = new Uint8Array(rows * (width + 1));
  for (let row = 0, from = 0; row < rows; row++) {
    let to = row * (width + 1);
    const less = row > 0 && row < plain;
    out[to++] = row < plain ? 2 : 0;
    for (const end = Math.min(from + width, bytes.length); from < end; from++)
      out[to++] = less ? bytes[from] - bytes[from - width] : bytes[from];
  }
  return out;
}

/** Rows of cross references. */
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
