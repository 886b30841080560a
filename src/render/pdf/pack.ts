/** Deflates streams: in Node on the thread pool while the next page is drawn. */
import { host, type DeflateOptions } from "../../kernel/host/index.js";
import type { Packed } from "./values.js";

const TIGHT = 9;
/** A window of half a kilobyte. */
const NEAR = 9;
/** zlib's memory of 2,000 symbols, after which it makes new codes: lists and texts of objects follow each other, and each has codes of its own. */
const BRIEF = 4;

export interface Packer {
  /** For objects with words. */
  packWords(bytes: Uint8Array): Packed;
  /** For objects, aside. */
  packObjects(bytes: Uint8Array, numbers: boolean): Promise<Packed>;
  /** As small as it goes, for the little that is packed once and mailed often. */
  packTight(bytes: Uint8Array): Packed;
  packLater(bytes: Uint8Array): Promise<Packed>;
  /** For rows of numbers that are all alike: the row just before is the cheapest to refer to, and in a small window the first one that zlib finds. */
  packRows(bytes: Uint8Array): Packed;
}

/** @param level 0 writes streams as they are, for people and tests to read; 1 to 9 as in zlib */
export function createPacker(level: number): Packer {
  if (level === 0) {
    const plain = (bytes: Uint8Array): Packed => ({ bytes, deflated: false });
    const plainLater = (bytes: Uint8Array): Promise<Packed> => Promise.resolve(plain(bytes));
    return { packWords: plain, packTight: plain, packLater: plainLater, packObjects: plainLater, packRows: plain };
  }
  const { deflate, deflateLater } = host();
  const words = { level, memLevel: BRIEF };
  const lists = { level, memLevel: BRIEF, windowBits: NEAR };
  // The quickest search finds the row before as the longest does, but for one byte in a hundred.
  const rows = { level: level < TIGHT ? 1 : TIGHT, windowBits: NEAR };
  const now = (bytes: Uint8Array, options: DeflateOptions): Packed => ({
    bytes: deflate(bytes, options),
    deflated: true,
  });
  const later = async (bytes: Uint8Array, options: DeflateOptions): Promise<Packed> => ({
    bytes: await deflateLater(bytes, options),
    deflated: true,
  });
  return {
    packWords: (bytes) => now(bytes, words),
    packObjects: (bytes, numbers) => later(bytes, numbers ? lists : words),
    packTight: (bytes) => now(bytes, { level: TIGHT }),
    packLater: (bytes) => later(bytes, { level }),
    packRows: (bytes) => now(bytes, rows),
  };
}
