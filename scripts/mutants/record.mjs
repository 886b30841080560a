// A setup file of vitest: writes down which code of .compiled/ a test file runs, in this process, its threads and the programs it starts.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

const COMPILED = fileURLToPath(new URL("../../.compiled", import.meta.url));
const start = process.cpuUsage();
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
const others = mkdtempSync(path.join(tmpdir(), "pressbox-coverage-"));
process.env.NODE_V8_COVERAGE = others;

/** Ranges of a module that ran: [from, to, from, to, ...] in characters. The innermost block around a character decides. */
function stretches(functions) {
  const ranges = functions
    .flatMap((one) => one.ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const ran = [];
  const open = [];
  let at = 0;
  const upTo = (end) => {
    if (end > at && open.length > 0 && open.at(-1).count > 0) {
      if (ran.at(-1) === at) ran[ran.length - 1] = end;
      else ran.push(at, end);
    }
    at = Math.max(at, end);
  };
  const close = () => {
    upTo(open.at(-1).endOffset);
    open.pop();
  };
  for (const range of ranges) {
    while (open.length > 0 && open.at(-1).endOffset <= range.startOffset) close();
    upTo(range.startOffset);
    open.push(range);
  }
  while (open.length > 0) close();
  return ran;
}

/** Merges the ranges of two processes. */
function together(one, other) {
  const pairs = [one, other].flatMap((list) =>
    Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i], list[2 * i + 1]]),
  );
  const joined = [];
  for (const [from, to] of pairs.sort((a, b) => a[0] - b[0]))
    if (joined.length > 0 && joined.at(-1) >= from) joined[joined.length - 1] = Math.max(joined.at(-1), to);
    else joined.push(from, to);
  return joined;
}

// eslint-disable-next-line no-empty-pattern -- vitest reads the names of what a hook wants
afterAll(async ({}, { file }) => {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
  const { user, system } = process.cpuUsage(start);
  const reports = [result];
  for (const name of readdirSync(others))
    try {
      reports.push(JSON.parse(readFileSync(path.join(others, name), "utf8")).result);
    } catch {
      // A killed program leaves an incomplete report.
    }
  rmSync(others, { recursive: true, force: true });
  const ran = {};
  for (const { url, functions } of reports.flat()) {
    if (!url.startsWith("file:")) continue;
    const name = path.relative(COMPILED, fileURLToPath(url)).replaceAll("\\", "/");
    if (name.startsWith("..") || !name.endsWith(".js")) continue;
    const found = stretches(functions);
    ran[name] = ran[name] ? together(ran[name], found) : found;
  }
  const test = path.relative(process.cwd(), file.filepath).replaceAll("\\", "/");
  const report = path.join(process.env.MUTANTS_COVERAGE, `${test.replaceAll("/", "+")}.json`);
  writeFileSync(report, JSON.stringify({ test, seconds: (user + system) / 1e6, ran }));
});
