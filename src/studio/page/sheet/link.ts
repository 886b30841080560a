/** Templates in an address: packs them, and unpacks untrusted ones. */
import { bytesOfWord, wordOf } from "../../link-word.js";
import type { TemplateTexts } from "../../protocol/template.js";

/** Longest packed form in a link, and longest unpacked text; characters. */
export const LINK_ROOM = 8 * 1024;
const MOST_TEXT = 128 * 1024;
const NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;

/** The content of a link is unreadable or not only templates. */
export class BadLink extends Error {}

/** Packs templates; undefined if they are too long for a link. */
export async function packTemplates(texts: TemplateTexts): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  const packed = new Uint8Array(await new Response(through(bytes, new CompressionStream("deflate-raw"))).arrayBuffer());
  const word = wordOf(packed);
  return word.length <= LINK_ROOM ? word : undefined;
}

/** @throws BadLink */
export async function unpackTemplates(word: string): Promise<TemplateTexts> {
  if (word.length > LINK_ROOM) throw new BadLink("it is longer than a link allows");
  let data: unknown;
  try {
    data = JSON.parse(await limited(through(bytesOfWord(word), new DecompressionStream("deflate-raw"))));
  } catch (error) {
    if (error instanceof BadLink) throw error;
    throw new BadLink("it was cut short or altered");
  }
  const entries = typeof data === "object" && data !== null ? Object.entries(data) : [];
  if (entries.length === 0 || !entries.every(([name, text]) => NAME.test(name) && typeof text === "string"))
    throw new BadLink("it contains no templates");
  return Object.fromEntries(entries) as TemplateTexts;
}

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): ReadableStream =>
  new Blob([bytes]).stream().pipeThrough(stream);

/** Reads the text of a stream that may expand beyond the limit. */
async function limited(stream: ReadableStream): Promise<string> {
  const reader = stream.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_TEXT) throw new BadLink("it contains more text than a link allows");
  }
}
