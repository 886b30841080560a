// src/ -> dist/ for users: one file for what every command needs, and pieces that load on demand, so that
// `pressbox list` loads no engine. Code of other packages in the pieces keeps its license next to it.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";

/** Programs and threads that are started by name, and the library. */
const ENTRIES = ["cli/main", "cli/cores/count-worker", "cli/cores/season-worker", "index"];
/** Small packages that nearly every command needs; all others stay where npm put them. */
const BUNDLED = ["commander", "htmlparser2", "pure-rand"];

/** Modules that load together are in one file: finding, opening and linking a file costs as much as 20 kB of code. */
export const TOGETHER = [
  {
    name: "base",
    // Includes their imports: nothing here may lead to statistics, tables or a game (test/cli/start.test.ts).
    test: /[\\/]src[\\/](kernel[\\/](issue|words|lists|lazy|host|hash|color|units|cache|zod|rulings|dice|chart)|contract[\\/](?!game-code)|host[\\/](node\.ts|node[\\/](place|pdfkit|read-text)\.ts)|text[\\/](path|decode|text-lines|data-text)\.ts|print[\\/](said|samples)|sim[\\/](until-play|part-of)|cli[\\/](find|cache|options|progress|spec|inputs|filled-forms|text[\\/](issues-text|table)|output[\\/]|print[\\/]printers))/,
  },
  // All commands: their options, their texts, and the way from a command line to its sheets.
  {
    name: "program",
    test: /[\\/]src[\\/](cli[\\/](process|commands[\\/])|make[\\/](make-sheets|export|coded|gathered|with-words|print-options|workplace|letters))/,
  },
  { name: "match", test: /[\\/]src[\\/](kernel[\\/](machine|football)[\\/]|systems[\\/]index\.ts)/ },
  {
    name: "sheet",
    // Pictures, authors' figures, translations, leagues and sets load on demand.
    test: /[\\/]src[\\/]((sheet|print)[\\/](?!figures[\\/]|pictures[\\/](png|jpeg|open|svg)|svg-subset|drawing[\\/]from-svg|words[\\/]|league[\\/]|tabletop|book)|contract[\\/]game-code|kernel[\\/]code|host[\\/](node[\\/])?(fonts|templates|pictures\.)|cli[\\/]print[\\/](open-studio|studio))/,
  },
  { name: "stats", test: /[\\/]src[\\/]stats[\\/](?!missed)/ },
  {
    name: "dynasty",
    test: /[\\/]src[\\/]systems[\\/]dynasty[\\/](index|engine|rules|coaches|solver|tell|campaign|facts[\\/](scoresheet|tables))/,
  },
  // The library's exports, which commands also load when they read a file.
  {
    name: "files",
    test: /[\\/]src[\\/](files[\\/](check|read-file|every-kind|plays-file|form-file|read-form|kinds|print-shops|statistics-file|values|source|words[\\/]kind|set[\\/])|text[\\/](tables[\\/](cell-table|text-grid|grids|raw-grid|table-names|table-rows|fixed-columns|separator|split-rows|text-cells)|page-signs|invalid-parts|texts|zip-parts)|league[\\/](class-file|moves-file|results-columns|results-file|schedule-file|tables[\\/]kind))/,
  },
];

/** Node modules imported by bundled packages for features that are not used here: commander can start programs, which loads sockets too. */
const unusedOfNode = {
  name: "unused-of-node",
  resolveId: (id, importer) =>
    id === "node:child_process" && importer?.includes("commander") ? "\0unused-of-node" : undefined,
  load: (id) => (id === "\0unused-of-node" ? "export default {}" : undefined),
};

const isBundled = (id) => BUNDLED.some((name) => id === name || id.startsWith(`${name}/`));

/** @param root folder of the package @param dist output folder */
export async function bundle(root, dist) {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`])),
    platform: "node",
    // Imports that wait cost nothing where another command already loads the module.
    checks: { ineffectiveDynamicImport: false },
    plugins: [unusedOfNode],
    // Files of a package are imported by path, and belong to it.
    external: (id, importer) =>
      /^[^./\0]/.test(id) && !path.isAbsolute(id) && !isBundled(id) && !importer?.includes("node_modules"),
  });
  const { output } = await build.write({
    dir: dist,
    format: "esm",
    chunkFileNames: "chunks/[name]-[hash].js",
    codeSplitting: { groups: TOGETHER },
    // Keep names, so that reported errors show where they occurred. Removing whitespace saves a tenth of the start-up
    // time.
    minify: { compress: false, mangle: { keepNames: true, toplevel: false }, codegen: { removeWhitespace: true } },
    comments: false,
  });
  await build.close();
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds);
  writeFileSync(path.join(dist, "licenses.txt"), licensesOf(modules));
}

const none = (what) => `export default () => { throw new Error("${what}") }`;
/** What packages import and figures and fonts never need: Node's files, pictures, WOFF2, CSS selectors (with `eval` in them). */
const LEFT_OUT = {
  fs: "export default {}",
  path: "export const join = (...parts) => parts.join('/'); export const dirname = (file) => file; export default { join, dirname }",
  url: "export const fileURLToPath = (url) => url; export default { fileURLToPath }",
  "image-size": none("figures hold no pictures"),
  "brotli/decompress.js": none("faces are TrueType"),
  "CssQuery.js": "export class CssQuery { constructor() { throw new Error('figures ask for no selectors') } }",
};

/** Omits those from bundles for web pages. */
export const leftOut = {
  name: "left-out",
  resolveId: (id) => {
    const name = id.replace(/^node:|^[./]+other\/|^\.\/(?=CssQuery)/, "");
    return name in LEFT_OUT ? `\0left-out:${name}` : undefined;
  },
  load: (id) => (id.startsWith("\0left-out:") ? LEFT_OUT[id.slice(10)] : undefined),
};

/**
 * The library for pages and workers, with all packages included: needs neither Node nor a bundler.
 * @param root folder of the package
 * @param dist output folder
 */
export async function bundleWeb(root, dist) {
  const build = await rolldown({
    cwd: root,
    input: { index: "src/web.ts" },
    platform: "browser",
    // svgdom imports parts of fontkit that only exist in Node.
    logLevel: "silent",
    plugins: [leftOut],
  });
  const { output } = await build.write({
    dir: dist,
    format: "esm",
    chunkFileNames: "chunks/[name]-[hash].js",
    minify: true,
    comments: false,
  });
  await build.close();
  writeFileSync(path.join(dist, "licenses.txt"), licensesOf(output.flatMap(({ moduleIds = [] }) => moduleIds)));
}

/** The licenses of all packages with a module among these. */
export function licensesOf(modules) {
  const folders = new Set();
  for (const id of modules) {
    const at = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, "").replace(/\?.*$/, ""));
    if (at) folders.add(at[0]);
  }
  const told = [...folders].sort().map((folder) => {
    const { name, version, license, author } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file && !(license && author)) throw new Error(`${name} is bundled, and names neither license nor author`);
    const words = file ? readFileSync(path.join(folder, file), "utf8").trim() : `by ${author.name ?? author}`;
    return `${name} ${version} (${license})\n\n${words}\n`;
  });
  return `Code of these packages is part of the files beside this one.\n\n${told.join(`\n${"-".repeat(72)}\n\n`)}`;
}
