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
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCatalog } from "../../src/cli/catalog.js";
import { SYSTEM_IDS } from "../../src/contract/game.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
/** Of the tarball; a third is Studio with its faces, the pictures of docs/ and README are a good part of it, the Spanish words a hundredth. */
const MOST_BYTES = 7_800_000;
let folder = "";
let home = "";
let packed: readonly { readonly path: string }[] = [];
let size = 0;

const run = (file: string, args: readonly string[], cwd = home): string =>
  execFileSync(file, args, {
    cwd,
    encoding: "utf8",
    shell: process.platform === "win32",
    // Whoever runs the tests may have a printer of his own.
    env: { ...process.env, PRESSBOX_CONFIG: path.join(folder, "config") },
  });

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
  const told = run(npm, ["pack", "--ignore-scripts", "--json", "--pack-destination", folder], ROOT);
  [{ files: packed, size }] = JSON.parse(told) as [{ files: { path: string }[]; size: number }];
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
  // What a person's npm would bring along, and nothing that only the build or the tests have.
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    dependencies: object;
  };
  for (const name of Object.keys(dependencies)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(ROOT, "node_modules", name), path.join(modules, name), "junction");
  }
}, 480_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Prints the hash of the first sheet of each game by the library, however it was loaded. */
const PRINTED = `module.exports = async (library) => {
  const { bindDocument, buildSheets, FontBook, loadFontFiles, loadSystems, NO_CACHE, renderPdf, templatesFrom } = await library;
  const fonts = new FontBook(loadFontFiles());
  for (const system of await loadSystems()) {
    const look = { fill: "blank", theme: "color", paper: "letter", names: {}, fonts, cache: NO_CACHE };
    const request = { system, records: [], rules: system.standardRules, templates: templatesFrom(), ...look };
    const sheets = await buildSheets(request, system.sheets.slice(0, 1));
    const pdf = await renderPdf(bindDocument(request, sheets, system.title), fonts);
    console.log(system.id, require("node:crypto").createHash("sha256").update(pdf).digest("hex"));
  }
};
`;

describe("the packed package", () => {
  const bin = (): string => path.join(home, "node_modules/pressbox/dist/cli/main.js");

  it("prints a sheet into the working folder", () => {
    expect(run(process.execPath, [bin(), "print", "dynasty", "scoresheet"])).toContain("scoresheet.pdf");
    expect(existsSync(path.join(home, "out", "dynasty-scoresheet.pdf"))).toBe(true);
  });

  it("contains prebuilt templates, and reads a changed one again", () => {
    const installed = path.join(home, "node_modules/pressbox");
    expect(existsSync(path.join(installed, "dist/templates/dynasty/scoresheet.json"))).toBe(true);
    const template = path.join(installed, "templates/dynasty/scoresheet.hbs");
    appendFileSync(template, '\n{{texx "x"}}\n');
    expect(() => run(process.execPath, [bin(), "print", "dynasty", "scoresheet"])).toThrow(/no block "texx"/);
  });

  it.each(["dynasty", "pen-and-paper", "postcard", "dice-football", "5d20"])(
    "counts games of %s on two cores as on one",
    (system) => {
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
    },
  );

  it.each([
    [
      "a package that it needs is gone",
      'import "not-there";',
      /^pressbox: its package not-there is missing; reinstall/,
    ],
    ["another thread fails", 'throw new Error("worn out");', /^pressbox: this is a bug .*: worn out$/],
  ])("stops at once when %s", (_, source, told) => {
    const worker = path.join(home, "node_modules/pressbox/dist/cli/cores/count-worker.js");
    const before = readFileSync(worker, "utf8");
    writeFileSync(worker, source);
    const asked = "play 5d20 --count 1000000 --threads 2 --quiet".split(" ");
    const { status, stderr } = spawnSync(process.execPath, [bin(), ...asked], { cwd: home, timeout: 60_000 });
    writeFileSync(worker, before);
    expect(status).toBe(70);
    expect(stderr.toString().trim()).toMatch(told);
  });

  it("N3: four people enter results at once, and all are kept", async () => {
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

  it("N24: a reader that stops early does not change the exit code", async () => {
    writeFileSync(path.join(home, "bad.yaml"), "a: b\n".repeat(3));
    const child = spawn(process.execPath, [bin(), "check", "bad.yaml"], {
      cwd: home,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.destroy();
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(1);
  });

  it("lists the games by their own descriptions, without loading one", async () => {
    const listed = JSON.parse(run(process.execPath, [bin(), "list", "--json", "--rulings"])) as unknown;
    const games = JSON.parse(JSON.stringify(await makeCatalog())) as { usualPresets: unknown }[];
    expect(listed).toEqual(games.map(({ usualPresets: _, ...game }) => game));
    // A catalog that says something else is believed: no game was asked.
    const file = path.join(home, "node_modules/pressbox/dist/catalog.json");
    const text = readFileSync(file, "utf8");
    const { atime, mtime } = statSync(file);
    writeFileSync(file, text.replace("Campaign scoresheet", "Told by the catalog"));
    expect(run(process.execPath, [bin(), "list", "--json"])).toContain("Told by the catalog");
    writeFileSync(file, text);
    utimesSync(file, atime, mtime);
  });

  it("lists a template that was changed after the build as it is now", () => {
    const template = path.join(home, "node_modules/pressbox/templates/dynasty/mat.hbs");
    const text = readFileSync(template, "utf8");
    writeFileSync(template, text.replace(/^summary: .*$/m, "summary: a mat of my own"));
    expect(run(process.execPath, [bin(), "list", "dynasty"])).toContain("a mat of my own");
    writeFileSync(template, text);
  });

  it.each([
    ["zod", "rules.yaml", ["play", "dynasty", "--rules"]],
    ["yaml", "record.yaml", ["check"]],
  ])("prints without %s, which is loaded with the first file", (name, file, command) => {
    const module = path.join(home, "node_modules", name);
    const kept = `${module}-away`;
    renameSync(module, kept);
    try {
      expect(run(process.execPath, [bin(), "print", "dynasty", "mat", "--force"])).toContain("mat.pdf");
      writeFileSync(path.join(home, file), "name: mine\n");
      expect(() => run(process.execPath, [bin(), ...command, file])).toThrow(`its package ${name} is missing`);
    } finally {
      renameSync(kept, module);
    }
  });

  it("reports a missing package file in two lines", () => {
    const chunk = path.join(home, "node_modules/pressbox/dist/chunks");
    renameSync(chunk, `${chunk}-away`);
    try {
      const { status, stderr } = spawnSync(process.execPath, [bin(), "list"], { encoding: "utf8" });
      expect(status).toBe(70);
      expect(stderr).toMatch(/^pressbox cannot start: Cannot find module .*\nhint: it needs Node 20 or newer .*\n$/);
    } finally {
      renameSync(`${chunk}-away`, chunk);
    }
  });

  it("can be imported by its name", () => {
    writeFileSync(
      path.join(home, "use.mjs"),
      'import { loadSystem, renderPdf } from "pressbox"; console.log((await loadSystem("dynasty")).title, typeof renderPdf);',
    );
    expect(run(process.execPath, ["use.mjs"]).trim()).toBe("d6 Dynasty function");
    expect(existsSync(path.join(home, "node_modules/pressbox/dist/index.d.ts"))).toBe(true);
  });

  it("prints the same from import and require, one sheet per game, on every installed Node", () => {
    writeFileSync(path.join(home, "print.cjs"), PRINTED);
    const printed = (node: string, by: "import" | "require"): string => {
      writeFileSync(path.join(home, `by-${by}.cjs`), `require("./print.cjs")(${by}("pressbox"));`);
      return run(node, [`by-${by}.cjs`]);
    };
    const imported = printed(process.execPath, "import");
    const ids = SYSTEM_IDS.map((id) => `${id} `);
    const lines = imported.trim().split("\n");
    expect(lines.map((line) => line.replace(/[0-9a-f]{64}$/, "")).sort()).toEqual(ids.sort());
    const nodes = ["node20", "node22", "node24"].filter((node) => spawnSync(node, ["--version"]).status === 0);
    expect(printed(process.execPath, "require")).toBe(imported);
    for (const node of nodes) {
      expect(printed(node, "import")).toBe(imported);
      expect(printed(node, "require")).toBe(imported);
    }
  });

  it("contains what it needs, and nothing that only its makers need", () => {
    const files = packed.map((file) => file.path);
    const tops = new Set(files.map((file) => file.split("/")[0]));
    expect([...tops].sort()).toEqual([
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
    for (const needed of [
      "dist/cli/main.js",
      "dist/cli/cores/count-worker.js",
      "dist/cli/cores/season-worker.js",
      "dist/index.js",
      "dist/index.d.ts",
      "dist/figures.json",
      "dist/catalog.json",
      "dist/licenses.txt",
      "src/index.ts",
    ])
      expect(files).toContain(needed);
    const forbidden = /\.test\.|(^|\/)(test|tests|bench|node_modules|\.compiled|out)\/|\.(tgz|map|log)$|cli\/ahead/;
    expect(files.filter((file) => forbidden.test(file))).toEqual([]);
    // Every built-in template is there, and as code.
    const templates = files.filter((file) => /^templates\/.*\.hbs$/.test(file));
    expect(templates.length).toBeGreaterThan(50);
    const ahead = templates.map((file) => `dist/${file.replace(/\.hbs$/, ".json")}`);
    expect(ahead.filter((file) => !files.includes(file))).toEqual([]);
    expect(size).toBeLessThan(MOST_BYTES);
  });

  it("contains the licenses of its code and fonts", () => {
    const installed = path.join(home, "node_modules/pressbox");
    expect(readFileSync(path.join(installed, "LICENSE"), "utf8")).toContain("MIT License");
    const told = readFileSync(path.join(installed, "dist/licenses.txt"), "utf8");
    const named = [...told.matchAll(/^(\S+) \d+\.\d+\.\d+ \(\w[\w.-]*\)$/gm)].map(([, name]) => name);
    // Code of other packages is marked by where it came from in no piece that is not told of.
    expect(named).toEqual(["commander", "entities", "htmlparser2", "pure-rand"]);
    for (const font of ["barlow-condensed", "graduate", "kalam"])
      expect(readFileSync(path.join(installed, `assets/licenses/${font}-ofl.txt`), "utf8")).toContain(
        "SIL OPEN FONT LICENSE Version 1.1",
      );
    expect(readFileSync(path.join(installed, "assets/licenses/fogra39l-zlib.txt"), "utf8")).toContain("zlib/libpng");
    for (const profile of ["srgb", "coated-fogra39"])
      expect(existsSync(path.join(installed, `assets/color/${profile}.icc`))).toBe(true);
  });

  it("N31: contains everything that its pages link to", () => {
    const installed = path.join(home, "node_modules/pressbox");
    const pages = packed.map((file) => file.path).filter((file) => file.endsWith(".md"));
    const links = pages.flatMap((page) => {
      const text = readFileSync(path.join(installed, page), "utf8").replace(/^```[\s\S]*?^```/gm, "");
      const targets = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)|(?:src|href)="([^"]+)"/g)].map(
        (match) => match[1] ?? match[2],
      );
      return targets
        .filter((target) => !/^(https?:|mailto:|#)/.test(target))
        .map((target) => [page, path.join(path.dirname(page), decodeURI(target.replace(/#.*$/, "")))]);
    });
    expect(links.length).toBeGreaterThan(60);
    expect(links.filter(([, target]) => !existsSync(path.join(installed, target)))).toEqual([]);
  });
});
