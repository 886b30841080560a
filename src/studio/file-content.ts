/** Endings of texts. */
const TEXT = /\.(?:json|ya?ml|hbs|csv|tsv|txt|md|html?|svg)$/i;

/** A file's content: text where it is text to the last byte, so that editors take it; bytes else. */
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
