/** Extensions of text files. */
const TEXT = /\.(?:json|ya?ml|hbs|csv|tsv|txt|md|html?|svg)$/i;

/** A file's content: text if it is valid UTF-8 throughout, so editors can open it; otherwise bytes. */
export function contentOf(name: string, bytes: Uint8Array): string | Uint8Array {
  if (!TEXT.test(name)) return bytes;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

export const bytesOf = (content: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof content === "string" ? new TextEncoder().encode(content) : (content as Uint8Array<ArrayBuffer>);
