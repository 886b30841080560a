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

/** Rooms that are free at the moment; pages are written one after the other and use the same one. */
const rooms: Uint8Array[] = [];

/** Collects ASCII text as bytes. */
export class ByteSink {
  #room = rooms.pop() ?? new Uint8Array(262_144);
  #length = 0;

  add(text: string): void {
    const needed = this.#length + text.length;
    if (needed > this.#room.length) {
      const grown = new Uint8Array(Math.max(needed, 2 * this.#room.length));
      grown.set(this.#room.subarray(0, this.#length));
      this.#room = grown;
    }
    encoder.encodeInto(text, this.#room.subarray(this.#length));
    this.#length = needed;
  }

  /** The bytes; nothing can be added after this. */
  finish(): Uint8Array {
    const bytes = this.#room.slice(0, this.#length);
    rooms.push(this.#room);
    return bytes;
  }
}
