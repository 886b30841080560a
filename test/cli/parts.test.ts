/** Parts of the command line by themselves: cache, progress, writing, faults of our own. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheFolder, diskCache } from "../../src/cli/cache.js";
import { memoryCache } from "../../src/kernel/cache/index.js";
import { drawBar, startProgress } from "../../src/cli/progress.js";
import { quoteWord } from "../../src/kernel/words/quote-word.js";
import { histogramText } from "../../src/cli/text/summary-text.js";
import { alignRows, countOf, formatBytes } from "../../src/cli/text/table.js";
import { replaceFiles, writeFiles } from "../../src/cli/output/write-files.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { sizeOf } from "../../src/make/output-file.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

describe("cache", () => {
  it("is in the system's usual place", () => {
    const at = (platform: NodeJS.Platform, env: Record<string, string>): string =>
      cacheFolder({ platform, env }).replace(/\\/g, "/");
    expect(at("linux", { HOME: "/home/a" })).toBe("/home/a/.cache/pressbox");
    expect(at("linux", { HOME: "/home/a", XDG_CACHE_HOME: "/x" })).toBe("/x/pressbox");
    expect(at("darwin", { HOME: "/Users/a" })).toBe("/Users/a/Library/Caches/pressbox");
    expect(at("win32", { HOME: "C:/a", LOCALAPPDATA: "C:/a/Local" })).toBe("C:/a/Local/pressbox/cache");
    expect(at("win32", { PRESSBOX_CACHE: "/own" })).toBe("/own");
  });

  it("keeps bytes, and treats broken entries as absent", () => {
    const folder = join(place.folder, "deep", "cache");
    const cache = diskCache(folder);
    const bytes = new Uint8Array(1000).map((_, i) => i % 251);
    expect(cache.read("key")).toBeUndefined();
    cache.write("key", bytes);
    cache.write("odd/../key: 1", bytes.subarray(0, 8));
    expect(cache.read("key")).toEqual(bytes);
    expect(cache.read("key")?.byteOffset).toBe(0);
    expect(cache.read("odd/../key: 1")).toEqual(bytes.subarray(0, 8));
    const files = readdirSync(folder);
    expect(files).toHaveLength(2);
    const file = join(folder, "key.bin");
    const kept = readFileSync(file);
    for (const broken of [kept.subarray(0, 500), Buffer.concat([kept, kept]), Buffer.alloc(2000), Buffer.alloc(0)]) {
      writeFileSync(file, broken);
      expect(cache.read("key")).toBeUndefined();
    }
    cache.write("key", bytes);
    expect(cache.read("key")).toEqual(bytes);
  });

  it("never blocks the work", () => {
    place.write("file", "no folder");
    const cache = diskCache(join(place.folder, "file", "cache"));
    expect(() => cache.write("key", new Uint8Array(1))).not.toThrow();
    expect(cache.read("key")).toBeUndefined();
    const memory = memoryCache();
    memory.write("key", new Uint8Array([1]));
    expect(memory.read("key")).toEqual(new Uint8Array([1]));
  });
});

describe("progress", () => {
  const io = (
    watched: boolean,
  ): { lines: string[]; tick: (ms: number) => void; io: Parameters<typeof startProgress>[0] } => {
    const lines: string[] = [];
    let now = 0;
    const base = {
      out: () => undefined,
      cwd: "",
      env: {},
      platform: "linux" as const,
      columns: 80,
      freshSeed: () => 1,
    };
    return {
      lines,
      tick: (ms) => (now += ms),
      io: { ...base, err: (text) => lines.push(text), watched, now: () => now },
    };
  };

  it("shows after a second, only to people, and erases itself", () => {
    const { lines, tick, io: watchedIo } = io(true);
    const bar = startProgress(watchedIo);
    bar.report(1, 10, "solving");
    expect(lines).toEqual([]);
    tick(1500);
    bar.report(5, 10, "solving");
    bar.report(6, 10, "solving");
    expect(lines).toEqual([`\r${drawBar(5, 10, "solving")}`]);
    bar.end();
    expect(lines[1].trim()).toBe("");
    expect(drawBar(5, 10, "solving")).toBe("solving [############------------] 50%");
    for (const [quiet, watched] of [
      [true, true],
      [false, false],
    ]) {
      const other = io(watched);
      const silent = startProgress(other.io, quiet);
      other.tick(5000);
      silent.report(1, 2, "x");
      silent.end();
      expect(other.lines).toEqual([]);
    }
  });
});

describe("writing files", () => {
  it("writes all or nothing, and leaves no temporary file", () => {
    mkdirSync(join(place.folder, "b.txt"));
    const files = [
      { path: "new/a.txt", bytes: "a" },
      { path: "b.txt", bytes: "b" },
    ];
    expect(() => writeFiles(files, { cwd: place.folder })).toThrow(UserError);
    expect(place.files()).toEqual([]);
    expect(place.has("new")).toBe(false);
    writeFiles([files[0]], { cwd: place.folder });
    writeFiles([{ path: "new/a.txt", bytes: new Uint8Array([98]) }], { cwd: place.folder, force: true });
    expect(place.files()).toEqual(["new/a.txt"]);
    expect(place.read("new/a.txt")).toBe("b");
  });

  it("N6: leaves all files unchanged if one cannot be replaced at the last moment, and names it", () => {
    mkdirSync(join(place.folder, "set"));
    for (const name of ["set/a.txt", "set/b.txt"]) place.write(name, "old");
    const locked = Object.assign([], {
      *[Symbol.iterator]() {
        yield new Uint8Array([98]);
        // Somebody comes in between: what stands there now cannot be replaced.
        rmSync(join(place.folder, "set/b.txt"));
        mkdirSync(join(place.folder, "set/b.txt"));
      },
    });
    const files = [
      { path: "set/a.txt", bytes: "new" },
      { path: "set/c.txt", bytes: "new" },
      { path: "set/b.txt", bytes: locked },
    ];
    try {
      replaceFiles(files, place.folder);
      expect.fail("nothing was thrown");
    } catch (error) {
      expect((error as UserError).issues.map(({ file }) => file)).toEqual([join("set", "b.txt")]);
    }
    expect(place.read("set/a.txt")).toBe("old");
    expect(readdirSync(join(place.folder, "set")).sort()).toEqual(["a.txt", "b.txt"]);
  });

  it.skipIf(process.platform === "win32")("N7: keeps a link a link, and the file's permissions", () => {
    place.write("real.txt", "old");
    chmodSync(join(place.folder, "real.txt"), 0o600);
    symlinkSync("real.txt", join(place.folder, "link.txt"));
    writeFiles([{ path: "link.txt", bytes: "new" }], { cwd: place.folder, force: true });
    expect(place.read("real.txt")).toBe("new");
    expect(lstatSync(join(place.folder, "link.txt")).isSymbolicLink()).toBe(true);
    expect(lstatSync(join(place.folder, "real.txt")).mode & 0o777).toBe(0o600);
  });

  it("reports every place that is in the way", () => {
    place.write("one", "");
    place.write("two", "");
    try {
      writeFiles(
        [
          { path: "one/a/b.txt", bytes: "" },
          { path: "two/b.txt", bytes: "" },
        ],
        { cwd: place.folder },
      );
      expect.fail("nothing was thrown");
    } catch (error) {
      expect((error as UserError).issues.map(({ file }) => file)).toEqual(["one", "two"]);
    }
  });
});

describe("bugs of our own", () => {
  it("are exit code 70 and one line; the stack appears only on request", async () => {
    const fonts = await import("../../src/host/node/fonts.js");
    const broken = vi.spyOn(JSON, "stringify").mockImplementation(() => {
      throw new TypeError("x is not a function\nsecond line");
    });
    try {
      const { code, err } = await place.run("fonts --json");
      expect(code).toBe(70);
      expect(err).toBe("pressbox: this is a bug in Pressbox, please report it: x is not a function\n");
      expect((await place.run("fonts --json", { env: { PRESSBOX_DEBUG: "1" } })).err).toMatch(/\n {4}at /);
    } finally {
      broken.mockRestore();
    }
    expect(fonts).toBeDefined();
  });
});

it("counts and lists in words", () => {
  expect(quoteWord("club=Comets")).toBe("club=Comets");
  expect(quoteWord("coach=Ann O'Lee")).toBe(`"coach=Ann O'Lee"`);
  expect(quoteWord("C:\\my teams\\t.csv")).toBe('"C:\\my teams\\t.csv"');
  expect(quoteWord("club=5 $ Bills")).toBe("'club=5 $ Bills'");
  expect([formatBytes(12), formatBytes(34_400), formatBytes(1_250_000)]).toEqual(["12 B", "34 kB", "1.3 MB"]);
  expect([countOf(1, "page"), countOf(2000, "page")]).toEqual(["1 page", "2,000 pages"]);
  expect(
    alignRows(
      [
        ["a", "1"],
        ["bb", "22"],
      ],
      " ",
      [1],
    ),
  ).toBe(" a    1\n bb  22\n");
  expect(
    histogramText({
      width: 20,
      buckets: [
        { from: 0, count: 1 },
        { from: 20, count: 100 },
      ],
    }),
  ).toMatch(/^ 0-19 {4}1 {2}#\n20-39 {2}100 {2}#{50}\n$/);
});

it("sizes of files are bytes, of text and of pieces", () => {
  const bytes = Uint8Array.of(1, 2, 3);
  expect([
    sizeOf({ bytes: "" }),
    sizeOf({ bytes: "añ" }),
    sizeOf({ bytes }),
    sizeOf({ bytes: [bytes, bytes] }),
  ]).toEqual([0, 3, 3, 6]);
});
