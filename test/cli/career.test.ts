/** A career on the command line: begun, gone on with, trained, ended; never over what somebody else wrote. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const BEGIN = "career dice-football --player Kowalski --position LB --team Oilers --seed 7";

describe("career dice-football", () => {
  it("begins, tells its games, goes on with the same command, and is checked by playing all of it again", async () => {
    const first = await place.run(`${BEGIN} --weeks 2`);
    expect([first.code, first.err]).toEqual([0, ""]);
    expect(first.out).toMatch(/^career\.yaml: a new career, seed 7\nRound 1: (vs\.|at) Steelers .* points?\nRound 2: /);
    expect(first.out).toMatch(/\ncareer\.yaml: season 1, round 3, revision 3\n$/);
    const second = await place.run(`${BEGIN} --weeks 1`);
    expect(second.out).toMatch(/^Round 3: /);
    expect(second.err).toMatch(/warning: .*its own/);
    await place.run(
      "career dice-football --weeks 3 --file whole.yaml --player Kowalski --position LB --team Oilers --seed 7",
    );
    expect(place.read("career.yaml")).toBe(place.read("whole.yaml"));
    expect(await place.run("check career.yaml")).toMatchObject({ code: 0, out: "career.yaml: no fault found\n" });
    place.write("career.yaml", place.read("career.yaml").replace("snaps: ", "snaps: 1"));
    const { code, out } = await place.run("check career.yaml");
    expect(code).toBe(1);
    expect(out).toMatch(/career\.yaml:\d+:\d+ .*changed since Pressbox wrote this file/);
    expect((await place.run("career dice-football")).code).toBe(1);
  });

  it("plays a season at a time, and buys what is asked for", async () => {
    await place.run(`${BEGIN} --training own --games 8 --quiet`);
    const { out } = await place.run("career dice-football --prices");
    expect(out).toMatch(/field +now +end +points\n/);
    expect(out).toMatch(/season 1, over/);
    expect(await place.run("career dice-football --buy RDC,armor")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/the card of Kowalski has no field "armor"/) as string,
    });
    expect((await place.run("career dice-football --buy injury --json")).out).toMatch(/"season": 2/);
    expect(place.read("career.yaml")).toContain("buys: [injury]");
    expect((await place.run("career dice-football --retire")).out).toMatch(/retired after season 2/);
    expect((await place.run("career dice-football --buy injury")).err).toMatch(/the career is over/);
  });

  it.each([
    ["career 5d20 --player Kowalski --position RB", 2, /5D20 Football has no careers/],
    ["career dice-football --position RB", 2, /--player is missing.*positions: QB/],
    ["career dice-football --player Kowalski --position RX", 1, /nobody plays "RX"/],
    ["career dice-football --player Kowalski --position RB --team Oilrs", 1, /Oilers/],
  ])("%s: exit code %d", async (line, code, message) => {
    const ran = await place.run(line);
    expect([ran.code, ran.err]).toEqual([code, expect.stringMatching(message) as string]);
    expect(place.files()).toEqual([]);
  });
});
