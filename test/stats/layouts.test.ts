/** Sheets as people lay them: every table found, every cell at the place where it stood. */
import { describe, expect, it } from "vitest";
import { layOut } from "../../src/stats/read/layouts/index.js";
import { readSeason } from "../../src/stats/index.js";
import { fixedRows } from "../../src/text/tables/fixed-columns.js";
import { grid } from "./tables.js";

/** Rows of the tables of a sheet, cells joined by commas. */
const laid = (text: string, file = "stats.csv"): string[][] =>
  layOut(grid(file, text)).map((one) => one.grid.rows.map((row) => row.join()));
const faults = (text: string): string[] =>
  layOut(grid("stats.csv", text)).flatMap((one) => one.issues.map(({ line, column, message }) => `${line}:${column} ${message}`)); // prettier-ignore

describe("one row per figure", () => {
  const LONG = `season,player,team,category,statType,stat
2022,Al Elm,FOX,passing,ATT,30
2022,Al Elm,FOX,passing,YDS,200
2022,Bo Fir,OWL,passing,ATT,25`;

  it("becomes one row per player; a missing figure is empty", () => {
    expect(laid(LONG)).toEqual([
      ["season,player,team,passing_ATT,passing_YDS", "2022,Al Elm,FOX,30,200", "2022,Bo Fir,OWL,25,"],
    ]);
    const [one] = layOut(grid("stats.csv", LONG));
    expect(one.grid.at(1, 4)).toEqual({ line: 3, column: 6 });
  });

  it("is the same wherever the column of names is", () => {
    const moved = LONG.split("\n").map((line) => {
      const cells = line.split(",");
      return [...cells.slice(0, 4), cells[5], cells[4]].join();
    });
    expect(laid(moved.join("\n"))).toEqual(laid(LONG));
  });

  it("is an error at the second of two different values, but not of two equal ones", () => {
    expect(faults(`${LONG}\n2022,Bo Fir,OWL,passing,ATT,26`)).toEqual([
      '5:6 "passing_ATT" of 2022, Bo Fir, OWL is 25 in line 4, and 26 here',
    ]);
    expect(faults(`${LONG}\n2022,Bo Fir,OWL,passing,ATT,25`)).toEqual([]);
  });
});

describe("several tables on one sheet", () => {
  const PASSING = "Player,Team,Att,Comp,Yds,TD,Int\nAl Elm,FOX,30,20,200,1,0";
  const RUSHING = "Player,Team,Att,Yds,TD\nBo Fir,FOX,20,90,1";

  it("below each other are split before their titles", () => {
    const tables = layOut(grid("s.csv", `PASSING\n${PASSING}\n\nRUSHING\n${RUSHING}`));
    expect(tables.map(({ grid: one }) => one.title)).toEqual(["PASSING", "RUSHING"]);
    expect(tables.map(({ grid: one }) => one.rows.filter((row) => row.join("") !== "").length)).toEqual([3, 3]);
    const [, second] = tables;
    const at = second.grid.rows.findIndex((row) => row[0] === "Bo Fir");
    expect(second.grid.at(at, 3)).toEqual({ line: 7, column: 4 });
  });

  it("side by side are split at the blank column", () => {
    const rows = PASSING.split("\n").map((line, i) => `${line},,${RUSHING.split("\n")[i]}`);
    expect(laid(rows.join("\n"))).toEqual([PASSING.split("\n"), RUSHING.split("\n")]);
    expect(layOut(grid("s.csv", rows.join("\n")))[1].grid.at(1, 0)).toEqual({ line: 2, column: 9 });
  });

  it("remain one despite a remark beside it", () => {
    expect(laid(`${PASSING.replace("\n", ",,note\n")},,a remark`)).toHaveLength(1);
  });
});

it("headings in the first column are transposed; every cell keeps its place", () => {
  const text =
    "Figure,FOX,OWL\nGames,16,16\nPoints,300,280\nPass Attempts,500,480\nCompletions,300,290\nRush Attempts,400,410";
  expect(laid(text)).toEqual([
    ["Team,Games,Points,Pass Attempts,Completions,Rush Attempts", "FOX,16,300,500,300,400", "OWL,16,280,480,290,410"],
  ]);
  expect(layOut(grid("s.csv", text))[0].grid.at(2, 3)).toEqual({ line: 4, column: 3 });
});

describe("players below the names of their teams", () => {
  const LIST = "Player,Att,Yds,TD\nBoise Foxes,,,\nAl Elm,20,90,1\nOmaha Owls,,,\nBo Fir,15,70,0";

  it("get a column of teams", () => {
    expect(laid(LIST)).toEqual([["Player,Att,Yds,TD,Team", "", "Al Elm,20,90,1,Boise Foxes", "", "Bo Fir,15,70,0,Omaha Owls"]]); // prettier-ignore
    expect(layOut(grid("s.csv", LIST))[0].grid.at(4, 4)).toEqual({ line: 4, column: 1 });
  });

  it.each(["Quarterbacks", "AFC East", "Week 3", "Passing"])("do not, below %s", (word) => {
    const text = LIST.replace("Omaha Owls", word);
    expect(laid(text)).toEqual([text.split("\n")]);
  });
});

describe("columns separated by blanks", () => {
  const TEXT = "PLAYER        TEAM   ATT  YDS\nAl Elm        FOX     20   90\nBo van Fir    OWL      5\n";

  it("are split where every line is blank; cells know their offsets", () => {
    const rows = fixedRows(TEXT)!;
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["PLAYER", "TEAM", "ATT", "YDS"],
      ["Al Elm", "FOX", "20", "90"],
      ["Bo van Fir", "OWL", "5", ""],
    ]);
    expect(TEXT.slice(rows[1].offsets[1])).toMatch(/^FOX/);
  });

  it.each([
    ["two columns", "A    1\nB    2\nC    3\n"],
    ["two lines", "A  1  2\nB  3  4\n"],
    ["tabs", "A\t  1  2\nB\t  3  4\nC\t  5  6\n"],
    ["words", "A title of a page\nwith  a gap\nand more words\n"],
  ])("do not exist: %s", (_, text) => {
    expect(fixedRows(text)).toBeUndefined();
  });
});

describe("grouped headings", () => {
  const groups =
    "\nPlayer,Team,G,Att,Cmp,Yds,TD,Int,Att,Yds,TD\nAl Elm,FOX,6,190,120,1400,9,4,30,58,0\nBo Fir,FOX,6,0,0,0,0,0,100,500,5";
  const read = (text: string) => readSeason([grid("offense.csv", text)]);

  it("over the first of their columns are carried on; zeros below no group are not headings", () => {
    const { season } = read(`,,,Passing,,,,,Rushing,,${groups}`);
    expect(season?.tables.passing.map(({ attempts, yards }) => [attempts, yards])).toEqual([[190, 1400], [0, 0]]); // prettier-ignore
    expect(season?.tables.rushing.map(({ attempts, yards }) => [attempts, yards])).toEqual([[30, 58], [100, 500]]); // prettier-ignore
  });

  it("that lost a name are refused if a heading appears twice below a group", () => {
    const { issues } = read(`,,,Passing,,,,,,,${groups}`);
    expect(
      issues
        .filter(({ code }) => code === "head-group")
        .map(({ line, column, message }) => `${line}:${column} ${message}`),
    ).toEqual([
      // prettier-ignore
      '2:9 "att" appears twice below one group ("Passing Att"): a group\'s name may be missing',
      '2:10 "yds" appears twice below one group ("Passing Yds"): a group\'s name may be missing',
      '2:11 "td" appears twice below one group ("Passing TD"): a group\'s name may be missing',
    ]);
  });
});

describe("headings after the one that opens their kind", () => {
  it("belong to that kind: passes, runs and catches in one row", () => {
    const text =
      "Player,Team,Comp,Pass Att,Yds,TD,Int,Rush Att,Yds,TD,Rec,Yds,TD\nAl Elm,FOX,20,30,210,2,1,3,12,0,0,0,0\nBo Fir,FOX,0,0,0,0,0,20,90,1,20,210,2";
    const { season, issues } = readSeason([grid("offense.csv", text)]);
    expect(issues).toEqual([]);
    expect(season?.tables.passing[0]).toMatchObject({ attempts: 30, completions: 20, yards: 210, touchdowns: 2 });
    expect(season?.tables.passing[0]).not.toHaveProperty("sackYards");
    expect(season?.tables.rushing[1]).toMatchObject({ attempts: 20, yards: 90, touchdowns: 1 });
    expect(season?.tables.receiving[1]).toMatchObject({ receptions: 20, yards: 210, touchdowns: 2 });
  });

  it("belong to that kind: kick returns before punt returns", () => {
    const text =
      "Player,Team,Kick Returns,Yds,Long,TD,Punt Returns,Yds,Long,TD\nAl Elm,FOX,30,700,99,1,20,150,40,0\nBo Fir,OWL,28,650,44,0,22,190,70,2";
    const { season } = readSeason([grid("returns.csv", text)]);
    expect(season?.tables.returns.map((row) => [row.kickReturnLong, row.kickReturnTouchdowns, row.puntReturnLong, row.puntReturnTouchdowns])).toEqual([[99, 1, 40, 0], [44, 0, 70, 2]]); // prettier-ignore
  });

  it("of teams mean nothing without one", () => {
    const { season } = readSeason([grid("league.csv", "Team,GP,Rush Yds,TD\nFOX,16,1700,12\nOWL,16,1800,11")]);
    expect(season?.own.get("FOX")).toEqual(expect.not.objectContaining({ passTouchdowns: 12 }));
    expect(season?.sheets[0].ignored).toContain("TD");
  });
});

describe("one row per game with both teams' figures", () => {
  const FIGURES = ["first_downs", "pass_yards", "rush_yards", "sacks", "turnovers"];
  const sheet = (figures: number): string => {
    const keys = ["score", ...FIGURES.slice(0, figures)];
    const heads = ["week", "away", "home", ...keys.flatMap((key) => [`away_${key}`, `home_${key}`])];
    return `${heads.join()}\n1,FOX,OWL,${keys.map((_, i) => `${i}1,${i}2`).join()}`;
  };
  it.each([4, 5])("with %i figures next to the points is a schedule and one row per team", (figures) => {
    const [games, teams] = laid(sheet(figures));
    expect(games[1]).toBe(`1,FOX,OWL,01,02${",".repeat(2 * figures)}`);
    const own = (side: number): string => ["0", ...FIGURES.slice(0, figures).map((_, i) => `${i + 1}`)].map((n) => `${n}${side}`).join(); // prettier-ignore
    expect(teams.slice(1)).toEqual([`1,FOX,OWL,${own(1)}`, `1,OWL,FOX,${own(2)}`]);
  });
  it("with three, or with figures that no box score has, is left unchanged", () => {
    const odds = sheet(4).replaceAll(/first_downs|pass_yards/g, (key) => `odds_${key}`);
    for (const text of [sheet(3), odds]) expect(laid(text)).toEqual([text.split("\n")]);
  });
});
