/** Records and cups of PostCard Football that were changed by hand: one line a fault, with its place and a way out, and no file half done. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

/** Lines that `check` prints for a file, its verdict left out. */
async function check(name: string, content: string): Promise<{ code: number; lines: string[] }> {
  place.write(name, content);
  const { code, out, err } = await place.run(["check", name]);
  expect(err).toBe("");
  return { code, lines: out.trim().split("\n").slice(0, -1) };
}

describe("a record", () => {
  let record: Record<string, unknown> & { dice: number[]; choices: unknown[]; events: Record<string, unknown>[] };
  beforeAll(async () => {
    await place.run("play postcard --seed 7 --save g.json --quiet");
    record = JSON.parse(place.read("g.json")) as typeof record;
  });

  it.each([
    [
      "a die that was turned",
      (copy: typeof record) => (copy.dice[10] = (copy.dice[10] % 6) + 1),
      /dice\[10\]: die 11 of the game shows \d; seed 7 rolls \d there/,
    ],
    [
      "another seed",
      (copy: typeof record) => (copy.seed = 8),
      /dice\[0\]: die 1 of the game shows \d; seed 8 rolls \d there/,
    ],
    [
      "a choice that is none",
      (copy: typeof record) => (copy.choices[5] = "fly"),
      /choices\[5\]: Harbor City Lamplighters cannot answer "fly" to "spend"/,
    ],
    [
      "other rules",
      (copy: typeof record) => (copy.rules = { name: "balanced" }),
      /events\[0\]: the record says "strict" for "rules" of the event "gameStart"; dice and choices give "balanced"; hint: the record was edited, or saved before /,
    ],
    [
      "a score that was raised",
      (copy: typeof record) => (copy.events.at(-1)!.score = { away: 99, home: 14 }),
      /the record says 99 for "score\.away" of the event "gameEnd"; dice and choices give 20; hint: the record was edited, or saved before /,
    ],
    ["a die too many", (copy: typeof record) => copy.dice.push(3), /1 die is left over/],
    [
      "a newer version",
      (copy: typeof record) => (copy.version = 2),
      /version: found 2; expected 1; hint: a newer Pressbox wrote this file/,
    ],
    [
      "a slip in its format",
      (copy: typeof record) => (copy.format = "pressbox/postcard-gmae"),
      /format: no file has the format "pressbox\/postcard-gmae"; hint: did you mean "pressbox\/postcard-game"\?$/,
    ],
  ])("%s is reported in one line", async (_what, patch, line) => {
    const copy = structuredClone(record);
    patch(copy);
    const { code, lines } = await check("r.json", JSON.stringify(copy, null, 1));
    expect([code, lines]).toEqual([1, [expect.stringMatching(line)]]);
  });

  it("unknown coaches are a warning: the game is kept", async () => {
    const { code, lines } = await check(
      "r.json",
      JSON.stringify({ ...record, coaches: { away: "solvd", home: "die" } }),
    );
    expect([code, lines]).toEqual([
      0,
      [expect.stringMatching(/coaches\.away: there is no coach "solvd"; hint: did you mean "solved"/)],
    ]);
  });

  it.each([
    ["play postcard --dice g.json", "dice log"],
    ["play postcard --rules g.json", "house card"],
    ["print postcard card --teams g.json", "teams"],
  ])("%s: one line says that the file is of another kind", async (line, kind) => {
    const message = `g.json: this is a file of the kind PostCard Football game record; expected PostCard Football ${kind}\n`;
    expect(await place.run(line)).toMatchObject({ code: 1, err: message });
  });

  it("says that a sheet for which it has nothing is printed blank", async () => {
    const { code, err } = await place.run("print postcard standings --record g.json");
    const why = "found PostCard Football game record, expected PostCard Football cup";
    const hint =
      "sheets that are filled from it: card, card-a6, card-a5, card-laminate, card-shop, card-two-sided and 4 more";
    expect([code, err]).toEqual([0, `warning: g.json: standings is printed blank: ${why}; hint: ${hint}\n`]);
  });
});

describe("a cup", () => {
  it.each([
    ["knock-out", "standings", "a knockout has no table", "cup-sheet"],
    ["round-robin", "cup-sheet", "a round robin has no bracket", "standings"],
  ])("a %s leaves %s blank, and names what shows it instead", async (format, sheet, why, instead) => {
    await place.run(`season postcard --teams 4 --seed 5 --format ${format} --weeks 1 --file ${format}.yaml --quiet`);
    const { code, err } = await place.run(`print postcard ${sheet} --record ${format}.yaml`);
    const line = `warning: ${format}.yaml: ${sheet} is printed blank: ${why}; hint: sheets that are filled from it: ${instead}, envelope, dividers\n`;
    expect([code, err]).toEqual([0, line]);
  });

  beforeAll(async () => {
    await place.run("season postcard --teams 4 --seed 5 --file cup.yaml --quiet");
    await place.run("season postcard --teams 4 --seed 5 --file hand.yaml --by-hand all --quiet");
  });

  it("check reports scores that do not follow from the seeds", async () => {
    const text = place.read("cup.yaml");
    expect(await check("c.yaml", text)).toEqual({ code: 0, lines: [] });
    const { code, lines } = await check("c.yaml", text.replace(/awayPoints: \d+/, "awayPoints: 99"));
    expect([code, lines]).toEqual([
      1,
      [
        expect.stringMatching(
          /^c\.yaml:16:1 results: "results" changed since Pressbox wrote this file; hint: undo the change/,
        ),
        expect.stringMatching(
          /^warning: c\.yaml:17:5 results\[0\]: r1g1 ended 99-\d+ in the file, but seed \d+ makes it/,
        ),
      ],
    ]);
  });

  it.each([
    ["histroy: []", "history: []", [/there is no key "histroy" here; hint: did you mean "history"\?$/]],
    [
      "format: pressbox/postcard-cups",
      "format: pressbox/postcard-cup",
      [/no file has the format "pressbox\/postcard-cups"/],
    ],
    ["version: 2", "version: 1", [/version: found 2; expected 1; hint: a newer Pressbox/]],
  ])("%s is reported in one line", async (after, before, lines) => {
    const found = await check("c.yaml", place.read("cup.yaml").replace(before, after));
    expect(found).toEqual({ code: 1, lines: lines.map((line) => expect.stringMatching(line) as unknown) });
  });

  it.each([
    ["--format knock-out", "cup.yaml has --format round-robin; --format says knock-out"],
    ["--rounds 2", "cup.yaml has --rounds 1; --rounds says 2"],
    ["--league-name Foo", 'cup.yaml is called "PostCard League"; --league-name says "Foo"'],
    ["--logs all", "--logs says what --book prints"],
  ])("an existing cup does not continue with %s", async (words, message) => {
    const before = place.read("cup.yaml");
    const { code, err } = await place.run(`season postcard --file cup.yaml ${words}`);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    expect(place.read("cup.yaml")).toBe(before);
  });

  it("continues with the command that made it, without a warning", async () => {
    const line = "season postcard --format knock-out --teams 4 --seed 5 --file ko.yaml --weeks 1";
    await place.run(line);
    expect(await place.run(line)).toMatchObject({ code: 0, err: "" });
  });

  it("reports both unknown teams of a result", async () => {
    const { code, err } = await place.run("season enter hand.yaml --game A@B --score 3-4");
    expect([
      code,
      err
        .trim()
        .split("\n")
        .map((line) => line.split(";")[0]),
    ]).toEqual([1, ['hand.yaml: there is no team "A"', 'hand.yaml: there is no team "B"']]);
  });
});

it("reports an unprintable name once per place, not once per letter", async () => {
  const { code, err } = await place.run(["play", "postcard", "--home", "\u{1F3C8} Fans", "--seed", "2", "--fill"]);
  const lines = err.trim().split("\n");
  expect(code).toBe(1);
  expect(new Set(lines).size).toBe(lines.length);
  expect(place.files("out").filter((file) => file.includes("game-log"))).toEqual([]);
});
