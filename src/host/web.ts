/** A page or worker as a host: packages are fetched, the package's own files are given. */
import type { Inflate } from "pako";
import { NotLoaded, useHost, type LatePackages } from "../kernel/host/index.js";
import { memoryHost, type MemoryHost } from "./memory.js";

type Parser = LatePackages["handlebars"];
/** Bundlers differ in what they make of a module of the older kind. */
type ParserModule = Parser | { readonly default: Parser };

const PACKAGES: { readonly [K in keyof LatePackages]: () => Promise<LatePackages[K]> } = {
  fontkit: () => import("fontkit"),
  async handlebars() {
    // @ts-expect-error the parser, without the compiler that makes code of text, has no types of its own
    const found = (await import("handlebars/dist/cjs/handlebars/compiler/base.js")) as ParserModule;
    return "parse" in found ? found : found.default;
  },
  pdfkit: async () => (await import("pdfkit")).default,
  yaml: () => import("yaml"),
  zod: () => import("zod"),
};

/** Puts packages into a host. */
export async function provide(host: MemoryHost, names: readonly (keyof LatePackages)[]): Promise<void> {
  const loaded = await Promise.all(names.map(async (name) => [name, await PACKAGES[name]()] as const));
  host.provide(Object.fromEntries(loaded));
}

/**
 * Puts a host in memory in place, with every package that the core may need.
 * @param files the package's own by their paths, as `OwnFiles` names them
 */
export async function openWebHost(files: Readonly<Record<string, string | Uint8Array>>): Promise<MemoryHost> {
  const host = await openLateHost(files);
  await provide(host, Object.keys(PACKAGES) as (keyof LatePackages)[]);
  return host;
}

/** Puts a host in memory in place that has no package yet: `withPackages` fetches each when work first asks for it. */
export async function openLateHost(files: Readonly<Record<string, string | Uint8Array>>): Promise<MemoryHost> {
  const { deflate, Inflate } = await import("pako");
  const host = memoryHost({ deflate, inflate: (bytes, most) => inflated(new Inflate(), bytes, most) }, {}, files);
  useHost(host);
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

/** Does work that may need packages: each that is missing is fetched, and the work is done again from its start. */
export async function withPackages<T>(host: MemoryHost, work: () => T | Promise<T>): Promise<T> {
  const fetched = new Set<string>();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // A module that failed while it was loaded fails for good.
      if (!(error instanceof NotLoaded) || fetched.has(error.pack)) throw error;
      fetched.add(error.pack);
      await provide(host, [error.pack]);
    }
  }
}
