/** A page or worker as a host: packages are fetched, the package's own files are given. */
import { NotLoaded, useHost, type Compressor, type LatePackages } from "../kernel/host/index.js";
import { memoryHost, type MemoryHost } from "./memory.js";

type Parser = LatePackages["handlebars"];
/** Bundlers differ in what they make of a module of the older kind. */
type ParserModule = Parser | { readonly default: Parser };

/** How each package is fetched. */
export const PACKAGES: { readonly [K in keyof LatePackages]: () => Promise<LatePackages[K]> } = {
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
 * Puts a host in memory in place that has no package yet: `withPackages` fetches each when work first asks for it.
 * @param more what it can do besides packing
 */
export async function openLateHost(
  files: Readonly<Record<string, string | Uint8Array>>,
  more: Partial<Compressor> = {},
): Promise<MemoryHost> {
  const { deflate } = await import("pako");
  const host = memoryHost({ deflate, ...more }, {}, files);
  useHost(host);
  return host;
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
