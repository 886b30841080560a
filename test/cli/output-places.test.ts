/** Where outputs go: through links, into pipes and devices, beside locks that nobody holds any more; and who may read them. */
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COMPILED } from "../../scripts/compile-sources.mjs";
import { withLock } from "../../src/cli/output/lock-file.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const at = (name: string): string => join(place.folder, name);
const isWindows = process.platform === "win32";
const LEAGUE = "season pen-and-paper --teams 6 --seed 5 --weeks 1 --file l.yaml --quiet";
/** A process that is no more. */
const GONE = 4_000_000;

describe.skipIf(isWindows)("writing into something other than a file", () => {
  const mode = (name: string): string => {
    const stats = lstatSync(name);
    return stats.isFIFO() ? "pipe" : stats.isCharacterDevice() ? "device" : stats.isSymbolicLink() ? "link" : "file";
  };

  it("keeps a device a device", async () => {
    for (const line of [
      "play dynasty --seed 3 --save /dev/null",
      "play dynasty --by-hand --seed 3 --save /dev/null",
      "print dynasty mat --out /dev/null",
      "new team --seed 3 --out /dev/null",
      "season pen-and-paper --teams 6 --seed 5 --years 0 --file l.yaml --book /dev/null",
    ])
      expect([line, (await place.run(line, { lines: ["coach"] })).err.replace(/seed 3[^]*/, "")]).toEqual([line, ""]);
    expect(mode("/dev/null")).toBe("device");
    expect(place.files()).toEqual(["l.yaml"]);
  });

  it.skipIf(!existsSync("/dev/full"))("reports a full device", async () => {
    expect(await place.run("play dynasty --seed 3 --save /dev/full")).toMatchObject({
      code: 1,
      err: expect.stringContaining("/dev/full: the disk is full") as string,
    });
  });

  it("gives a named pipe the bytes of a file, without a mark", async () => {
    execFileSync("mkfifo", [at("p")]);
    const reader = spawn("cat", [at("p")], { stdio: ["ignore", "pipe", "ignore"] });
    const blocks: Buffer[] = [];
    reader.stdout.on("data", (block: Buffer) => blocks.push(block));
    const ended = new Promise((resolve) => reader.stdout.on("end", resolve));
    expect((await place.run("play dynasty --seed 3 --save p")).code).toBe(0);
    await ended;
    await place.run("play dynasty --seed 3 --save r.json");
    expect(Buffer.concat(blocks).toString().trimEnd()).toBe(place.read("r.json").trimEnd());
    expect(mode(at("p"))).toBe("pipe");
  });

  it("puts only the sheet on standard output, into a pipe as into a file", async () => {
    const main = join(COMPILED, "cli", "main.js");
    await place.run("print dynasty mat --out mat.pdf");
    const command = `"${process.execPath}" "${main}" print dynasty mat --out /dev/stdout`;
    for (const line of [`${command} | cat`, `${command} > s.pdf; cat s.pdf`]) {
      const bytes = execFileSync("sh", ["-c", line], { cwd: place.folder });
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(bytes.subarray(-6).toString()).toBe("%%EOF\n");
    }
  });

  it("refuses several files for one stream", async () => {
    const { code, err } = await place.run("print dynasty rules --format png --dpi 30 --out /dev/null");
    expect([code, err]).toEqual([2, expect.stringContaining("--out /dev/null names one file")]);
  });
});

describe.skipIf(isWindows)("an overwritten file keeps", () => {
  it("its links, even to a file that does not exist yet", async () => {
    mkdirSync(at("real"));
    for (const [name, to] of [
      ["record.json", "real/record.json"],
      ["l.yaml", "real/l.yaml"],
      ["again.json", "record.json"],
    ])
      symlinkSync(to, at(name));
    for (const seed of [1, 2]) expect((await place.run(`play dynasty --seed ${seed} --save again.json`)).code).toBe(0);
    expect((await place.run(LEAGUE)).code).toBe(0);
    expect((await place.run("season pen-and-paper --file l.yaml --weeks 1 --quiet")).code).toBe(0);
    expect([readlinkSync(at("again.json")), readlinkSync(at("l.yaml"))]).toEqual(["record.json", "real/l.yaml"]);
    expect(place.files("real")).toEqual(["l.yaml", "l.yaml.before", "record.json"]);
  });

  it("its other names, for a league and a record", async () => {
    await place.run(LEAGUE);
    await place.run("play dynasty --seed 1 --save r.json");
    linkSync(at("l.yaml"), at("mine.yaml"));
    linkSync(at("r.json"), at("mine.json"));
    await place.run("season pen-and-paper --file l.yaml --weeks 1 --quiet");
    await place.run("play dynasty --seed 2 --fill --save r.json");
    expect(place.read("mine.yaml")).toBe(place.read("l.yaml"));
    expect(place.read("mine.json")).toBe(place.read("r.json"));
    expect(statSync(at("r.json")).ino).toBe(statSync(at("mine.json")).ino);
    expect((await place.run("check mine.yaml mine.json")).code).toBe(0);
  });

  it("its mode, and files next to it get the same mode", async () => {
    const before = process.umask(0o022);
    try {
      await place.run(LEAGUE);
      await place.run("play dynasty --by-hand --seed 1 --save h.json", { lines: ["coach"] });
      const modes = (): string[] =>
        ["l.yaml", "l.yaml.before", "h.json"]
          .filter((name) => existsSync(at(name)))
          .map((name) => `${name} ${(statSync(at(name)).mode & 0o777).toString(8)}`);
      for (const mode of [0o600, 0o664]) {
        for (const name of ["l.yaml", "h.json"]) chmodSync(at(name), mode);
        await place.run("season pen-and-paper --file l.yaml --weeks 1 --quiet");
        await place.run("play dynasty --by-hand --seed 1 --save h.json", { lines: ["coach"] });
        const octal = mode.toString(8);
        expect(modes()).toEqual([`l.yaml ${octal}`, `l.yaml.before ${octal}`, `h.json ${octal}`]);
      }
    } finally {
      process.umask(before);
    }
  });

  it.skipIf(process.getuid?.() !== 0)("its owner, if an administrator writes", async () => {
    await place.run(LEAGUE);
    execFileSync("chown", ["12:34", at("l.yaml")]);
    await place.run("season pen-and-paper --file l.yaml --weeks 1 --quiet");
    for (const name of ["l.yaml", "l.yaml.before"]) expect(statSync(at(name))).toMatchObject({ uid: 12, gid: 34 });
  });
});

describe("a lock", () => {
  const isFree = (): boolean => withLock(at("l.yaml"), "l.yaml", () => true);
  const age = (seconds: number): void =>
    utimesSync(at("l.yaml.lock"), Date.now() / 1000 - seconds, Date.now() / 1000 - seconds);

  it.each([
    ["without an owner, as a kill or a full disk leaves it", "", 0],
    ["with half of an owner", hostname().slice(0, 2), 0],
    ["of a process that is no more", `${hostname()} ${GONE}\n`, 0],
    ["of an older Pressbox, without an end of line", `${hostname()} ${GONE}`, 0],
    ["of a process that has got the number of a dead one", `${hostname()} ${process.ppid}\n`, 3600],
    ["of a process that was killed while it broke one", "", 0],
    ["of another machine, from an hour ago", `elsewhere.example ${process.pid}\n`, 3600],
  ])("%s is broken, and leaves nothing behind", (title, content, seconds) => {
    place.write("l.yaml.lock", content);
    age(seconds);
    if (title.includes("broke one")) {
      place.write("l.yaml.lock.break", "");
      utimesSync(at("l.yaml.lock.break"), Date.now() / 1000 - 60, Date.now() / 1000 - 60);
    }
    expect(isFree()).toBe(true);
    expect(place.files()).toEqual([]);
  });

  it.each([
    ["of a process that runs", `${hostname()} ${process.ppid}\n`],
    ["of another machine", `elsewhere.example ${GONE}\n`],
  ])("%s holds", (_title, content) => {
    place.write("l.yaml.lock", content);
    expect(() => withLock(at("l.yaml"), "l.yaml", () => true, 300)).toThrow(/someone else is writing this file/);
    expect(place.files()).toEqual(["l.yaml.lock"]);
  });

  it("names its owner while the work runs, and is gone afterward", () => {
    const seen = withLock(at("l.yaml"), "l.yaml", () => place.read("l.yaml.lock"));
    expect([seen, place.files()]).toEqual([`${hostname()} ${process.pid}\n`, []]);
    expect(() => withLock(at("l.yaml"), "l.yaml", () => JSON.parse("{") as unknown)).toThrow();
    expect(place.files()).toEqual([]);
  });

  it("lets many writers share a file without losing anything, even after one has died", async () => {
    const writer = at("writer.mjs");
    writeFileSync(
      writer,
      `import { withLock } from ${JSON.stringify(`file://${join(COMPILED, "cli/output/lock-file.js")}`)};
       import { appendFileSync, readFileSync, renameSync, writeFileSync } from "node:fs";
       const [file, name] = process.argv.slice(2);
       for (let i = 0; i < 40; i++) withLock(file, file, () => {
         const lines = readFileSync(file, "utf8");
         writeFileSync(file + name, lines + name + i + "\\n");
         renameSync(file + name, file);
       });`,
    );
    place.write("l.yaml", "");
    place.write("l.yaml.lock", "");
    const names = ["a", "b", "c", "d"];
    const ends = await Promise.all(
      names.map(
        (name) =>
          new Promise((resolve) =>
            spawn(process.execPath, [writer, at("l.yaml"), name], { stdio: "inherit" }).on("exit", resolve),
          ),
      ),
    );
    expect(ends).toEqual([0, 0, 0, 0]);
    const lines = readFileSync(at("l.yaml"), "utf8").trim().split("\n").sort();
    expect(lines).toEqual(names.flatMap((name) => Array.from({ length: 40 }, (_, i) => `${name}${i}`)).sort());
  });
});
