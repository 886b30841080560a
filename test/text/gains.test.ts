/** Lengths of runs and completions from a table of plays. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readGains } from "../../src/host/node/gains.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { GAINS } from "../../src/stats/index.js";

const folder = (name: string, bytes: string | Buffer): string => {
  const path = mkdtempSync(join(tmpdir(), "gains-"));
  writeFileSync(join(path, name), bytes);
  return path;
};
const at = (gains: readonly number[], yards: number): number => gains[yards - GAINS.from];

describe("a table of plays", () => {
  it("is read from gamecenter's columns, compressed", () => {
    const text = "type,rushing_yds,passing_yds\nrush,4,\nscramble,4,\ncomplete,,0\nkneel,-1,\nincomplete,,\n";
    const path = folder("plays.csv.gz", gzipSync(text));
    const { gains, file, issues } = readGains(path, "stats", 2019);
    expect([file, issues]).toEqual([join("stats", "plays.csv.gz"), []]);
    expect([at(gains!.runs, 4), at(gains!.completions, 0), at(gains!.runs, -1)]).toEqual([2, 1, 0]);
  });

  it("is read from nflverse's, for the requested season and without playoffs", () => {
    const head = "season,season_type,play_type,rushing_yards,passing_yards,qb_kneel\n";
    const rows = ["2012,REG,run,7,NA,0", "2012,REG,qb_kneel,-1,NA,1", "2012,POST,run,7,NA,0", "2011,REG,run,7,NA,0"];
    const { gains } = readGains(folder("play_by_play_2012.csv", head + rows.join("\n")), "stats", 2012);
    expect(at(gains!.runs, 7)).toBe(1);
    expect(gains!.runs.reduce((a, b) => a + b)).toBe(1);
  });

  it("without the columns is reported, without a file is absent", () => {
    const { gains, issues } = readGains(folder("plays.csv", "a,b\n1,2\n"), "stats", undefined);
    expect(gains).toBeUndefined();
    expect(issues.map(({ code }) => code)).toEqual(["plays-columns"]);
    expect(readGains(folder("team.csv", "a\n"), "stats", undefined)).toEqual({ issues: [] });
  });

  it("that is not a compressed file is one error", () => {
    const read = (): unknown => readGains(folder("plays.csv.gz", "plain"), "stats", undefined);
    expect(read).toThrow(UserError);
    expect(read).toThrow(/cannot be read/);
  });
});
