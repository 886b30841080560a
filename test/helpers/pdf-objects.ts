/** All objects of a PDF as qpdf reads them, streams with their bytes: for rules about a file as a whole. */
import { execFileSync } from "node:child_process";
import { withPdfFile } from "./pdf.js";

/** Names begin with `/`, text with `u:`, bytes with `b:`; `12 0 R` is a reference. */
export type Value = string | number | boolean | null | readonly Value[] | Dictionary;
export interface Dictionary {
  readonly [key: string]: Value | undefined;
}

export interface Stored {
  readonly value: Value;
  /** Bytes of a stream, without its filters. */
  readonly data?: Buffer;
}

interface Listed {
  readonly value?: Value;
  readonly stream?: { readonly dict: Dictionary; readonly data: string };
}

const REFERENCE = /^\d+ \d+ R$/;

export class PdfObjects {
  readonly all = new Map<string, Stored>();
  readonly trailer: Dictionary;
  readonly version: string;

  constructor(readonly bytes: Uint8Array) {
    const args = ["--json=2", "--json-key=qpdf", "--json-stream-data=inline", "--decode-level=generalized"];
    const out = withPdfFile(bytes, (file) => execFileSync("qpdf", [...args, file], { maxBuffer: 1 << 30 }));
    const [{ pdfversion }, listed] = (
      JSON.parse(out.toString()) as { qpdf: [{ pdfversion: string }, Record<string, Listed>] }
    ).qpdf;
    this.version = pdfversion;
    for (const [name, { value = null, stream }] of Object.entries(listed))
      this.all.set(
        name.replace(/^obj:/, ""),
        stream ? { value: stream.dict, data: Buffer.from(stream.data, "base64") } : { value },
      );
    this.trailer = this.all.get("trailer")!.value as Dictionary;
    this.all.delete("trailer");
  }

  /** The object behind a reference, or what stands there itself. */
  stored(value: Value | undefined): Stored {
    return typeof value === "string" && REFERENCE.test(value)
      ? (this.all.get(value) ?? { value: null })
      : { value: value ?? null };
  }

  value = (value: Value | undefined): Value => this.stored(value).value;

  dictionary(value: Value | undefined): Dictionary {
    const found = this.value(value);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Dictionary) : {};
  }

  list(value: Value | undefined): readonly Value[] {
    const found = this.value(value);
    return Array.isArray(found) ? (found as readonly Value[]) : [];
  }

  /** Text without its mark; undefined for anything else. */
  text(value: Value | undefined): string | undefined {
    const found = this.value(value);
    return typeof found === "string" && found.startsWith("u:") ? found.slice(2) : undefined;
  }

  get catalog(): Dictionary {
    return this.dictionary(this.trailer["/Root"]);
  }

  /** Pages in order. */
  get pages(): readonly Dictionary[] {
    const below = (node: Dictionary): Dictionary[] =>
      node["/Type"] === "/Page" ? [node] : this.list(node["/Kids"]).flatMap((kid) => below(this.dictionary(kid)));
    return below(this.dictionary(this.catalog["/Pages"]));
  }

  /** Every dictionary of the file, however deep. */
  *dictionaries(): Generator<Dictionary> {
    const within = function* (value: Value): Generator<Dictionary> {
      if (typeof value !== "object" || value === null) return;
      if (Array.isArray(value)) for (const one of value as readonly Value[]) yield* within(one);
      else {
        yield value as Dictionary;
        for (const one of Object.values(value)) if (one !== undefined) yield* within(one);
      }
    };
    for (const { value } of this.all.values()) yield* within(value);
  }
}

/** One operator of a content stream with what stands before it: numbers, names, bytes of strings, lists. */
export interface Operator {
  readonly name: string;
  readonly operands: readonly unknown[];
}

const TOKEN =
  /<<[^>]*>>|<([0-9a-fA-F\s]*)>|\(((?:[^\\()]|\\[\\()])*)\)|\/([^\s/<>[\]()]*)|\[|\]|[-+]?(?:\d+\.?\d*|\.\d+)(?![^\s/<>[\]()])|[^\s/<>[\]()]+/g;

/** Reads operators; inline pictures and nested or broken strings, which the writer has none of, are faults. */
export function readOperators(content: string): Operator[] {
  const found: Operator[] = [];
  let operands: unknown[] = [];
  let list: unknown[] | undefined;
  for (const [token, hex, literal, name] of content.matchAll(TOKEN)) {
    const put = (value: unknown): void => void (list ?? operands).push(value);
    if (hex !== undefined) put(Buffer.from(hex.replace(/\s/g, ""), "hex"));
    else if (literal !== undefined) put(Buffer.from(literal.replace(/\\(.)/g, "$1"), "latin1"));
    else if (name !== undefined) put(`/${name}`);
    else if (token === "[") list = [];
    else if (token === "]") {
      operands.push(list);
      list = undefined;
    } else if (token.startsWith("<<")) put(token);
    else if (/^[-+.\d]/.test(token)) put(Number(token));
    else {
      found.push({ name: token, operands });
      operands = [];
    }
  }
  return found;
}
