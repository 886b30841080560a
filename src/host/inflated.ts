/** Inflates zlib data (RFC 1950) in a web page: `Compressor.inflate`. */
import { Inflate } from "pako";

/** Block by block, and no further than `most`; undefined if the bytes are damaged, cut off or longer. */
export function inflated(bytes: Uint8Array, most: number): Uint8Array | undefined {
  const inflater = new Inflate();
  const blocks: Uint8Array[] = [];
  let length = 0;
  let done = false;
  inflater.onData = (block) => {
    length += (block as Uint8Array).length;
    if (length > most) throw new RangeError("longer than allowed");
    blocks.push(block as Uint8Array);
  };
  inflater.onEnd = (status) => void (done = status === 0);
  try {
    inflater.push(bytes, true);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  if (!done) return undefined;
  const all = new Uint8Array(length);
  let at = 0;
  for (const block of blocks) {
    all.set(block, at);
    at += block.length;
  }
  return all;
}
