// Which test file runs which code of src/: one run of the whole suite, each file in a process of its own, so that it is charged with all
// that it loads and runs, and with nothing that another file left behind.
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { compiledText } from "../compile-sources.mjs";
import { runVitest } from "./vitest.mjs";

/**
 * Runs tests and keeps what each of them ran.
 * @param copy folder of the copy of the project
 * @param tests test files, from the project's root
 * @param workers how many at a time
 * @param sources by file its text
 * @returns `stretches`: lists of [from, to, from, to, ...] in characters of a compiled module; `tests`: by test file its CPU seconds and, by
 *   module, which of these lists it ran; `modules`: how long each compiled module was
 */
export async function measureCoverage({ copy, tests, workers, sources }) {
  const folder = path.join(copy, "mutants-coverage");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { failed } = await runVitest({ copy, files: tests, workers, coverage: folder });
  return readCoverage(folder, sources, failed ?? []);
}

/** Reads what `record.mjs` wrote into a folder, without failed tests. */
async function readCoverage(folder, sources, failed) {
  const stretches = [];
  const numbers = new Map();
  const numberOf = (list) => {
    const key = list.join();
    if (!numbers.has(key)) numbers.set(key, stretches.push(list) - 1);
    return numbers.get(key);
  };
  const found = {};
  for (const name of readdirSync(folder).sort()) {
    const { test, seconds, ran } = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    if (failed.includes(test)) continue;
    const modules = Object.entries(ran).map(([file, list]) => [file, numberOf(list)]);
    found[test] = { seconds, ran: Object.fromEntries(modules) };
  }
  const modules = {};
  for (const [file, text] of sources)
    modules[file.replace(/^src\//, "").replace(/\.ts$/, ".js")] = (await compiledText(text, file)).code.length;
  return { stretches, tests: found, modules };
}
