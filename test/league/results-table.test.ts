/** Results in the tables that people have: other words, other orders, both teams in one cell, winners and losers, box scores. */
import { describe, expect, it } from "vitest";
import { readFile } from "../../src/files/read-file.js";
import { headInFile } from "../../src/kernel/words/heads.js";
import { resultsFor, type ResultsFile } from "../../src/league/results-file.js";

const read = async (text: string, titles?: ReadonlyMap<string, number>) => {
  const { issues, value } = await readFile<ResultsFile>(text, "w.csv", [resultsFor(() => [], titles)]);
  return {
    faults: issues
      .filter(({ severity }) => severity === "error")
      .map(({ line, column, message }) => `${line}:${column} ${message}`),
    games: value?.games.map(({ week, away, home, awayPoints, homePoints }) =>
      [week ?? "-", away, awayPoints, home, homePoints].join(" "),
    ),
  };
};
const GAMES = ["4 Foxes 10 Herons 24", "4 Barons 17 Owls 3"];

describe("results in everyday formats", () => {
  it.each([
    [
      "in the order of the file",
      "Wk,Visiting Team,Home Team,Visitor Pts,Home Pts\n4,Foxes,Herons,10,24\n4,Barons,Owls,17,3\n",
    ],
    [
      "the home team first",
      "week;home;Home Score;road team;hscore2;Score (road)\n4;Herons;24;Foxes;x;10\n4;Owls;3;Barons;y;17\n",
    ],
    [
      "as data sets have them",
      "schedule_week,team_away,score_away,team_home,score_home\n4,Foxes,10,Herons,24\n4,Barons,17,Owls,3\n",
    ],
    ["one head for both sides' points", "Week,Visitor,Pts,Home,Pts\n4,Foxes,10,Herons,24\n4,Barons,17,Owls,3\n"],
    ["one head, the home team first", "Week,Home,Visitor,Pts,Pts\n4,Herons,Foxes,24,10\n4,Owls,Barons,3,17\n"],
    [
      "with a box score",
      "Week,Visitor,Q1,Q2,Q3,Q4,Final,Home,Q1,Q2,Q3,Q4,Final\n4,Foxes,7,3,0,0,10,Herons,7,7,7,3,24\n4,Barons,0,7,3,7,17,Owls,0,3,0,0,3\n",
    ],
    ["both teams in one cell", "Week,Matchup,Result\nWeek 4,Foxes @ Herons,10-24\nWeek 4,Barons at Owls,17 – 3\n"],
    ["with overtime", "Week,Away,Home,Score\n4,Foxes,Herons,10-24 (OT)\n4,Barons,Owls,17-3 OT\n"],
    [
      "winners and losers",
      "Week,Day,Winner/tie,,Loser/tie,,PtsW,PtsL\n4,Sun,Herons,,Foxes,boxscore,24,10\n4,Sun,Barons,@,Owls,boxscore,17,3\n",
    ],
    [
      "each team's own list",
      "Week,Team,PF,Opponent,PA,Site\n4,Foxes,10,Herons,24,away\n4,Herons,24,Foxes,10,home\n4,Owls,3,Barons,17,vs\n4,Barons,17,Owls,3,@\n",
    ],
  ])("%s", async (_what, text) => {
    expect(await read(text)).toEqual({ faults: [], games: GAMES });
  });

  it("recognizes a round by its name, if the season has it", async () => {
    const text = "round,away,home,score\nSemifinals,Foxes,Herons,10-24\n";
    expect((await read(text, new Map([["semifinals", 12]]))).games).toEqual(["12 Foxes 10 Herons 24"]);
    expect((await read(text)).faults).toEqual(['2:1 the week cannot be "Semifinals"; expected a number from 1']);
  });

  it("says what a cell cannot be", async () => {
    expect((await read("game,score\nFoxes Herons,10-24\nOwls at Barons,20-Oct\n")).faults).toEqual([
      '2:1 the game cannot be "Foxes Herons"; expected visitor at home team, such as Tycoons at Cruisers',
      '3:16 the score cannot be "20-Oct"; expected points such as 17-20, visitor first: a spreadsheet may take a score for a date; make the cells text',
    ]);
    expect((await read("winner,loser,PtsW,PtsL\nFoxes,Herons,10,3\n")).faults).toEqual([
      '1:1 the column "at" is missing; found winner, loser, PtsW, PtsL',
    ]);
    expect((await read("team,opponent,pf,pa,site\nFoxes,Herons,10,3,Ohio Stadium\n")).faults).toEqual([
      `2:19 it is not clear who is at home: found "Ohio Stadium"; expected @ for a game at the second team's field, home for one at the first team's`,
    ]);
    expect((await read("away,home,score\nFoxes,,ten\n")).faults).toEqual([
      "2:7 the home team is missing",
      '2:8 the score cannot be "ten"; expected points such as 17-20, visitor first',
    ]);
  });

  it("checks the readable part of a row with errors", async () => {
    const seen: string[] = [];
    const judge = resultsFor((games, partly) => {
      seen.push(...games.map(({ away, home, wrong }) => `${away} ${home} ${[...wrong].join("+")}`), `${partly}`);
      return [];
    });
    await readFile(
      "week,away,home,away points,home points\n1,Foxes,Herons,x,3\none,Owls,Barons,3,3\n1,,Colts,3,3\n",
      "w.csv",
      [judge],
    );
    expect(seen).toEqual(["Foxes Herons awayPoints", "Owls Barons week", " Colts away", "true"]);
  });

  it("refers to columns with the same heading by number", async () => {
    const { issues } = await readFile("away,home,score,Notes,Notes,\na,b,3-7,x,y,z\n", "w.csv", [resultsFor(() => [])]);
    expect(issues.map(({ message }) => message)).toEqual(['the columns "Notes", "Notes (2)", "column 6" are not read']);
    expect(["Notes", "Notes (2)", "column 6"].map(headInFile)).toEqual(["Notes", "Notes", ""]);
  });
});
