/** A solution as bytes for the cache: magic, version, key of the rules, kickoff, free kick, states, checksum. */
import { seal, sealHolds } from "../../../../kernel/hash/index.js";
import type { PostcardRules } from "../../rules/index.js";
import { Lattice } from "./field.js";
import { pointsKey } from "./rules-key.js";
import type { Solved } from "./solve.js";

const MAGIC = "PBXPCF";
const VERSION = 1;
const CHECKSUM = 4;
const NUMBER = 8;

/** Magic, version, length of the key, key. */
const headOf = (rules: PostcardRules): Uint8Array => {
  const key = pointsKey(rules);
  return Uint8Array.from([...bytesOf(MAGIC), VERSION, key.length, ...bytesOf(key)]);
};
const bytesOf = (ascii: string): number[] => Array.from(ascii, (letter) => letter.charCodeAt(0));

/** Bytes of a solution, the same on every machine (little-endian). */
export function encodePoints(rules: PostcardRules, { states, kickoff, freeKick }: Solved): Uint8Array {
  const head = headOf(rules);
  const bytes = new Uint8Array(head.length + (states.length + 2) * NUMBER + CHECKSUM);
  const view = new DataView(bytes.buffer);
  bytes.set(head);
  [kickoff, freeKick, ...states].forEach((value, i) => view.setFloat64(head.length + i * NUMBER, value, true));
  seal(bytes);
  return bytes;
}

/** The solution in the bytes; undefined if damaged, of another version, or for other rules. */
export function decodePoints(rules: PostcardRules, bytes: Uint8Array): Solved | undefined {
  const head = headOf(rules);
  const { size } = new Lattice(rules);
  const end = head.length + (size + 2) * NUMBER;
  if (bytes.length !== end + CHECKSUM || !head.every((byte, i) => bytes[i] === byte)) return undefined;
  if (!sealHolds(bytes)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = Float64Array.from({ length: size + 2 }, (_, i) => view.getFloat64(head.length + i * NUMBER, true));
  return { kickoff: numbers[0], freeKick: numbers[1], states: numbers.slice(2) };
}
