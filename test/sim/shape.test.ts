/** The shape of a season: exact counts of tiny games, played and recorded, and how figures of both stand beside each other. */
import { describe, expect, it } from "vitest";
import { boxScore, driveChart, scoreOf } from "../../src/kernel/football/index.js";
import { playsOfTable } from "../../src/text/tables/plays-table.js";
import { gamesOfPlays } from "../../src/stats/index.js";
import {
  addShapes,
  compareHistograms,
  compareShapes,
  countShape,
  eraShape,
  noShape,
  playRows,
  shapeFigures,
  TEAM_GAME,
  teamGames,
  type ShapeCounts,
} from "../../src/sim/shape/index.js";

const HEAD =
  "eid,drive,qtr,time,posteam,defteam,home,down,ydstogo,yrdln100,type,rushing_yds,passing_yds,passing_sk_yds,first_down,td,safety,fumble,fumbles_lost,kick_yds,kick_end,ret_yds,penalty";

/** A game of A at B: B kicks, A scores a touchdown of a long pass and kicks the point; B goes for it, loses the ball on downs, A kicks a field goal. */
const ROWS = [
  "g1,1,1,15:00,B,A,1,0,0,65,kickoff,,,,,,0,,0,65,touchback,,",
  "g1,1,1,15:00,A,B,0,1,10,75,rush,3,,,,,0,,0,,,,",
  "g1,1,1,14:20,A,B,0,2,7,72,rush,6,,,,,0,,0,,,,",
  "g1,1,1,13:40,A,B,0,3,1,66,rush,2,,,rush,,0,,0,,,,",
  "g1,1,1,13:00,A,B,0,1,10,64,no_play,,,,,,0,,0,,,,A|Offensive Holding|10|accepted",
  "g1,1,1,12:50,A,B,0,1,20,74,complete,,74,,pass,off,0,,0,,,,",
  "g1,1,1,12:40,A,B,0,0,0,15,xp,,,,,,0,,0,,good,,",
  "g1,2,1,12:40,A,B,0,0,0,65,kickoff,,,,,,0,,0,60,returned,20,",
  "g1,2,4,04:00,B,A,1,1,10,75,incomplete,,,,,,0,,0,,,,",
  "g1,2,4,03:50,B,A,1,2,10,75,sack,,,-7,,,0,,0,,,,",
  "g1,2,4,03:10,B,A,1,3,17,82,scramble,9,,,,,0,,0,,,,",
  "g1,2,4,02:30,B,A,1,4,8,73,incomplete,,,,,,0,,0,,,,",
  "g1,3,4,02:20,A,B,0,1,10,73,kneel,-1,,,,,0,,0,,,,",
  "g1,3,4,01:40,A,B,0,2,11,18,int,,,,,,0,,0,,,30,",
  "g1,4,4,01:00,B,A,1,1,10,80,rush,-2,,,,,1,,0,,,,",
].join("\n");

const gameOf = (rows: string) => gamesOfPlays(playsOfTable(`${HEAD}\n${rows}\n`, "plays.csv", undefined).plays!);
const [game] = gameOf(ROWS);
const counted = (): ShapeCounts => {
  const counts = noShape();
  countShape(counts, game.events);
  return counts;
};
const figure = (counts: ShapeCounts, id: string): number => shapeFigures(counts).find((one) => one.id === id)!.value;

describe("a table of plays", () => {
  it("becomes the events that a box score totals", () => {
    expect([game.away, game.home]).toEqual(["A", "B"]);
    expect(scoreOf(game.events)).toEqual({ away: 9, home: 0 });
    const { away, home } = boxScore(game.events);
    expect(away).toMatchObject({
      firstDowns: { rush: 1, pass: 1, penalty: 0 },
      thirdDowns: 1,
      thirdDownsTried: 1,
      rushes: 4,
      rushYards: 10,
      attempts: 2,
      completions: 1,
      passYards: 74,
      interceptions: 1,
      penalties: 1,
      penaltyYards: 10,
      extraPoints: 1,
      safeties: 1,
      touchdowns: 1,
      drives: 2,
    });
    expect(home).toMatchObject({ sacks: 1, sackYards: 7, fourthDownsTried: 1, lostOnDowns: 1, kickReturnYards: 20 });
    expect(driveChart(game.events).map(({ team, plays, result }) => [team, plays, result])).toEqual([
      ["away", 4, "touchdown"],
      ["home", 4, "downs"],
      ["away", 2, "interception"],
      ["home", 1, "safety"],
    ]);
  });

  it("is read by nflverse's headings, too", () => {
    const head = `game_id,play_id,qtr,posteam,defteam,home_team,down,ydstogo,yardline_100,play_type,yards_gained,rushing_yards,complete_pass,passing_yards,qb_scramble,touchdown,td_team,first_down_pass,extra_point_result,two_point_attempt,kick_distance,touchback,quarter_seconds_remaining,season_type`;
    const rows = [
      "x,1,1,A,B,B,0,0,35,kickoff,0,,0,,0,0,,0,,0,65,1,900,REG",
      "x,2,1,A,B,B,1,10,75,pass,75,,1,75,0,1,A,1,,0,,0,900,REG",
      "x,3,1,A,B,B,0,0,15,extra_point,0,,0,,0,0,,0,good,0,33,0,880,REG",
      "x,4,1,B,A,B,1,10,75,run,4,4,0,,1,0,,0,,0,,0,880,REG",
      "y,5,1,B,A,B,1,10,75,run,4,4,0,,0,0,,0,,0,,0,880,POST",
    ];
    const { plays, issues } = playsOfTable(`${head}\n${rows.join("\n")}\n`, "pbp.csv", undefined);
    expect(issues.map(({ message }) => message)).toEqual([
      "columns are missing: interception, sack, safety, fumble_lost, first_down_rush, first_down_penalty, field_goal_result, return_yards, penalty, penalty_yards; what they count is 0 in the real games",
    ]);
    expect(plays!.map(({ kind, team, atHome, scramble }) => [kind, team, atHome, scramble])).toEqual([
      ["kickoff", "B", true, false],
      ["complete", "A", false, false],
      ["extraPoint", "A", false, false],
      ["rush", "B", true, true],
    ]);
    const games = gamesOfPlays(plays!);
    expect(games).toHaveLength(1);
    expect(scoreOf(games[0].events)).toEqual({ away: 7, home: 0 });
  });

  it("reports missing columns", () => {
    const { plays, issues } = playsOfTable("game_id,qtr,rushing_yards\n1,1,4\n", "plays.csv", undefined);
    expect(plays).toBeUndefined();
    expect(issues[0]).toMatchObject({ code: "plays-columns", severity: "warning", file: "plays.csv" });
    expect(issues[0].message).toContain("posteam, defteam, home_team, down");
  });
});

describe("the shape of a game", () => {
  it("counts downs, gains, calls and drives exactly", () => {
    const counts = counted();
    expect(counts).toMatchObject({ games: 1, overtimes: 0, homeWins: 0, ties: 0 });
    expect([counts.points[9], counts.points[0], counts.margins[9]]).toEqual([1, 1, 1]);
    // Downs by distance 1, 2-3, 4-6, 7-10, 11 and more; kneels and plays that fouls took back apart.
    expect(counts.tries).toEqual([
      [0, 0, 0, 3, 1],
      [0, 0, 0, 2, 1],
      [1, 0, 0, 0, 1],
      [0, 0, 0, 1, 0],
    ]);
    expect(counts.made[0]).toEqual([0, 0, 0, 0, 1]);
    expect(counts.made[2]).toEqual([1, 0, 0, 0, 0]);
    // The scramble was called a pass.
    expect(counts.runs).toEqual([
      [0, 0, 0, 2, 0],
      [0, 0, 0, 1, 0],
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    // 2nd and 7 gained 6.
    expect(counts.inches).toEqual({ all: 1, short: 1, exact: 0, over: 0 });
    // B, seven behind, in the last five minutes: two incompletions, a sack, a scramble, and a run of two yards lost.
    expect([counts.byScore.calls[5], counts.byScore.yards[5], counts.byScore.runs[5]]).toEqual([
      [0, 5, 0, 1, 0],
      [0, 0, 0, 0, 0],
      [0, 1, 0, 0, 0],
    ]);
    expect(counts.longest.completions[74]).toBe(1);
    expect(counts.longest.runs[9]).toBe(1);
    expect(counts.drives.results).toEqual([1, 0, 0, 0, 1, 1, 0, 1, 0, 0]);
    expect(counts.fourth[0][4]).toEqual([0, 0, 0, 1, 0]);
  });

  it("has a column for every box score figure, and four more", () => {
    const { away, home } = teamGames(game.events);
    const at = (id: string): number => TEAM_GAME.findIndex((one) => one.id === id);
    expect([away.length, home.length]).toEqual([TEAM_GAME.length, TEAM_GAME.length]);
    expect([away[at("longestCompletion")], away[at("longestRun")], home[at("longestRun")]]).toEqual([74, 6, 9]);
    expect([away[at("points")], away[at("redZoneDrives")], home[at("redZoneDrives")]]).toEqual([9, 1, 0]);
  });

  it("adds up in any order, and figures follow", () => {
    const [one, two] = [counted(), addShapes(counted(), counted())];
    expect(addShapes(two, one)).toEqual(addShapes(one, two));
    expect(figure(two, "points")).toBe(4.5);
    expect(figure(two, "pointsSd")).toBe(4.5);
    expect(figure(two, "oneScore")).toBe(0);
    expect(figure(two, "homeMargin")).toBe(-9);
    expect(figure(two, "completions60")).toBe(0.5);
    expect(figure(two, "made.3")).toBe(0.5);
    expect(figure(two, "runs.3")).toBe(0.5);
    // Points of 9 and 0 in every game: the teams' lie on a line that falls.
    expect(figure(two, "points.pair")).toBeCloseTo(-1, 10);
  });

  it("is compared with another one, without what neither has", () => {
    const figures = compareShapes(counted(), counted());
    for (const { real, played } of figures) expect(played).toBe(real);
    const ids = figures.map(({ id }) => id);
    expect(ids).toContain("made.3.1");
    expect(ids).not.toContain("made.3.2-3");
    const { completions } = compareHistograms(counted(), counted());
    expect(completions).toEqual({ from: 74, real: [1], played: [1] });
  });

  it("has a stand-in season, with a column for everything counted today", () => {
    const { name, counts } = eraShape(1998);
    expect(name).toBe("the 2019 professional season");
    expect(counts.games).toBe(256);
    const shapeOf = (tree: unknown): unknown =>
      typeof tree === "number"
        ? "n"
        : Array.isArray(tree)
          ? tree.map(shapeOf)
          : Object.fromEntries(Object.entries(tree as object).map(([key, value]) => [key, shapeOf(value)]));
    expect(shapeOf(counts)).toEqual(shapeOf(noShape()));
    // As published: 11,680 points; the table lacks two of a defense's try.
    expect(figure(counts, "points") * 512).toBeCloseTo(11_678, 6);
  });
});

describe("the plays of a game", () => {
  it("have a row each, but no foul that took one back, no knee and no kick", () => {
    const rows = playRows(game.events);
    /** Yards to gain, yards to the goal, quarter, lead; then run, completion; yards of either; yards beyond the line to gain. */
    expect(rows.map((row) => [4, 5, 6, 7, 9, 10, 13, 14, 20].map((column) => row[column]))).toEqual([
      [10, 75, 1, 0, 1, 0, 3, 0, -7],
      [7, 72, 1, 0, 1, 0, 6, 0, -1],
      [1, 66, 1, 0, 1, 0, 2, 0, 1],
      [20, 74, 1, 0, 0, 1, 0, 40, 20],
      [10, 75, 4, -7, 0, 0, 0, 0, 0],
      [10, 75, 4, -7, 0, 0, 0, 0, 0],
      [17, 82, 4, -7, 1, 0, 9, 0, -8],
      [8, 73, 4, -7, 0, 0, 0, 0, 0],
      [11, 18, 4, 7, 0, 0, 0, 0, 0],
      [10, 80, 4, -7, 1, 0, -2, 0, -12],
    ]);
    expect(rows.map((row) => row.slice(1, 4).indexOf(1) + 2).join("")).toBe("1231123421");
  });
});
