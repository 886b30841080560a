/** Inputs that never end, or name what no table has: a bound for the one, an answer for the other. */
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

describe.skipIf(!existsSync("/dev/zero"))("an endless device", () => {
  const LARGE = "the file has more than 16 MB; expected at most 16 MB";

  it.each([
    ["read /dev/zero", "err"],
    ["check /dev/zero", "out"],
    ["replay /dev/zero", "err"],
    ["print dynasty mat --rules /dev/zero", "err"],
    ["print dynasty scoresheet --record /dev/zero", "err"],
    ["print dynasty scoresheet --values /dev/zero", "err"],
    ["play dynasty --dice /dev/zero", "err"],
    ["season pen-and-paper --teams-file /dev/zero", "err"],
    ["season pen-and-paper --file /dev/zero", "err"],
    ["season enter league.yaml --form /dev/zero", "err"],
  ] as const)("%s is refused after 16 MB", async (line, where) => {
    const before = process.memoryUsage().rss;
    const ran = await place.run(line);
    expect([ran.code, ran[where]]).toEqual([1, expect.stringContaining(`/dev/zero: ${LARGE}`)]);
    // The bytes, the copy that joins them, and room for what else a run needs.
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
  });

  it.each(["zero.xlsx", "zero.csv", "zero.pdf"])("%s that leads to one is refused, too", async (name) => {
    mkdirSync(join(place.folder, "stats"));
    symlinkSync("/dev/zero", join(place.folder, "stats", name));
    const line = name.endsWith(".pdf") ? `read stats/${name}` : `rate 5d20 --stats stats/${name}`;
    expect(await place.run(line)).toMatchObject({ code: 1, err: expect.stringContaining(LARGE) as string });
  });
});

describe("names that every object has", () => {
  it("can name a printer, or are refused", async () => {
    const refused = await place.run("printer keep __proto__ --dx 1");
    expect([refused.code, refused.out]).toEqual([1, ""]);
    expect(refused.err).toContain('a printer cannot be called "__proto__"');
    for (const name of ["constructor", "toString", "hasOwnProperty"]) {
      const { code, out } = await place.run(`printer keep ${name} --dx 1`);
      expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^${name} .*dx 1 `, "m"))]);
      expect((await place.run(`print dynasty mat --printer ${name}`)).err).toBe("");
    }
    expect((await place.run("print dynasty mat --printer valueOf")).code).toBe(1);
  });

  it("can name teams, players and coaches in games, leagues and careers", async () => {
    for (const [one, two] of [
      ["constructor", "toString"],
      ["__proto__", "valueOf"],
    ])
      for (const line of [
        `play dynasty --seed 3 --club ${one} --coach-name ${two} --fill --force`,
        `play postcard --seed 3 --away ${one} --home ${two} --fill --force`,
        `career dice-football --player ${one} --position RB --seed 7 --weeks 1 --file ${one}.yaml`,
      ])
        expect([line, (await place.run(line)).code]).toEqual([line, 0]);
    const heads = "id,name,short,code,color1,color2,skill,coach\n";
    const names = ["constructor", "__proto__", "toString", "valueOf"];
    const rows = names.map((name, i) => `${i === 0 ? name : `team-${i}`},${name},,T${"ABCD"[i]},,,,\n`);
    place.write("t.csv", heads + rows.join(""));
    const league = "season postcard --teams-file t.csv --format round-robin --seed 3 --file cup.yaml --book cup.pdf";
    const { code, out, err } = await place.run(league);
    expect([code, err]).toEqual([0, ""]);
    for (const name of names) expect(out).toContain(name);
    expect((await place.run("check cup.yaml t.csv")).code).toBe(0);
  });
});
