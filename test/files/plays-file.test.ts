/** Tables with a row a play or a drive: read whole, whatever their length; every row that is none is a fault. */
import { gzipSync } from "node:zlib";
import { mkdirSync } from "node:fs";
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

  it("names plays in the report of a folder; a folder of plays alone has no table", async () => {
    mkdirSync(`${place.folder}/season`);
    place.write("season/plays.csv", plays(2));
    expect((await place.run("check season")).out).toMatch(/the folder has no table/);
    place.write("season/rushing.csv", "player,team,attempts,yards\nAl Elm,FOX,9,40\n");
    expect((await place.run("check season")).out).toBe(
      "season/rushing.csv: rushing; 1 row read\nseason/plays.csv: a table of plays, which replay-season reads\nseason: no fault found\n",
    );
  });
});
