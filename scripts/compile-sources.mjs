// src/ module by module as plain JavaScript in .compiled/, in a second or none, and the built-in templates as code beside it: tests and the
// programs that help to build (figures drawn ahead, docs, bench) run from it. As deep as src/ and dist/: modules find templates and assets
// from where they stand.
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

/** A compiled file bears the time of its source: any other time, also an earlier one, means another text. */
const isFresh = (source, compiled) =>
  existsSync(compiled) && statSync(compiled).mtimeMs === Math.trunc(statSync(source).mtimeMs);

/** Whole or not at all, also where two runs meet. */
function writeWhole(file, text, time = new Date()) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  utimesSync(draft, time, time);
  renameSync(draft, file);
}

/** A source as plain JavaScript, and its map. */
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

/** What the code of the built-in templates comes from: their texts, the language of templates, and Handlebars. */
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

/** Reads the built-in templates ahead as the build does, so that not every process reads them again. */
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
    // A template that cannot be read is told of by whatever prints it.
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
