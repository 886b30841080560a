/** What a command writes never takes the place of what a person has. */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeFiles } from "../../src/cli/output/write-files.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const NEW = "season pen-and-paper --teams 6 --seed 5 --weeks 1";
/** A process that is no more. */
const GONE = 4_000_000;

describe("N1: an output that would take a file away is refused", () => {
  it("where it is read by the same command", async () => {
    const rules = place.write("r.yaml", "extends: standard\n");
    await place.run(`${NEW} --file l.yaml --quiet`);
    const league = place.read("l.yaml");
    for (const line of [
      `play dynasty --seed 1 --rules ${rules} --save ./${rules}`,
      "season pen-and-paper --file l.yaml --weeks 3 --book l.yaml",
      "season pen-and-paper --file new.yaml --book new.yaml",
    ]) {
      const { code, err } = await place.run(line);
      expect([line, code, err]).toEqual([line, 1, expect.stringContaining("yaml: this file is also read")]);
      expect(err).toContain("hint: name another file, or add --force to replace it");
    }
    expect([place.read("r.yaml"), place.read("l.yaml")]).toEqual(["extends: standard\n", league]);
    expect(place.files()).toEqual(["l.yaml", "r.yaml"]);
  });

  it("where a file of another kind stands, and every such place is named", async () => {
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

  it("where it is a person's own writing, though of the same kind", async () => {
    await place.run("new team --seed 1 --out t.yaml");
    const mine = place.read("t.yaml");
    const { code, err } = await place.run("new team --seed 2 --out t.yaml");
    expect([code, err, place.read("t.yaml")]).toEqual([1, expect.stringContaining("t.yaml: the file is there"), mine]);
    expect((await place.run("new team --seed 2 --out t.yaml --force")).code).toBe(0);
    expect(place.read("t.yaml")).not.toBe(mine);
  });

  it("and a record replaces a record", async () => {
    expect((await place.run("play dynasty --seed 1 --save r.json --quiet")).code).toBe(0);
    expect((await place.run("play dynasty --seed 2 --save r.json --quiet")).code).toBe(0);
    expect((await place.run("play postcard --seed 2 --save r.json --quiet")).err).toContain(
      "here stands a file of the kind pressbox/dynasty-campaign, not one of the kind pressbox/postcard-game",
    );
  });

  it("where two outputs have one name", async () => {
    const { code, err } = await place.run("play dynasty --seed 1 --fill --save out/dynasty-scoresheet-filled.pdf");
    expect([code, err, place.files()]).toEqual([1, expect.stringContaining("two outputs have this name"), []]);
  });
});

it("N7: the state of a league before the last command stands beside it", async () => {
  await place.run(`${NEW} --file l.yaml --quiet`);
  expect(place.files()).toEqual(["l.yaml"]);
  const before = place.read("l.yaml");
  await place.run("season pen-and-paper --file l.yaml --weeks 3 --quiet");
  expect(place.read("l.yaml.before")).toBe(before);
  await place.run("season pen-and-paper --file l.yaml --years 0 --quiet");
  expect(place.read("l.yaml.before")).toBe(before);
});

describe("N8: what a killed run left behind", () => {
  it("is gone after the next run; what a running one writes stays", async () => {
    mkdirSync(join(place.folder, "out"));
    const dead = [`out/.pressbox-${GONE}-0.tmp`, `out/.pressbox-${GONE}-0.tmp.old`];
    const alive = `out/.pressbox-${process.ppid}-0.tmp`;
    for (const name of [...dead, alive]) place.write(name, "half a file");
    await place.run("print dynasty mat");
    expect(place.files("out")).toEqual([alive.slice(4), "dynasty-mat.pdf"]);
  });

  it("does not lock a league for ever", async () => {
    await place.run(`${NEW} --file l.yaml --quiet`);
    place.write("l.yaml.lock", `${hostname()} ${GONE}`);
    expect((await place.run("season pen-and-paper --file l.yaml --weeks 1 --quiet")).code).toBe(0);
    expect(place.files()).toEqual(["l.yaml", "l.yaml.before"]);
  });
});

it("N13: a name may be as long as the disk takes it", () => {
  const longest = `${"n".repeat(251)}.txt`;
  writeFiles([{ path: longest, bytes: "a" }], { cwd: place.folder });
  expect(place.read(longest)).toBe("a");
  expect(() => writeFiles([{ path: `${longest}x`, bytes: "a" }], { cwd: place.folder })).toThrow(
    /the name is too long/,
  );
  expect(place.files()).toEqual([longest]);
});

it.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
  "a closed folder is named, and not waited for",
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
