/**
 * `npm run mutants`: would the tests notice? Changes the sources at seeded random places, one change at a time in a copy of the project, and
 * runs the tests that are nearest by imports until one fails. You may edit the project meanwhile: only the copy is read.
 *
 *   --count N    mutants that compile (60)     --seed N    which ones (1)
 *   --least P    percent that must be killed (95), else exit code 1
 *   --tests N    test files to run per mutant at most, the nearest first (40)
 *   --seconds N  seconds of tests per mutant at most (180), by the times that vitest measured before
 *   --only DIR   sources below src/DIR
 *   --at FILE:LINE[,FILE:LINE...]  no random places: every change at these lines
 *   --json FILE  a line of JSON per mutant: its place, its change and the test that killed it. A run that was stopped resumes from the
 *                file: mutants in it are not run again. Survivors are, with --again
 */
import { spawnSync } from "node:child_process";
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
import { parseArgs } from "node:util";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    least: { type: "string", default: "95" },
    tests: { type: "string", default: "40" },
    seconds: { type: "string", default: "180" },
    only: { type: "string", default: "" },
    at: { type: "string", default: "" },
    json: { type: "string" },
    again: { type: "boolean", default: false },
  },
});
const [count, seed, least, mostTests, mostSeconds] = [
  values.count,
  values.seed,
  values.least,
  values.tests,
  values.seconds,
].map(Number);
/** Programs for those who make Pressbox, lists of exports, and Studio: its tests meet it as it was built, in a browser. */
const LEFT_OUT = /^(cli\/(bench|docs|prebuild)\/|docs\/|studio\/|index\.ts|web\.ts)/;
/** Milliseconds after which a run of tests counts as failed, an endless loop: a start, and this often the time that the tests took before. */
const ENDLESS = { start: 90_000, often: 5 };
/** Most changes are noticed by so many of the nearest tests: an endless loop is found soon. */
const NEAREST = 5;

const generator = xoroshiro128plus(seed);
const below = (n) => uniformInt(generator, 0, n - 1);

const copy = mkdtempSync(path.join(tmpdir(), "pressbox-mutants-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const entry of readdirSync(ROOT))
  if (!["node_modules", ".git", "out", "coverage"].includes(entry))
    cpSync(path.join(ROOT, entry), path.join(copy, entry), { recursive: true, preserveTimestamps: true });
symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"), "junction");

const inCopy = (file) => path.join(copy, file);
const textOf = (file) => readFileSync(inCopy(file), "utf8");

const slashed = (file) => file.replaceAll("\\", "/");
const filesBelow = (folder, ending) =>
  readdirSync(inCopy(folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${slashed(file)}`)
    .filter((file) => file.endsWith(ending))
    .sort();

const sources = filesBelow("src", ".ts");
const tests = filesBelow("test", ".ts");
const known = new Set([...sources, ...tests]);

/** Files that a file imports, types and late imports included. */
const importsOf = new Map(
  [...known].map((file) => [
    file,
    ts
      .preProcessFile(textOf(file), true, true)
      .importedFiles.map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName).replace(/\.js$/, ".ts"))
      .filter((to) => known.has(to)),
  ]),
);
const importedBy = new Map([...known].map((file) => [file, []]));
for (const [file, targets] of importsOf) for (const target of targets) importedBy.get(target).push(file);

/** Milliseconds that each test file took when vitest last ran it; empty where it never ran. */
function measuredTimes() {
  const folder = inCopy("node_modules/.vite/vitest");
  const files = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name, "results.json")) : [];
  return new Map(
    files
      .filter((file) => existsSync(file))
      .flatMap((file) => JSON.parse(readFileSync(file, "utf8")).results)
      .map(([name, { duration }]) => [name.slice(name.indexOf(":") + 1), duration]),
  );
}
const times = measuredTimes();
const secondsOf = (file) => (times.get(file) ?? 1000) / 1000;

/** Test files that fail without any change, here and now. */
const unfit = new Set();

/** Test files by the number of imports between them and a source, nearest first; ten seconds count like an import. */
function nearestTests(source) {
  const steps = new Map([[source, 0]]);
  const queue = [source];
  for (const file of queue)
    for (const other of importedBy.get(file))
      if (!steps.has(other)) {
        steps.set(other, steps.get(file) + 1);
        queue.push(other);
      }
  // Tests in the folder that mirrors the source's come first.
  const mirror = path.posix.dirname(source).replace(/^src/, "test");
  // What a game prints is compared with its goldens, many imports away.
  const prints = /^src\/systems\/([^/]+)\/(facts|figures|book)\//.exec(source);
  const golden = prints && `test/contract/${prints[1]}.test.ts`;
  const rank = (file) =>
    file === golden ? 1 : steps.get(file) - (file.startsWith(`${mirror}/`) ? 3 : 0) + secondsOf(file) / 10;
  let seconds = 0;
  return [...steps.keys()]
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".long.test.ts") && !file.startsWith("test/docs/"))
    .filter((file) => !unfit.has(file))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .slice(0, mostTests)
    .filter((file, i) => (seconds += secondsOf(file)) <= mostSeconds || i < 4);
}

const SWAPPED = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "+",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+=": "-=",
  "-=": "+=",
};

/** What a node may become: [start, end, text]. */
function changesOf(node, file) {
  const found = [];
  const put = (from, to, text) => found.push([from, to, text]);
  if (ts.isBinaryExpression(node)) {
    const { operatorToken: token } = node;
    const swapped = SWAPPED[token.getText(file)];
    if (swapped !== undefined) put(token.getStart(file), token.end, swapped);
  }
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
    put(node.getStart(file), node.end, `${Number(node.text) + 1}`);
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    put(condition.getStart(file), condition.end, `!(${condition.getText(file)})`);
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) put(node.getStart(file), node.end, "false");
  if (node.kind === ts.SyntaxKind.FalseKeyword) put(node.getStart(file), node.end, "true");
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) put(node.getStart(file), node.end, ";");
  if (ts.isReturnStatement(node) && node.expression && ts.isIdentifier(node.expression))
    put(node.getStart(file), node.end, "return undefined as never;");
  return found;
}

/** Type positions and imports are no code. */
const isCode = (node) =>
  !ts.isTypeNode(node) &&
  !ts.isInterfaceDeclaration(node) &&
  !ts.isTypeAliasDeclaration(node) &&
  !ts.isImportDeclaration(node);

const mutable = sources.filter((file) => {
  const name = file.slice("src/".length);
  return !LEFT_OUT.test(name) && name.startsWith(values.only);
});
const lines = mutable.map((file) => textOf(file).split("\n").length);
const allLines = lines.reduce((sum, n) => sum + n, 0);

/** All changes of a source. */
function changesIn(name) {
  const text = textOf(name);
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const changes = [];
  const visit = (node) => {
    if (!isCode(node)) return;
    changes.push(...changesOf(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes.map(([from, to, put]) => ({
    name,
    line: file.getLineAndCharacterOfPosition(from).line + 1,
    was: text.slice(from, to),
    put,
    text: text.slice(0, from) + put + text.slice(to),
  }));
}

/** A change near a random line of all sources; undefined where none is near. */
function randomChange() {
  let at = below(allLines);
  let i = 0;
  while (at >= lines[i]) at -= lines[i++];
  const near = changesIn(mutable[i]).filter(({ line }) => Math.abs(line - 1 - at) <= 5);
  return near.length === 0 ? undefined : near[below(near.length)];
}

/** Changes at places that were asked for. */
const changesAt = (places) =>
  places.split(",").flatMap((place) => {
    const [name, line] = place.split(":");
    return changesIn(name).filter((change) => change.line === Number(line));
  });

/** `count` different changes that compile, from random places. */
function* randomChanges() {
  const seen = new Set();
  for (let made = 0, tries = 0; made < count && tries < 50 * count; tries++) {
    const change = randomChange();
    if (!change || seen.has(change.text) || change.text === textOf(change.name) || !compiles(change)) continue;
    seen.add(change.text);
    made++;
    yield change;
  }
}

/** Says whether a changed file still type-checks; other files are taken as they are. */
function typeChecker() {
  const config = ts.getParsedCommandLineOfConfigFile(
    inCopy("tsconfig.json"),
    { noUnusedLocals: false, noUnusedParameters: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  let changed;
  let version = 0;
  const service = ts.createLanguageService({
    getScriptFileNames: () => config.fileNames.filter((file) => file.includes("/src/")),
    getScriptVersion: (file) => (changed?.file === file ? `${version}` : "0"),
    getScriptSnapshot: (file) => {
      const text = changed?.file === file ? changed.text : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => copy,
    getCompilationSettings: () => config.options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return ({ name, text }) => {
    const file = slashed(inCopy(name));
    changed = { file, text };
    version++;
    return service.getSyntacticDiagnostics(file).length === 0 && service.getSemanticDiagnostics(file).length === 0;
  };
}

const ORDER = "MUTANT_TESTS";
writeFileSync(
  inCopy("vitest.mutants.config.ts"),
  `import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import whole from "./vitest.config.js";
const order = process.env.${ORDER}!.split(",");
class AsGiven extends BaseSequencer {
  override async sort(files) {
    const rank = ({ moduleId }) => order.findIndex((file) => moduleId.endsWith(file));
    return [...files].sort((one, other) => rank(one) - rank(other));
  }
}
export default defineConfig({ ...whole, test: { ...whole.test, sequence: { sequencer: AsGiven } } });
`,
);

/** Runs tests in the copy, in the order given, until one fails. @returns the name of the file that failed, or undefined */
function failing(files) {
  if (files.length === 0) return undefined;
  const report = inCopy("mutants-report.json");
  const seconds = files.reduce((sum, file) => sum + secondsOf(file), 0);
  const timeout = ENDLESS.start + Math.round(ENDLESS.often * 1000 * seconds);
  rmSync(report, { force: true });
  const options = ["--bail", "1", "--reporter", "json", "--outputFile", report, "--maxWorkers", "1"];
  const run = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.mutants.config.ts", ...options, ...files],
    { cwd: copy, stdio: "ignore", timeout, env: { ...process.env, [ORDER]: files.join(",") } },
  );
  if (run.status === 0) return undefined;
  if (run.error) return "endless";
  if (!existsSync(report)) return "broken";
  const failed = JSON.parse(readFileSync(report, "utf8")).testResults.find(({ status }) => status === "failed");
  return failed ? path.posix.relative(slashed(copy), slashed(failed.name)) : "broken";
}

/** With a change in place, the test that notices it. */
function killerOf(change, files) {
  const original = textOf(change.name);
  writeFileSync(inCopy(change.name), change.text);
  try {
    return failing(files.slice(0, NEAREST)) ?? failing(files.slice(NEAREST));
  } finally {
    writeFileSync(inCopy(change.name), original);
  }
}

/** Tests that pass without a change: what they find is the change's fault. */
const fit = new Set();

/**
 * The test that notices a change, if any, and the tests that ran. A test that fails without the change notices nothing, and one that is
 * only slow proves no endless loop: both are found out by running them again without it.
 */
function honestKillerOf(change) {
  for (;;) {
    const files = nearestTests(change.name);
    const by = killerOf(change, files);
    if (by === undefined || fit.has(by)) return [by, files];
    // A module that cannot be loaded and an endless loop name no test.
    const nameless = by === "broken" || by === "endless";
    const own = nameless ? files.slice(0, NEAREST) : [by];
    const without = failing(own);
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
const typeChecks = typeChecker();
const { json } = values;
const keyOf = ({ place, was, put }) => JSON.stringify([place, was, put]);
/** Mutants that an earlier run wrote down: they compile, and are not run again. */
const finished = new Map(
  (json && existsSync(json) ? readFileSync(json, "utf8").trim().split("\n").filter(Boolean) : [])
    .map((line) => JSON.parse(line))
    .map((result) => [keyOf(result), result]),
);
const asResult = ({ name, line, was, put }) => ({ place: `${name}:${line}`, was, put });
const finishedResult = (change) => finished.get(keyOf(asResult(change)));
const compiles = (change) => finishedResult(change) !== undefined || typeChecks(change);

/** Runs the tests against a change, and writes down what they say. */
function resultOf(change) {
  const known = finishedResult(change);
  if (known && (known.killedBy !== null || !values.again)) return known;
  const [by, files] = honestKillerOf(change);
  const result = { ...asResult(change), killedBy: by ?? null, testFiles: files.length };
  const shown = `${result.place}  ${oneLine(change.was)} -> ${oneLine(change.put)}`;
  console.log(by === undefined ? `SURVIVED ${shown}  (${files.length} test files)` : `killed   ${shown}  by ${by}`);
  if (json) appendFileSync(json, `${JSON.stringify(result)}\n`);
  return result;
}

const results = [];
for (const change of values.at ? changesAt(values.at).filter(compiles) : randomChanges())
  results.push(resultOf(change));
const killed = results.filter(({ killedBy }) => killedBy !== null).length;
const share = results.length === 0 ? 0 : (100 * killed) / results.length;
const whence = values.at ? "" : `, seed ${seed}`;
console.log(`\n${killed} of ${results.length} mutants killed (${share.toFixed(1)}%)${whence}`);
for (const { place, was, put, killedBy } of results)
  if (killedBy === null) console.log(`survived: ${place}  ${oneLine(was)} -> ${oneLine(put)}`);
if (share < least) process.exitCode = 1;
