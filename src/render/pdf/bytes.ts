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
