/** `pressbox season postcard` as a person uses it. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "../../../cli/run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

describe("season postcard", () => {
  it("continues from its file as if it had never stopped", async () => {
    const cup = "season postcard --teams 5 --seed 8 --format final-four --quiet";
    await place.run(`${cup} --file straight.yaml --years 2`);
    for (let i = 0; i < 3; i++) await place.run(`${cup} --file steps.yaml --years 1 --weeks ${i + 1}`);
    await place.run("season postcard --file steps.yaml --years 2 --quiet");
    expect(place.read("steps.yaml")).toBe(place.read("straight.yaml"));
    expect((await place.run("check straight.yaml")).code).toBe(0);
    expect((await place.run("check straight.yaml")).out).toMatch(/no fault/);
  });

  it("waits for games by hand, prints their log sheets, takes and corrects results", async () => {
    const { code, out } = await place.run(
      "season postcard --teams 2 --seed 1 --format knock-out --by-hand all --sheets s",
    );
    expect(code).toBe(0);
    const game = /--game (\S+)/.exec(out)![1];
    expect(place.files("s")).toEqual([`final-${game.toLowerCase().replace("@", "-at-")}.pdf`]);
    expect((await place.run(`season enter league.yaml --game ${game} --score 7-7`)).err).toMatch(/cannot end 7-7/);
    expect((await place.run(`season enter league.yaml --game ${game} --score 7-10`)).code).toBe(0);
    expect((await place.run(`season enter league.yaml --game ${game} --score 9-10`)).err).toMatch(/--correct/);
    expect((await place.run(`season enter league.yaml --game ${game} --score 14-10 --correct`)).out).toMatch(
      /^entered, final: .*\nSeason 1: .*14-10 over/,
    );
  });

  it("prints the command that replays a cup, and only the sheets that a cup can fill", async () => {
    const cup = "season postcard --teams 6 --seed 8 --league-name Harbor --quiet";
    await place.run(`${cup} --format final-four --ties replay --years 2 --weeks 9 --file a.yaml`);
    const { seasons } = await import("../../../../src/systems/postcard/seasons.js");
    const told = seasons.kind.prints!.describe;
    const { parse } = await import("yaml");
    const { line, command } = told(parse(place.read("a.yaml")));
    expect(line).toBe("season 2, round 2");
    expect((await place.run(`${command.replace(/^pressbox |"/g, "")} --file b.yaml --quiet`)).code).toBe(0);
    expect(place.read("b.yaml")).toBe(place.read("a.yaml"));
    await place.run(`${cup} --games 10 --playoffs 4 --weeks 7 --file g.yaml`);
    const planned = told(parse(place.read("g.yaml"))).command;
    expect(planned).toContain("--games 10 --playoffs 4");
    expect((await place.run(`${planned.replace(/^pressbox |"/g, "")} --file h.yaml --quiet`)).code).toBe(0);
    expect(place.read("h.yaml")).toBe(place.read("g.yaml"));
    await place.run(`${cup} --format knock-out --file k.yaml`);
    expect(told(parse(place.read("k.yaml"))).command).toContain("--format knock-out --teams 6 --seed 8 --league");
    await place.run("print postcard --record k.yaml --out k");
    expect(place.files("k")).toContain("postcard-cup-sheet-filled.pdf");
    expect(place.files("k").filter((name) => name.includes("standings"))).toEqual([]);
    expect((await place.run("print postcard standings --record k.yaml --out k")).err).toMatch(/is printed blank/);
  });

  it("reports settings that do not exist, and settings of other games", async () => {
    expect((await place.run("season postcard --format knockout")).err).toMatch(/did you mean "knock-out"/);
    expect((await place.run("season pen-and-paper --format knock-out")).err).toMatch(/takes no --format/);
    expect((await place.run("season postcard --logs al")).err).toMatch(/--logs cannot be "al".*finals, all, none/);
    expect((await place.run("season postcard --format knock-out --teams 40")).err).toMatch(
      /16 teams to choose from; expected 40/,
    );
  });
});
