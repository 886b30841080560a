/** Compresses streams; in Node on the thread pool, while the next page is drawn. */
import { host, type DeflateOptions } from "../../kernel/host/index.js";
import type { Packed } from "./values.js";

const TIGHT = 9;
/** Window size for similar rows: half a kilobyte. */
const NEAR = 9;
/** zlib memory level with blocks of 2,000 symbols: lists and texts alternate, and each compresses better with its own codes. */
const BRIEF = 4;

export interface Packer {
  /** For objects with words. */
  packWords(bytes: Uint8Array): Packed;
  /** For objects, aside. */
  packObjects(bytes: Uint8Array, numbers: boolean): Promise<Packed>;
  /** As small as possible, for the few streams that are compressed once and mailed often. */
  packTight(bytes: Uint8Array): Packed;
  packLater(bytes: Uint8Array): Promise<Packed>;
  /** For similar rows of numbers: the previous row is the cheapest match, and in a small window zlib finds it first. */
  packRows(bytes: Uint8Array): Packed;
}

/** @param level 0 leaves streams readable, for people and tests; 1 to 9 as in zlib */
export function createPacker(level: number): Packer {
  if (level === 0) {
    const plain = (bytes: Uint8Array): Packed => ({ bytes, deflated: false });
    const plainLater = (bytes: Uint8Array): Promise<Packed> => Promise.resolve(plain(bytes));
    return { packWords: plain, packTight: plain, packLater: plainLater, packObjects: plainLater, packRows: plain };
  }
  const { deflate, deflateLater } = host();
  const words = { level, memLevel: BRIEF };
  const lists = { level, memLevel: BRIEF, windowBits: NEAR };
  // The fastest search finds the previous row as well as the longest does, except for 1% of the bytes.
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
