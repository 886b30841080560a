/** Text tables as people have them -> grids of words with places. */
import { describe, expect, it } from "vitest";
import { UserError } from "../../src/kernel/issue/index.js";
import { isComment } from "../../src/text/tables/raw-grid.js";
import { textGrid } from "../../src/text/tables/text-grid.js";

const rowsOf = (text: string): readonly (readonly string[])[] => textGrid(text, "t.csv").rows;
const told = (text: string): string[] => {
  try {
    return textGrid(text, "t.csv").issues.map((i) => `${i.line}:${i.column ?? ""} ${i.code}`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.issues.map((i) => `${i.line ?? ""}:${i.column ?? ""} ${i.code} ${i.message}`);
  }
};

describe("the separator", () => {
  it.each([
    ["commas", "a,b,c\n1,2,3\n", ["a", "b", "c"]],
    ["semicolons around decimal commas", "Team;Y/A;TD\nFoxes;7,5;3,0\nOwls;6,1;2,5\nCats;5,9;1,5\n", ["Team", "Y/A", "TD"]], // prettier-ignore
    ["tabs below a title with commas", "Passing, 2022, NFL, regular season\nTm\tYds\nKC\t5,250\n", ["Tm", "Yds"]],
    ["tabs beside names with commas", "Player\tTm\tYds\nMahomes, Pat\tKC\t5,250\nAllen, Josh\tBUF\t4,283\n", ["Player", "Tm", "Yds"]], // prettier-ignore
    ["pipes", "Tm|W|L\nKC|14|3\n", ["Tm", "W", "L"]],
    ["commas around lists with semicolons", "Tm,Stars,W\nKC,QB;TE,14\nSF,RB;DE,13\n", ["Tm", "Stars", "W"]],
    ["commas, with separators in quotes", 'Tm,"A;B;C",W\nKC,"1;2;3",14\n', ["Tm", "A;B;C", "W"]],
    ["the one that sep= names", "sep=|\nTm,x|W,y\nKC,x|14,y\n", ["Tm,x", "W,y"]],
  ])("%s", (_title, text, heads) => {
    expect(rowsOf(text)).toContainEqual(heads);
  });

  it("a table drawn with characters keeps only its words", () => {
    const grid = textGrid("| Tm | W |\n|----|:--|\n| KC | 14 |\n", "t.txt");
    expect(grid.rows).toEqual([["", " Tm ", " W ", ""], [], ["", " KC ", " 14 ", ""]]);
    expect(grid.at(2, 2)).toEqual({ line: 3, column: 7 });
  });
});

describe("rows", () => {
  it("begin with # as headings, not as comments", () => {
    for (const head of [["#", "Player", "Tm"], ["#Player", "Tm", "Yds"], ["#", "Player"], ["#1", "Foxes", "10"]])
      expect(isComment(head)).toBe(false); // prettier-ignore
    for (const row of [["# passes", " yards", " of a man", "x"], ["#"], ["#Player"], ["#notes", "", "x"], ["## a"], ["#", "", ""]])
      expect(isComment(row)).toBe(true); // prettier-ignore
    expect(rowsOf("# one row, a player, a team, x\n#,Player,Tm\n1,A. Bee,KC\n")).toEqual([
      [],
      ["#", "Player", "Tm"],
      ["1", "A. Bee", "KC"],
    ]);
  });

  it("each in one cell are unwrapped, and reported", () => {
    const text = '"Team,""Games"",""Yds, all"""\r"Air Force (MWC),13,"" 4,100"""\r';
    const grid = textGrid(text, "t.csv");
    expect(grid.rows).toEqual([["Team", "Games", "Yds, all"], ["Air Force (MWC)", "13", " 4,100"]]); // prettier-ignore
    expect(told(text)).toEqual(["1: csv-wrapped"]);
    expect(text.split("\r")[1].slice(grid.at(1, 2).column! - 1)).toBe('"" 4,100"""');
    expect(grid.at(1, 1)).toEqual({ line: 2, column: 18 });
    // Names are cells of their own.
    expect(rowsOf('"Last, First"\n"Bee, A."\n')).toEqual([["Last, First"], ["Bee, A."]]);
  });

  it("below headings in one unclosed quote are read, and reported", () => {
    const text = '\uFEFF"team,wins,"\n'.replace(',"\n', ",losses\n") + "Foxes,10,6\n";
    const grid = textGrid(text, "t.csv");
    expect(grid.rows).toEqual([["team", "wins", "losses"], ["Foxes", "10", "6"]]); // prettier-ignore
    expect(told(text)).toEqual(["1:1 csv-quote"]);
    expect([grid.at(0, 0), grid.at(0, 1), grid.at(1, 1)]).toEqual([
      { line: 1, column: 2 },
      { line: 1, column: 7 },
      { line: 2, column: 7 },
    ]);
    expect(told(`${text}"Owls, the",6,10\n`)).toEqual(["1:1 csv-quote"]);
  });

  it("with an unclosed quote are reported at the quote", () => {
    expect(told('a,b\n1,2\n3,"x\n4,5\n')).toEqual(["3:3 csv-syntax a quote was opened and never closed"]);
    expect(told('a,b\n1,"x"y\n')).toEqual(["2:6 csv-syntax text follows a closing quote; expected a separator"]);
  });

  it("of more than 500 cells are reported", () => {
    expect(told(`a,b\n${"1,".repeat(500)}\n`)).toEqual([
      "2: csv-size the row has more than 500 cells; expected at most 500",
    ]);
  });
});

it("40,000 rows of 60 columns are no larger than a season's tables may be", () => {
  const row = `00-0012345,Ann Example,KC,${"123,".repeat(56)}0.123456`;
  const grid = textGrid(`${row}\n`.repeat(40_000), "t.csv");
  expect([grid.rows.length, grid.rows[39_999].length]).toEqual([40_000, 60]);
  expect(grid.at(39_999, 59)).toEqual({ line: 40_000, column: row.length - 7 });
});
