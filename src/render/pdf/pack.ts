/** Deflates streams: in Node on the thread pool while the next page is drawn, elsewhere by pdfkit. */
import { findZlib } from "./bytes.js";
import type { Packed } from "./container.js";

const TIGHT = 9;
/** A window of a kilobyte. */
const NEAR = 10;

export interface Packer {
  /** Whether pdfkit has to compress what comes back plain. */
  readonly compress: boolean;
  pack(bytes: Uint8Array): Packed;
  /** As small as it goes, for the little that is packed once and mailed often. */
  packTight(bytes: Uint8Array): Packed;
  packLater(bytes: Uint8Array): Promise<Packed>;
  /** For lists of numbers: the number just before is the cheapest to refer to, and in a small window the first one that zlib finds. */
  packNumbers(bytes: Uint8Array): Packed;
}

/** @param level 0 writes streams as they are, for people and tests to read; 1 to 9 as in zlib */
export function createPacker(level: number): Packer {
  const zlib = level === 0 ? undefined : findZlib();
  const plain = (bytes: Uint8Array): Packed => ({ bytes, deflated: false });
  if (!zlib)
    return {
      compress: level > 0,
      pack: plain,
      packTight: plain,
      packLater: (bytes) => Promise.resolve(plain(bytes)),
      packNumbers: plain,
    };
  return {
    compress: true,
    pack: (bytes) => ({ bytes: zlib.deflateSync(bytes, { level }), deflated: true }),
    packTight: (bytes) => ({ bytes: zlib.deflateSync(bytes, { level: TIGHT }), deflated: true }),
    packLater: (bytes) =>
      new Promise((resolve, reject) => {
        zlib.deflate(bytes, { level }, (error, out) =>
          error ? reject(error) : resolve({ bytes: out, deflated: true }),
        );
      }),
    packNumbers: (bytes) => ({ bytes: zlib.deflateSync(bytes, { level, windowBits: NEAR }), deflated: true }),
  };
}
