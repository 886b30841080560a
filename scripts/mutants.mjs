/**
 * `npm run mutants`: would the tests notice? Changes the sources at seeded random places, one change at a time in a copy of the project, and
 * runs the test files that run the changed code until one fails. You may edit the project meanwhile: only the copy is read.
 *
 *   --count N    mutants that compile (60)     --seed N    which ones (1)
 *   --least P    percent that must be killed or answered, else exit code 1 (95)
 *   --tests N    test files to run per mutant at most, the most promising first (40)
 *   --seconds N  CPU seconds of tests per mutant at most (90), by what they took when they were measured
 *   --coverage FILE  which test file runs which code (pressbox-mutants.json in the folder for temporary files). Made when missing: the
 *                whole suite once, half an hour of CPU time. It may be older than the sources: changed modules are run by all that load them
 *   --workers N  processes for that run (1)
 *   --part I/N   the I-th of N runs beside each other, which write to the same --json file
 *   --only DIR   sources below src/DIR
 *   --at FILE:LINE[,FILE:LINE...]  no random places: every change at these lines
 *   --json FILE  a line of JSON per mutant: its place, its change and the test that killed it. A run that was stopped resumes from the
 *                file: mutants in it count and are not run again, as long as their line is still there. Survivors are, with --again. Not with --at
 *
 * scripts/mutants/reasons.yaml answers survivors that change nothing anybody could see: they are told apart.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { givenArgs, requireNoMore } from "./given-files.mjs";
import { changesIn, drawChanges, keyOf } from "./mutants/changes.mjs";
import { typeChecker } from "./mutants/compiles.mjs";
import { measureCoverage } from "./mutants/coverage.mjs";
import { importsOf, rankTests, stepsFrom } from "./mutants/rank.mjs";
import { runVitest } from "./mutants/vitest.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const USAGE =
  "node scripts/mutants.mjs [--count N] [--seed N] [--part 1/2] [--only PATH] [--at PLACE] [--json FILE] ...";
const { values, positionals } = givenArgs(
  {
    count: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    least: { type: "string", default: "95" },
    tests: { type: "string", default: "40" },
    seconds: { type: "string", default: "90" },
    coverage: { type: "string", default: path.join(tmpdir(), "pressbox-mutants.json") },
    workers: { type: "string", default: "1" },
    part: { type: "string", default: "1/1" },
    only: { type: "string", default: "" },
    at: { type: "string", default: "" },
    json: { type: "string" },
    again: { type: "boolean", default: false },
  },
  USAGE,
);
requireNoMore(positionals, USAGE);
const [part, parts] = values.part.split("/").map(Number);
const [count, least, mostTests, mostSeconds] = [values.count, values.least, values.tests, values.seconds].map(Number);
/** Tools for Pressbox's developers, re-exports, and Studio, whose tests run the built page in a browser. */
const LEFT_OUT = /^src\/(cli\/(bench|docs|prebuild)\/|docs\/|studio\/|index\.ts|web\.ts)/;
/** Tests that import these run the built package. */
const BUILT = ["test/studio/site.ts", "test/browser/in-page.ts", "scripts/build.mjs"];
const BUILDS = ["test/cli/pack.test.ts"];
/** Time limit of a test run, milliseconds; longer runs count as endless loops: a start-up time, plus this multiple of the tests' own time. */
const ENDLESS = { start: 90_000, often: 10 };
/** Most changes are caught by the first tests, so endless loops are found early. */
const FIRST = { files: 5, seconds: 8 };
/** If fewer tests run a place, tests that import its file run, too. */
const FEW = 6;

const copy = mkdtempSync(path.join(tmpdir(), "pressbox-mutants-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
for (const entry of readdirSync(ROOT))
  if (!["node_modules", ".git", "out", "coverage"].includes(entry))
    cpSync(path.join(ROOT, entry), path.join(copy, entry), { recursive: true, preserveTimestamps: true });
symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"), "junction");

const textsBelow = (folder) =>
  readdirSync(path.join(copy, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => [file, readFileSync(path.join(copy, file), "utf8")]);
const sources = new Map(textsBelow("src"));
const testTexts = new Map(textsBelow("test"));
const { imports, importers } = importsOf(new Map([...sources, ...testTexts]));
const tests = new Set(
  [...testTexts.keys()]
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".long.test.ts") && !BUILDS.includes(file))
    .filter((file) => ![...stepsFrom(file, imports).keys()].some((one) => BUILT.includes(one))),
);

async function coverageOfSuite() {
  if (!existsSync(values.coverage)) {
    console.log(`runs ${tests.size} test files once, to know which code each of them runs`);
    const measured = await measureCoverage({ copy, tests: [...tests], workers: values.workers, sources });
    writeFileSync(values.coverage, JSON.stringify(measured));
  }
  return JSON.parse(readFileSync(values.coverage, "utf8"));
}

const { testsFor, secondsOf } = rankTests({ coverage: await coverageOfSuite(), importers, tests });

/** Test files that fail here without any change. */
const unfit = new Set();
/** Tests that pass without a change, so a failure is the change's fault. */
const fit = new Set();

/** The test files to run against a change. */
async function testFilesFor(change) {
  const { covering, nearest } = await testsFor(change, sources.get(change.file));
  const asked = covering.length < FEW ? [...covering, ...nearest.slice(0, FEW)] : covering;
  let seconds = 0;
  return asked
    .filter((file) => !unfit.has(file))
    .slice(0, mostTests)
    .filter((file, i) => (seconds += secondsOf(file)) <= mostSeconds || i < 3);
}

/** Runs tests in the copy, in the given order, until one fails. @returns the name of the failing file, or undefined */
async function failing(files) {
  if (files.length === 0) return undefined;
  const seconds = files.reduce((sum, file) => sum + secondsOf(file), 0);
  const timeout = ENDLESS.start + Math.round(ENDLESS.often * 1000 * seconds);
  const { passed, timedOut, failed } = await runVitest({ copy, files, bail: 1, timeout });
  if (passed) return undefined;
  return timedOut ? "endless" : (failed?.[0] ?? "broken");
}

/** The first files, which together take little time. */
function firstOf(files) {
  let seconds = 0;
  return files.filter((file, i) => i === 0 || ((seconds += secondsOf(file)) <= FIRST.seconds && i < FIRST.files));
}

/** The test that catches an applied change. */
async function killerOf(change, files) {
  const place = path.join(copy, change.file);
  writeFileSync(place, change.text);
  try {
    const first = firstOf(files);
    return (await failing(first)) ?? (await failing(files.filter((file) => !first.includes(file))));
  } finally {
    writeFileSync(place, sources.get(change.file));
  }
}

/**
 * The test that catches a change, if any, and the tests that ran. A test that fails without the change catches nothing,
 * and a slow test proves no endless loop: both are verified by running them again without the change.
 */
async function honestKillerOf(change) {
  for (;;) {
    const files = await testFilesFor(change);
    const by = await killerOf(change, files);
    if (by === undefined || fit.has(by)) return [by, files];
    // A module that fails to load and an endless loop name no test.
    const nameless = by === "broken" || by === "endless";
    const own = nameless ? firstOf(files) : [by];
    const without = await failing(own);
    if (without === undefined) {
      if (!nameless) fit.add(by);
      return [by, files];
    }
    if (without === "endless") ENDLESS.often *= 2;
    else unfit.add(without === "broken" ? own[0] : without);
    console.log(
      without === "endless" ? "slow: twice the time for all tests" : `unfit: ${own.join(", ")} fails without a change`,
    );
  }
}

const oneLine = (text) => text.replaceAll(/\s+/g, " ").slice(0, 90);
const shown = ({ file, line, was, put }) => `${file}:${line}  ${oneLine(was)} -> ${oneLine(put)}`;
const compiles = typeChecker(copy, sources);

/** All changes of a file, by key. */
const changesOf = new Map();
function changeOf(file, key) {
  if (!sources.has(file)) return undefined;
  if (!changesOf.has(file))
    changesOf.set(file, new Map(changesIn(file, sources.get(file)).map((change) => [keyOf(change), change])));
  return changesOf.get(file).get(key);
}

const json = values.at ? undefined : values.json;
/** Results of earlier runs; the last one counts. */
const finished = new Map(
  (json && existsSync(json) ? readFileSync(json, "utf8").trim().split("\n").filter(Boolean) : [])
    .map((line) => JSON.parse(line))
    .map((result) => [keyOf(result), result]),
);
const answers = parse(readFileSync(path.join(copy, "scripts/mutants/reasons.yaml"), "utf8"));
const reasonOf = ({ file, code, was, put }) =>
  answers.find((one) => one.file === file && one.code === code && one.was === was && (one.put ?? put) === put)?.reason;

/** Runs the tests against a change and stores the result. */
async function resultOf(change) {
  const known = finished.get(keyOf(change));
  const place = { line: change.line };
  if (known && (known.killedBy !== null || !values.again || reasonOf(change))) return { ...known, ...place };
  const start = Date.now();
  const [by, files] = await honestKillerOf(change);
  const seconds = Math.round((Date.now() - start) / 1000);
  const { file, line, code, was, put, nth } = change;
  const result = { file, line, code, was, put, nth, killedBy: by ?? null, testFiles: files.length, seconds };
  console.log(
    by === undefined
      ? `SURVIVED ${shown(change)}  (${files.length} test files, ${seconds} s)`
      : `killed   ${shown(change)}  by ${by} (${seconds} s)`,
  );
  if (json) appendFileSync(json, `${JSON.stringify(result)}\n`);
  return result;
}

const asked = (file) => !LEFT_OUT.test(file) && file.startsWith(`src/${values.only}`);

/** Changes at the requested places. */
const changesAt = (places) =>
  places.split(",").flatMap((place) => {
    const [file, line] = place.split(":");
    return changesIn(file, sources.get(file)).filter((change) => change.line === Number(line) && compiles(change));
  });

/** `count` different changes that compile: those of earlier runs first, then others at random. */
function* randomChanges() {
  const taken = new Set();
  for (const [key, { file }] of finished) {
    const change = asked(file) && taken.size < count && changeOf(file, key);
    if (change) {
      taken.add(key);
      yield change;
    }
  }
  const open = new Map([...sources].filter(([file]) => asked(file)));
  for (const { file, key } of drawChanges(open, values.seed)) {
    if (taken.size >= count) return;
    const change = !taken.has(key) && changeOf(file, key);
    if (!change || !compiles(change)) continue;
    taken.add(key);
    if (taken.size % parts === part - 1) yield change;
  }
}

const results = [];
for (const change of values.at ? changesAt(values.at) : randomChanges()) results.push(await resultOf(change));
const survivors = results.filter(({ killedBy }) => killedBy === null);
const killed = results.length - survivors.length;
const answered = survivors.filter(reasonOf);
const percent = (part) => (results.length === 0 ? 0 : (100 * part) / results.length);
console.log(
  `\n${killed} of ${results.length} mutants killed (${percent(killed).toFixed(1)}%)${values.at ? "" : `, seed ${values.seed}`}; ` +
    `${answered.length} answered, ${survivors.length - answered.length} left`,
);
for (const result of answered) console.log(`answered: ${shown(result)}  ${reasonOf(result)}`);
for (const result of survivors) if (!answered.includes(result)) console.log(`survived: ${shown(result)}`);
if (percent(killed + answered.length) < least) process.exitCode = 1;
