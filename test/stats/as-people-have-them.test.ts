/** Tables as people have them: each of these was once read wrongly without a word, or refused without cause. */
import { describe, expect, it } from "vitest";
import { accountLines, readSeason, reportObject, type Season } from "../../src/stats/index.js";
import { textGrid } from "../../src/text/tables/text-grid.js";
import { grid } from "./tables.js";

const PASSING = `Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk
Alder Quick,FOX,QB,16,300,500,3600,24,14,30
Birch Slow,OWL,QB,16,280,500,3400,20,16,35`;
const RUSHING = `Player,Tm,Pos,G,Att,Yds,TD
Cedar Run,FOX,RB,16,400,1700,12
Dogwood Run,OWL,RB,16,420,1800,11`;
const RECEIVING = `Player,Tm,Pos,G,Tgt,Rec,Yds,TD
Elm Catch,FOX,WR,16,400,300,3600,24
Fir Catch,OWL,WR,16,380,280,3400,20`;

/** A folder of two clubs, with other tables in place of its own or beside them. */
function folder(files: Readonly<Record<string, string>>): { season: Season; warnings: string[] } {
  const all = { "passing.csv": PASSING, "receiving.csv": RECEIVING, "rushing.csv": RUSHING, ...files };
  const { season, issues } = readSeason(
    Object.entries(all)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => grid(name, text)),
  );
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  return { season: season!, warnings: issues.map(({ message }) => message) };
}

describe("players of several teams", () => {
  const moved = (team: string): string => `Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk
Alder,FOX,QB,9,150,250,1800,12,7,15
Maple Moved,${team},QB,16,150,250,1800,12,7,15
Birch,OWL,QB,16,280,500,3400,20,16,35`;

  it.each(["2TM", "FOX/OWL", "TOT", "Multiple Teams"])("%s: reported with his passes, and not as a team", (team) => {
    const { season, warnings } = folder({ "passing.csv": moved(team) });
    expect(warnings).toContain("passing: a player of several teams is left out: Maple Moved (250 passes)");
    expect(season.teams).toEqual(["FOX", "OWL"]);
    expect(season.own.get("FOX")).toMatchObject({ passAttempts: 250 });
    expect(season.leftOut).toEqual([{ file: "passing.csv", reason: "movers", lines: [3] }]);
  });

  it("whose parts are in the table are counted once", () => {
    const { season, warnings } = folder({
      "passing.csv": `${moved("2TM")}
Maple Moved,FOX,QB,8,100,150,1200,8,4,10
Maple Moved,OWL,QB,8,50,100,600,4,3,5`,
    });
    expect(warnings.filter((message) => message.includes("Maple"))).toEqual([]);
    expect(season.own.get("FOX")).toMatchObject({ passAttempts: 400, completions: 250 });
    expect(season.own.get("OWL")).toMatchObject({ passAttempts: 600 });
    expect(season.leftOut).toEqual([{ file: "passing.csv", reason: "parts", lines: [3] }]);
  });

  it("whose teams have exactly his figures beyond their other players get a row for each", () => {
    const { season } = folder({
      "passing.csv": moved("2TM"),
      "team.csv": `team,side,passAttempts,completions,passYards,passTouchdowns,interceptions,sacks
FOX,for,400,250,3000,20,11,25
OWL,for,600,330,4000,24,19,40`,
    });
    expect(season.tables.passing.filter(({ player }) => player === "Maple Moved")).toEqual([
      {
        player: "Maple Moved",
        team: "FOX",
        position: "QB",
        attempts: 150,
        completions: 100,
        yards: 1200,
        touchdowns: 8,
        interceptions: 4,
        sacks: 10,
      },
      {
        player: "Maple Moved",
        team: "OWL",
        position: "QB",
        attempts: 100,
        completions: 50,
        yards: 600,
        touchdowns: 4,
        interceptions: 3,
        sacks: 5,
      },
    ]);
    expect(season.filledIn).toContainEqual({
      column: "passing of Maple Moved",
      teams: ["OWL"],
      from: "his teams' totals less their other players",
    });
  });

  it("are reported if a table of moves has no use for them, or names one team", () => {
    const moves = (text: string) =>
      readSeason([grid("passing.csv", moved("2TM")), grid("moves.csv", `player,team,games\n${text}`)]).issues;
    expect(moves("Maple Moved,FOX,5\nMaple Moved,OWL,x").map(({ line, message }) => [line, message])).toEqual([
      [3, 'found "x" games; expected a number above 0'],
    ]);
    expect(moves("Maple Moved,FOX,5").map(({ line, message }) => [line, message])).toEqual([
      [2, "Maple Moved has one team here; expected each of his teams"],
    ]);
    const [, unused] = moves("Maple Movd,FOX,5\nMaple Movd,OWL,9");
    expect(unused).toMatchObject({
      line: 2,
      message: "Maple Movd has no row for several teams in the tables",
      hint: 'did you mean "Maple Moved"? known: Maple Moved',
    });
  });

  it("are shared out by a table of moves, so that the totals stay theirs", () => {
    const { season } = folder({
      "passing.csv": moved("2TM"),
      "moves.csv": "player,team,games\nMaple Moved,FOX,5\nMaple Moved,OWL,11",
    });
    const his = season.tables.passing.filter(({ player }) => player === "Maple Moved");
    expect(his.map(({ team, games, attempts, interceptions }) => [team, games, attempts, interceptions])).toEqual([
      ["FOX", 5, 78, 2],
      ["OWL", 11, 172, 5],
    ]);
  });
});

it("points for and against in one row go to their sides", () => {
  const { season } = folder({
    "teams.csv": `team,games,wins,losses,points_for,points_against
FOX,16,10,6,400,300
OWL,16,6,10,300,400`,
  });
  expect(season.own.get("FOX")).toMatchObject({ points: 400, wins: 10, losses: 6 });
  expect(season.against.get("FOX")).toMatchObject({ points: 300 });
  expect(season.against.get("FOX")).not.toHaveProperty("wins");
});

it.each([["Points for,Points against"], ["PF,PA"], ["Points For,Points Allowed"], ["points,opp_points"]])(
  "%s are recognized as both sides' points",
  (heads) => {
    const { season } = folder({ "teams.csv": `Team,W,L,${heads}\nFOX,10,6,400,300\nOWL,6,10,300,400` });
    expect([season.own.get("FOX")?.points, season.against.get("FOX")?.points, season.own.get("FOX")?.wins]).toEqual([
      400, 300, 10,
    ]);
  },
);

describe("schedules of winners and losers", () => {
  it.each([
    [",Week,Day,Date,Time,Winner/tie,Unnamed: 5,Loser/tie,Unnamed: 7,PtsW,PtsL,YdsW,TOW,YdsL,TOL"],
    [",Week,Day,Date,Time,Winner/tie,Unnamed: 5,Loser/tie,Unnamed: 7,Pts,Pts.1,YdsW,TOW,YdsL,TOL"],
    [",Week,Day,Date,Time,Winner/tie,,Loser/tie,Date,Pts,Pts,YdsW,TOW,YdsL,TOL"],
  ])("%s", (heads) => {
    const { season } = folder({
      "games.csv": `${heads}
0,1,Sun,1999-09-12,1:00PM,FOX,@,OWL,boxscore,24,10,300,1,250,2
,,,Playoffs,,,,,,,,,,,
1,2,Sun,1999-09-19,1:00PM,OWL,,FOX,boxscore,20,17,300,1,250,2`,
    });
    expect(season.tables.games).toMatchObject([
      { week: "1", away: "FOX", home: "OWL", awayPoints: 24, homePoints: 10 },
      { week: "2", away: "FOX", home: "OWL", awayPoints: 17, homePoints: 20 },
    ]);
  });
});

it("headings repeated in the middle, though a program renamed one or added a column", () => {
  const { season } = folder({
    "passing.csv": `Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk,Yds.1,year
Alder,FOX,QB,16,300,500,3600,24,14,30,200,2016
Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk,Yds,2016
Birch,OWL,QB,16,280,500,3400,20,16,35,210,2016`,
  });
  expect(season.own.get("FOX")).toMatchObject({ passAttempts: 500, sackYards: 200 });
  expect(season.own.get("OWL")).toMatchObject({ passAttempts: 500, sackYards: 210 });
  expect(season.leftOut).toEqual([{ file: "passing.csv", reason: "heads", lines: [3] }]);
});

it("players under Name, and under first and last name", () => {
  expect(folder({ "passing.csv": PASSING.replace("Player", "Name") }).season.tables.passing).toMatchObject([
    { player: "Alder Quick", team: "FOX", yards: 3600 },
    { player: "Birch Slow", team: "OWL" },
  ]);
  const parted = PASSING.replace("Player", "First Name,Last Name").replace(/^(\w+) (\w+)(?=,\w+,QB)/gm, "$1,$2");
  expect(folder({ "passing.csv": parted }).season.tables.passing[0]).toMatchObject({ player: "Alder Quick" });
});

it("two dashes mean nothing, U+2212 is a minus", () => {
  const { season } = folder({
    "passing.csv": PASSING.replace("14,30", "14,--"),
    "rushing.csv": `${RUSHING}\nNeg Ative,FOX,RB,2,2,\u22123,0`,
  });
  expect(season.own.get("FOX")).not.toHaveProperty("sacks");
  expect(season.own.get("FOX")).toMatchObject({ rushYards: 1697 });
});

it("a table of team rushing is rushing, whatever its name", () => {
  const table = `Tm,G,Att,Yds,TD,Lng,Y/A,Y/G,Fmb
FOX,16,400,1700,12,50,4.3,106,20
OWL,16,420,1800,11,60,4.3,112,22`;
  for (const name of ["a_team_rushing.csv", "export.csv"])
    expect(folder({ [name]: table }).season.own.get("FOX")).toMatchObject({ rushAttempts: 400, passAttempts: 500 });
  const bare = "Team,Att,Yds,TD\nFOX,400,1700,12\nOWL,420,1800,11";
  expect(folder({ "teams.csv": bare }).season.own.get("OWL")).toMatchObject({ rushAttempts: 420, passAttempts: 500 });
});

describe("weeks without a kind", () => {
  const weekly = `player_display_name,position,season,week,recent_team,completions,attempts,passing_yards,passing_tds,interceptions,carries,rushing_yards,rushing_tds,receptions,targets,receiving_yards,receiving_tds
${[1, 2, 19]
  .flatMap((week) => [`Alder Quick,QB,2022,${week},FOX`, `Birch Slow,QB,2022,${week},OWL`])
  .map((who) => `${who},20,30,240,1,1,30,120,1,20,30,240,1`)
  .join("\n")}`;

  it("are playoffs if the schedule says so", () => {
    const games = `season,game_type,week,away_team,away_score,home_team,home_score
2022,REG,1,FOX,20,OWL,10
2022,REG,2,OWL,20,FOX,10
2022,WC,19,OWL,20,FOX,10`;
    const { season, issues } = readSeason([grid("games.csv", games), grid("weekly.csv", weekly)]);
    expect(issues).toEqual([]);
    expect(season!.own.get("FOX")).toMatchObject({ passAttempts: 60, games: 2 });
    expect(season!.leftOut).toEqual([{ file: "weekly.csv", reason: "playoffs", lines: [6, 7] }]);
  });

  it("are reported if they come after the last week of a season", () => {
    const { issues } = readSeason([grid("weekly.csv", weekly)]);
    expect(issues.map(({ message }) => message).join()).toContain("week 19 comes after the regular season's 18");
  });
});

it("an index column without a heading is skipped", () => {
  const { season } = folder({ "standings.csv": ",Tm,W,L,T,PF,PA\n0,FOX,10,6,0,400,300\n1,OWL,6,10,0,300,400" });
  expect(season.own.get("FOX")).toMatchObject({ points: 400, wins: 10 });
  expect(season.against.get("FOX")).toMatchObject({ points: 300 });
});

it("points as thousands separators, by the file's own evidence", () => {
  const european = PASSING.replaceAll(",", ";").replace("3600", "3.600").replace("3400", "3.400");
  const cells = european.replace("Sk", "Sk;Y/A").replace("14;30", "14;30;7,2").replace("16;35", "16;35;6,8");
  for (const text of [european, cells]) {
    const { rows, at } = textGrid(text, "passing.csv");
    expect(readSeason([{ file: "passing.csv", rows, at }]).season?.own.get("FOX")).toMatchObject({ passYards: 3600 });
  }
});

it("return yards belong to the column before them", () => {
  const { season } = folder({
    "returns.csv":
      "Player,Tm,Kick Returns,Yds,Punt Returns,Yds\nElm Catch,FOX,30,690,20,180\nFir Catch,OWL,28,600,22,210",
  });
  expect(season.tables.returns[0]).toMatchObject({
    kickReturns: 30,
    kickReturnYards: 690,
    puntReturns: 20,
    puntReturnYards: 180,
  });
});

it("a heading row that begins with # is not a comment", () => {
  const { season } = folder({ "passing.csv": `#,${PASSING.replace(/\n/g, "\n1,")}` });
  expect(season.own.get("FOX")).toMatchObject({ passAttempts: 500 });
});

it("mixed-up columns contradict their own averages", () => {
  const mixed = `Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk,Y/A
Alder Quick,FOX,QB,16,300,500,2400,24,14,30,7.2
Birch Slow,OWL,QB,16,280,500,2400,20,16,35,6.8`;
  const { issues } = readSeason([grid("passing.csv", mixed)]);
  expect(issues[0]).toMatchObject({ severity: "error", code: "table-contradicts", line: 2, column: 11 });
});

it("averages per game are not a season", () => {
  const { issues } = readSeason([
    grid(
      "teams.csv",
      "team,pass_cmp,pass_att,pass_yds,rush_att,rush_yds\nFOX,20.5,33.1,240.2,27.5,118.3\nOWL,19.8,31.7,230.1,28.9,120.5",
    ),
  ]);
  expect(issues[0]).toMatchObject({ severity: "error", code: "table-means" });
});

it("a table near the goal looks like receiving, and is not used", () => {
  const redZone = `,,Inside 20,Inside 20,Inside 20,Inside 20,Inside 20,Inside 20,Inside 10,Inside 10,Inside 10,Inside 10,Inside 10,Inside 10,
Player,Tm,Tgt,Rec,Ctch%,Yds,TD,%Tgt,Tgt,Rec,Ctch%,Yds,TD,%Tgt,Link
Elm Catch,FOX,20,12,60.0%,100,8,30.0%,9,6,66.7%,30,6,30.0%,Link`;
  const { season, warnings } = folder({ "redzone.csv": redZone });
  expect(warnings.join()).toContain("it has only plays near the goal");
  expect(season.own.get("FOX")).toMatchObject({ completions: 300 });
});

it("a team called All Stars is not a row of totals", () => {
  const { season } = folder({ "teams.csv": "Team,W,L,PF,PA\nAll Stars,10,6,400,300\nNFL Average,8,8,350,350" });
  expect(season.teams).toContain("All Stars");
  expect(season.leftOut).toEqual([{ file: "teams.csv", reason: "sums", lines: [3] }]);
});

it("a roster gives positions, and is listed in the report", () => {
  const { season } = folder({ "roster.csv": "Player,Team,Position,Number,Height\nAlder Quick,FOX,WR,11,6-1" });
  expect(season.tables.passing[0]).toMatchObject({ player: "Alder Quick", position: "WR" });
  expect(accountLines(season)).toContain("roster.csv: a roster, positions of 1 player");
});

describe("the report", () => {
  const league = `${PASSING.replace("Player", "Rk,Player").replace("Alder", "1,Alder").replace("Birch", "2,Birch")}
,League Average,,,,290,500,3500,22,15,32`;

  it("has one line per table: rows read, rows left out, columns not read", () => {
    const { season } = folder({ "passing.csv": league });
    expect(accountLines(season)).toEqual([
      "passing.csv: passing; 2 rows read; left out: 1 row of league totals; columns not read: Rk",
      "receiving.csv: receiving; 2 rows read",
      "rushing.csv: rushing; 2 rows read",
    ]);
  });

  it("is one object", () => {
    const { season } = folder({ "passing.csv": league });
    expect(reportObject(season)).toMatchObject({
      teams: { FOX: { own: { passAttempts: 500, rushYards: 1700 }, against: {} } },
      games: [],
      tables: [
        {
          file: "passing.csv",
          tables: ["passing"],
          shape: "Pro-Football-Reference, passing of players",
          rows: 3,
          rowsRead: 2,
        },
        { file: "receiving.csv" },
        { file: "rushing.csv" },
      ],
      leftOut: [{ file: "passing.csv", reason: "sums", rows: 1, lines: [4] }],
      unread: [{ file: "passing.csv", columns: ["Rk"] }],
      balances: expect.arrayContaining([
        {
          book: "players",
          team: "FOX",
          column: "completions",
          left: { words: "its passers", value: 300 },
          right: { words: "its receivers", value: 300 },
          tables: ["passing", "receiving"],
          closes: true,
        },
      ]),
    });
  });
});

it("totals that do not match are reported with both figures", () => {
  const { warnings } = folder({
    "team.csv": "team,side,passAttempts,rushAttempts,rushYards\nFOX,for,500,450,1700\nOWL,for,500,420,1800",
  });
  expect(warnings).toContain(
    "rushAttempts: the team and its players in rushing (rushing.csv) differ: FOX 450 and 400 (1 of 2 teams)",
  );
});

describe("a table of standings", () => {
  const standings = (heading: string): string => `Team,${heading},W,L,PF,PA
Cedar Valley Foxes,FOX,10,6,380,300
Night Owls,OWL,6,10,300,380`;

  it.each(["Abbr", "Abbrev.", "Code", "Short Name"])("joins its teams to the players' by the column %s", (heading) => {
    const { season, warnings } = folder({ "standings.csv": standings(heading) });
    expect(warnings.filter((message) => message.includes("not counted"))).toEqual([]);
    expect(season.teams).toEqual(["FOX", "OWL"]);
    expect(season.own.get("FOX")).toMatchObject({ city: "Cedar Valley", name: "Foxes", wins: 10, passAttempts: 500 });
  });

  it("reports a team without one at its cell, and ignores a column with none at all", () => {
    const table = standings("Abbr");
    const grids = (text: string) => [
      grid("standings.csv", text),
      ...[PASSING, RUSHING, RECEIVING].map((one, i) => grid(`${i}.csv`, one)),
    ];
    const { issues } = readSeason(grids(table.replace("Night Owls,OWL", "Night Owls,")));
    expect(issues.filter(({ severity }) => severity === "error")).toMatchObject([
      {
        file: "standings.csv",
        line: 3,
        column: 2,
        path: "Abbr",
        message: "empty; expected the short name of Night Owls",
      },
    ]);
    const none = readSeason(grids(table.replace("FOX,", ",").replace("OWL,", ",")));
    expect(none.issues.filter(({ message }) => message.includes("short name"))).toEqual([]);
    expect(none.season?.teams).toContain("Night Owls");
  });
});

describe("the season that no table has", () => {
  const year = (names: readonly string[]): number | undefined =>
    readSeason([PASSING, RUSHING, RECEIVING].map((text, i) => grid(names[i % names.length], text, `Sheet${i}`))).season
      ?.year;

  it("is the one in the names of the files", () => {
    expect(year(["1985/My league 1998.xlsx"])).toBe(1998);
    expect(year(["passing 1998.csv", "rushing1998.csv", "receiving.csv"])).toBe(1998);
  });
  it("is that of the tables, with a warning for a name that says another", () => {
    const text = PASSING.replace(/^.*$/gm, (line, at: number) => `${line},${at === 0 ? "Season" : 1998}`);
    const { season, issues } = readSeason([
      grid("passing.csv", text),
      grid("rushing 1999.csv", RUSHING),
      grid("receiving.csv", RECEIVING),
    ]);
    expect(season?.year).toBe(1998);
    expect(issues.filter(({ code }) => code === "stats-season")).toMatchObject([
      { file: "rushing 1999.csv", severity: "warning", message: "the name says 1999; the tables are those of 1998" },
    ]);
  });
  it("is unknown if they have none, or several", () => {
    expect(year(["league.xlsx"])).toBeUndefined();
    expect(year(["1997.csv", "1998.csv"])).toBeUndefined();
    expect(year(["export-19981231.csv"])).toBeUndefined();
  });
});
