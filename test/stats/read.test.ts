/** What readers of season statistics understand, and what they say about what they do not. */
import { describe, expect, it } from "vitest";
import { readSeason, reportText, TABLE_IDS, TABLES } from "../../src/stats/index.js";
import { readGrids } from "../../src/host/node/statistics.js";
import { faultsOf, grid, TEAMS } from "./tables.js";

const PLAYERS = `player,team,attempts,completions,yards,interceptions
Bo Ash,AAA,300,170,2000,10
Al Elm,BBB,310,170,2000,10`;

const seasonOf = (...grids: Parameters<typeof readSeason>[0]) => {
  const { season, issues } = readSeason(grids);
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  return season!;
};

it("reads its own names, whatever their case and blanks", () => {
  const season = seasonOf(
    grid("team.csv", TEAMS.replace("passAttempts", "Pass Attempts")),
    grid("passing.csv", PLAYERS),
  );
  expect(season.teams).toEqual(["AAA", "BBB"]);
  expect(season.own.get("AAA")).toMatchObject({ passAttempts: 400, sacks: 30, games: 14 });
  expect(season.against.get("BBB")).toMatchObject({ rushYards: 1700 });
  expect(season.tables.passing[0]).toMatchObject({ player: "Bo Ash", attempts: 300 });
});

it("every column has a meaning and a unit", () => {
  for (const id of TABLE_IDS)
    for (const [name, { meaning, unit }] of Object.entries(TABLES[id].columns))
      expect([name, meaning, unit]).not.toContain("");
});

it("reads Pro-Football-Reference: two rows of headings, honors, repeated headings, league totals, players of two teams", () => {
  const head = "Rk,Player,Tm,Age,Pos,G,GS,Int,Yds,TD,Lng,PD,FF,Fmb,FR,Yds,TD,Sk,Comb,Solo,Ast,TFL,QBHits,Sfty";
  const text = `,,,,,,,Def Interceptions,,,,,Fumbles,,,,,,Tackles,,,,,
${head}
1,Sam Oak*+,KAN,25,CB,16,16,6,80,1,40,15,1,0,2,12,0,0.5,70,60,10,2,1,
${head}
2,Ned Pine,GNB,27,DE,16,16,,,,,3,4,0,1,0,0,12.5,44,34,10,14,25,1
3,Lou Fir,2TM,27,DE,16,2,,,,,1,0,0,0,0,0,1,20,10,10,1,2,
,League Average,,,,,,5,60,,,10,,,,,,3,50,40,10,4,6,`;
  const { tables, sheets } = seasonOf(grid("2019 defense.csv", text));
  expect(tables.defense).toEqual([
    {
      player: "Sam Oak",
      team: "KC",
      position: "CB",
      games: 16,
      interceptions: 6,
      interceptionYards: 80,
      interceptionTouchdowns: 1,
      passesDefended: 15,
      fumblesForced: 1,
      fumblesRecovered: 2,
      sacks: 0.5,
      combined: 70,
      tackles: 60,
      assists: 10,
      tacklesForLoss: 2,
      hits: 1,
    },
    expect.objectContaining({ player: "Ned Pine", team: "GB", sacks: 12.5, hits: 25 }),
  ]);
  expect(sheets[0].ignored).toContain("Fumbles Yds");
});

it("reads team tables of Pro-Football-Reference: full names, net yards, points for and against, sacks from another table", () => {
  const own = `,,,,Tot Yds & TO,,,,,,Passing,,,,,,,Rushing,,,,,Penalties,,
Rk,Tm,G,PF,Yds,Ply,Y/P,TO,FL,1stD,Cmp,Att,Yds,TD,Int,NY/A,1stD,Att,Yds,TD,Y/A,1stD,Pen,Yds,1stPy
1,Green Bay Packers,16,376,5528,1010,5.5,13,9,318,356,573,3733,26,4,6.1,184,411,1795,18,4.4,105,101,836,29
2,Chicago Bears,16,280,4749,1020,4.7,19,7,291,371,580,3291,20,12,5.3,170,395,1458,8,3.7,83,107,857,38
,Avg Team,,365,5566,1012,5.5,20,9,323,354,558,3759,25,12.8,6.2,190,418,1806,13.9,4.3,100,107,903,33`;
  const sacks = `Rk,Tm,G,Cmp,Att,Cmp%,Yds,TD,TD%,Int,Int%,Lng,Y/A,Sk,Yds,Sk%
1,Green Bay Packers,16,356,573,62.1,3733,26,4.5,4,0.7,74,7,36,269,5.9
2,Chicago Bears,16,371,580,64,3291,20,3.4,12,2.1,53,6.1,45,282,7.2`;
  const season = seasonOf(
    grid("teams.csv", own),
    grid("passing teams.csv", sacks),
    grid("team defense.csv", own.replace(",PF,", ",PA,")),
  );
  expect(season.teams).toEqual(["GB", "CHI"]);
  expect(season.own.get("GB")).toMatchObject({
    points: 376,
    passAttempts: 573,
    passYards: 3733 + 269,
    sacks: 36,
    rushYards: 1795,
    rushTouchdowns: 18,
    penalties: 101,
    fumblesLost: 9,
  });
  expect(season.against.get("CHI")).toMatchObject({ points: 280, rushAttempts: 395 });
});

it("reads the CSV of Pro-Football-Reference: a note above, player names under -9999, percents, group headings over each column", () => {
  const note = "--- When using SR data, please cite us and provide a link and/or a mention.\n";
  const passing = `${note}Rk,Player,Age,Team,Pos,G,GS,QBrec,Cmp,Att,Cmp%,Yds,TD,Int,Lng,Sk,Yds,Awards,-9999
1,Bo Ash*+,27,GNB,QB,16,16,13-3-0,353,569,62.0,4002,26,4,74,36,284,"PB,AP OPoY-3",AshBo00
2,Al Elm,25,2TM,QB,9,8,4-4-0,20,31,64.5,200,1,1,40,3,20,,ElmAl00`.replace('"PB,AP OPoY-3"', "PB");
  const returns = `${note},,,,,Games,Games,Punt Returns,Punt Returns,Punt Returns,Kick Returns,Kick Returns,Kick Returns,,
Rk,Player,Age,Team,Pos,G,GS,Ret,Yds,Lng,Rt,Yds,Lng,APYd,-9999
1,Cy Yew,24,GNB,WR,16,2,20,180,33,25,600,44,900,YewCy00`;
  const { tables, sheets } = seasonOf(grid("passing.csv", passing), grid("sportsref_download (2).csv", returns));
  expect(tables.passing).toEqual([
    expect.objectContaining({ player: "Bo Ash", team: "GB", attempts: 569, yards: 4002, sacks: 36, sackYards: 284 }),
  ]);
  expect(tables.returns).toEqual([
    expect.objectContaining({
      puntReturns: 20,
      puntReturnYards: 180,
      kickReturns: 25,
      kickReturnYards: 600,
      kickReturnLong: 44,
    }),
  ]);
  expect(sheets[0].ignored).toContain("-9999");
});

it("adds sack yards back to net passing yards: as given, by the league's yards per sack, or by its share", () => {
  const players = PLAYERS.replace("interceptions\n", "interceptions,sacks,sackYards\n").replace(/10$/gm, "10,20,160");
  const net = (sacks: string): string =>
    `team,side,passAttempts,completions,netPassYards,rushAttempts,rushYards${sacks === "" ? "" : ",sacks"}
AAA,for,300,170,1840,400,1700${sacks && ",20"}
BBB,for,310,170,1840,400,1700${sacks && ",20"}
AAA,against,310,170,1800,400,1700${sacks && ",30"}
BBB,against,300,170,1880,400,1700${sacks && ",10"}`;
  const allowed = (...grids: ReturnType<typeof grid>[]): unknown =>
    [...seasonOf(...grids).against.values()].map(({ passYards }) => passYards);
  expect(allowed(grid("team.csv", net("told")), grid("passing.csv", players))).toEqual([2040, 1960]);
  expect(allowed(grid("team.csv", net("")), grid("passing.csv", PLAYERS))).toEqual([1957, 2043]);
});

it("reads schedules that name winners and losers", () => {
  const text = `Week,Day,Date,Time,Winner/tie,,Loser/tie,,PtsW,PtsL
1,Thu,2019-09-05,8:20PM,Green Bay Packers,@,Chicago Bears,boxscore,10,3
2,Sun,2019-09-15,1:00PM,Kansas City Chiefs,,Oakland Raiders,boxscore,28,10
WildCard,Sun,2020-01-05,1:00PM,Green Bay Packers,,Chicago Bears,boxscore,28,23`;
  expect(seasonOf(grid("games.csv", text)).tables.games).toEqual([
    { week: "1", date: "2019-09-05", away: "GB", home: "CHI", awayPoints: 10, homePoints: 3, kind: "REG" },
    { week: "2", date: "2019-09-15", away: "OAK", home: "KC", awayPoints: 10, homePoints: 28, kind: "REG" },
    expect.objectContaining({ kind: "WildCard", home: "GB" }),
  ]);
  expect(hostWarnings(text)).toEqual([]);
});

const hostWarnings = (text: string) =>
  readSeason([grid("games.csv", text)])
    .issues.filter(({ code }) => code === "games-host")
    .map(({ severity, line, column }) => [severity, line, column]);

it("makes losers the visitors, with a warning, if no column between winner and loser says who was", () => {
  const text = `Week,Date,Winner/tie,Loser/tie,PtsW,PtsL
1,2019-09-05,Green Bay Packers,Chicago Bears,10,3`;
  expect(hostWarnings(text)).toEqual([["warning", 1, 3]]);
  expect(seasonOf(grid("games.csv", text)).tables.games).toEqual([
    { week: "1", date: "2019-09-05", away: "CHI", home: "GB", awayPoints: 3, homePoints: 10, kind: "REG" },
  ]);
});

it("reads nflverse tables: one row per player, weeks added up, what opponents allowed from the weeks", () => {
  const players = `player_id,player_name,player_display_name,position,season,season_type,recent_team,games,completions,attempts,passing_yards,passing_tds,passing_interceptions,sacks_suffered,sack_yards_lost,carries,rushing_yards,receptions,targets,receiving_yards,def_tackles_solo,def_sacks,def_interceptions,fg_made,fg_att,fg_made_50_59,fg_made_60_,fg_missed_50_59,fg_missed_60_
00-1,A.Ash,Art Ash,QB,2023,REG,KC,16,400,600,4200,30,10,30,-200,60,300,0,0,0,0,0,0,0,0,0,0,0,0
00-2,B.Elm,Ben Elm,WR,2023,REG,KC,16,0,0,0,0,0,0,0,2,10,90,130,1200,0,0,0,0,0,0,0,0,0
00-3,C.Fir,Cal Fir,K,2023,REG,KC,16,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,30,34,4,1,2,1`;
  const weeks = `season,week,team,season_type,opponent_team,completions,attempts,passing_yards,passing_interceptions,sacks_suffered,carries,rushing_yards,def_sacks
2023,1,KC,REG,LV,20,30,250,1,2,25,110,3
2023,1,LV,REG,KC,18,28,200,0,3,20,90,2
2023,2,KC,REG,LV,25,35,300,0,1,22,100,1
2023,2,LV,REG,KC,15,27,180,2,1,24,80,1
2023,19,KC,POST,LV,30,40,400,0,0,30,200,0`;
  const { tables, own, against, year } = seasonOf(
    grid("stats_player_reg_2023.csv", players),
    grid("stats_team_week_2023.csv", weeks),
  );
  expect(year).toBe(2023);
  expect(tables.passing[0]).toMatchObject({ player: "Art Ash", attempts: 600, yards: 4200, sackYards: 200 });
  expect(tables.receiving[1]).toMatchObject({ player: "Ben Elm", receptions: 90, targets: 130 });
  expect(tables.kicking[2]).toMatchObject({ made50: 5, tried50: 8 });
  expect(own.get("KC")).toMatchObject({ games: 2, passAttempts: 65, passYards: 550, rushYards: 210 });
  expect(against.get("KC")).toMatchObject({ passAttempts: 55, completions: 33, rushAttempts: 44 });
});

it("reads the older nflverse table: interceptions and sacks belong to the passers without defense columns", () => {
  const text = `player_id,player_name,player_display_name,position,games,recent_team,season,season_type,completions,attempts,passing_yards,passing_tds,interceptions,sacks,sack_yards,carries,rushing_yards,rushing_fumbles,receptions,targets,receiving_yards,receiving_fumbles
00-1,A.Ash,Art Ash,QB,16,KC,2019,REG,400,600,4200,30,10,30,200,60,300,2,0,0,0,0
00-1,A.Ash,Art Ash,QB,16,KC,2018,REG,300,500,3200,20,12,31,210,50,200,1,0,0,0,0`;
  const season = readSeason([grid("player_stats_season.csv", text)], { year: 2019 }).season!;
  expect(season.tables.passing).toEqual([expect.objectContaining({ interceptions: 10, sacks: 30, sackYards: 200 })]);
  expect(season.tables.defense).toEqual([]);
  // The same man in two seasons is no twin.
  expect(faultsOf(grid("player_stats_season.csv", text))).toEqual([
    expect.stringContaining("the tables have several seasons: 2018, 2019"),
  ]);
});

it("adds up games: the longest of all, punts by their averages, without the season's row", () => {
  const punts = `week,player,team,punts,average,long
1,Ed Box,AAA,2,40,50t
2,Ed Box,AAA,6,44,61`;
  const weeks = `week,player,team,attempts,completions,yards,interceptions,short_yards
1,Bo Ash,AAA,30,20,200,1,90
2,Bo Ash,AAA,20,10,100,0,30
2,Cy Fig,AAA,20,10,100,0,30`;
  const { tables } = seasonOf(
    grid("punting.csv", punts),
    grid("passing.csv", PLAYERS),
    grid("passing weeks.csv", weeks),
  );
  expect(tables.punting).toEqual([expect.objectContaining({ punts: 8, yards: 344, long: 61, games: 2 })]);
  expect(tables.punting[0].average).toBeUndefined();
  expect(tables.passing).toEqual([
    expect.objectContaining({ player: "Bo Ash", attempts: 300, yards: 2000, shortYards: 120, games: 2 }),
    expect.objectContaining({ player: "Al Elm", attempts: 310 }),
    expect.objectContaining({ player: "Cy Fig", attempts: 20, games: 1 }),
  ]);
  expect(faultsOf(grid("passing.csv", weeks.replace("Cy Fig", "Bo Ash")))).toEqual([
    "passing.csv:4:2 player: Bo Ash (AAA, week 2) appears here twice",
  ]);
});

it("finds the table without a telling name, and titles above the headings", () => {
  const { tables } = seasonOf(grid("export (3).csv", `Season 1985\n${PLAYERS}`));
  expect(tables.passing).toHaveLength(2);
});

it("adds up players if a team's figure is missing", () => {
  const season = seasonOf(grid("team.csv", TEAMS.replaceAll(",passYards", ",x")), grid("passing.csv", PLAYERS));
  expect(season.own.get("AAA")?.passYards).toBe(2000);
});

it("reports every error at its place", () => {
  const text = `player,team,attempts,completions,yards,interceptions
Bo Ash,AAA,-3,170,2000,10
Bo Ash,AAA,300,170,2000,10
Al Elm,BBB,300,310,2000,10
Cy Yew,BBB,20,63.9%,2000,10
Di Gum,BBB,"1,5",3,many,0`.replace('"1,5"', "1.5.5");
  expect(faultsOf(grid("passing.csv", text, "Passing"))).toEqual([
    "passing.csv:2:3 Passing!attempts: found -3; expected 0 or more (passes thrown)",
    "passing.csv:3:1 Passing!player: Bo Ash (AAA) appears here twice",
    "passing.csv:4:4 Passing!completions: found 310 completions of 300 attempts",
    'passing.csv:5:4 Passing!completions: found "63.9%"; expected a number such as 31, 44.5 or 4,120',
    'passing.csv:6:3 Passing!attempts: found "1.5.5"; expected a number such as 31, 44.5 or 4,120',
    'passing.csv:6:5 Passing!yards: found "many"; expected a number such as 31, 44.5 or 4,120',
  ]);
});

it("reports missing columns, duplicate teams, and the seasons to choose from", () => {
  expect(faultsOf(grid("passing.csv", PLAYERS.replace("completions", "complete")))).toEqual([
    expect.stringContaining("the column is missing: completions (passing)"),
  ]);
  expect(faultsOf(grid("team.csv", `${TEAMS}\nAAA,for,14,400,230,2700,15,420,1700,30`))).toEqual([
    expect.stringContaining("team.csv:6:1 team: AAA appear here twice"),
  ]);
  const years = grid("passing.csv", `season,${PLAYERS.replace("\nBo", "\n1984,Bo").replace("\nAl", "\n1985,Al")}`);
  expect(faultsOf(years)[0]).toContain("the tables have several seasons: 1984, 1985");
  expect(readSeason([years], { year: 1985 }).season?.tables.passing).toHaveLength(1);
});

it("a workbook whose sheets hold something else", () => {
  expect(faultsOf(grid("book.xlsx", "name,price\nball,3", "Shopping"))).toEqual([
    expect.stringContaining("no table of statistics was found"),
  ]);
});

it("warns if what teams made and what they allowed differ slightly", () => {
  const text = TEAMS.replace("BBB,against,14,400", "BBB,against,14,385");
  const { issues, season } = readSeason([grid("team.csv", text)]);
  expect(issues.map(({ message }) => message)).toContain("all teams together have 810 passAttempts, and allowed 795");
  expect(season!.beyond).toBeUndefined();
});

it("recognizes teams that also played others by what they allowed", () => {
  const text = TEAMS.replace("BBB,against,14,400,230,2700,15,420", "BBB,against,14,400,230,2700,15,520");
  const { issues, season } = readSeason([grid("team.csv", text)]);
  expect(issues).toEqual([]);
  expect(season!.beyond).toEqual({ column: "rushAttempts", made: 820, allowed: 920 });
});

it("reports what it read, under which names, what it ignored and what is missing", async () => {
  const season = seasonOf(...(await readGrids("assets/samples/5d20/league")));
  const text = reportText(season);
  expect(text).toMatch(
    /passing\.csv: passing, 16 rows\n {2}read as: passing, by the names of its columns\n {2}by name: season, player, team/,
  );
  expect(text).not.toContain("not read");
  expect(
    reportText(
      seasonOf(
        grid(
          "passing.csv",
          PLAYERS.replace("attempts", "Att")
            .replace("team", "zebra,team")
            .replace(/\n(\w+ \w+),/g, "\n$1,1,"),
        ),
      ),
    ),
  ).toMatch(/by other names: Att = attempts\n {2}not read: zebra\n {2}not there: season/);
});

it("the sample league is closed: every figure made is a figure allowed", async () => {
  const season = seasonOf(...(await readGrids("assets/samples/5d20/league")));
  expect(season.teams).toHaveLength(8);
  const sum = (rows: typeof season.own, column: string): number =>
    [...rows.values()].reduce((total, row) => total + Number(row[column as "points"] ?? 0), 0);
  for (const column of Object.keys(season.own.get("ALB")!)) {
    if (["season", "team", "side", "city", "name", "sacksMade", "interceptionsMade"].includes(column)) continue;
    if (season.against.get("ALB")![column as "points"] === undefined) continue;
    expect([column, sum(season.own, column)]).toEqual([column, sum(season.against, column)]);
  }
  for (const team of season.teams) {
    const passes = season.tables.passing
      .filter((row) => row.team === team)
      .reduce((total, row) => total + row.yards, 0);
    expect(passes).toBe(season.own.get(team)!.passYards);
    const caught = season.tables.receiving
      .filter((row) => row.team === team)
      .reduce((total, row) => total + row.receptions, 0);
    expect(caught).toBe(season.own.get(team)!.completions);
  }
});

describe("a schedule with a team that is in no other table", () => {
  const games = (kind = "REG"): string => `week,away,home,awayPoints,homePoints,kind
1,AAA,BBB,10,7,${kind}
2,BBB,CCC,3,0,${kind}
3,CCC,AAA,3,0,${kind}`;

  it("is reported once, at the first cell that names it", () => {
    expect(faultsOf(grid("team.csv", TEAMS), grid("games.csv", games()))).toEqual([
      'games.csv:3:3 home: team.csv has no statistics for "CCC"',
    ]);
  });

  it("is known in lowercase", () => {
    const lower = games().toLowerCase().replaceAll("ccc", "aaa").replace("aaa,aaa", "bbb,aaa");
    expect(faultsOf(grid("team.csv", TEAMS), grid("games.csv", lower))).toEqual([]);
    const season = seasonOf(
      grid("team.csv", TEAMS),
      grid("rushing.csv", "player,team,attempts,yards\nAl Elm,aaa,9,40"),
    );
    expect(season.teams).toEqual(["AAA", "BBB"]);
    expect(season.tables.rushing).toMatchObject([{ team: "AAA" }]);
  });

  it("is accepted in exhibitions and playoffs", () => {
    expect(faultsOf(grid("team.csv", TEAMS), grid("games.csv", games("PRE")))).toEqual([]);
  });

  it("is accepted if the teams played others, too, or for a single team", () => {
    const others = TEAMS.replace("BBB,against,14,400", "BBB,against,14,300");
    expect(faultsOf(grid("team.csv", others), grid("games.csv", games()))).toEqual([]);
    const lone = TEAMS.split("\n").slice(0, 3).join("\n");
    expect(faultsOf(grid("team.csv", lone), grid("games.csv", games()))).toEqual([]);
  });
});

it.each([
  ["an emoji", "Bo \u{1F600} Ash", 'no sheet can print "\u{1F600}" (U+1F600)'],
  ["letters from right to left", "\u05d2\u05dc\u05df", 'no sheet can print "\u05d2" (U+05D2)'],
  ["letters that the fonts lack", "\u738b\u521a", 'no sheet can print "\u738b" (U+738B)'],
])("a name with %s is an error at its cell", (_, name, words) => {
  const passing = PLAYERS.replace("Bo Ash", name);
  expect(faultsOf(grid("team.csv", TEAMS), grid("passing.csv", passing))).toEqual([
    `passing.csv:2:1 player: "${name}": ${words}`,
  ]);
});

it("an overlong name is an error at its cell", () => {
  const name = "Bo ".repeat(20) + "A";
  const passing = PLAYERS.replace("Bo Ash", name);
  expect(faultsOf(grid("team.csv", TEAMS), grid("passing.csv", passing))).toEqual([
    `passing.csv:2:1 player: "${name}" has 61 characters; expected at most 60`,
  ]);
  expect(faultsOf(grid("team.csv", TEAMS), grid("passing.csv", PLAYERS.replace("Bo Ash", name.slice(1))))).toEqual([]);
});

it("a club listed by its full name goes by its code, and only its row keeps the name, in city and nickname", () => {
  const teams = "team,games,points\nGreen Bay Packers,16,376\nChicago Bears,16,280\nBoise Foxes,16,200";
  const passing = "player,team,attempts,completions,yards,interceptions\nAl Elm,Green Bay Packers,500,300,4000,9";
  const { season } = readSeason([grid("team.csv", teams), grid("passing.csv", passing)], { year: 2019 });
  expect(["GB", "CHI", "Boise Foxes"].map((team) => season!.own.get(team))).toMatchObject([
    { team: "GB", city: "Green Bay", name: "Packers" },
    { team: "CHI", city: "Chicago", name: "Bears" },
    { team: "Boise Foxes" },
  ]);
  expect(season!.tables.passing).toMatchObject([{ player: "Al Elm", team: "GB" }]);
  expect(season!.tables.passing[0]).not.toHaveProperty("city");
});
