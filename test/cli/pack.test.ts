/** The packed tarball, installed elsewhere, runs. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
let folder = "";
let home = "";

const run = (file: string, args: readonly string[], cwd = home): string =>
  execFileSync(file, args, { cwd, encoding: "utf8", shell: process.platform === "win32" });

/** What npm would install: the package beside its dependencies. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pressbox-pack-"));
  execFileSync(
    process.execPath,
    [
      path.join(ROOT, "node_modules/typescript/bin/tsc"),
      "-p",
      "tsconfig.build.json",
      "--outDir",
      path.join(folder, "stage/dist"),
    ],
    { cwd: ROOT },
  );
  for (const name of ["package.json", "templates", "assets", "README.md", "CHANGELOG.md", "LICENSE"])
    cpSync(path.join(ROOT, name), path.join(folder, "stage", name), { recursive: true });
  execFileSync(npm, ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], {
    cwd: path.join(folder, "stage"),
    shell: process.platform === "win32",
  });
  home = path.join(folder, "somewhere else");
  const modules = path.join(home, "node_modules");
  mkdirSync(home, { recursive: true });
  // A package of its own: a package.json above it, left in the temporary folder, would answer to the name.
  writeFileSync(path.join(home, "package.json"), '{ "name": "somewhere-else", "private": true }');
  mkdirSync(path.join(modules, "pressbox"), { recursive: true });
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"))!;
  execFileSync("tar", [
    "-xzf",
    path.join(folder, tarball),
    "--strip-components=1",
    "-C",
    path.join(modules, "pressbox"),
  ]);
  for (const name of readdirSync(path.join(ROOT, "node_modules"))) {
    if (name !== "pressbox" && !name.startsWith("."))
      symlinkSync(path.join(ROOT, "node_modules", name), path.join(modules, name), "junction");
  }
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the packed package", () => {
  const bin = (): string => path.join(home, "node_modules/pressbox/dist/cli/main.js");

  it("prints a sheet into the folder that it is called from", () => {
    expect(run(process.execPath, [bin(), "print", "dynasty", "scoresheet"])).toContain("scoresheet.pdf");
    expect(existsSync(path.join(home, "out", "dynasty-scoresheet.pdf"))).toBe(true);
  });

  it("can be imported by its name", () => {
    writeFileSync(
      path.join(home, "use.mjs"),
      'import { loadSystem, renderPdf } from "pressbox"; console.log((await loadSystem("dynasty")).title, typeof renderPdf);',
    );
    expect(run(process.execPath, ["use.mjs"]).trim()).toBe("d6 Dynasty function");
    expect(existsSync(path.join(home, "node_modules/pressbox/dist/index.d.ts"))).toBe(true);
  });

  it("holds what it needs and nothing that tests need", () => {
    const kept = readdirSync(path.join(home, "node_modules/pressbox")).sort();
    expect(kept).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "assets", "dist", "package.json", "templates"]);
  });
});
