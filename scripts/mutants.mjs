/**
 * `npm run mutants`: would the tests notice? Changes the sources at seeded random places, one change at a time in a copy of the project, and
 * runs the tests that are nearest by imports until one fails.
 *
 *   --count N   mutants that compile (60)      --seed N    which ones (1)
 *   --least P   percent that must be killed (95), else exit code 1
 *   --tests N   test files to run per mutant at most, the nearest first (40)
 *   --only DIR  sources below src/DIR
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
    only: { type: "string", default: "" },
  },
});
const [count, seed, least, mostTests] = [values.count, values.seed, values.least, values.tests].map(Number);
/** Programs for those who make Pressbox, and lists of exports. */
const LEFT_OUT = /^(cli\/(bench|docs|prebuild)\/|docs\/|index\.ts|web\.ts)/;
/** Milliseconds after which a run of tests counts as failed: an endless loop. */
const ENDLESS = 240_000;

const generator = xoroshiro128plus(seed);
const below = (n) => uniformInt(generator, 0, n - 1);

const slashed = (file) => file.replaceAll("\\", "/");
const filesBelow = (folder, ending) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
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
      .preProcessFile(readFileSync(path.join(ROOT, file), "utf8"), true, true)
      .importedFiles.map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName).replace(/\.js$/, ".ts"))
      .filter((to) => known.has(to)),
  ]),
);
const importedBy = new Map([...known].map((file) => [file, []]));
for (const [file, targets] of importsOf) for (const target of targets) importedBy.get(target).push(file);

/** Test files by the number of imports between them and a source, nearest first. */
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
  const rank = (file) => steps.get(file) - (file.startsWith(`${mirror}/`) ? 3 : 0);
  return [...steps.keys()]
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".long.test.ts") && !file.startsWith("test/docs/"))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .slice(0, mostTests);
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
const lines = mutable.map((file) => readFileSync(path.join(ROOT, file), "utf8").split("\n").length);
const allLines = lines.reduce((sum, n) => sum + n, 0);

/** A change near a random line of all sources. */
function randomChange() {
  let at = below(allLines);
  let i = 0;
  while (at >= lines[i]) at -= lines[i++];
  const name = mutable[i];
  const text = readFileSync(path.join(ROOT, name), "utf8");
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const changes = [];
  const visit = (node) => {
    if (!isCode(node)) return;
    changes.push(...changesOf(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const lineOf = (from) => file.getLineAndCharacterOfPosition(from).line;
  const near = changes.filter(([from]) => Math.abs(lineOf(from) - at) <= 5);
  if (near.length === 0) return undefined;
  const [from, to, put] = near[below(near.length)];
  return {
    name,
    line: lineOf(from) + 1,
    was: text.slice(from, to),
    put,
    text: text.slice(0, from) + put + text.slice(to),
  };
}

/** Says whether a changed file still type-checks; other files are taken as they are. */
function typeChecker() {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(ROOT, "tsconfig.json"),
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
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => config.options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return ({ name, text }) => {
    const file = slashed(path.join(ROOT, name));
    changed = { file, text };
    version++;
    return service.getSyntacticDiagnostics(file).length === 0 && service.getSemanticDiagnostics(file).length === 0;
  };
}

const copy = mkdtempSync(path.join(tmpdir(), "pressbox-mutants-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const entry of readdirSync(ROOT))
  if (!["node_modules", ".git", "out", "coverage"].includes(entry))
    cpSync(path.join(ROOT, entry), path.join(copy, entry), { recursive: true });
symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"), "junction");

/** Runs tests in the copy. @returns the name of the file that failed, or undefined */
function failing(files) {
  const run = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--bail", "1", "--reporter", "json", "--maxWorkers", "1", ...files],
    { cwd: copy, encoding: "utf8", timeout: ENDLESS, maxBuffer: 1 << 28 },
  );
  if (run.status === 0) return undefined;
  return /"status":"failed"[\s\S]*?"name":"([^"]+)"/.exec(run.stdout ?? "")?.[1] ?? (run.error ? "endless" : "broken");
}

const compiles = typeChecker();
const survivors = [];
let [made, killed, tries] = [0, 0, 0];
while (made < count && tries++ < 50 * count) {
  const change = randomChange();
  if (!change || change.text === readFileSync(path.join(ROOT, change.name), "utf8") || !compiles(change)) continue;
  made++;
  const target = path.join(copy, change.name);
  const original = readFileSync(target);
  writeFileSync(target, change.text);
  const near = nearestTests(change.name);
  // The nearest first: most changes are noticed there, and a run of few files is short.
  let by;
  for (const part of [near.slice(0, 4), near.slice(4, 12), near.slice(12)]) {
    if (part.length > 0) by = failing(part);
    if (by !== undefined) break;
  }
  writeFileSync(target, original);
  const place = `${change.name}:${change.line}`;
  const shown = `${change.was.replaceAll(/\s+/g, " ").slice(0, 70)} -> ${change.put.replaceAll(/\s+/g, " ").slice(0, 70)}`;
  if (by === undefined) survivors.push(`${place}  ${shown}`);
  else killed++;
  console.log(
    `${by === undefined ? "SURVIVED" : "killed  "} ${place}  ${shown}${by === undefined ? `  (${near.length} test files)` : ""}`,
  );
}
const share = made === 0 ? 0 : (100 * killed) / made;
console.log(`\n${killed} of ${made} mutants killed (${share.toFixed(1)}%), seed ${seed}`);
for (const survivor of survivors) console.log(`survived: ${survivor}`);
if (share < least) process.exitCode = 1;
