/** A page or worker as a host: fetches packages; the package's own files are passed in. */
import { NotLoaded, useHost, type Compressor, type LatePackages } from "../kernel/host/index.js";
import { memoryHost, type MemoryHost } from "./memory.js";

type Parser = LatePackages["handlebars"];
/** Bundlers disagree about how to import a CommonJS module. */
type ParserModule = Parser | { readonly default: Parser };

/** How to fetch each package. */
export const PACKAGES: { readonly [K in keyof LatePackages]: () => Promise<LatePackages[K]> } = {
  fontkit: () => import("fontkit"),
  async handlebars() {
    // @ts-expect-error Handlebars' parser, without its compiler, which generates code from text, has no types of its own
    const found = (await import("handlebars/dist/cjs/handlebars/compiler/base.js")) as ParserModule;
    return "parse" in found ? found : found.default;
  },
  pdfkit: async () => (await import("pdfkit")).default,
  yaml: () => import("yaml"),
  zod: () => import("zod"),
};

/** Adds packages to a host. */
export async function provide(host: MemoryHost, names: readonly (keyof LatePackages)[]): Promise<void> {
  const loaded = await Promise.all(names.map(async (name) => [name, await PACKAGES[name]()] as const));
  host.provide(Object.fromEntries(loaded));
}

/**
 * Installs an in-memory host without packages: `withPackages` fetches each on first use.
 * @param more other services of the host, besides compression
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

/** Does work that may need packages: fetches a missing one and starts the work over. */
export async function withPackages<T>(host: MemoryHost, work: () => T | Promise<T>): Promise<T> {
  const fetched = new Set<string>();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // A module that failed to load once fails for good.
      if (!(error instanceof NotLoaded) || fetched.has(error.pack)) throw error;
      fetched.add(error.pack);
      await provide(host, [error.pack]);
    }
  }
}
