/** Wrong arguments of scripts and of the bench: each names itself in one line, before any work and without a stack trace. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runBench } from "../../src/cli/bench/run.js";

const ROOT = join(import.meta.dirname, "../..");
const run = (script: string, args: readonly string[]) => {
  const line = [join(ROOT, "scripts", script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { encoding: "utf8", cwd: ROOT });
  return { status, stdout, lines: stderr.trimEnd().split("\n") };
};

it.each([
  ["dice-constants", "--bogus", "Unknown option '--bogus'"],
  ["dice-constants", "--times 0 x", '--times cannot be "0"; expected a whole number from 1 on'],
  ["foul-rates", "--bogus", "Unknown option '--bogus'"],
  ["foul-rates", "scripts 16", '"16" is not a year'],
  ["mutants", "--bogus", "Unknown option '--bogus'"],
  ["mutants", "extra", '"extra" is an extra argument'],
  ["pen-and-paper-spread", "--bogus", "Unknown option '--bogus'"],
  ["penalty-shares", "--bogus", "Unknown option '--bogus'"],
  ["sample-league", "extra", '"extra" is an extra argument'],
  ["season-tables", "a 2016 b --bogus", "Unknown option '--bogus'"],
  ["season-tables", "a 2016 b extra", '"extra" is an extra argument'],
  ["season-tables", "a 16 b", '"16" is not a year'],
  ["shape-era", "--bogus", "Unknown option '--bogus'"],
  ["shape-era", "2016 a extra", '"extra" is an extra argument'],
  ["shape-era", "16 scripts", '"16" is not a year'],
  ["situations", "--bogus", "Unknown option '--bogus'"],
  ["situations", "scripts 16", '"16" is not a year'],
  ["team-effects", "--bogus", "Unknown option '--bogus'"],
])("%s %s", (script, args, message) => {
  const { status, stdout, lines } = run(`${script}.mjs`, args.split(" "));
  expect([status, stdout, lines]).toEqual([2, "", [message, expect.stringMatching(/^usage: node scripts\/\S+\.mjs/)]]);
});

it.each([
  "dice-constants",
  "foul-rates",
  "pen-and-paper-spread",
  "penalty-shares",
  "season-tables",
  "shape-era",
  "situations",
  "team-effects",
])("%s without arguments shows its usage", (script) => {
  const { status, stdout, lines } = run(`${script}.mjs`, []);
  expect([status, stdout, lines]).toEqual([
    2,
    "",
    [expect.stringMatching(new RegExp(`^usage: node scripts/${script}\\.mjs .+`))],
  ]);
});

it.each([
  ["bogus", 2, 'the bench has no "bogus"; hint: '],
  ["--bogus", 2, 'the bench has no "--bogus"; hint: '],
  ["--only", 2, 'the bench has no part ""; hint: parts: start, '],
  ["--only bogus", 2, 'the bench has no part "bogus"; hint: parts: start, '],
  ["--only start extra", 2, '"extra" is an extra argument; hint: '],
  ["studio extra", 2, '"extra" is an extra argument; hint: '],
  ["realism", 2, "expected a folder; found none; hint: npm run bench -- realism DIR... "],
  ["realism nowhere ./nowhere", 2, '"./nowhere" is named twice; expected each season once'],
  ["realism nowhere", 1, "nowhere: there is no such file or folder"],
  ["realism nowhere --bogus", 2, "Unknown option '--bogus'; hint: npm run bench -- realism DIR... "],
  ["realism nowhere --times x", 2, '--times cannot be "x"; expected a whole number from 1 on'],
  ["realism nowhere --system chess", 2, 'no teams of "chess" are rated; hint: known: '],
])("bench %s", async (args, code, message) => {
  let [out, err] = ["", ""];
  const ended = await runBench(args.split(" "), { out: (text) => (out += text), err: (text) => (err += text) });
  expect([ended, out, err.trimEnd().split("\n")]).toEqual([code, "", [expect.stringContaining(message)]]);
});

it("the bench as a program ends with that line and code", () => {
  const { status, stdout, lines } = run("tool.mjs", ["cli/bench/main", "bogus"]);
  expect([status, stdout, lines]).toEqual([2, "", [expect.stringContaining('the bench has no "bogus"; hint: ')]]);
});
