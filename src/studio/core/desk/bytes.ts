/** Bytes and their checksums, for a worker. */

const encoder = new TextEncoder();

/** Concatenates parts; text becomes UTF-8. */
export function joined(parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  const all = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** SHA-256 of all parts, in hex digits. */
export async function sha256(...parts: readonly (Uint8Array | string)[]): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", joined(parts)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes of base64 text. */
export const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
