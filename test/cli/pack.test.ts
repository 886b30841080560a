/** The packed tarball, installed elsewhere, runs. */
import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
let folder = "";
let home = "";

const run = (file: string, args: readonly string[], cwd = home): string =>
  execFileSync(file, args, { cwd, encoding: "utf8", shell: process.platform === "win32" });

/** When the newest file below a folder was written. */
const newest = (below: string): number =>
  Math.max(
    ...readdirSync(path.join(ROOT, below), { recursive: true, encoding: "utf8" }).map(
      (file) => statSync(path.join(ROOT, below, file)).mtimeMs,
    ),
  );

/** What npm would install: the package, built as it stands, beside its dependencies. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pressbox-pack-"));
  const built = path.join(ROOT, "dist/figures.json");
  if (!existsSync(built) || statSync(built).mtimeMs < Math.max(newest("src"), newest("templates")))
    execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: ROOT });
  execFileSync(npm, ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], {
    cwd: ROOT,
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
}, 480_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the packed package", () => {
  const bin = (): string => path.join(home, "node_modules/pressbox/dist/cli/main.js");

  it("prints a sheet into the folder that it is called from", () => {
    expect(run(process.execPath, [bin(), "print", "dynasty", "scoresheet"])).toContain("scoresheet.pdf");
    expect(existsSync(path.join(home, "out", "dynasty-scoresheet.pdf"))).toBe(true);
  });

  it("holds templates that were read ahead, and reads one that was changed since anew", () => {
    const installed = path.join(home, "node_modules/pressbox");
    expect(existsSync(path.join(installed, "dist/templates/dynasty/scoresheet.json"))).toBe(true);
    const template = path.join(installed, "templates/dynasty/scoresheet.hbs");
    appendFileSync(template, '\n{{texx "x"}}\n');
    expect(() => run(process.execPath, [bin(), "print", "dynasty", "scoresheet"])).toThrow(/no block "texx"/);
  });

  it.each(["dynasty", "pen-and-paper", "postcard"])("counts games of %s on two cores as on one", (system) => {
    const many = (threads: number): string =>
      run(process.execPath, [
        bin(),
        ..."play --count 90 --seed 4294967290 --json".split(" "),
        system,
        "--threads",
        `${threads}`,
      ]);
    const one = many(1);
    expect(JSON.parse(one)).toMatchObject({ system, count: 90 });
    expect(many(2)).toBe(one);
  });

  it("N3: four people enter results at once, and all of them stand", async () => {
    const start = "season pen-and-paper --teams 8 --seed 5 --by-hand all --file l.yaml --json".split(" ");
    const { open } = JSON.parse(run(process.execPath, [bin(), ...start])) as { open: { game: string }[] };
    expect(open).toHaveLength(4);
    const enter = promisify(execFile);
    await Promise.all(
      open.map(({ game }, i) =>
        enter(process.execPath, [bin(), "season", "enter", "l.yaml", "--game", game, "--score", `2${i}-17`], {
          cwd: home,
        }),
      ),
    );
    const left = JSON.parse(
      run(process.execPath, [bin(), "season", ...start.slice(1, 2), "--file", "l.yaml", "--years", "0", "--json"]),
    );
    expect((left as { open: unknown[] }).open).toEqual([]);
    expect(readdirSync(home).filter((name) => name.startsWith("l.yaml"))).toEqual(["l.yaml", "l.yaml.before"]);
  });

  it.skipIf(!existsSync("/dev/full"))("N14: an output that cannot be written is one line and exit code 1", () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [bin(), "list"], { stdio: ["ignore", full, "pipe"] });
    closeSync(full);
    expect([status, stderr.toString()]).toEqual([1, "the output cannot be written (ENOSPC)\n"]);
  });

  it("N24: a reader that has seen enough takes nothing from the exit code", async () => {
    writeFileSync(path.join(home, "bad.yaml"), "a: b\n".repeat(3));
    const child = spawn(process.execPath, [bin(), "check", "bad.yaml"], {
      cwd: home,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.destroy();
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(1);
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
    expect(kept).toEqual([
      "ARCHITECTURE.md",
      "CHANGELOG.md",
      "CONTRIBUTING.md",
      "LICENSE",
      "README.md",
      "assets",
      "dist",
      "docs",
      "package.json",
      "src",
      "templates",
    ]);
  });

  it("N31: holds what its README leads to, and the licenses of its fonts", () => {
    const installed = path.join(home, "node_modules/pressbox");
    const readme = readFileSync(path.join(installed, "README.md"), "utf8");
    const targets = [...readme.matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)].map((match) => match[1] ?? match[2]);
    const local = targets.filter((target) => !target.startsWith("http"));
    expect(local.length).toBeGreaterThan(10);
    expect(local.filter((target) => !existsSync(path.join(installed, target)))).toEqual([]);
    for (const font of ["barlow-condensed", "graduate", "kalam"])
      expect(readFileSync(path.join(installed, `assets/licenses/${font}-ofl.txt`), "utf8")).toContain(
        "SIL OPEN FONT LICENSE Version 1.1",
      );
  });
});
