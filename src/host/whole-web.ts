/** A page as a host with everything that the library can do: every package, and pictures unpacked. */
import type { Inflate } from "pako";
import type { LatePackages } from "../kernel/host/index.js";
import type { MemoryHost } from "./memory.js";
import { openLateHost, PACKAGES, provide } from "./web.js";

/**
 * Puts a host in memory in place, with every package that the core may need.
 * @param files the package's own by their paths, as `OwnFiles` names them
 */
export async function openWebHost(files: Readonly<Record<string, string | Uint8Array>>): Promise<MemoryHost> {
  const { Inflate } = await import("pako");
  const host = await openLateHost(files, { inflate: (bytes, most) => inflated(new Inflate(), bytes, most) });
  await provide(host, Object.keys(PACKAGES) as (keyof LatePackages)[]);
  return host;
}

/** Unpacked block by block, and no further than `most`. */
function inflated(inflater: Inflate, bytes: Uint8Array, most: number): Uint8Array | undefined {
  const blocks: Uint8Array[] = [];
  let length = 0;
  let done = false;
  inflater.onData = (block) => {
    length += (block as Uint8Array).length;
    if (length > most) throw new RangeError("longer than it may be");
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
