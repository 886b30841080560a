// Compiles src/ module by module to plain JavaScript in .compiled/, in about a second or less, and the built-in templates to code next to
// it: tests and build tools (pre-rendered figures, docs, benchmarks) run from it. It is as deep as src/ and dist/, because modules find
// templates and assets relative to themselves.
import { createHash } from "node:crypto";
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
import { fileURLToPath, pathToFileURL } from "node:url";
import { transformWithOxc, version } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const SOURCES = path.join(ROOT, "src");
export const COMPILED = path.join(ROOT, ".compiled");

const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(ending));
const compiledName = (file) => file.replace(/\.ts$/, ".js");

/** A compiled file has the modification time of its source: any other time, even an earlier one, means that the text has changed. */
const isFresh = (source, compiled) =>
  existsSync(compiled) && statSync(compiled).mtimeMs === Math.trunc(statSync(source).mtimeMs);

/** Writes a file completely or not at all, even if two runs overlap. */
function writeWhole(file, text, time = new Date()) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  utimesSync(draft, time, time);
  renameSync(draft, file);
}

/** A source as plain JavaScript, with its source map. */
export const compiledText = (text, file) => transformWithOxc(text, file, { target: "es2022", sourcemap: true });

async function compile(file) {
  const source = path.join(SOURCES, file);
  const compiled = path.join(COMPILED, compiledName(file));
  if (isFresh(source, compiled)) return;
  const time = new Date(Math.trunc(statSync(source).mtimeMs));
  const { code, map } = await compiledText(readFileSync(source, "utf8"), source);
  const told = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString("base64")}\n`;
  writeWhole(compiled, code + told, time);
}

/** A key for everything that the code of the built-in templates depends on: their text, the template language, and Handlebars. */
function templatesKey() {
  const hash = createHash("sha256");
  const add = (file) =>
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  add(path.join(ROOT, "node_modules/handlebars/package.json"));
  for (const [folder, ending] of [
    ["templates", ".hbs"],
    ["src/sheet", ".ts"],
    ["src/kernel", ".ts"],
    ["src/cli/prebuild", ".ts"],
  ])
    for (const file of filesBelow(path.join(ROOT, folder), ending).sort()) add(path.join(ROOT, folder, file));
  return hash.digest("hex");
}

/** Precompiles the built-in templates, as the build does, so that processes need not. */
async function readTemplatesAhead() {
  const stamp = path.join(COMPILED, "templates.txt");
  const key = templatesKey();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === key) return;
  rmSync(stamp, { force: true });
  const folder = path.join(COMPILED, "templates");
  const { templatesAhead } = await import(pathToFileURL(path.join(COMPILED, "cli/prebuild/templates.js")).href);
  try {
    for (const [name, ahead] of templatesAhead()) writeWhole(path.join(folder, `${name}.json`), JSON.stringify(ahead));
    writeWhole(stamp, key);
  } catch {
    // A template with a fault is reported by whatever prints it.
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Brings the folder up to date with src/ and templates/. */
export async function compileSources() {
  const stamp = path.join(COMPILED, "vite.txt");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== version) rmSync(COMPILED, { recursive: true, force: true });
  mkdirSync(COMPILED, { recursive: true });
  const files = filesBelow(SOURCES, ".ts");
  await Promise.all(files.map(compile));
  const known = new Set(files.map(compiledName));
  for (const file of filesBelow(COMPILED, ".js")) if (!known.has(file)) rmSync(path.join(COMPILED, file));
  writeFileSync(stamp, version);
  await readTemplatesAhead();
}
