/** Seasons of other years and leagues: no sacks, ties, few games, strikes, seventeen games, two leagues, colleges, one team alone. */
import { describe, expect, it } from "vitest";
import { readSeason, type Season } from "../../src/stats/index.js";
import { rateSeason } from "../../src/systems/5d20/rate/index.js";
import { grid } from "./tables.js";

function read(files: Readonly<Record<string, string>>, year?: number): { season: Season; warnings: string[] } {
  const grids = Object.entries(files).map(([name, text]) => grid(name, text));
  const { season, issues } = readSeason(grids, year === undefined ? {} : { year });
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  return { season: season!, warnings: issues.map(({ message }) => message) };
}

/** A line a week of a double round robin of four clubs, whose week numbers are given. */
const games = (clubs: readonly string[], weeks: readonly number[], points: (i: number) => readonly [number, number]) =>
  [
    "week,away,home,awayPoints,homePoints",
    ...weeks.flatMap((week, i) => {
      const turned = i % 2 === 1;
      return [[0, 1], [2, 3]].map(([a, b]) => [week, clubs[turned ? b : a], clubs[turned ? a : b], ...points(i)].join()); // prettier-ignore
    }),
  ].join("\n");

describe("the 1930s: ties, no sacks, targets or tackles, uneven numbers of games", () => {
  const files = {
    "standings.csv": `Tm,W,L,T,W-L%,PF,PA
Chicago Bears,7,1,6,.875,160,44
Green Bay Packers,10,3,1,.769,152,63
Portsmouth Spartans,6,2,4,.750,116,71
Chicago Cardinals,2,6,2,.250,72,114`,
    "passing.csv": `Rk,Player,Tm,Age,Pos,G,GS,Cmp,Att,Cmp%,Yds,TD,TD%,Int,Int%,Y/A
1,Alder One,CHI,24,B,14,14,80,190,42.1,1150,9,4.7,21,11.1,6.1
2,Birch Two,GNB,24,B,14,14,70,160,43.8,1000,11,6.9,17,10.6,6.3
3,Cedar Three,Portsmouth Spartans,24,B,12,12,60,150,40.0,820,6,4.0,19,12.7,5.5
4,Elm Four,CRD,24,B,10,10,50,140,35.7,700,3,2.1,20,14.3,5.0`,
    "rushing.csv": `Rk,Player,Tm,Age,Pos,G,GS,Att,Yds,TD,Lng,Y/A,Y/G
1,Alder One,CHI,24,B,14,14,510,1800,9,,3.5,128.6
2,Birch Two,GNB,24,B,14,14,500,1750,8,,3.5,125.0
3,Cedar Three,Portsmouth Spartans,24,B,12,12,430,1450,7,,3.4,120.8
4,Elm Four,CRD,24,B,10,10,330,1000,5,,3.0,100.0`,
  };

  it("is four clubs under their names of 1932, with ties and their own games", () => {
    const { season, warnings } = read(files, 1932);
    expect(season.teams.toSorted()).toEqual(["CHI", "CRD", "DET", "GB"]);
    const record = (team: string) => {
      const { wins, losses, ties, points } = season.own.get(team)!;
      return [wins, losses, ties, points];
    };
    expect(record("CHI")).toEqual([7, 1, 6, 160]);
    expect(record("DET")).toEqual([6, 2, 4, 116]);
    expect(season.own.get("GB")).toMatchObject({
      passAttempts: 160,
      completions: 70,
      passYards: 1000,
      rushYards: 1750,
    });
    expect(season.own.get("GB")).not.toHaveProperty("sacks");
    expect(season.against.get("CHI")).toMatchObject({ points: 44 });
    expect(warnings).toEqual([]);
  });

  it("is rated, and missing tables are named", () => {
    const { charts, filled } = rateSeason(read(files, 1932).season);
    expect(charts).toHaveLength(4);
    expect(filled.map(({ what }) => what).join()).toMatch(/sacks/);
  });
});

describe("years with strikes", () => {
  it("1982 has nine games, whatever its weeks are called", () => {
    const clubs = ["WAS", "DAL", "MIA", "NYJ"];
    const weeks = [1, 2, 11, 12, 13, 14, 15, 16, 17];
    const table = `Tm,W,L,T,PF,PA
Washington Redskins,9,0,0,180,90
Dallas Cowboys,0,9,0,90,180
Miami Dolphins,9,0,0,180,90
New York Jets,0,9,0,90,180`;
    // The first of each pair wins at home and away.
    const won = (i: number): readonly [number, number] => (i % 2 === 0 ? [20, 10] : [10, 20]);
    const { season, warnings } = read({ "games.csv": games(clubs, weeks, won), "standings.csv": table }, 1982);
    expect(season.tables.games).toHaveLength(18);
    expect(season.own.get("WAS")).toMatchObject({ wins: 9, losses: 0, points: 180 });
    expect(season.balances.filter(({ book }) => book === "games").every(({ closes }) => closes)).toBe(true);
    expect(warnings).toEqual([]);
  });

  it("1987: a team with a game fewer than its weeks is accepted; a record that its games contradict is reported", () => {
    const weeks = [1, 2, 4, 5];
    const tied = (i: number): readonly [number, number] => (i === 3 ? [17, 17] : [10, 20]);
    const standings = (first: string): string => `Tm,W,L,T,PF,PA\nChicago Bears,${first}\nDetroit Lions,1,2,1,57,67`;
    const list = games(["CHI", "DET", "GB", "MIN"], weeks, tied);
    const open = (first: string) => read({ "games.csv": list, "standings.csv": standings(first) }, 1987).warnings;
    // The hosts of three games win, the fourth is a tie: CHI has hosted one of them.
    expect(open("1,2,1,57,67").filter((message) => message.startsWith("wins"))).toEqual([
      "wins: the team and its games (games.csv) differ: DET 1 and 2 (1 of 2 teams)",
    ]);
  });
});

describe("weeks after the regular season", () => {
  const weekly = (year: number, last: number): string =>
    [
      "season,player,team,week,completions,attempts,yards,touchdowns,interceptions",
      ...Array.from({ length: last }, (_, i) => i + 1).flatMap(
        (week) =>
        (week > 18 || (year < 2021 && week > 17) ? ["KC"] : ["KC", "GB", "SF"]).map((team) => `${year},${team} Passer,${team},${week},20,30,250,2,1`), // prettier-ignore
      ),
    ].join("\n");

  it.each([
    [2021, 18, 540],
    [2020, 17, 510],
    [1993, 17, 510],
  ])("%i: weeks to %i are counted, later ones are reported", (year, last, attempts) => {
    const { season, warnings } = read({ "passing.csv": weekly(year, last + 2) }, year);
    expect(season.own.get("GB")).toMatchObject({ passAttempts: year === 1993 ? 510 : attempts });
    expect(season.own.get("KC")!.passAttempts).toBe(attempts + (year === 1993 ? 30 : 0));
    expect(warnings.join()).toMatch(new RegExp(`after the regular season's ${year === 1993 ? 18 : last}`));
  });

  it("seventeen games match a record of seventeen", () => {
    const weeks = Array.from({ length: 17 }, (_, i) => i + 1);
    const list = games(["CHI", "DET", "GB", "MIN"], weeks, () => [10, 20]);
    const standings =
      "Tm,G,W,L,T,PF,PA\nChicago Bears,17,8,9,0,250,260\nDetroit Lions,17,9,8,0,260,250\nGreen Bay Packers,17,8,9,0,250,260\nMinnesota Vikings,17,9,8,0,260,250";
    const { season, warnings } = read({ "games.csv": list, "standings.csv": standings }, 2021);
    expect(warnings).toEqual([]);
    expect(season.own.get("CHI")).toMatchObject({ games: 17, wins: 8, losses: 9, points: 250 });
    expect(season.balances.filter(({ book }) => book === "games")).toHaveLength(12);
  });
});

describe("years with two leagues", () => {
  const table = (clubs: readonly string[]): string =>
    [
      "Tm,W,L,T,PF,PA",
      ...clubs.map((club, i) => `${club},${7 - i},${7 + i},0,${300 - i},${301 - clubs.length + i}`),
    ].join("\n");

  it("1960: two clubs in one city and two leagues are two clubs", () => {
    const { season, warnings } = read(
      { "standings.csv": table(["Dallas Cowboys", "Dallas Texans", "New York Giants", "New York Titans", "Los Angeles Rams", "Los Angeles Chargers"]) }, // prettier-ignore
      1960,
    );
    expect(new Set(season.teams).size).toBe(6);
    expect(season.own.get(season.teams[0])!.points).toBe(300);
    expect(season.teams.map((team) => season.own.get(team)!.points)).toEqual([300, 299, 298, 297, 296, 295]);
    expect(warnings).toEqual([]);
  });

  it("1947: the AAFC next to the NFL", () => {
    const clubs = ["Cleveland Browns", "New York Yankees", "New York Giants", "Buffalo Bills", "Chicago Rockets", "Chicago Bears", "Chicago Cardinals"]; // prettier-ignore
    const { season } = read({ "standings.csv": table(clubs) }, 1947);
    expect(season.teams.map((team) => season.own.get(team)!.points)).toEqual(clubs.map((_, i) => 300 - i));
  });
});

describe("teams that played others, and a single one", () => {
  const COLLEGE = `,,,,,Passing,Passing,Passing,Passing,Passing,Rushing,Rushing,Rushing,Rushing,Total Offense,Total Offense,Total Offense,First Downs,First Downs,First Downs,First Downs,Penalties,Penalties,Turnovers,Turnovers,Turnovers
Rk,School,Conf,G,Pts,Cmp,Att,Pct,Yds,TD,Att,Yds,Avg,TD,Plays,Yds,Avg,Pass,Rush,Pen,Tot,No.,Yds,Fum,Int,Tot
1,Ohio Tech,Big One,12,400,200,330,60.6,2700,20,480,2200,4.6,25,810,4900,6.0,120,130,20,270,80,700,8,9,17
2,Iowa Central,Big One,12,320,190,350,54.3,2400,16,450,1800,4.0,20,800,4200,5.3,110,100,20,230,70,600,9,12,21
3,Miami (OH),Mid,12,250,180,360,50.0,2200,12,400,1500,3.8,14,760,3700,4.9,100,80,20,200,75,650,10,14,24`;

  it("college: three teams from a table of 130 are not a league, and are rated one by one against the whole table", () => {
    const { season } = read({ "offense.csv": COLLEGE, "team.csv": "team,side,passAttempts,completions,passYards,interceptions,rushAttempts,rushYards\nOhio Tech,against,420,220,2600,14,400,1300\nIowa Central,against,400,230,2800,10,450,1900\nMiami (OH),against,380,240,3000,8,500,2300" }); // prettier-ignore
    expect(season.teams).toEqual(["Ohio Tech", "Iowa Central", "Miami (OH)"]);
    expect(season.beyond).toMatchObject({ made: expect.any(Number), allowed: expect.any(Number) });
    expect(season.own.get("Ohio Tech")).toMatchObject({ points: 400, completions: 200, rushYards: 2200 });
    const { charts } = rateSeason(season, { team: "Ohio Tech", year: 2019 });
    expect(charts).toHaveLength(1);
  });

  it("a single team is rated against its era, by its name", () => {
    const { season } = read({
      "passing.csv": "Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk\nAlder,FOX,QB,16,300,500,3600,24,14,30",
      "rushing.csv": "Player,Tm,Pos,G,Att,Yds,TD\nCedar,FOX,RB,16,400,1700,12",
    });
    expect(() => rateSeason(season)).toThrow(/a league has at least 2/);
    const { charts } = rateSeason(season, { team: "FOX", year: 1985 });
    expect(charts).toHaveLength(1);
  });
});
