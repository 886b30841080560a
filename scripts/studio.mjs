// src/studio/ -> dist/studio/: a folder for any static host. File names contain a hash of the content, so browsers may cache them forever;
// the service worker caches them all, and works offline after the first visit.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { parse } from "yaml";
import { leftOut, licensesOf } from "./bundle.mjs";
import { palettePng } from "./palette-png.mjs";
import { containerOf } from "./studio-pdfkit.mjs";
import { faceForPage } from "./studio-faces.mjs";
import { packProfile } from "./studio-profile.mjs";
import { packTree } from "./studio-trees.mjs";
import { packWords } from "./studio-words.mjs";
import { helpGroups, helpIds, helpPage } from "./studio-help.mjs";

/** What the page may do: run its own scripts and fetch from its own folder, nothing else. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types studio",
].join("; ");

/** The reader of filled-in forms is as large as everything else combined, and the page never uses it. */
const noForms = {
  name: "no-forms",
  resolveId: (id) => (id === "unpdf" ? "\0no-forms" : undefined),
  load: (id) =>
    id === "\0no-forms"
      ? 'export const getDocumentProxy = () => { throw new Error("Studio reads no filled-in forms") }'
      : undefined,
};

/**
 * Parts of packages and of Pressbox that the page never uses: messages in other languages, schemas compiled to code or JSON Schema, characters that no font
 * has.
 */
const UNUSED = [
  [/zod[\\/]v4[\\/]locales[\\/]index\.js$/, "export {}"],
  // Studio rates without a league's own games: hundreds of games take longer than a page may.
  [/rate[\\/]calibration[\\/]calibrate\.ts$/, "export const calibrate = () => { throw new Error('not in Studio') }"],
  [
    /zod[\\/]v4[\\/]core[\\/]compile\.js$/,
    "export const INVALID = undefined, compile = undefined, withParser = undefined, compileFn = undefined, ZodCompileAsyncError = undefined, ZodCompileUnsupportedError = undefined",
  ],
  [/zod[\\/]v4[\\/]core[\\/]json-schema-processors\.js$/, "export const toJSONSchema = undefined, allProcessors = {}"],
  [/zod[\\/]v4[\\/]classic[\\/]from-json-schema\.js$/, "export const fromJSONSchema = undefined"],
  [/zod[\\/]v4[\\/]classic[\\/]deep-partial\.js$/, "export const deepPartial = undefined"],
  // Figures are drawn and written; none is parsed, and none contains images.
  [/svgdom[\\/]src[\\/]dom[\\/]html[\\/]HTMLParser\.js$/, "export const HTMLParser = undefined"],
  [/svgdom[\\/]src[\\/]dom[\\/]html[\\/]HTMLImageElement\.js$/, "export class HTMLImageElement {}"],
  [
    /unicode-properties[\\/]dist[\\/]module\.mjs$/,
    readFileSync(new URL("studio-letters.mjs", import.meta.url), "utf8"),
  ],
];
/** Tables inside packages: shaping rules for Indic and other scripts, for which no font here has characters. */
const TABLES = [
  [/fontkit[\\/]dist[\\/]browser-module\.mjs$/, /^(\S+ = )JSON\.parse\(.{4000,}\);$/gm, "$1{decompositions:{}};", 2],
  [/fontkit[\\/]dist[\\/]browser-module\.mjs$/, /^(const \S+\$trie = ).{4000,};$/gm, "$1{get:()=>0};", 2],
];
const PDFKIT = /pdfkit[\\/]js[\\/]pdfkit\.browser\.mjs$/;
const unused = {
  name: "unused",
  load: (id) => UNUSED.find(([path]) => path.test(id))?.[1],
  transform(code, id) {
    let text = PDFKIT.test(id) ? containerOf(code) : code;
    for (const [, table, short, count] of TABLES.filter(([path]) => path.test(id))) {
      const found = text.match(table)?.length ?? 0;
      if (found !== count) throw new Error(`${id}: ${found} of ${count} tables found that are left out; see TABLES`);
      text = text.replace(table, short);
    }
    return text === code ? undefined : { code: text, map: null };
  },
};

/** Parts of the core loaded on demand, by the imports that lead to them. As two hundred separate chunks, the core would be a quarter larger. */
const DOORS = [
  [/systems[\\/]([\w-]+)[\\/]rater\./, "rater-"],
  [/systems[\\/]([\w-]+)[\\/]/, ""],
  [/core[\\/]sheets[\\/](?:story|coded)\.|game-code\./, "played"],
  [/src[\\/]render[\\/]/, "pdf"],
  [/core[\\/]season[\\/]|src[\\/](?:print[\\/])?league[\\/]/, "season"],
  [/core[\\/]table[\\/]/, "table"],
  [/core[\\/]teams[\\/]/, "teams"],
  [/core[\\/]files[\\/]/, "files"],
  [/src[\\/]text[\\/]/, "tables"],
  [/svg-canvas\./, "figures"],
  [/core[\\/]sets[\\/]|core[\\/]desk[\\/]profile\./, "sets"],
  [/core[\\/]sheets[\\/]wordings\./, "words"],
];
const doorOf = (id) => {
  const [like, name] = DOORS.find(([door]) => door.test(id)) ?? [/$/, "paper"];
  return `${name}${like.exec(id)[1] ?? ""}`;
};

/**
 * The chunk for code shared by several parts. A module's imports belong to all of its parts, so each line may only lead
 * to a later one: chunks that import each other may run before they are complete.
 */
function sharedBy(doors, games) {
  const has = (name) => doors.includes(name);
  const of = new Set(doors.map((door) => door.replace("rater-", "")));
  const inGames = [...of].every((door) => games.includes(door));
  if (inGames && of.size === 1) return doors.length === 1 ? doors[0] : [...of][0];
  if (inGames && doors.every((door) => door.startsWith("rater-"))) return "statistics";
  if (has("dynasty")) return "all-games";
  if (has("postcard") || has("dice-football")) return inGames ? "games" : "match";
  // A game that only names clubs does not read tables of statistics.
  if (has("5d20")) return "clubs";
  if (games.some((game) => of.has(game))) return "statistics";
  // It waits for its packages, and forms a chunk with them.
  if (doors.length === 1) return has("figures") ? null : doors[0];
  if (has("played")) return "played";
  const only = (...names) => doors.every((door) => names.includes(door));
  if (only("sets", "words")) return "words";
  return only("sets", "paper") ? "paper" : only("sets", "paper", "pdf") ? "pdf" : "rooms";
}

const pieces = (games) => ({
  test: /^(?!.*[\\/]node_modules[\\/]).*[\\/]src[\\/]/,
  name(id, chunking) {
    const doors = new Set();
    const seen = new Set([id]);
    for (const one of seen) {
      const { importers = [], dynamicImporters = [], isEntry } = chunking.getModuleInfo(one) ?? {};
      if (isEntry) return "core";
      if (importers.length === 0 || dynamicImporters.length > 0) doors.add(doorOf(one));
      for (const importer of importers) seen.add(importer);
    }
    return sharedBy([...doors], games);
  },
});

/**
 * Panes and their parts, apart from the shell and the editor: in thirty chunks they would be a quarter larger. They load with the first
 * pane opened, so the next one opens at once.
 */
const panes = {
  test: /[\\/]src[\\/](?!studio[\\/]page[\\/]template[\\/])/,
  name(id, chunking) {
    const seen = new Set([id]);
    for (const one of seen) {
      if (one.endsWith("main.tsx")) return "shell";
      for (const importer of chunking.getModuleInfo(one)?.importers ?? []) seen.add(importer);
    }
    return "panes";
  },
};

/** Imports that a command defers until it needs them: here this whole room is loaded late, and each deferred import would split the core. */
const atOnce = {
  name: "at-once",
  transform: {
    order: "pre",
    handler(code, id) {
      if (!/[\\/]src[\\/]make[\\/]/.test(id)) return undefined;
      const found = [];
      const text = code.replace(/(?<!typeof )(?:await )?\bimport\(("\.[^"]+")\)/g, (_, from) => {
        if (!found.includes(from)) found.push(from);
        return `atOnce${found.indexOf(from)}`;
      });
      const heads = found.map((from, i) => `import * as atOnce${i} from ${from};`);
      return found.length === 0 ? undefined : { code: `${heads.join("\n")}\n${text}`, map: null };
    },
  },
};

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

/** The same sheet on other paper sizes, and examples of games that are only read. */
const LARGE_OR_TOLD = /^example$|-(a3|wide)$/;
/** Partials that a template calls. */
const CALLED = /\{\{#?>\s*"?([\w/.-]+)/g;

/**
 * Templates whose trees are sent to the page: those of sheets filled in during play, which are drawn again and again.
 * All others are parsed in the browser, in a few hundredths of a second per sheet.
 */
function readAhead(games, textOf) {
  const wanted = games.flatMap(({ id, sheets }) =>
    sheets
      .filter(({ id: sheet, when }) => when === "during" && !LARGE_OR_TOLD.test(sheet))
      .map(({ id: sheet, template }) => template ?? `${id}/${sheet}`),
  );
  const all = new Set([...wanted, "shared/footer"]);
  for (const name of all) for (const [, called] of (textOf(name) ?? "").matchAll(CALLED)) all.add(called);
  return all;
}

/** The build's parse of a template, without its text; undefined without a build, or if the template has changed since. */
function treeOf(root, name, text) {
  const file = path.join(root, "dist", "templates", `${name}.json`);
  const { text: ahead, ...tree } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return ahead === text ? packTree(tree, text) : undefined;
}

/** Sample teams of a game: their files, and the build's parse of them. */
function samplesOf(root, game) {
  const folder = path.join(root, "dist", "samples", game);
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    filesBelow(folder).map((file) => [`samples/${game}/${file}`, readFileSync(path.join(folder, file), "utf8")]),
  );
}

/** What sets need besides templates and fonts, and the sample set; bytes as `base64:`. */
function setFiles(root) {
  const sample = filesBelow(path.join(root, "assets/samples/set")).filter((file) => !file.startsWith("out/"));
  const files = [
    "assets/print-shops.yaml",
    "assets/card-stock.yaml",
    "assets/color/srgb.icc",
    ...sample.map((file) => `assets/samples/set/${file}`),
  ];
  return Object.fromEntries(
    files.map((file) => {
      const bytes = readFileSync(path.join(root, file));
      return [file, /\.(icc|png|jpe?g)$/.test(file) ? `base64:${bytes.toString("base64")}` : bytes.toString("utf8")];
    }),
  );
}

const smallCss = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replaceAll(";}", "}");

/** @param root folder of the package, with `dist` built up to figures, templates and `studio.json`; @param out output folder */
export async function buildStudio(root, out) {
  rmSync(out, { recursive: true, force: true });
  const write = (name, data) => {
    const file = path.join(out, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data);
    return name;
  };
  /** A file with a hash of its content in its name. */
  const writeHashed = (name, data) => {
    const hash = createHash("sha256").update(data).digest("base64url").slice(0, 8);
    const { dir, name: base, ext } = path.parse(name);
    return write(`${dir}/${base}-${hash}${ext}`, data);
  };
  const read = (...parts) => readFileSync(path.join(root, ...parts), "utf8");

  const { games, fonts } = JSON.parse(read("dist", "studio.json"));
  const assets = { games: {}, fonts: {} };
  const names = [];
  const ahead = readAhead(games, (name) => {
    const file = path.join(root, "templates", `${name}.hbs`);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  });
  for (const set of readdirSync(path.join(root, "templates")).sort()) {
    const pack = {};
    for (const file of filesBelow(path.join(root, "templates", set)).filter((one) => one.endsWith(".hbs"))) {
      const name = `${set}/${file.slice(0, -4)}`;
      const text = read("templates", `${name}.hbs`);
      const tree = ahead.has(name) ? treeOf(root, name, text) : undefined;
      pack[name] = tree ? [text, tree] : [text];
      names.push(name);
    }
    assets.games[set] = writeHashed(
      `assets/${set}.json`,
      JSON.stringify({ templates: pack, files: samplesOf(root, set) }),
    );
  }
  assets.sets = writeHashed("assets/sets.json", JSON.stringify(setFiles(root)));
  const press = "assets/color/coated-fogra39.icc";
  const profile = JSON.stringify(packProfile(readFileSync(path.join(root, press))));
  assets.profile = [press, writeHashed("assets/press.json", profile)];
  assets.words = Object.fromEntries(
    filesBelow(path.join(root, "assets/words")).map((file) => {
      const language = path.basename(file, ".yaml");
      const packed = packWords(parse(read("assets/words", file)));
      return [language, writeHashed(`assets/words-${language}.json`, JSON.stringify(packed))];
    }),
  );
  assets.figures = writeHashed("assets/figures.json", read("dist", "figures.json"));
  // The page includes the fonts of its sheets: printed and handwriting. They are similar, so one file compresses a
  // quarter better.
  // Hosts compress files with this extension.
  const packs = ["printed", "pencil"].map((pack) => {
    const cut = fonts
      .filter(([family]) => (family === "Kalam") === (pack === "pencil"))
      .map(([family, weight, font]) => [
        family,
        weight,
        `node_modules/@expo-google-fonts/${font}`,
        faceForPage(readFileSync(path.join(root, "node_modules/@expo-google-fonts", font))),
      ]);
    const file = writeHashed(`assets/${pack}.ttf`, Buffer.concat(cut.map(([, , , bytes]) => bytes)));
    let from = 0;
    const faces = cut.map(([family, weight, font, bytes]) => {
      assets.fonts[font] = [file, from, (from += bytes.length)];
      return [family, weight, ...assets.fonts[font].slice(1)];
    });
    return { file, faces };
  });

  const help = helpGroups(
    games.map(({ id }) => id),
    helpIds(filesBelow(path.join(root, "docs"))),
  ).map(([game, ids]) => {
    const pages = ids.map((id) => helpPage(id, read("docs", `${id}.md`)));
    const file = writeHashed(`assets/help-${game === "" ? "all" : game}.json`, JSON.stringify(pages));
    return { game, file, pages: pages.map(({ id, title }) => ({ id, title })) };
  });

  const modules = [];
  const bundle = async (input, define, chunks = {}) => {
    const build = await rolldown({
      cwd: root,
      input,
      platform: "browser",
      logLevel: "silent",
      plugins: [leftOut, noForms, unused, atOnce],
      transform: { define, jsx: { runtime: "automatic", importSource: "preact" } },
    });
    const { output } = await build.write({
      dir: out,
      format: "esm",
      entryFileNames: "js/[name]-[hash].js",
      chunkFileNames: "js/[name]-[hash].js",
      minify: true,
      comments: false,
      ...chunks,
    });
    await build.close();
    modules.push(...output.flatMap(({ moduleIds = [] }) => moduleIds));
    return output.find(({ isEntry }) => isEntry).fileName;
  };
  const core = await bundle(
    { core: "src/studio/core/worker.ts" },
    {
      STUDIO_ASSETS: JSON.stringify(assets),
      STUDIO_TEMPLATES: JSON.stringify(names),
      STUDIO_VERSION: JSON.stringify(JSON.parse(read("package.json")).version),
    },
    { codeSplitting: { includeDependenciesRecursively: false, groups: [pieces(games.map(({ id }) => id))] } },
  );
  const styles = filesBelow(path.join(root, "src/studio/page/style")).sort((a, b) =>
    a === "base.css" ? -1 : b === "base.css" ? 1 : 0,
  );
  const styleOf = (name, texts) => writeHashed(`assets/${name}.css`, smallCss(texts.join("\n")));
  const isLate = (file) => file.startsWith("late/");
  const textOf = (file) => read("src/studio/page/style", file);
  const style = styleOf("studio", [...styles.filter((file) => !isLate(file)).map(textOf)]);
  /** Style sheets of a part load with it. */
  const late = Object.fromEntries(
    styles.filter(isLate).map((file) => {
      const name = path.basename(file, ".css");
      return [name, styleOf(name, [textOf(file)])];
    }),
  );
  const page = await bundle(
    { page: "src/studio/page/main.tsx" },
    {
      STUDIO_CORE: JSON.stringify(core),
      STUDIO_FACES: JSON.stringify(packs),
      STUDIO_GAMES: JSON.stringify(games),
      STUDIO_HELP: JSON.stringify(help),
      STUDIO_STYLES: JSON.stringify(late),
    },
    { codeSplitting: { includeDependenciesRecursively: false, groups: [panes] } },
  );
  write("licenses.txt", licensesOf(modules));
  write("icon.svg", read("src/studio/page/icon.svg"));
  write("app.webmanifest", JSON.stringify(await manifest(root, write)));
  const html = read("src/studio/page/index.html")
    .replaceAll("{{policy}}", POLICY)
    .replaceAll("{{style}}", style)
    .replaceAll("{{faces}}", packs[0].file)
    .replaceAll("{{page}}", page);
  write("index.html", html);

  // The service worker lists every file; it changes if one of them does.
  const kept = filesBelow(out);
  const version = createHash("sha256");
  for (const file of kept) version.update(file).update(readFileSync(path.join(out, file)));
  write(
    "service-worker.js",
    read("src/studio/service-worker.js")
      .replace('"{{version}}"', JSON.stringify(version.digest("base64url").slice(0, 12)))
      .replace('"{{files}}"', JSON.stringify(kept.filter((file) => file !== "licenses.txt"))),
  );
}

/** Name and appearance of the installed page. */
async function manifest(root, write) {
  const { Resvg } = await import("@resvg/resvg-js");
  const icon = readFileSync(path.join(root, "src/studio/page/icon.svg"), "utf8");
  const icons = [192, 512].map((size) => {
    const picture = new Resvg(icon, { fitTo: { mode: "width", value: size } }).render();
    return {
      src: write(`icon-${size}.png`, palettePng(picture)),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    };
  });
  return {
    name: "Pressbox Studio",
    short_name: "Pressbox",
    description: "Print, play and make teams for tabletop American football.",
    start_url: "./",
    display: "standalone",
    background_color: "#DAD6CA",
    theme_color: "#161616",
    icons,
  };
}
