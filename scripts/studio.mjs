// src/studio/ -> dist/studio/: a folder for any static host. Names hold a hash of what is inside, so that a browser may keep them for good;
// the service worker keeps them all, and works without a net after the first visit.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { leftOut, licensesOf } from "./bundle.mjs";
import { palettePng } from "./palette-png.mjs";
import { faceForPage } from "./studio-faces.mjs";
import { packTree } from "./studio-trees.mjs";
import { helpGroups, helpIds, helpPage } from "./studio-help.mjs";

/** What the page may do: run its own scripts, ask its own folder, and nothing else. */
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

/** The reader of filled-in forms is as large as all else together, and no call of the page leads to it. */
const noForms = {
  name: "no-forms",
  resolveId: (id) => (id === "unpdf" ? "\0no-forms" : undefined),
  load: (id) =>
    id === "\0no-forms"
      ? 'export const getDocumentProxy = () => { throw new Error("Studio reads no filled-in forms") }'
      : undefined,
};

/** Parts of packages that the page never uses: messages in other languages, schemas made into code or JSON Schema, line breaking for other scripts, letters that no face has, encrypted PDFs, PNG images. */
const UNUSED = [
  [/zod[\\/]v4[\\/]locales[\\/]index\.js$/, "export {}"],
  [
    /zod[\\/]v4[\\/]core[\\/]compile\.js$/,
    "export const INVALID = undefined, compile = undefined, withParser = undefined, compileFn = undefined, ZodCompileAsyncError = undefined, ZodCompileUnsupportedError = undefined",
  ],
  [/zod[\\/]v4[\\/]core[\\/]json-schema-processors\.js$/, "export const toJSONSchema = undefined, allProcessors = {}"],
  [/zod[\\/]v4[\\/]classic[\\/]from-json-schema\.js$/, "export const fromJSONSchema = undefined"],
  [/zod[\\/]v4[\\/]classic[\\/]deep-partial\.js$/, "export const deepPartial = undefined"],
  [/linebreak[\\/]dist[\\/]module\.mjs$/, "export default class {}"],
  [/@noble[\\/]ciphers[\\/]esm[\\/]aes\.js$/, "export const cbc = undefined, ecb = undefined"],
  // Figures are drawn and written; none is read, and none holds pictures.
  [/svgdom[\\/]src[\\/]dom[\\/]html[\\/]HTMLParser\.js$/, "export const HTMLParser = undefined"],
  [/svgdom[\\/]src[\\/]dom[\\/]html[\\/]HTMLImageElement\.js$/, "export class HTMLImageElement {}"],
  [
    /unicode-properties[\\/]dist[\\/]module\.mjs$/,
    readFileSync(new URL("studio-letters.mjs", import.meta.url), "utf8"),
  ],
  [/png-js[\\/]lib[\\/]png-js\.browser\.js$/, "export default undefined"],
];
/** Tables inside of packages: how scripts of India and others are shaped, which no face here has letters of, and the color profile of pdfkit's own PDF/A. */
const TABLES = [
  [/fontkit[\\/]dist[\\/]browser-module\.mjs$/, /^(\S+ = )JSON\.parse\(.{4000,}\);$/gm, "$1{decompositions:{}};", 2],
  [/fontkit[\\/]dist[\\/]browser-module\.mjs$/, /^(const \S+\$trie = ).{4000,};$/gm, "$1{get:()=>0};", 2],
  [/pdfkit[\\/]js[\\/]pdfkit\.browser\.mjs$/, /^(var iccProfileBase64 = ).{4000,};$/gm, '$1"";', 1],
];
const unused = {
  name: "unused",
  load: (id) => UNUSED.find(([path]) => path.test(id))?.[1],
  transform(code, id) {
    let text = code;
    for (const [, table, short, count] of TABLES.filter(([path]) => path.test(id))) {
      const found = text.match(table)?.length ?? 0;
      if (found !== count) throw new Error(`${id}: ${found} of ${count} tables found that are left out; see TABLES`);
      text = text.replace(table, short);
    }
    return text === code ? undefined : { code: text, map: null };
  },
};

/**
 * What sheets of a game print is small and much alike: in pieces of their own it would weigh a third more. The first game's come one by
 * one, and what a game itself asks for stays with it. What facts alone ask for comes along: apart from them it would land in a piece that
 * asks for the facts again, and two pieces that wait for each other may meet what is not there yet.
 */
const OF_GAME = /[\\/]src[\\/]systems[\\/](?!dynasty)([\w-]+)[\\/]/;
const isFacts = (id) => /[\\/]facts[\\/]/.test(id);
const facts = {
  test: OF_GAME,
  name(id, chunking) {
    const seen = new Set([id]);
    for (const one of seen) {
      const { importers = [] } = chunking.getModuleInfo(one) ?? {};
      if (!OF_GAME.test(one) || (importers.length === 0 && !isFacts(one))) return null;
      for (const importer of importers) seen.add(importer);
    }
    return `facts-${OF_GAME.exec(id)[1]}`;
  },
};

/**
 * Panes and their parts beside the shell and the editor: in thirty pieces of their own they would weigh a quarter more. They come with the
 * first pane that is opened, and the next one is there at once.
 */
const panes = {
  test: /[\\/]src[\\/](?!studio[\\/]page[\\/]template[\\/])/,
  name(id, chunking) {
    const seen = new Set([id]);
    for (const one of seen) {
      if (one.endsWith("main.tsx")) return null;
      for (const importer of chunking.getModuleInfo(one)?.importers ?? []) seen.add(importer);
    }
    return "panes";
  },
};

/** Imports that a command puts off until it needs them: here all of this room comes late, and each put-off import would split what the core holds. */
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

/** The same sheet on other paper, and games that are only read. */
const LARGE_OR_TOLD = /^example$|-(a3|wide)$/;
/** Partials that a template calls. */
const CALLED = /\{\{#?>\s*"?([\w/.-]+)/g;

/**
 * Templates whose trees go to the page: those of the sheets that fill in while one plays, which are drawn again and again. All others are
 * read in the browser, a sheet in a few hundredths of a second.
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

/** What the build read in a template, without its text; undefined where there is no build, or the template was changed since. */
function treeOf(root, name, text) {
  const file = path.join(root, "dist", "templates", `${name}.json`);
  const { text: ahead, ...tree } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return ahead === text ? packTree(tree, text) : undefined;
}

/** Sample teams of a game: their files, and what the build read in them. */
function samplesOf(root, game) {
  const folder = path.join(root, "dist", "samples", game);
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    filesBelow(folder).map((file) => [`samples/${game}/${file}`, readFileSync(path.join(folder, file), "utf8")]),
  );
}

/** What sets need beside templates and faces, and the sample set; bytes as `base64:`. The profile of a press would weigh as much as a game. */
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

/** @param root folder of the package, its `dist` built as far as figures, templates and `studio.json`; @param out where to */
export async function buildStudio(root, out) {
  rmSync(out, { recursive: true, force: true });
  const write = (name, data) => {
    const file = path.join(out, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data);
    return name;
  };
  /** A file whose name says what is in it. */
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
  assets.figures = writeHashed("assets/figures.json", read("dist", "figures.json"));
  // The page has the faces of its sheets.
  const faces = fonts.map(([family, weight, file]) => {
    const bytes = faceForPage(readFileSync(path.join(root, "node_modules/@expo-google-fonts", file)));
    const name = writeHashed(`assets/${path.basename(file)}`, bytes);
    assets.fonts[`node_modules/@expo-google-fonts/${file}`] = name;
    return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("../${name}")}`;
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
    { codeSplitting: { includeDependenciesRecursively: false, groups: [facts] } },
  );
  const styles = filesBelow(path.join(root, "src/studio/page/style")).sort((a, b) =>
    a === "base.css" ? -1 : b === "base.css" ? 1 : 0,
  );
  const styleOf = (name, texts) => writeHashed(`assets/${name}.css`, smallCss(texts.join("\n")));
  const isLate = (file) => file.startsWith("late/");
  const textOf = (file) => read("src/studio/page/style", file);
  const style = styleOf("studio", [...faces, ...styles.filter((file) => !isLate(file)).map(textOf)]);
  /** Styles of a part come with it. */
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
    .replaceAll("{{page}}", page);
  write("index.html", html);

  // The service worker knows every file; it changes when one of them does.
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

/** What an installed page is called and looks like. */
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
