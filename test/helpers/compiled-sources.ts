/**
 * The sources as the build makes them: plain modules that node loads by itself. Vitest's own loader puts an accessor in front of every
 * import, which makes games a third slower, and forgives circles of imports that node refuses.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc, version, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SOURCES = path.join(ROOT, "src");
/** As deep as src/ and dist/: modules find templates and assets from where they stand. */
const COMPILED = path.join(ROOT, ".compiled");

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(ending));
const compiledName = (file: string): string => file.replace(/\.ts$/, ".js");

/** A compiled file bears the time of its source: any other time, also an earlier one, means another text. */
const isFresh = (source: string, compiled: string): boolean =>
  existsSync(compiled) && statSync(compiled).mtimeMs === Math.trunc(statSync(source).mtimeMs);

async function compile(file: string): Promise<void> {
  const source = path.join(SOURCES, file);
  const compiled = path.join(COMPILED, compiledName(file));
  if (isFresh(source, compiled)) return;
  const time = new Date(Math.trunc(statSync(source).mtimeMs));
  const { code, map } = await transformWithOxc(readFileSync(source, "utf8"), source, {
    target: "es2022",
    sourcemap: true,
  });
  const told = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString("base64")}\n`;
  mkdirSync(path.dirname(compiled), { recursive: true });
  // Whole or not at all, also where two runs meet.
  const draft = `${compiled}.${process.pid}`;
  writeFileSync(draft, code + told);
  utimesSync(draft, time, time);
  renameSync(draft, compiled);
}

/** Brings the folder up to date with src/, in a second or none, and leads what tests import to it. */
export async function compiledSources(): Promise<Plugin> {
  const stamp = path.join(COMPILED, "vite.txt");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== version) rmSync(COMPILED, { recursive: true, force: true });
  mkdirSync(COMPILED, { recursive: true });
  const files = filesBelow(SOURCES, ".ts");
  await Promise.all(files.map(compile));
  const known = new Set(files.map(compiledName));
  for (const file of filesBelow(COMPILED, ".js")) if (!known.has(file)) rmSync(path.join(COMPILED, file));
  writeFileSync(stamp, version);
  let watched = false;
  return {
    name: "compiled-sources",
    enforce: "pre",
    config: () => ({
      test: { server: { deps: { external: [/[\\/]\.compiled[\\/]/] } }, execArgv: ["--enable-source-maps"] },
    }),
    // Whoever watches changes sources while the tests run: then they are loaded as they are.
    configureVitest({ vitest }) {
      watched = vitest.config.watch;
    },
    resolveId(source, importer) {
      if (watched || !source.startsWith(".") || !importer) return undefined;
      const file = path.resolve(path.dirname(importer), source);
      return file.startsWith(SOURCES + path.sep) ? path.join(COMPILED, file.slice(SOURCES.length + 1)) : undefined;
    },
  };
}
