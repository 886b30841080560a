/**
 * Parses the PDFs that Chromium writes (with Skia: a plain cross-reference table, no object streams), just far enough to merge several. Not
 * a general PDF parser; it rejects files of other kinds.
 */

/** The objects of one file. Bodies are Latin-1 strings, so that streams keep their bytes. */
export interface PdfObjects {
  readonly bodies: ReadonlyMap<number, string>;
  readonly root: number;
  readonly info: number | undefined;
}

/** Literal strings, hexadecimal strings and references; only references are captured. */
const TOKEN = /\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\b(\d+) 0 R\b/g;

/** Parses a file. @throws Error if it is not structured like Skia's files */
export function readPdf(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.slice(-64))?.[1]);
  const table = /^xref\s+0 (\d+)\s+/.exec(file.slice(start, start + 32));
  const trailer = file.slice(file.lastIndexOf("trailer"));
  const root = /\/Root (\d+) 0 R/.exec(trailer);
  if (!table || !root) throw new Error("the browser wrote a PDF of an unknown build: no cross-reference table");
  const entries = file.slice(start + table[0].length, start + table[0].length + 20 * Number(table[1]));
  const bodies = new Map<number, string>();
  for (const [, offset, , use] of entries.matchAll(/(\d{10}) (\d{5}) ([nf])/g)) {
    if (use === "n") readObject(file, Number(offset), bodies);
  }
  const info = /\/Info (\d+) 0 R/.exec(trailer)?.[1];
  return { bodies, root: Number(root[1]), info: info === undefined ? undefined : Number(info) };
}

function readObject(file: string, offset: number, bodies: Map<number, string>): void {
  const head = /^(\d+) 0 obj\s/.exec(file.slice(offset, offset + 24));
  if (!head) throw new Error(`the browser wrote a PDF of an unknown build: no object at byte ${offset}`);
  const from = offset + head[0].length;
  const stream = file.indexOf("stream", from);
  const end = file.indexOf("endobj", from);
  let to = end;
  if (stream !== -1 && stream < end) {
    // A stream may contain the letters "endobj", so its length determines the end.
    const length = /\/Length (\d+)(?! 0 R)/.exec(file.slice(from, stream));
    if (!length) throw new Error("the browser wrote a PDF of an unknown build: a stream without its length");
    to = file.indexOf("endobj", stream + "stream\n".length + Number(length[1]));
  }
  bodies.set(Number(head[1]), file.slice(from, to).trimEnd());
}

/** The dictionary part of a body, without its stream. */
export function dictionaryOf(body: string): string {
  const stream = /\bstream\r?\n/.exec(body);
  return stream ? body.slice(0, stream.index) : body;
}

/** A body with all its references renumbered; strings and streams keep their bytes. */
export function renumberBody(body: string, renumber: (id: number) => number): string {
  const dictionary = dictionaryOf(body);
  const changed = dictionary.replace(TOKEN, (token, id?: string) => (id ? `${renumber(Number(id))} 0 R` : token));
  return changed + body.slice(dictionary.length);
}

/** Numbers of the page objects, in order, whatever the tree's shape; `nodes` collects the tree's own objects. */
export function listPages(pdf: PdfObjects, nodes: Set<number> = new Set()): number[] {
  const visit = (id: number): number[] => {
    const body = pdf.bodies.get(id) ?? "";
    if (!/\/Type \/Pages\b/.test(body)) return [id];
    nodes.add(id);
    const kids = /\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? "";
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => visit(Number(kid)));
  };
  return visit(Number(/\/Pages (\d+) 0 R/.exec(pdf.bodies.get(pdf.root) ?? "")?.[1]));
}
