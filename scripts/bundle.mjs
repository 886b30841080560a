// src/ -> dist/ as a person has it: one file for what every command needs, and pieces that are loaded when they are wanted, so that
// `pressbox list` reads no engine. What stands in the pieces of other packages' code keeps its license beside it.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";

/** Programs and threads that are started by name, and the library. */
const ENTRIES = ["cli/main", "cli/cores/count-worker", "cli/cores/season-worker", "index"];
/** Small packages that nearly every command needs; all others stay where npm put them. */
const BUNDLED = ["commander", "csv-parse", "handlebars/runtime.js", "pure-rand"];

const isBundled = (id) => BUNDLED.some((name) => id === name || id.startsWith(`${name}/`));

/** @param root folder of the package, @param dist where to */
export async function bundle(root, dist) {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`])),
    platform: "node",
    // A package's own files are met by their paths, and belong to it.
    external: (id, importer) =>
      /^[^./\0]/.test(id) && !path.isAbsolute(id) && !isBundled(id) && !importer?.includes("node_modules"),
  });
  const { output } = await build.write({
    dir: dist,
    format: "esm",
    chunkFileNames: "chunks/[name]-[hash].js",
    // Names stay as they are: a fault that is reported tells where it came about.
    minify: false,
    comments: false,
  });
  await build.close();
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds);
  writeFileSync(path.join(dist, "licenses.txt"), licensesOf(modules));
}

/** The licenses of all packages that have a module among these. */
function licensesOf(modules) {
  const folders = new Set();
  for (const id of modules) {
    const at = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, "").replace(/\?.*$/, ""));
    if (at) folders.add(at[0]);
  }
  const told = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file || !existsSync(path.join(folder, file))) throw new Error(`${name} is bundled, and has no license file`);
    return `${name} ${version} (${license})\n\n${readFileSync(path.join(folder, file), "utf8").trim()}\n`;
  });
  return `Code of these packages is part of the files beside this one.\n\n${told.join(`\n${"-".repeat(72)}\n\n`)}`;
}
