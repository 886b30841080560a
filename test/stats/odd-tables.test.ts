/** Odd tables of two clubs, brothers of those that people sent: read right, or told with their place. */
import { describe, expect, it } from "vitest";
import { readSeason, type Season } from "../../src/stats/index.js";
import { gridsOf } from "../../src/text/tables/grids.js";
import { textGrid } from "../../src/text/tables/text-grid.js";
import { xlsxOf } from "./kinds/workbook-bytes.js";

const PASSING = `Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk
Alder Quick,FOX,QB,16,300,500,3600,24,14,30
Birch Slow,OWL,QB,16,280,500,3400,20,16,35`;
const RUSHING = `Player,Tm,Pos,G,Att,Yds,TD
Cedar Run,FOX,RB,16,400,1700,12
Dogwood Run,OWL,RB,16,420,1800,11`;

/** What was read of tables by the names of their files; `line:column message` of errors, messages of warnings. */
function read(files: Readonly<Record<string, string>>): { season?: Season; errors: string[]; warnings: string[] } {
  const { season, issues } = readSeason(Object.entries(files).map(([name, text]) => textGrid(text, name)));
  const of = (kind: string) => issues.filter(({ severity }) => severity === kind);
  return {
    ...(season && { season }),
    errors: of("error").map(({ line, column, message }) => `${line}:${column} ${message}`),
    warnings: of("warning").map(({ message }) => message),
  };
}
const league = (files: Readonly<Record<string, string>>) =>
  read({ "passing.csv": PASSING, "rushing.csv": RUSHING, ...files });

it.each([
  ['"FOX, OWL"'],
  ["FOX-OWL"],
  ["FOX and OWL"],
  ["FOX \u2192 OWL"],
  ["FOX -> OWL"],
  ["FOX(8)/OWL(8)"],
  ["FOX + OWL"],
])("a player of %s is reported, and not a third club", (teams) => {
  const { season, errors, warnings } = league({
    "passing.csv": `${PASSING}\nMaple Moved,${teams},QB,16,150,250,1800,12,7,15`,
  });
  expect(errors).toEqual([]);
  expect(season!.teams).toEqual(["FOX", "OWL"]);
  expect(warnings).toEqual(["passing: a player of several teams is left out: Maple Moved (250 passes)"]);
});

describe("standings", () => {
  it.each([
    [
      "points for and against below a group",
      ",,,,Points,Points\nTeam,W,L,T,For,Against\nFOX,10,6,0,400,300\nOWL,6,10,0,300,400",
    ],
    [
      "their everyday names",
      "Team,Record,Pct,Pts For,Pts Agst,Diff\nFOX,10-6,.625,400,300,+100\nOWL,6-10,.375,300,400,-100",
    ],
  ])("%s", (_, text) => {
    const { season, errors } = league({ "standings.csv": text });
    expect(errors).toEqual([]);
    expect(season!.own.get("FOX")).toMatchObject({ wins: 10, losses: 6, ties: 0, points: 400 });
    expect(season!.against.get("FOX")).toMatchObject({ points: 300 });
  });

  it("records that a spreadsheet turned into dates are refused, once per cell", () => {
    expect(league({ "standings.csv": "Team,W-L,PF,PA\nFOX,10-Jun,400,300\nOWL,6-Oct,300,400" }).errors).toEqual([
      '2:5 found "10-Jun"; expected two numbers such as 15-23',
      '3:5 found "6-Oct"; expected two numbers such as 15-23',
    ]);
  });
});

it.each([
  ["at and vs", "Week,Winner,At/Vs,Loser,W Pts,L Pts\n1,FOX,at,OWL,24,10\n2,OWL,vs,FOX,20,17"],
  [
    "as R saves it",
    "Week,Day,Winner.tie,X,Loser.tie,X.1,PtsW,PtsL\n1,Sun,FOX,@,OWL,boxscore,24,10\n2,Sun,OWL,NA,FOX,boxscore,20,17",
  ],
  [
    "with tabs and a mark",
    "\ufeffWeek\tWinner/tie\tUnnamed: 5\tLoser/tie\tPtsW\tPtsL\n1\tFOX\t@\tOWL\t24\t10\n2\tOWL\t\tFOX\t20\t17",
  ],
])("a schedule of winners and losers, %s", (_, text) => {
  const { season, errors, warnings } = league({ "games.csv": text });
  expect([errors, warnings]).toEqual([[], []]);
  expect(season!.tables.games).toMatchObject([
    { week: "1", away: "FOX", home: "OWL", awayPoints: 24, homePoints: 10 },
    { week: "2", away: "FOX", home: "OWL", awayPoints: 17, homePoints: 20 },
  ]);
});

describe("players under other headings", () => {
  it.each([["Athlete"], ["Passer"], ["Quarterback"]])("%s", (head) => {
    const { season } = league({ "passing.csv": PASSING.replace("Player", head) });
    expect(season!.tables.passing).toMatchObject([
      { player: "Alder Quick", team: "FOX", yards: 3600 },
      { player: "Birch Slow" },
    ]);
  });

  it("that are unknown are not a table of teams", () => {
    expect(league({ "passing.csv": PASSING.replace("Player", "Bloke") }).errors).toEqual([
      "1:10 the rows have positions, but no column that Pressbox knows names their players",
    ]);
  });
});

describe("weeks", () => {
  const HEADS =
    "player,team,week,completions,attempts,passing_yards,passing_tds,interceptions,carries,rushing_yards,rushing_tds";
  const weekly = (...weeks: string[]): string =>
    [
      HEADS,
      ...["Alder Quick,FOX", "Birch Slow,OWL"].flatMap((who) =>
        weeks.map((week) => `${who},${week},${week === "Total" ? "40,60,480,2,2,60,240,2" : "20,30,240,1,1,30,120,1"}`),
      ),
    ].join("\n");

  it.each([["Wild Card"], ["Divisional"], ["Conference Championship"], ["Super Bowl LVII"], ["WC"], ["Playoffs"]])(
    "called %s are playoffs",
    (round) => {
      const { season, errors } = read({ "weekly.csv": weekly("Week 1", "Week 2", round) });
      expect(errors).toEqual([]);
      expect(season!.own.get("FOX")).toMatchObject({ passAttempts: 60, completions: 40, rushYards: 240 });
      expect(season!.leftOut).toEqual([{ file: "weekly.csv", reason: "playoffs", lines: [4, 7] }]);
    },
  );

  it("called Total are not added again", () => {
    const { season } = read({ "weekly.csv": weekly("1", "2", "Total") });
    expect(season!.own.get("OWL")).toMatchObject({ passAttempts: 60, passYards: 480 });
    expect(season!.leftOut).toEqual([{ file: "weekly.csv", reason: "sums", lines: [4, 7] }]);
  });
});

describe("cells", () => {
  it("#N/A is empty, other failed formulas are reported where they count", () => {
    const { season } = league({ "passing.csv": PASSING.replace("14,30", "14,#N/A") });
    expect(season!.own.get("FOX")).not.toHaveProperty("sacks");
    expect(league({ "passing.csv": PASSING.replace("14,30", "14,#REF!") }).errors).toEqual([
      '2:42 found "#REF!"; expected a number such as 31, 44.5 or 4,120',
    ]);
    expect(league({ "passing.csv": PASSING.replace("FOX", "#NAME?") }).errors).toEqual([
      '2:13 found "#NAME?"; expected a name',
    ]);
    const rates = PASSING.replace("Sk", "Sk,Y/A").replace("14,30", "14,30,7.2").replace("16,35", "16,35,#DIV/0!");
    expect(league({ "passing.csv": rates }).errors).toEqual([]);
  });

  it.each([
    ["3 600", "3 400"],
    ["3'600", "3'400"],
    ["3\u2019600", "3\u2019400"],
  ])("%s is a thousand and more", (one, other) => {
    const { season } = league({ "passing.csv": PASSING.replace("3600", one).replace("3400", other) });
    expect([season!.own.get("FOX")?.passYards, season!.own.get("OWL")?.passYards]).toEqual([3600, 3400]);
  });
});

it("two tables that differ about a player are reported with both figures", () => {
  const { season, warnings } = league({ "again.csv": PASSING.replace("3600", "3700").replace("280", "260") });
  expect(season!.own.get("FOX")).toMatchObject({ passYards: 3600 });
  expect(warnings).toEqual([
    "passing: Alder Quick (FOX) has 3700 yards here, and 3600 in passing.csv:2, which count (and 1 more figures of these two tables)",
  ]);
});

describe("team passing yards", () => {
  const teams = (heads: string, ...rows: string[]): string => [`Team,G,Cmp,Att,${heads}`, ...rows].join("\n");
  const NET = teams(
    "Pass Yds,Int,Sk,Sk Yds,Rush Att,Rush Yds,Total Yds",
    "FOX,16,300,500,3400,14,30,200,400,1700,5100",
    "OWL,16,280,500,3190,16,35,210,420,1800,4990",
  );
  const GROSS = NET.replace("3400", "3600").replace("3190", "3400");

  it.each([
    ["net", NET, { netPassYards: 3400, passYards: 3600 }],
    ["gross", GROSS, { passYards: 3600 }],
  ])("are %s by the total yards", (_, text, yards) => {
    const { season, warnings } = read({ "teams.csv": text });
    expect(season!.own.get("FOX")).toMatchObject(yards);
    expect(warnings).toEqual([]);
  });

  it("are net or gross by the passers, whatever a user's totals say", () => {
    const bare = (text: string): string =>
      text
        .split("\n")
        .map((row) => row.split(",").slice(0, 10).join(","))
        .join("\n");
    expect(league({ "teams.csv": bare(NET) }).season!.own.get("OWL")).toMatchObject({
      netPassYards: 3190,
      passYards: 3400,
    });
    const { season, warnings } = league({ "teams.csv": bare(GROSS) });
    expect([season!.own.get("OWL")?.passYards, season!.own.get("OWL")?.netPassYards, warnings]).toEqual([
      3400,
      undefined,
      [],
    ]);
  });

  it("are reported if nothing decides", () => {
    const { season, warnings } = read({
      "teams.csv": teams(
        "Pass Yds,Pass TD,Int,Sk,Rush Att,Rush Yds",
        "FOX,16,300,500,3600,24,14,30,400,1700",
        "OWL,16,280,500,3400,20,16,35,420,1800",
      ),
    });
    expect(season!.own.get("FOX")).toMatchObject({ passYards: 3600 });
    expect(warnings).toEqual(['"Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross']);
  });
});

describe("workbooks", () => {
  it.each(["hidden", "veryHidden"])("a sheet that is %s is skipped and reported", async (state) => {
    const grids = await gridsOf(
      xlsxOf([
        { name: "Old", state, text: PASSING.replace("3600", "3700") },
        { name: "Passing", text: PASSING },
      ]),
      "league.xlsx",
    );
    expect(grids.map(({ sheet }) => sheet)).toEqual(["Passing"]);
    expect(grids.flatMap(({ issues }) => issues.map(({ message }) => message))).toEqual([
      'the hidden sheet "Old" is not read',
    ]);
    expect(readSeason(grids).season!.own.get("FOX")).toMatchObject({ passYards: 3600 });
  });

  it("a failed formula is an error at its cell", async () => {
    const grids = await gridsOf(
      xlsxOf([{ name: "Passing", text: PASSING.replace("14,30", "14,#DIV/0!") }]),
      "league.xlsx",
    );
    expect(readSeason(grids).issues).toMatchObject([
      {
        severity: "error",
        file: "league.xlsx",
        line: 2,
        column: 10,
        path: "Passing!Sk",
        message: 'found "#DIV/0!"; expected a number such as 31, 44.5 or 4,120',
      },
    ]);
  });
});
