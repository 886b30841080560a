/** Men of a season: whose they are where no column says so, and one spelling of a man whom two tables write in two ways. */
import { describe, expect, it } from "vitest";
import { readSeason, type Season } from "../../src/stats/index.js";
import { grid } from "./tables.js";

function read(files: Readonly<Record<string, string>>): { season: Season | undefined; told: string[] } {
  const { season, issues } = readSeason(
    Object.entries(files).map(([name, text]) => grid(name, text)),
    { year: 2019 },
  );
  return { season, told: issues.map(({ file, line, message }) => `${file}:${line} ${message}`) };
}

describe("a table without teams", () => {
  const PUNTS = "Player,Punts,Yds,Lng\nAl Elm,60,2700,60\nChris Jones,70,3000,61";
  const roster = (more: string): string =>
    `season,team,position,jersey_number,full_name\n2019,GB,P,1,Al Elm\n2019,KC,DT,95,Chris Jones\n${more}`;
  const teams = (season: Season | undefined) => season?.tables.punting.map(({ player, team }) => [player, team]);

  it("takes them from the roster; of two players with one name it means the one on that team", () => {
    const { season, told } = read({ "punting.csv": PUNTS, "roster.csv": roster("2019,DAL,P,6,Chris Jones") });
    expect(teams(season)).toEqual([["Al Elm", "GB"], ["Chris Jones", "DAL"]]); // prettier-ignore
    expect(told).toEqual(["punting.csv:1 no column names a team; the roster tells the players' teams"]);
  });

  it("reports players whom the roster does not name, or names in two teams", () => {
    const { season, told } = read({
      "punting.csv": `${PUNTS}\nBo Fir,5,200,41\nGus Hazel,9,400,50`,
      "roster.csv": roster("2019,DAL,P,6,Bo Fir\n2019,SF,P,6,Bo Fir\n2019,SF,P,5,Gus Hazel"),
    });
    expect(teams(season)).toEqual([["Al Elm", "GB"], ["Chris Jones", "KC"], ["Gus Hazel", "SF"]]); // prettier-ignore
    expect(told).toContain("punting.csv:4 the roster does not give a single team for 1 player, omitted here: Bo Fir");
    expect(season?.leftOut).toEqual([{ file: "punting.csv", reason: "unlisted", lines: [4] }]);
  });

  it("takes them from clubs attached to the names, or in brackets", () => {
    for (const [a, b] of [["Al ElmGB", "Bo FirKC"], ["Al Elm (GB)", "Bo Fir (KC)"]] as const)
      expect(teams(read({ "punting.csv": `Player,Punts,Yds\n${a},60,2700\n${b},70,3000` }).season)).toEqual([["Al Elm", "GB"], ["Bo Fir", "KC"]]); // prettier-ignore
  });

  it("is one club's if its file or title says so, and refused otherwise", () => {
    expect(teams(read({ "GB punting.csv": PUNTS }).season)).toEqual([["Al Elm", "GB"], ["Chris Jones", "GB"]]); // prettier-ignore
    expect(read({ "punting.csv": PUNTS }).told).toEqual(["punting.csv:1 the column is missing: team (punting)"]);
  });
});

describe("one player in two tables", () => {
  const rushing = (name: string) => `Player,Team,Att,Yds\n${name},GB,200,900\nBo Fir,KC,150,700`;
  const receiving = (name: string) => `Player,Team,Rec,Yds\n${name},GB,40,300\nBo Fir,KC,30,200`;
  const names = (a: string, b: string): string[] => {
    const { season } = read({ "receiving.csv": receiving(b), "rushing.csv": rushing(a) });
    return [season!.tables.rushing[0].player, season!.tables.receiving[0].player];
  };

  it.each([
    ["Odell Beckham", "Odell Beckham Jr."],
    ["T.J. Watt", "TJ Watt"],
    ["DeSean Elm", "Desean Elm"],
    ["A. Birch", "Abel Birch"],
  ])("%s and %s have one spelling", (a, b) => {
    const [one, other] = names(a, b);
    expect(one).toBe(other);
  });

  it("two in one table that differ only by a suffix stay two", () => {
    const { season } = read({ "rushing.csv": "Player,Team,Att,Yds\nMike Elm,GB,200,900\nMike Elm Jr.,GB,20,60" });
    expect(season?.tables.rushing.map(({ player }) => player)).toEqual(["Mike Elm", "Mike Elm Jr."]);
  });

  it("an initial that fits two is reported, and stays", () => {
    const { season, told } = read({
      "receiving.csv": "Player,Team,Rec,Yds\nAbel Birch,GB,40,300\nAl Birch,GB,30,200",
      "rushing.csv": "Player,Team,Att,Yds\nA. Birch,GB,200,900",
    });
    expect(season?.tables.rushing[0].player).toBe("A. Birch");
    expect(told.filter((line) => line.includes("count as two"))).toEqual([]);
  });

  it("a name and its initial in one table are two players, in every table", () => {
    const RETURNS = "Player,Team,KR,KR Yds\nDez Bryant,GB,20,400\nD. Bryant,GB,1,0";
    const { season, told } = read({
      "receiving.csv": "Player,Team,Rec,Yds\nDez Bryant,GB,89,1357\nD. Bryant,GB,3,25",
      "returns.csv": RETURNS,
    });
    for (const table of [season?.tables.receiving, season?.tables.returns])
      expect(table?.map(({ player }) => player)).toEqual(["Dez Bryant", "D. Bryant"]);
    expect(told).toEqual(['receiving.csv:3 receiving: "D. Bryant" and "Dez Bryant" of GB count as two players']);
  });
});
