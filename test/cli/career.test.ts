/** A career on the command line: begun, gone on with, trained, ended; never over what somebody else wrote. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const BEGIN = "career dice-football --player Kowalski --position LB --team Oilers --seed 7";

describe("career dice-football", () => {
  it("starts, narrates its games, resumes with the same command, and is verified by replaying all of it", async () => {
    const first = await place.run(`${BEGIN} --weeks 2`);
    expect([first.code, first.err]).toEqual([0, ""]);
    expect(first.out).toMatch(/^career\.yaml: a new career, seed 7\nRound 1: (vs\.|at) Steelers .* points?\nRound 2: /);
    expect(first.out).toMatch(/\ncareer\.yaml: season 1, round 3, revision 3\n$/);
    const second = await place.run(`${BEGIN} --weeks 1`);
    expect(second.out).toMatch(/^Round 3: /);
    expect(second.err).toBe("");
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

  it("plays one season at a time, and buys what --buy names", async () => {
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

  it("reports a different player, position, team or seed all at once, and plays nothing", async () => {
    await place.run(`${BEGIN} --weeks 1 --quiet`);
    const before = place.read("career.yaml");
    const { code, err } = await place.run(
      "career dice-football --player Smith --position qb --team Steelers --seed 8 --weeks 1",
    );
    expect(code).toBe(2);
    expect(err.split("\n").map((line) => line.replace(/; hint.*/, ""))).toEqual([
      "career.yaml: he is Kowalski, not Smith",
      "career.yaml: Kowalski plays LB, not QB",
      "career.yaml: Kowalski plays for Houston Oilers, not for Pittsburgh Steelers",
      "career.yaml: its seed is 7, not 8",
      "",
    ]);
    expect(place.read("career.yaml")).toBe(before);
    expect((await place.run("career dice-football --games 9 --weeks 1")).err).toMatch(/warning: .*already exists/);
  });

  it("makes all requested purchases or none: too little money leaves the trainer unchanged", async () => {
    await place.run(`${BEGIN} --weeks 1 --quiet`);
    const before = place.read("career.yaml");
    const { code, err } = await place.run("career dice-football --training own --buy RDC");
    expect([code, place.read("career.yaml")]).toEqual([1, before]);
    expect(err).toMatch(/^RDC costs \d+ points; Kowalski has [\d.]+; hint: pressbox career dice-football --prices/);
    expect((await place.run("career dice-football --buy RDC,injury")).err).toMatch(
      /^RDC, injury cost \d+ points together; Kowalski has/,
    );
    const unknown = await place.run("career dice-football --buy armor,injry");
    expect(unknown.err).toMatch(/^.*"armor"; hint: pressbox .* lists them\n.*"injry"; hint: did you mean "injury"\?/);
  });

  it("counts rounds but not the step between seasons, and says when the career is over", async () => {
    await place.run(`${BEGIN} --games 2 --quiet`);
    expect((await place.run("career dice-football --weeks 1")).out).toMatch(/^Season 2\nRound 1: /);
    await place.run("career dice-football --retire --quiet");
    const { code, err } = await place.run("career dice-football");
    expect(code).toBe(0);
    expect(err).toMatch(/^warning: career\.yaml: Kowalski: retired after season \d; no more games are played/);
  });

  describe("at the table", () => {
    const HAND = "career dice-football --by-hand";
    const GAME = "career-season-1-round-1.json";
    const coach = (count: number): string[] => Array.from({ length: count }, () => "coach");
    const whole = coach(3000);

    it("plays his next game: leaves it, resumes it, and enters its points once it is over", async () => {
      const left = await place.run(`${BEGIN} --by-hand`, { lines: [...coach(20), "undo", "quit"] });
      expect([left.code, left.err]).toEqual([0, ""]);
      expect(left.out).toContain("Houston Oilers: ");
      expect(left.out).not.toContain("Pittsburgh Steelers: ");
      expect(left.out).toMatch(
        /round-1\.json {2}\(unfinished game.*\n\n.*\n.*\ncareer\.yaml: season 1, round 1, revision 1\n$/,
      );
      const { choices } = JSON.parse(place.read(GAME)) as { choices: unknown[] };
      const over = await place.run(HAND, { lines: whole });
      expect(over.out).toMatch(/\nRound 1: (vs\.|at) Steelers .* points?\n/);
      expect(over.out).toMatch(/\ncareer\.yaml: season 1, round 2, revision 2\n$/);
      const record = JSON.parse(place.read(GAME)) as { choices: unknown[]; coaches: object };
      expect(record.choices.slice(0, choices.length)).toEqual(choices);
      expect(Object.values(record.coaches).sort()).toEqual(["hand", "solo"]);
      expect(place.read("career.yaml")).toMatch(/mode: hand,?\s+career: \{.*snaps: /);
      expect(await place.run(`check career.yaml ${GAME}`)).toMatchObject({ code: 0 });
      expect(await place.run("replay career-season-1-round-1.json --quiet")).toMatchObject({ code: 0 });
      // The rounds after it are played as ever.
      expect((await place.run("career dice-football --weeks 1")).out).toMatch(/^Round 2: /);
    });

    it("gives the coach's result for the coach's answers: the dice are the career's own", async () => {
      const ran = await place.run(`${BEGIN} --by-hand --side both --quiet`, { lines: whole });
      expect([ran.code, ran.err]).toEqual([0, ""]);
      await place.run(`${BEGIN} --weeks 1 --quiet --file played.yaml`);
      const figures = (file: string): string[] =>
        [...place.read(file).matchAll(/(?:awayPoints|homePoints): \d+|career: \{[^}]*\}/g)].map(([line]) => line);
      expect(figures("career.yaml")).toEqual(figures("played.yaml"));
      expect(figures("career.yaml")).toHaveLength(3);
    });

    it("takes typed dice, and enters a finished game that was never entered", async () => {
      const typed = await place.run(`${BEGIN} --by-hand --own-dice`, { lines: ["7", "3", "1", "1", "quit"] });
      const before = place.read("career.yaml");
      expect(typed.out).toMatch(/Roll the red die for the toss:/);
      expect((JSON.parse(place.read(GAME)) as { roller: string }).roller).toBe("own dice");
      const lines = Array.from({ length: 12_000 }, (_, i) => `${1 + ((i * 7) % 10)}`);
      await place.run(`${HAND} --own-dice --quiet`, { lines: lines.flatMap((line) => [line, "coach"]) });
      const entered = place.read("career.yaml");
      place.write("career.yaml", before);
      expect((await place.run(HAND)).out).toMatch(/^Round 1: /);
      expect(place.read("career.yaml")).toBe(entered);
    });

    it("refuses a game that is not his next one, with a hint, and leaves the career unchanged", async () => {
      await place.run(`${BEGIN} --by-hand`, { lines: [...coach(9), "quit"] });
      const record = place.read(GAME);
      place.write(GAME, record.replaceAll(/"playoff": false/g, '"playoff": true'));
      const before = place.read("career.yaml");
      const refused = await place.run(HAND, { lines: whole });
      expect(refused.code).toBe(1);
      expect(refused.err).toMatch(/has a different "playoff" than this .*remove the file to play the game again/);
      place.write(GAME, "{}");
      expect((await place.run(HAND)).err).toMatch(/this is not a record of DICE Football/);
      expect(place.read("career.yaml")).toBe(before);
    });
  });

  it.each([
    ["career dice-football --prices", 1, /^career\.yaml: there is no career, and --prices needs an existing one/],
    ["career dice-football --file a.yaml --buy stamina", 1, /^a\.yaml: there is no career, and --buy /],
    ["career dice-football --own-dice", 2, /^--own-dice goes with --by-hand/],
    ["career dice-football --by-hand --weeks 2", 2, /^--by-hand plays one game as it goes: remove --weeks/],
    [
      "career dice-football --dice rolls.yaml",
      2,
      /^--dice: a career does not read a dice log; hint: --by-hand --own-dice/,
    ],
    ["career dice-football --seed 3", 2, /--player and --position are missing/],
    ["career dice-football --player A --position RN --team Oilrs", 1, /nobody plays "RN".*\n.*Oilers/],
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
