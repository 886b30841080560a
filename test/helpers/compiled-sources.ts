/**
 * The sources as the build makes them: plain modules that node loads by itself. Vitest's own loader puts an accessor in front of every
 * import, which makes games a third slower, and forgives circles of imports that node refuses.
 */
import path from "node:path";
import type { Plugin } from "vite";
import { COMPILED, compileSources, SOURCES } from "../../scripts/compile-sources.mjs";

/** Brings the compiled sources up to date, and leads what tests import to them. */
export async function compiledSources(): Promise<Plugin> {
  await compileSources();
  let watched = false;
  return {
    name: "compiled-sources",
    enforce: "pre",
    config: () => ({
      test: {
        server: { deps: { external: [/[\\/]\.compiled[\\/]/] } },
        // Pages and games are much that lives shortly: clearing up took a fifth of the time, and takes a seventh with more room.
        execArgv: ["--enable-source-maps", "--max-semi-space-size=64"],
      },
    }),
    // Whoever watches changes sources while the tests run: then they are loaded as they are.
    configureVitest({ vitest }) {
      watched = vitest.config.watch;
    },
    resolveId(source, importer) {
      if (watched || !source.startsWith(".") || !importer) return undefined;
      const file = path.resolve(path.dirname(importer), source);
      if (!file.startsWith(SOURCES + path.sep)) return undefined;
      return path.join(COMPILED, file.slice(SOURCES.length + 1));
    },
  };
}
