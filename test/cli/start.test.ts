/** What every command loads before it does anything: nothing that only some of them need. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { TOGETHER } from "../../scripts/bundle.mjs";
import { COMPILED } from "../../scripts/compile-sources.mjs";

const IMPORT = /^(?:import|export) (?:[^"()]*? from )?"(\.[^"]+\.js)"/gm;

/** A module with everything that it imports, late imports aside: names below src, each with the module that asked for it. */
function loadedWith(entries: readonly string[]): Map<string, string> {
  const found = new Map(entries.map((entry) => [entry, "the start"]));
  for (const name of found.keys())
    for (const [, asked] of readFileSync(path.join(COMPILED, name), "utf8").matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(name), asked);
      if (!found.has(target)) found.set(target, name);
    }
  return found;
}

const LATE =
  /^(kernel\/(football|machine)|stats|systems|sim\/(?!part-of|until-play)|league|text\/tables|press\/(?!order)|render|files|studio|sheet\/layout)/;
const early = (loaded: Map<string, string>) =>
  [...loaded].filter(([name]) => LATE.test(name)).map(([name, by]) => `${name}, by ${by}`);

const modules = readdirSync(COMPILED, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".js"));

describe("the start of a command", () => {
  it("loads no statistics, tables, games, leagues, layout or press", () => {
    const loaded = loadedWith(["cli/process.js"]);
    expect(loaded.size).toBeGreaterThan(60);
    expect(loaded.has("cli/commands/print.js")).toBe(true);
    expect(early(loaded)).toEqual([]);
  });

  it("leaves them out of the chunk that every command loads", () => {
    const { test } = TOGETHER.find(({ name }) => name === "base")!;
    const base = modules.filter((name) => test.test(`/src/${name.replace(/\.js$/, ".ts")}`));
    expect(base.length).toBeGreaterThan(60);
    expect(early(loadedWith(base))).toEqual([]);
  });
});
