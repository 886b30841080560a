/** What a command writes never takes the place of what a person has. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleLeague } from "../../src/host/node/statistics.js";
import { COMMANDS } from "../../src/cli/commands/index.js";
import { writeFiles } from "../../src/cli/output/write-files.js";
import { typeInto } from "../helpers/type-into.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const NEW = "season pen-and-paper --teams 6 --seed 5 --weeks 1";
const SAMPLE = sampleLeague("5d20")!;
const PERSONAL = "the file is there already, and may be your work";
/** A process that is no more. */
const GONE = 4_000_000;

describe("N1: refuses an output that would destroy a file", () => {
  it("that the same command reads", async () => {
    const rules = place.write("r.yaml", "extends: standard\n");
    await place.run(`${NEW} --file l.yaml --quiet`);
    const league = place.read("l.yaml");
    for (const line of [
      `play dynasty --seed 1 --rules ${rules} --save ./${rules}`,
      "season pen-and-paper --file l.yaml --weeks 3 --book l.yaml",
      "season pen-and-paper --file new.yaml --book new.yaml",
    ]) {
      const { code, err } = await place.run(line);
      expect([line, code, err]).toEqual([line, 1, expect.stringContaining("yaml: this output would overwrite")]);
      expect(err).toContain("hint: name another file, or add --force to replace it");
    }
    for (const [book, message] of [
      ["./l.yaml", "--book names the file of the league"],
      ["b.png", "a book is a PDF; found --book b.png"],
    ]) {
      const { code, err } = await place.run(`season pen-and-paper --file l.yaml --book ${book} --force`);
      expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    }
    expect([place.read("r.yaml"), place.read("l.yaml")]).toEqual(["extends: standard\n", league]);
    expect(place.files()).toEqual(["l.yaml", "r.yaml"]);
  });

  it("of another kind, and names every such place", async () => {
    mkdirSync(join(place.folder, "out"));
    place.write("out/dynasty-mat.pdf", "my notes\n");
    place.write("out/dynasty-odds.pdf", '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { code, err } = await place.run("print dynasty mat odds");
    expect([
      code,
      err
        .trim()
        .split("\n")
        .map((line) => line.split(";")[0]),
    ]).toEqual([
      1,
      [
        `${join("out", "dynasty-mat.pdf")}: here stands a file of another kind, not a PDF`,
        `${join("out", "dynasty-odds.pdf")}: here stands an SVG picture, not a PDF`,
      ],
    ]);
    expect(place.read("out/dynasty-mat.pdf")).toBe("my notes\n");
    expect((await place.run("print dynasty mat odds --force")).code).toBe(0);
    expect((await place.run("print dynasty mat odds")).code).toBe(0);
  });

  it("that a person has changed, even of the same kind", async () => {
    await place.run("new team --seed 1 --out t.yaml");
    const mine = place.read("t.yaml").replace("Newcomers", "Old Hands");
    place.write("t.yaml", mine);
    const { code, err } = await place.run("new team --seed 2 --out t.yaml");
    expect([code, err, place.read("t.yaml")]).toEqual([1, expect.stringContaining(`t.yaml: ${PERSONAL}`), mine]);
    expect((await place.run("new team --seed 2 --out t.yaml --force")).code).toBe(0);
    expect((await place.run("new team --seed 3 --out t.yaml")).code).toBe(0);
  });

  it("but replaces a record with a record", async () => {
    expect((await place.run("play dynasty --seed 1 --save r.json --quiet")).code).toBe(0);
    expect((await place.run("play dynasty --seed 2 --save r.json --quiet")).code).toBe(0);
    expect((await place.run("play postcard --seed 2 --save r.json --quiet")).err).toContain(
      "here stands a file of the kind pressbox/dynasty-campaign, not one of the kind pressbox/postcard-game",
    );
  });

  it("if two outputs share a name", async () => {
    mkdirSync(join(place.folder, "out"));
    symlinkSync("dynasty-scoresheet-filled.pdf", join(place.folder, "out/r"));
    const { code, err } = await place.run("play dynasty --seed 1 --fill --save out/r");
    expect([code, err, readdirSync(join(place.folder, "out"))]).toEqual([
      1,
      expect.stringContaining("two outputs have this name"),
      ["r"],
    ]);
  });
});

describe("Pressbox replaces a file only as it made it", () => {
  const again = async (line: string, file: string): Promise<void> => {
    expect(await place.run(`${line} --force`)).toMatchObject({ code: 0 });
    const made = readFileSync(join(place.folder, file));
    expect([line, (await place.run(line)).code]).toEqual([line, 0]);
    expect(readFileSync(join(place.folder, file)).equals(made)).toBe(true);
    // One bit in the middle is as much as a whole chapter.
    const changed = Buffer.from(made);
    changed[Math.floor(made.length / 2)] ^= 1;
    for (const other of [changed, Buffer.concat([made, Buffer.from("\n")])]) {
      place.write(file, other);
      const { code, err } = await place.run(line);
      expect([line, code, err]).toEqual([line, 1, expect.stringMatching(/is there already|here stands/)]);
      expect(readFileSync(join(place.folder, file)).equals(other)).toBe(true);
    }
  };

  it.each([
    ["print dynasty mat --out x.pdf", "x.pdf"],
    ["print dynasty scoresheet --forms --out x.pdf", "x.pdf"],
    ["print dynasty mat --pdf-a --out x.pdf", "x.pdf"],
    ["print dynasty odds --out x.svg", "x.svg"],
    ["print dynasty odds --dpi 40 --out x.png", "x.png"],
    ["play dynasty --seed 3 --save r.json", "r.json"],
    ["new team --seed 3 --out t.json", "t.json"],
    ["new team --seed 3 --out t.yaml", "t.yaml"],
    ["rate 5d20 --stats STATS --team Foxes --out c", "c/1998-albany-foxes-proof.json"],
    ["season pen-and-paper --teams 6 --seed 5 --file l.yaml --years 0 --book b.pdf", "b.pdf"],
    ["printer calibrate --out p.pdf", "p.pdf"],
  ])("%s", (line, file) => again(line.replace("STATS", SAMPLE), file));

  it("another game, another look and another seed replace their own kind", async () => {
    for (const line of [
      "play dynasty --seed 1 --fill --save r.json",
      "play dynasty --seed 2 --fill --save r.json",
      "print dynasty --seed 3 --theme mono --out out/dynasty-scoresheet-filled.pdf",
      "play dynasty --seed 4 --fill",
    ])
      expect([line, await place.run(line)]).toEqual([line, expect.objectContaining({ code: 0, err: "" })]);
  });

  it("but not a form that a person has typed into", async () => {
    const print = "print dynasty scoresheet --forms --out f.pdf";
    await place.run(print);
    const typed = Buffer.from(
      await typeInto(readFileSync(join(place.folder, "f.pdf")), { "DY-2.season.1.points": "8" }),
    );
    place.write("f.pdf", typed);
    for (const line of [print, "print dynasty mat --out f.pdf"]) {
      const { code, err } = await place.run(line);
      expect([code, err]).toEqual([1, expect.stringContaining("f.pdf: ")]);
    }
    expect((await place.run("play dynasty --seed 1 --save f.pdf --force")).code).toBe(2);
    expect(readFileSync(join(place.folder, "f.pdf")).equals(typed)).toBe(true);
  });

  it("but not another program's PDF", async () => {
    const thesis = Buffer.from(
      "%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF\n",
    );
    place.write("thesis.pdf", thesis);
    const { code, err } = await place.run("print dynasty scoresheet --out thesis.pdf");
    expect([code, err]).toEqual([1, expect.stringContaining(`thesis.pdf: ${PERSONAL}`)]);
    expect(readFileSync(join(place.folder, "thesis.pdf")).equals(thesis)).toBe(true);
  });

  it("but not a game by hand, unfinished or finished", async () => {
    const hand = "play dynasty --by-hand --seed 7 --save h.json";
    for (const answers of [9, 900]) {
      await place.run(hand, { lines: Array.from({ length: answers }, () => "coach") });
      const mine = place.read("h.json");
      for (const line of ["play dynasty --seed 9 --save h.json", "new team --out h.json"]) {
        const { code, err } = await place.run(line);
        expect([code, err]).toEqual([1, expect.stringContaining("h.json: ")]);
      }
      expect(place.read("h.json")).toBe(mine);
    }
    expect((await place.run("play dynasty --seed 9 --save h.json --force")).code).toBe(0);
  });

  it("a game from a dice log or a form gives way only to its own kind", async () => {
    const head = "format: pressbox/dynasty-dice\nversion: 1\nunfinished: true\n";
    place.write("d.yaml", `${head}seasons:\n  - offSeason: 5 3\n    regular: 2 1 4\n`);
    const dice = "play dynasty --dice d.yaml --save r.json";
    expect((await place.run(dice)).err).toBe("");
    expect((await place.run(dice)).code).toBe(0);
    expect(await place.run("play dynasty --seed 1 --save r.json")).toMatchObject({ code: 1 });
  });

  it("but not a filled-in table or a changed template; unchanged ones are replaced", async () => {
    for (const [line, file] of [
      ["new table pen-and-paper-teams --out t.csv", "t.csv"],
      ["new stats s", "s/passing.csv"],
      ["new template dynasty mat --out own", "own/dynasty/mat.hbs"],
    ]) {
      expect((await place.run(line)).code).toBe(0);
      const empty = place.read(file);
      expect([line, (await place.run(line)).code, place.read(file)]).toEqual([line, 0, empty]);
      place.write(file, `${empty}mine\n`);
      expect([line, (await place.run(line)).code, place.read(file)]).toEqual([line, 1, `${empty}mine\n`]);
    }
  });

  it("every command that can replace a file describes it in the same words", async () => {
    const told = new Set<string>();
    for (const command of COMMANDS) {
      const out = (await place.run(`help ${command.name}`)).out.replace(/\s+/g, " ");
      const words = /--force (.*?) (?:--|-h)/.exec(out)?.[1];
      const writes = ["out", "save", "book", "clean"].some((key) => key in command.options);
      expect([command.name, words !== undefined]).toEqual([command.name, writes]);
      if (words !== undefined) told.add(words);
    }
    expect([...told]).toEqual([expect.stringContaining("only unchanged files that Pressbox made")]);
  });
});

it("N7: keeps a league's state before the last command next to it", async () => {
  await place.run(`${NEW} --file l.yaml --quiet`);
  expect(place.files()).toEqual(["l.yaml"]);
  const before = place.read("l.yaml");
  await place.run("season pen-and-paper --file l.yaml --weeks 3 --quiet");
  expect(place.read("l.yaml.before")).toBe(before);
  await place.run("season pen-and-paper --file l.yaml --years 0 --quiet");
  expect(place.read("l.yaml.before")).toBe(before);
});

describe("N8: leftovers of a killed run", () => {
  it("are removed by the next run; those of a running one stay", async () => {
    mkdirSync(join(place.folder, "out"));
    const dead = [`out/.pressbox-${GONE}-0.tmp`, `out/.pressbox-${GONE}-0.tmp.old`];
    const alive = `out/.pressbox-${process.ppid}-0.tmp`;
    for (const name of [...dead, alive]) place.write(name, "half a file");
    await place.run("print dynasty mat");
    expect(place.files("out")).toEqual([alive.slice(4), "dynasty-mat.pdf"]);
  });

  it("do not lock a league forever", async () => {
    await place.run(`${NEW} --file l.yaml --quiet`);
    place.write("l.yaml.lock", `${hostname()} ${GONE}`);
    expect((await place.run("season pen-and-paper --file l.yaml --weeks 1 --quiet")).code).toBe(0);
    expect(place.files()).toEqual(["l.yaml", "l.yaml.before"]);
  });
});

it("N13: a name may be as long as the disk allows", () => {
  const longest = `${"n".repeat(251)}.txt`;
  writeFiles([{ path: longest, bytes: "a" }], { cwd: place.folder });
  expect(place.read(longest)).toBe("a");
  expect(() => writeFiles([{ path: `${longest}x`, bytes: "a" }], { cwd: place.folder })).toThrow(
    /the name is too long/,
  );
  expect(place.files()).toEqual([longest]);
});

it.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
  "reports a closed folder without waiting",
  async () => {
    const closed = join(place.folder, "closed");
    mkdirSync(closed);
    writeFileSync(join(closed, "x"), "");
    chmodSync(closed, 0o500);
    const { code, err } = await place.run(`${NEW} --file closed/l.yaml`);
    chmodSync(closed, 0o700);
    expect([code, err]).toEqual([1, expect.stringContaining("may not be written to")]);
    expect(existsSync(join(closed, "l.yaml"))).toBe(false);
  },
);
