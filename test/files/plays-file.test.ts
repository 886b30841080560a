/** Tables with a row a play or a drive: read whole, whatever their length; every row that is none is a fault. */
import { gzipSync } from "node:zlib";
import { cpSync, mkdirSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { openWorkplace } from "../cli/run.js";

const place = openWorkplace();
afterAll(() => {
  place.remove();
});

const PLAYS = "eid,drive,playid,qtr,posteam,defteam,down,ydstogo,yrdln100,type,rushing_yds,passing_yds";
const NFLVERSE = "play_id,game_id,posteam,defteam,down,ydstogo,yardline_100,play_type,rushing_yards,passing_yards,desc";
const DRIVES = "eid,drive,posteam,startq,starttime,start,numplays,ydsgained,penyds,fds,postime,result";
const plays = (count: number): string =>
  [PLAYS, ...Array.from({ length: count }, (_, i) => `${1000 + Math.floor(i / 150)},1,${i},1,FOX,OWL,1,10,75,rush,${i % 9},`)].join("\n"); // prettier-ignore

describe("check", () => {
  it("reads a season of plays, far larger than a team table may be", async () => {
    place.write("plays.csv", plays(45_000));
    expect(await place.run("check plays.csv")).toMatchObject({
      code: 0,
      out: "plays.csv: 45,000 plays of 300 games; replay-season reads them from the season's folder\nplays.csv: no fault found\n",
    });
  });

  it("reads compressed plays, nflverse's with quoted words, and drives", async () => {
    place.write("plays.csv.gz", gzipSync(plays(300)));
    place.write(
      "play_by_play_2012.csv",
      `${NFLVERSE}\n1,2012_01_FOX_OWL,FOX,OWL,NA,0,35,kickoff,NA,NA,"A kick, deep"\n`,
    );
    place.write("drives.csv", `${DRIVES}\n1000,1,FOX,1,15:00,FOX 25,5,-10,0,0,1:59,Punt\n`);
    const first = async (file: string): Promise<string> => (await place.run(["check", file])).out.split("\n")[0];
    expect(await first("plays.csv.gz")).toMatch(/^plays\.csv\.gz: 300 plays of 2 games/);
    expect(await first("play_by_play_2012.csv")).toMatch(/: 1 play of 1 game;/);
    expect(await first("drives.csv")).toBe("drives.csv: 1 drive of 1 game");
  });

  it("names the line of a row that is cut off, and of a cell that is not a number", async () => {
    place.write("cut.csv", `${PLAYS}\n1000,1,1,1,FOX,OWL,1,10,75,rush,4\n1000,1,2,1,FOX,OWL,first,10,75,rush,4,\n`);
    const { code, out } = await place.run("check cut.csv");
    expect([code, out]).toEqual([
      1,
      "cut.csv:2: the row has 11 cells; expected 12; hint: put cells that contain a separator in double quotes\n" +
        'cut.csv:3: found "first" in the column down; expected a number; hint: leave cells without a value empty\n' +
        "cut.csv: 2 errors\n",
    ]);
  });

  it("counts the errors that it does not list", async () => {
    place.write("many.csv", `${PLAYS}\n${"1000,1\n".repeat(50)}`);
    const { out } = await place.run("check many.csv");
    expect(out.split("\n").slice(20, 22)).toEqual([
      "many.csv: and 30 faults more like these; hint: correct the table at its source",
      "many.csv: 21 errors",
    ]);
  });

  it("reads plays that are larger unpacked than other tables may be", async () => {
    const long = plays(40_000).replaceAll("\n", `,${"x".repeat(1700)}\n`);
    expect(long.length).toBeGreaterThan(2 ** 26);
    place.write("long.csv.gz", gzipSync(`${long},`));
    expect((await place.run("check long.csv.gz")).out).toMatch(/^long\.csv\.gz: 40,000 plays of 267 games/);
    // Cut in its middle.
    place.write("half.csv.gz", gzipSync(long).subarray(0, 9000));
    const half = "half.csv.gz: the file is not a complete gzip file; hint: download it again\n";
    expect((await place.run("check half.csv.gz")).out).toBe(`${half}half.csv.gz: 1 error\n`);
  });

  it("reads plays and drives of a folder; a folder of plays alone has no table", async () => {
    mkdirSync(`${place.folder}/season`);
    place.write("season/plays.csv", plays(2));
    expect((await place.run("check season")).out).toMatch(/the folder has no table/);
    place.write("season/rushing.csv", "player,team,attempts,yards\nAl Elm,FOX,9,40\n");
    const totals = "season/rushing.csv: rushing; 1 row read\n";
    const use = "replay-season reads them from the season's folder";
    expect((await place.run("check season")).out).toBe(
      `${totals}season/plays.csv: 2 plays of 1 game; ${use}\nseason: no fault found\n`,
    );
    place.write("season/drives.csv.gz", gzipSync(`${DRIVES}\n1000,1,FOX,1,15:00,FOX 25,5,-10,0,0,1:59,Punt\n`));
    place.write("season/plays.csv", `${plays(2)}\n1000,1\n`);
    expect((await place.run("check season")).out).toBe(
      "season/plays.csv:4: the row has 2 cells; expected 12; hint: put cells that contain a separator in double quotes\n" +
        `${totals}season/plays.csv: a table of plays, which replay-season reads\n` +
        "season/drives.csv.gz: 1 drive of 1 game\nseason: 1 error\n",
    );
  });

  it("reports what a table lacks that only its name calls plays", async () => {
    mkdirSync(`${place.folder}/lacking`);
    place.write("lacking/rushing.csv", "player,team,attempts,yards\nAl Elm,FOX,9,40\n");
    place.write("lacking/plays.csv", "a,b\n1,2\n");
    const { code, out } = await place.run("check lacking");
    expect([code, out.split("\n")[0]]).toEqual([
      0,
      "warning: lacking/plays.csv: the table of plays has no yards of runs and passes; hint: expected the columns rushing_yards and passing_yards",
    ]);
  });

  it("rates a folder with drives without a warning, and reports their use", async () => {
    const season = `${place.folder}/rated`;
    cpSync("assets/samples/5d20/league", season, { recursive: true });
    place.write("rated/drives.csv", `${DRIVES}\n1000,1,FOX,1,15:00,FOX 25,5,-10,0,0,1:59,Punt\n`);
    const { code, out, err } = await place.run("rate 5d20 --stats rated --report");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("rated/drives.csv: not used: a team's total of drives comes from team tables");
  });
});
