/**
 * A run of the tests has a folder of its own, which goes when it ends. In it lie tables solved in the run, whichever
 * worker solved them, and every module of the project as JavaScript. Node loads those by itself: vitest's own module
 * runner puts a getter call before each use of an imported name, which makes solvers and sheets a third slower, and
 * asks the main process for every module of every test file.
 */
import { Buffer } from "node:buffer";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Vitest calls this once, before the workers start, and what it returns when all are done. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), "pressbox-tests-"));
  // Names the folder to the workers.
  process.env.PRESSBOX_TEST_CACHE = folder;
  await Promise.all(["src", "test"].map((part) => compile(part, join(folder, "modules"))));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function compile(part, to) {
  const files = readdirSync(join(ROOT, part), { recursive: true }).filter((entry) => entry.endsWith(".ts"));
  await Promise.all(files.map((entry) => compileFile(join(part, entry), to)));
}

async function compileFile(file, to) {
  const path = join(ROOT, file);
  const { code, map } = await transformWithOxc(readFileSync(path, "utf8"), path, { sourcemap: true, target: "es2022" });
  const inline = Buffer.from(JSON.stringify(map)).toString("base64");
  mkdirSync(dirname(join(to, file)), { recursive: true });
  writeFileSync(join(to, file), `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}\n`);
}
