/** Parts of a run: which seasons each plays, and what does not add up. */
import { describe, expect, it } from "vitest";
import { fingerprint } from "../../src/kernel/hash/index.js";
import { playSeasonsAgain } from "../../src/sim/replayed.js";
import { readPart, seasonsOfPart } from "../../src/sim/part-of.js";
import { mergeParts, parsePart, partFile, versionIssues, type SeasonPart } from "../../src/sim/season-parts.js";

const fixtures = [{ away: 0, home: 1, neutral: false }];
const play = (from: number, count: number, shaped = true) =>
  playSeasonsAgain(
    (_, seed, emit) => emit({ type: "points", team: "home", period: 1, kind: "safety", points: seed % 9 } as never),
    fixtures,
    2,
    { seed: 3, from, count, shaped },
  );
const like = play(0, 0);
const fileOf = (part: number, of: number, run: unknown = "r", shaped = true, pressbox = "1.0.0") => {
  const { from, count } = seasonsOfPart({ part, of }, 10);
  return JSON.stringify(partFile({ part, of }, run, play(from, count, shaped), pressbox));
};
const read = (text: string, file: string) => parsePart<unknown>(text, file, like);

describe("parts", () => {
  it("are the seasons of a run, each once, in lengths that differ by one at most", () => {
    for (const of of [1, 3, 7, 10]) {
      const parts = Array.from({ length: of }, (_, i) => seasonsOfPart({ part: i + 1, of }, 10));
      const seasons = parts.flatMap(({ from, count }) => Array.from({ length: count }, (_, i) => from + i));
      expect(seasons).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(Math.max(...parts.map(({ count }) => count)) - Math.min(...parts.map(({ count }) => count))).toBeLessThan(
        2,
      );
    }
    expect(["3/16", "0/4", "5/4", "x", "1/0"].map(readPart)).toEqual([
      { part: 3, of: 16 },
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("add up to the run, in any order", () => {
    const parts = [3, 1, 2].map((part) => read(fileOf(part, 3), `${part}.json`));
    expect(mergeParts(parts as never)).toEqual({ counts: play(0, 10), issues: [] });
  });

  it("are reported if they do not", () => {
    const merged = (...files: [part: number, of: number, run?: unknown][]) =>
      mergeParts(files.map(([part, of, run], i) => read(fileOf(part, of, run), `${i}.json`)) as never).issues.map(
        ({ code, file, message }) => [code, file, message],
      );
    expect(merged([1, 3])).toEqual([["part-missing", "0.json", "parts are missing: 2/3, 3/3"]]);
    expect(merged([3, 100])[0][2]).toMatch(/^parts are missing: 1\/100, 2\/100, 4\/100, .*9\/100, and 91 more$/);
    expect(merged([1, 2], [1, 2])).toEqual([
      ["part-twice", "1.json", "part 1/2 is also in 0.json"],
      ["part-missing", "0.json", "parts are missing: 2/2"],
    ]);
    expect(merged([1, 2], [2, 3])).toEqual([["part-of", "1.json", "expected a part of 2, like 0.json; found 2/3"]]);
    expect(merged([1, 2, { head: { seed: 3 } }], [2, 2, { head: { seed: 4 } }])).toEqual([
      ["part-run", "1.json", "the part is not from the same run as 0.json: seed 4, not 3"],
    ]);
    const plain = read(fileOf(2, 2, "r", false), "plain.json");
    expect(mergeParts([read(fileOf(1, 2), "0.json"), plain] as never).issues).toMatchObject([
      { code: "part-shape", file: "plain.json", message: "the part was made without --shape, unlike 0.json" },
    ]);
  });

  it("of several versions name the files of the other one", () => {
    const files = (...versions: (string | undefined)[]) =>
      versions.map((version, i) => {
        const { pressbox, ...part } = JSON.parse(fileOf(i + 1, versions.length, "r", true, version)) as SeasonPart<"r">;
        return { file: `${i}.json`, value: version === undefined ? part : { ...part, pressbox } } as never;
      });
    const said = (running: string, ...versions: (string | undefined)[]) =>
      versionIssues(files(...versions), running).map(({ file, message }) => `${file}: ${message}`);
    expect(said("1.1.0", "1.0.0", "1.0.0")).toEqual([]);
    expect(said("1.1.0", "1.0.0", "1.1.0", undefined)).toEqual([
      "0.json: Pressbox 1.0.0 played the part; Pressbox 1.1.0 played 1.json",
      "2.json: an earlier Pressbox played the part; Pressbox 1.1.0 played 1.json",
    ]);
    expect(said("2.0.0", "1.0.0", "1.1.0")).toEqual([
      "1.json: Pressbox 1.1.0 played the part; Pressbox 1.0.0 played 0.json",
    ]);
    // An earlier part has no version, and its checksum is valid.
    const { pressbox, checksum, ...old } = JSON.parse(fileOf(1, 2)) as SeasonPart<"r">;
    expect([pressbox, checksum]).toEqual(["1.0.0", expect.any(String)]);
    const { part, of, run, counts } = old;
    const early = JSON.stringify({
      ...old,
      checksum: fingerprint(JSON.parse(JSON.stringify({ part, of, run, counts }))),
    });
    expect(read(early, "old.json")).toMatchObject({ file: "old.json", value: { part: 1 } });
  });

  it("of something else are rejected", () => {
    const counts = { ...like, wins: [1, 2.5] };
    for (const [text, code] of [
      ["{", "part-file"],
      ["null", "part-file"],
      ["{}", "part-file"],
      [fileOf(1, 2).slice(0, 500), "part-cut"],
      [fileOf(1, 2).replace('"part":1', '"part":5'), "part-file"],
      [fileOf(1, 2).replace('"part":1', '"part":"1"'), "part-changed"],
      [fileOf(1, 2).replace('"seasons":5', '"seasons":-5'), "part-changed"],
      [fileOf(1, 2).replace(/,"checksum":.*(?=\})/, ""), "part-changed"],
      [fileOf(1, 2).replace('"run":"r"', '"run":null'), "part-changed"],
      [JSON.stringify(partFile({ part: 1, of: 2 }, "r", counts, "1.0.0")), "part-counts"],
    ])
      expect(read(text, "p.json")).toMatchObject({ code, file: "p.json", severity: "error" });
  });
});
