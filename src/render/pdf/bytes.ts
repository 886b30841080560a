/** Bytes and their compression. */

const encoder = new TextEncoder();

/** ASCII text as bytes. */
export const encodeText = (text: string): Uint8Array => encoder.encode(text);

interface Zlib {
  deflateSync(bytes: Uint8Array, options: { level: number }): Uint8Array;
  deflate(bytes: Uint8Array, options: { level: number }, done: (error: Error | null, out: Uint8Array) => void): void;
}

/**
 * Node's zlib when the program runs in Node, found without importing it: the core also runs in a browser, where
 * pdfkit's own compressor does the work.
 */
export function findZlib(): Zlib | undefined {
  const host = (globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }).process;
  return host?.getBuiltinModule?.("zlib") as Zlib | undefined;
}

/** Collects ASCII text as bytes. */
export class ByteSink {
  #bytes = new Uint8Array(32_768);
  #length = 0;

  add(text: string): void {
    const needed = this.#length + text.length;
    if (needed > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    encoder.encodeInto(text, this.#bytes.subarray(this.#length));
    this.#length = needed;
  }

  finish(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
