/** Bytes as base64 (RFC 4648), in blocks, because a single call cannot make a string as long as a picture. */
const BLOCK = 3 * 8192;

export function base64(bytes: Uint8Array): string {
  let out = "";
  for (let at = 0; at < bytes.length; at += BLOCK) out += btoa(String.fromCharCode(...bytes.subarray(at, at + BLOCK)));
  return out;
}
