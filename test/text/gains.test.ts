/** Lengths of runs and completions from a table of plays. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readPlays } from "../../src/host/node/gains.js";
import type { UserError } from "../../src/kernel/issue/index.js";
import { GAINS, gamesOfPlays } from "../../src/stats/index.js";

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
    const { gains, file, issues } = readPlays(path, "stats", 2019);
    expect([file, issues]).toEqual([join("stats", "plays.csv.gz"), []]);
    expect([at(gains!.runs, 4), at(gains!.completions, 0), at(gains!.runs, -1)]).toEqual([2, 1, 0]);
  });

  it("is read from nflverse's, for the requested season and without playoffs", () => {
    const head = "season,season_type,play_type,rushing_yards,passing_yards,qb_kneel\n";
    const rows = ["2012,REG,run,7,NA,0", "2012,REG,qb_kneel,-1,NA,1", "2012,POST,run,7,NA,0", "2011,REG,run,7,NA,0"];
    const { gains } = readPlays(folder("play_by_play_2012.csv", head + rows.join("\n")), "stats", 2012);
    expect(at(gains!.runs, 7)).toBe(1);
    expect(gains!.runs.reduce((a, b) => a + b)).toBe(1);
  });

  it("without the columns is reported, without a file is absent", () => {
    const { gains, issues } = readPlays(folder("plays.csv", "a,b\n1,2\n"), "stats", undefined);
    expect(gains).toBeUndefined();
    expect(issues.map(({ code }) => code)).toEqual(["plays-columns"]);
    expect(readPlays(folder("team.csv", "a\n"), "stats", undefined)).toEqual({ issues: [] });
  });
});

const HEADS =
  "eid,qtr,posteam,defteam,home,down,ydstogo,yrdln100,type,rushing_yds,passing_yds,first_down,td,safety,fumbles_lost,kick_yds,kick_end,ret_yds,penalty,passing_sk_yds";
const row = (eid: string, type = "rush", yards = "4"): string =>
  `${eid},1,GB,CHI,1,1,10,75,${type},${yards},,,,0,0,,,,,`;
const GAME = "2019090500";
const read = (bytes: string | Buffer, name = "plays.csv", year = 2019) =>
  readPlays(folder(name, bytes), "stats", year, { every: true });
const said = (...args: Parameters<typeof read>): string[] => read(...args).issues.map(({ message }) => message);
const thrown = (...args: Parameters<typeof read>): string => {
  try {
    read(...args);
    return "nothing";
  } catch (error) {
    return (error as UserError).issues.map(({ line, message }) => `${line ?? ""}: ${message}`).join("\n");
  }
};

describe("a table of plays as people have it", () => {
  const text = `${HEADS}\n${row(GAME)}\n${row("2020010300")}\n`;

  it("is the same in any encoding and line ending, packed or not, whatever its name says", () => {
    const wide = Buffer.from(`\uFEFF${text}`, "utf16le");
    for (const bytes of [
      `\uFEFF${text}`,
      text.replaceAll("\n", "\r\n"),
      text.replaceAll(",", ";"),
      wide,
      gzipSync(text),
    ])
      expect(read(bytes)).toMatchObject({ issues: [], plays: [{ yards: 4 }, { yards: 4 }] });
    expect(read(text, "plays.csv.gz")).toMatchObject({ issues: [], plays: [{}, {}] });
  });

  it("that cannot be read is an error, each with its line", () => {
    expect(thrown("")).toBe(": the file is empty");
    expect(thrown(gzipSync(text).subarray(0, 40), "plays.csv.gz")).toBe(": the file is not a complete gzip file");
    expect(thrown(Buffer.from([0x50, 0xff, 0xfe, 0]), "plays.csv.gz")).toBe(": the file is not a complete gzip file");
    expect(thrown(`${HEADS}\n${row(GAME, "rush", '"1,234"')}\n${row(GAME)},9\n${row(GAME, "rush", "four")}\n`)).toBe(
      [
        '2: found "1,234" in the column rushing_yds; expected a number',
        "3: the row has 21 cells; expected 20",
        '4: found "four" in the column rushing_yds; expected a number',
      ].join("\n"),
    );
    expect(thrown(`${HEADS},down\n${row(GAME)},1\n`)).toBe("1: the column down is there twice");
  });

  it("names all that it does not count", () => {
    expect(said(`${HEADS}\n`)).toEqual(["the table of plays is still empty"]);
    expect(said(text, "plays.csv", 2007)).toEqual([
      "none of its 2 plays is counted: all are of other seasons than 2007, or of playoffs",
    ]);
    expect(said(`${HEADS}\n${row(GAME, "rsh")}\n${row(GAME)}\n${row(GAME, "other")}\n${row(GAME, "rsh")}\n`)).toEqual([
      '"rsh" in the column type is unknown; 2 rows not counted',
    ]);
    expect(said(text.replace(",down,", ",dwn,"))).toEqual(["the table of plays is missing columns: down"]);
    expect(said(text.replace(",td,", ",tds,"))).toEqual([
      "columns are missing: td; what they count is 0 in the real games",
    ]);
    expect(said("<html></html>")).toEqual(["the table has no columns of plays that Pressbox knows"]);
    const two = folder("plays.csv", text);
    writeFileSync(join(two, "pbp_2019.csv"), text);
    expect(readPlays(two, "stats", 2019).issues).toMatchObject([
      { code: "plays-twice", file: join("stats", "plays.csv") },
    ]);
  });

  it("may have the plays of its games in turns", () => {
    const { plays } = read(`${HEADS}\n${row(GAME)}\n${row("2019090800")}\n${row(GAME)}\n`);
    expect(gamesOfPlays(plays!)).toHaveLength(2);
  });
});
