/** `pressbox season trade`: players to other teams, one by one or from a spreadsheet, all or none. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleTeams } from "../../src/systems/5d20/teams/sample-teams.js";
import { openWorkplace, type Workplace } from "./run.js";

const [first, second] = sampleTeams();
const catcher = first.receivers.at(-1)!.name;
const back = second.runners[0].name;

let place: Workplace;
beforeAll(async () => {
  place = openWorkplace();
  const { code, err } = await place.run("season 5d20 --seed 3 --rounds 2 --weeks 1 --file ours.yaml --quiet");
  expect([code, err]).toEqual([0, ""]);
});
afterAll(() => place.remove());

it("reports every error at its cell, and changes nothing", async () => {
  const before = place.read("ours.yaml");
  place.write(
    "moves.csv",
    [
      "Week,Name,From,To,Fee",
      `2,${catcher.slice(1)},,${second.name},5`,
      `1,${back},${second.name},${first.name},`,
      `,${back},${first.name},${second.name},`,
      `2,${back},,Nowhere,`,
      `x,${back},,,`,
    ].join("\n"),
  );
  const broken = await place.run("season trade ours.yaml --moves moves.csv");
  expect(broken.code).toBe(1);
  expect(broken.err).toContain('moves.csv:6:1 Week: the week cannot be "x"; expected a number from 1');
  expect(broken.err).toMatch(/moves\.csv:6:\d+ To: the new team is missing/);
  // Names of other rows are looked up all the same, and both names of one row.
  expect(broken.err).toContain(`moves.csv:2:3 Name: the league does not have a player "${catcher.slice(1)}"`);
  expect(broken.err).toMatch(/moves\.csv:5:\d+ To: there is no team "Nowhere"/);
  place.write("both.csv", "player,to,week\nNemo,Nowhere,2\nNemo,Nowhere,x\n");
  const both = await place.run("season trade ours.yaml --moves both.csv");
  expect(both.err.match(/^both\.csv:\d+:\d+/gm)).toEqual(
    ["2:1", "2:6", "3:1", "3:6", "3:14"].map((at) => `both.csv:${at}`),
  );
  place.write("moves.csv", place.read("moves.csv").split("\n").slice(0, 5).join("\n"));
  const { code, err } = await place.run("season trade ours.yaml --moves moves.csv");
  expect(code).toBe(1);
  expect(err).toContain(
    `moves.csv:2:3 Name: the league does not have a player "${catcher.slice(1)}"; hint: did you mean "${catcher}"?`,
  );
  expect(err).toContain("moves.csv:3:1 Week: round 1 is over; moves count from season 1, round 2; hint: write 2");
  expect(err).toContain(`From: ${back} is not with the ${first.name}; hint: he is with: ${second.name}`);
  expect(err).toMatch(/moves\.csv:5:\d+ To: /);
  expect(place.read("ours.yaml")).toBe(before);
});

it("moves players, and later commands continue from there", async () => {
  place.write("two.csv", `week,player,from,to\n2,${back},,${first.name}\nround 2,${catcher},,${second.name}\n`);
  const { code, out, err } = await place.run("season trade ours.yaml --moves two.csv");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe(
    `${back} (RB): ${second.name} to ${first.name}, from season 1, round 2\n` +
      `${catcher} (RB): ${first.name} to ${second.name}, from season 1, round 2\n`,
  );
  expect((await place.run("season trade ours.yaml --moves two.csv")).out).toBe(
    "nothing to do: the league already has every move\n",
  );
  expect((await place.run("check two.csv")).out).toContain("no fault found");
  expect((await place.run("season 5d20 --file ours.yaml --quiet")).code).toBe(0);
  const { out: checked } = await place.run("check ours.yaml");
  expect(checked).toContain("no fault found");
  expect((await place.run("new table league-moves")).out).toBe("week,player,from,to\n");
});

it("links the teams of players who moved, on the pages of leaders and records", async () => {
  expect((await place.run("season export ours.yaml --out site --format html")).code).toBe(0);
  for (const page of ["season-1.html", "records.html"]) {
    const lines = place.read(`site/${page}`).match(new RegExp(`[^>]*${back}.*?</th>`, "g")) ?? [];
    const links = lines.map((line) => line.match(/href="team-/g)?.length);
    expect(links, page).toContain(2);
  }
});

it("says plainly who cannot trade", async () => {
  expect((await place.run("season postcard --seed 3 --weeks 1 --file cup.yaml --quiet")).code).toBe(0);
  const { code, err } = await place.run(`season trade cup.yaml --player Bo --to Foxes`);
  expect(code).toBe(1);
  expect(err).toContain("cup.yaml: PostCard Football teams have no named players, so no one can be traded");
  const wrong = await place.run("season trade cup.yaml --player Bo");
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("--to is missing")]);
  expect((await place.run("season trade cup.yaml --player Bo --to A --score 1-2")).code).toBe(2);
});
