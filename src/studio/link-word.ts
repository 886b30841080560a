/** Converts bytes to an address-safe string (base64url, RFC 4648) and back. */

export function wordOf(bytes: Uint8Array): string {
  let signs = "";
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @throws Error for characters outside base64url */
export const bytesOfWord = (word: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
