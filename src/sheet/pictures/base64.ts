/** Bytes as base64 (RFC 4648), in blocks: a string of a picture's length can't be made in one call. */
const BLOCK = 3 * 8192;

export function base64(bytes: Uint8Array): string {
  let out = "";
  for (let at = 0; at < bytes.length; at += BLOCK) out += btoa(String.fromCharCode(...bytes.subarray(at, at + BLOCK)));
  return out;
}
