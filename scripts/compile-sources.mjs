// src/ module by module as plain JavaScript in .compiled/, in a second or none: tests and the programs that help to build (figures drawn
// ahead, docs, bench) run from it. As deep as src/ and dist/: modules find templates and assets from where they stand.
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

async function compile(file) {
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

/** Brings the folder up to date with src/. */
export async function compileSources() {
  const stamp = path.join(COMPILED, "vite.txt");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== version) rmSync(COMPILED, { recursive: true, force: true });
  mkdirSync(COMPILED, { recursive: true });
  const files = filesBelow(SOURCES, ".ts");
  await Promise.all(files.map(compile));
  const known = new Set(files.map(compiledName));
  for (const file of filesBelow(COMPILED, ".js")) if (!known.has(file)) rmSync(path.join(COMPILED, file));
  writeFileSync(stamp, version);
}
