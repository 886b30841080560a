/** Fast hashes and checksums of data, the same on every machine; not for security. */

const START = 0x811c9dc5;
/** A different start gives an independent second half. */
const OTHER_START = 0x9e3779b9;
const PRIME = 0x01000193;
const CHECKSUM = 4;

/** FNV-1a over bytes, 32 bits, from a starting state. */
export function fnv1a(bytes: ArrayLike<number>, state = START): number {
  for (let i = 0; i < bytes.length; i++) state = Math.imul(state ^ bytes[i], PRIME);
  return state >>> 0;
}

/** FNV-1a over the UTF-16 code units of a text, each as one value. */
export function fnv1aText(text: string): number {
  let state = START;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), PRIME);
  return state >>> 0;
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([k, v]) => `${k}:${canonical(v)}`).join()}}`;
}

/** 16 hex digits for any data; the order of an object's keys does not matter. */
export function fingerprint(data: unknown): string {
  const bytes = new TextEncoder().encode(canonical(data));
  const hex = (n: number): string => n.toString(16).padStart(8, "0");
  return hex(fnv1a(bytes)) + hex(fnv1a(bytes, OTHER_START));
}

const checksumOf = (bytes: Uint8Array): number => fnv1a(bytes.subarray(0, bytes.length - CHECKSUM));
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Writes a checksum of all preceding bytes into the last four. */
export const seal = (bytes: Uint8Array): void =>
  viewOf(bytes).setUint32(bytes.length - CHECKSUM, checksumOf(bytes), true);

/** True if sealed bytes are unchanged. */
export const sealHolds = (bytes: Uint8Array): boolean =>
  viewOf(bytes).getUint32(bytes.length - CHECKSUM, true) === checksumOf(bytes);
