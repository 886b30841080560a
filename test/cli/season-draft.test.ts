/** `pressbox season draft`: rookies from a spreadsheet, all faults at once, each at its cell. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(async () => {
  place = openWorkplace();
  const { code, err } = await place.run("season dice-football --seed 3 --until season --file ours.yaml --quiet");
  expect([code, err]).toEqual([0, ""]);
});
afterAll(() => place.remove());

const draft = (more = "") => place.run(`season draft ours.yaml --class class.csv ${more}`);

it("reports every error in a class at its cell, and changes nothing", async () => {
  const before = place.read("ours.yaml");
  place.write("class.csv", "Name,Pos,College\nAl New,QB,Tech\nBo New,XX,\nCy New,YY,\n");
  const positions = await draft();
  expect(positions.code).toBe(1);
  expect(positions.err).toMatch(/class\.csv:3:\d+ Pos: the position cannot be "XX"/);
  expect(positions.err).toMatch(/class\.csv:4:\d+ Pos: the position cannot be "YY"/);
  place.write("class.csv", "Name,Pos\nAl New,\n,RB\n");
  const cells = await draft();
  expect(cells.err).toMatch(/class\.csv:2:\d+ Pos: the position is missing/);
  expect(cells.err).toMatch(/class\.csv:3:\d+ Name: the player is missing/);
  place.write("class.csv", "Name\nAl New\n");
  expect((await draft()).err).toContain('the column "position" is missing');
  place.write("class.csv", "player,position\nAl New,QB\nAl New,RB\n");
  expect((await draft()).err).toMatch(/class\.csv:3:\d+ player: two players in the class are called Al New/);
  // Cells that are empty hide no position, and a league that is not there hides no fault of the class.
  place.write("class.csv", "player,position\nAl New,\nBo New,XX\n");
  for (const league of ["ours.yaml", "gone.yaml"]) {
    const { code, err } = await place.run(`season draft ${league} --class class.csv --moves gone.csv`);
    expect(code).toBe(1);
    expect(err).toMatch(/class\.csv:2:\d+ position: the position is missing/);
    expect(err.includes('position: the position cannot be "XX"')).toBe(league === "ours.yaml");
    expect(err.includes("gone.yaml: there is no such file")).toBe(league === "gone.yaml");
    expect(err).toContain("gone.csv: there is no such file");
  }
  expect(place.read("ours.yaml")).toBe(before);
});

it("picks once a season; the league passes check and continues", async () => {
  place.write("class.csv", "player,position\nAl New,QB\nBo New,RB\nCy New,CB\n");
  const { out, code } = await draft();
  expect(code).toBe(0);
  expect(out).toMatch(
    /^pick 1, round 1: \w+, Al New \(QB\)\npick 2, round 1: \w+, Bo New \(RB\)\n1 of the class are free agents\n$/,
  );
  const again = await draft();
  expect([again.code, again.err]).toEqual([
    1,
    "ours.yaml: season 2 had its draft; hint: sign its free agents with: pressbox season trade\n",
  ]);
  expect((await place.run("season dice-football --file ours.yaml --quiet")).code).toBe(0);
  expect(await place.run("check ours.yaml")).toMatchObject({ code: 0, err: "" });
});

it("reports what it does not read in a table of picks, and when the class runs out", async () => {
  await place.run("season dice-football --seed 3 --file second.yaml --quiet");
  place.write("class.csv", "player,position\nAl New,QB\nBo New,RB\n");
  place.write("picks.csv", "week,player,from,to\n3,Bo New,,Oilers\n,Al New,Oilers,Steelers\n");
  const { code, out, err } = await place.run("season draft second.yaml --class class.csv --moves picks.csv --picks 3");
  expect(code).toBe(0);
  expect(err).toBe(
    'warning: picks.csv:2:1 week: a draft does not read the column "week": a pick has a player and a new team\n' +
      'warning: picks.csv:3:9 from: a draft does not read the column "from": a pick has a player and a new team\n',
  );
  expect(out).toMatch(/\(QB\)\nthe class ran out: 2 of 6 picks made\n$/);
});

it.each([
  ["season draft ours.yaml", 2, "--class is missing"],
  ["season draft ours.yaml --class class.csv --week 2", 2, "season draft takes only a league"],
  ["season draft cup.yaml --class class.csv", 1, "PostCard Football teams have no named players"],
  ["season draft charts.yaml --class class.csv", 1, "5D20 Football has no rules for rookies"],
  ["season draft charts.yaml --class cup.yaml", 1, "cup.yaml: this is a file of the kind"],
])("refuses %s", async (line, code, message) => {
  await place.run("season postcard --teams 4 --seed 1 --weeks 1 --file cup.yaml --quiet");
  if (!place.has("charts.yaml")) await place.run("season 5d20 --seed 1 --until season --file charts.yaml --quiet");
  const found = await place.run(line);
  expect(found.err).toContain(message);
  expect(found.code).toBe(code);
});
