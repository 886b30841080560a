/** Templates in an address: packed, and taken apart again without trust. */
import type { TemplateTexts } from "../../template-protocol.js";

/** Longest packed form that goes into a link, signs; and the most text that may come out of one. */
export const LINK_ROOM = 8 * 1024;
const MOST_TEXT = 128 * 1024;
const NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;

/** What a link brings cannot be read, or holds more than templates. */
export class BadLink extends Error {}

/** Packs templates; undefined where they are too long for a link. */
export async function packTemplates(texts: TemplateTexts): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  const packed = new Uint8Array(await new Response(through(bytes, new CompressionStream("deflate-raw"))).arrayBuffer());
  let signs = "";
  for (const byte of packed) signs += String.fromCharCode(byte);
  const word = btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return word.length <= LINK_ROOM ? word : undefined;
}

/** @throws BadLink */
export async function unpackTemplates(word: string): Promise<TemplateTexts> {
  if (word.length > LINK_ROOM) throw new BadLink("it is longer than a template in a link may be");
  let data: unknown;
  try {
    const signs = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    data = JSON.parse(await limited(through(bytes, new DecompressionStream("deflate-raw"))));
  } catch (error) {
    if (error instanceof BadLink) throw error;
    throw new BadLink("it was cut short, or changed on its way");
  }
  const entries = typeof data === "object" && data !== null ? Object.entries(data) : [];
  if (entries.length === 0 || !entries.every(([name, text]) => NAME.test(name) && typeof text === "string"))
    throw new BadLink("it holds no templates");
  return Object.fromEntries(entries) as TemplateTexts;
}

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): ReadableStream =>
  new Blob([bytes]).stream().pipeThrough(stream);

/** Text of a stream that may hold more than it seems to. */
async function limited(stream: ReadableStream): Promise<string> {
  const reader = stream.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_TEXT) throw new BadLink("it holds more text than a link may");
  }
}
