// Ranks the test files that may catch a change: most probable first, for the least time.
import { SourceMap } from "node:module";
import path from "node:path";
import ts from "typescript";
import { compiledText } from "../compile-sources.mjs";

/** Files imported by each file, including types and deferred imports; and the reverse. */
export function importsOf(texts) {
  const imports = new Map(
    [...texts].map(([file, text]) => [
      file,
      ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) =>
          path.posix.join(path.posix.dirname(file), fileName).replace(/\.js$/, ".ts"),
        )
        .filter((to) => texts.has(to)),
    ]),
  );
  const importers = new Map([...texts.keys()].map((file) => [file, []]));
  for (const [file, targets] of imports) for (const target of targets) importers.get(target).push(file);
  return { imports, importers };
}

/** Import distance from a file, nearest first. */
export function stepsFrom(file, next) {
  const steps = new Map([[file, 0]]);
  const queue = [file];
  for (const one of queue)
    for (const other of next.get(one))
      if (!steps.has(other)) {
        steps.set(other, steps.get(one) + 1);
        queue.push(other);
      }
  return steps;
}

/** The place in a compiled module that corresponds to a place in its source; both as character offsets. */
export function compiledPlace(map, code, text, at) {
  const before = text.slice(0, at).split("\n");
  const [line, column] = [before.length - 1, before.at(-1).length];
  const found = new SourceMap(map);
  let best;
  let offset = 0;
  code.split("\n").forEach((row, i) => {
    for (let j = 0; j < row.length; j++) {
      const entry = found.findEntry(i, j);
      if (entry.generatedLine !== i || entry.generatedColumn !== j) continue;
      const { originalLine: l, originalColumn: c } = entry;
      const reaches = l < line || (l === line && c <= column);
      if (reaches && (!best || l > best.l || (l === best.l && c > best.c))) best = { l, c, at: offset + j };
    }
    offset += row.length + 1;
  });
  return best?.at ?? 0;
}

const lengthOf = (stretches) => {
  let sum = 0;
  for (let i = 0; i < stretches.length; i += 2) sum += stretches[i + 1] - stretches[i];
  return sum;
};
const holds = (stretches, at) => {
  for (let i = 0; i < stretches.length; i += 2) if (stretches[i] <= at && at < stretches[i + 1]) return true;
  return false;
};

/** Overhead charged per test file, seconds. */
const FILE_SECONDS = 0.2;

/**
 * @param coverage result of `measureCoverage`
 * @param importers `importsOf(...).importers` of sources and tests
 * @param tests test files that may run
 */
export function rankTests({ coverage, importers, tests }) {
  const totals = new Map(
    Object.entries(coverage.tests).map(([test, { ran }]) => [
      test,
      Object.values(ran).reduce((sum, number) => sum + lengthOf(coverage.stretches[number]), 0),
    ]),
  );
  const secondsOf = (test) => coverage.tests[test]?.seconds ?? coverage.times?.[test] ?? 2;

  /** Characters of the module that each test runs beyond loading it; of those alone that run the place, where it is known. */
  function shares(module, at, once) {
    const ran = new Map();
    for (const [test, { ran: modules }] of Object.entries(coverage.tests)) {
      const number = modules[module];
      if (number === undefined) continue;
      const stretches = coverage.stretches[number];
      if (at === undefined || once || holds(stretches, at)) ran.set(test, lengthOf(stretches));
    }
    // Every test that loads a module runs its constants: what counts is how much else it runs.
    const loading = once || at === undefined ? Math.min(...ran.values()) : 0;
    return new Map([...ran].map(([test, length]) => [test, (length - loading + 1) / totals.get(test)]));
  }

  /** @returns test files for a change, most promising first, with their estimated times */
  async function testsFor({ file, at, once }, text) {
    const module = file.replace(/^src\//, "").replace(/\.ts$/, ".js");
    const { code, map } = await compiledText(text, file);
    const known = coverage.modules[module] === code.length ? compiledPlace(map, code, text, at) : undefined;
    const ran = shares(module, known, once);
    const steps = stepsFrom(file, importers);
    // A test that was not measured may run what it imports.
    for (const test of steps.keys())
      if (tests.has(test) && !coverage.tests[test]) ran.set(test, 1 / 10 ** steps.get(test));
    const mirror = path.posix.dirname(file).replace(/^src/, "test");
    const prints = /^src\/systems\/([^/]+)\/(facts|figures|book)\//.exec(file);
    const golden = prints && `test/contract/${prints[1]}.test.ts`;
    const cost = (test) => {
      const near = (test.startsWith(`${mirror}/`) ? 3 : 1) * (test === golden ? 30 : 1);
      return (secondsOf(test) + FILE_SECONDS) / (near * Math.sqrt(ran.get(test)));
    };
    const covering = [...ran.keys()]
      .filter((test) => tests.has(test))
      .sort((a, b) => cost(a) - cost(b) || (a < b ? -1 : 1));
    // Cached work shared by test files or processes is charged to only one of them.
    const nearest = [...steps.keys()].filter((test) => tests.has(test) && !ran.has(test));
    return { covering, nearest };
  }
  return { testsFor, secondsOf };
}
