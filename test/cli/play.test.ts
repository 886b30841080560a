/** `pressbox play`, `replay` and `check`: games, records, dice of one's own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SYSTEMS } from "../../src/systems/index.js";
import { readPdf } from "../helpers/pdf.js";
import { jsonLines, openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const DICE_HEAD = "format: pressbox/dynasty-dice\nversion: 1\ncoach: Ann Lee\n";
/** One season at the table, to be gone on with. */
const DICE = `${DICE_HEAD}unfinished: true\nseasons:\n  - offSeason: 5 3\n    regular: 2 1 4\n`;

describe("play", () => {
  it("tells the story and how to replay it", async () => {
    const { code, out, err } = await place.run("play dynasty --seed 42 --coach expert");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Season 1. ");
    expect(out).toMatch(/\nPlay it again: pressbox play dynasty --seed 42 --coach expert\n$/);
    const again = /Play it again: pressbox (.*)\n$/.exec(out)?.[1] ?? "";
    expect((await place.run(again)).out).toBe(out);
    expect(place.files()).toEqual([]);
  });

  it("draws a seed if none is given, and names it", async () => {
    const { out } = await place.run(["play", "dynasty", "--club", "Toledo Ironmen"]);
    expect(out).toContain('pressbox play dynasty --seed 4711 --coach expert --name "club=Toledo Ironmen"');
    expect(out).toContain("Toledo Ironmen");
  });

  it("prints the record as JSON, and saves the same one", async () => {
    const { out } = await place.run("play dynasty --seed 42 --json --save deep/game.json");
    expect(JSON.parse(out)).toEqual(JSON.parse(place.read("deep/game.json")));
    expect(JSON.parse(out)).toMatchObject({ format: "pressbox/dynasty-campaign", seed: 42, coach: "expert" });
  });

  it("fills the sheets about one game", async () => {
    const { code, out, err } = await place.run("play dynasty --seed 42 --fill --out sheets");
    expect([code, err]).toEqual([0, ""]);
    expect(place.files("sheets")).toContain("dynasty-scoresheet-filled.pdf");
    expect(place.files("sheets")).toContain("dynasty-season-log-filled.pdf");
    expect(out).toContain("sheets/dynasty-scoresheet-filled.pdf");
  });

  it("sums up many games: figures, histogram, hall of fame", async () => {
    const { code, out } = await place.run("play dynasty --seed 1 --coach never --count 40");
    expect(code).toBe(0);
    expect(out).toMatch(/^Campaigns +40\n/);
    expect(out).toMatch(/^ *0-19 +\d+ +#+$/m);
    expect(out).toMatch(/^Hall of fame\n +points /m);
    expect(out).toContain("pressbox play dynasty --seed 1 --coach never --count 40");
    const data = JSON.parse((await place.run("play dynasty --seed 1 --coach never --count 40 --json")).out) as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({ count: 40, coach: "never", firstSeed: 1 });
    const { histogram } = data as { histogram: { buckets: { count: number }[] } };
    expect(histogram.buckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(40);
  });

  it("accepts a word as a seed", async () => {
    const [one, two] = [await place.run("play dynasty --seed bears"), await place.run("play dynasty --seed bears")];
    expect(one.out).toBe(two.out);
  });

  it("plays by house rules, and says so", async () => {
    place.write("house.yaml", "name: rich start\ntables:\n  setup: {influence: 6}\n");
    const { code, out } = await place.run("play dynasty --seed 3 --rules house.yaml --save game.json");
    expect(code).toBe(0);
    expect(out).toContain("rich start rules");
    expect(out).toContain("--rules house.yaml");
    expect((await place.run("replay game.json")).out).toMatch(/^identical: /);
  });
});

describe("a dice deck", () => {
  it("replaces the dice: the record says so and replays, and the command to repeat it names it", async () => {
    const { code, out, err } = await place.run("play postcard --seed 7 --deck empty --save game.json");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Play it again: pressbox play postcard --seed 7 --coach football --deck empty");
    const again = /Play it again: pressbox (.*)\n$/.exec(out)?.[1] ?? "";
    expect(JSON.parse((await place.run(`${again} --json`)).out)).toEqual(JSON.parse(place.read("game.json")));
    expect(JSON.parse(place.read("game.json"))).toMatchObject({ seed: 7, roller: "dice deck" });
    expect((await place.run("replay game.json")).out).toMatch(/^identical: PostCard Football, .*seed 7, dice deck\n$/);
    expect((await place.run("check game.json")).code).toBe(0);
    expect((await place.run("print postcard box-score --record game.json")).code).toBe(0);
    const rolled = await place.run("play postcard --seed 7 --json");
    expect((JSON.parse(rolled.out) as { dice: number[] }).dice).not.toEqual(
      (JSON.parse(place.read("game.json")) as { dice: number[] }).dice,
    );
  });

  it.each([
    ["play postcard --deck often", /^--deck cannot be "often"; hint: known: empty, each/],
    ["play postcard --deck each --count 3", /^--deck plays one game: remove --count/],
    ["play postcard --deck each --until-play 3", /^--deck plays a game to its end: remove --until-play/],
    ["play postcard --deck each --dice my.yaml", /^--dice brings your own dice: remove --deck/],
    ["play postcard --deck each --code 11D2-N", /^--code is a game played with dice: remove --deck/],
    ["play postcard --deck each --by-hand", /remove --deck or --by-hand; hint: cards on your table are your own dice/],
    ["play postcard --deck each --by-hand --own-dice", /remove --deck or --by-hand/],
    ["season postcard my.json --deck each", /^--deck: seasons and careers use dice/],
    ["print postcard game-log --deck each", /^--deck: print uses dice/],
  ])("refuses %s by name", async (line, words) => {
    const { code, out, err } = await place.run(line);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(words);
    expect(place.files()).toEqual([]);
  });

  it("does not replay a record with changed cards", async () => {
    await place.run("play dynasty --seed 7 --deck each --save game.json");
    const record = JSON.parse(place.read("game.json")) as { dice: number[]; roller: string };
    place.write("game.json", JSON.stringify({ ...record, roller: "dice deck" }));
    const { code, err } = await place.run("replay game.json");
    expect(code).toBe(1);
    expect(err).toMatch(/die \d+ of the game shows \d; the deck of seed 7 has \d there/);
  });

  it("has no die for rules that need another one", async () => {
    place.write("house.yaml", "name: wide\ntables:\n  kickoffRules:\n    dice: {count: 2, sides: 8}\n");
    const { code, err } = await place.run("play pen-and-paper --seed 7 --deck each --rules house.yaml");
    expect([code, err.split("\n").length]).toEqual([1, 2]);
    expect(err).toContain("these rules throw a d8, which no card of the deck shows; hint: play these rules with dice");
  });
});

describe("your own dice", () => {
  it("become a record that replays", async () => {
    place.write("dice.yaml", DICE);
    const { code, out, err } = await place.run("play dynasty --dice dice.yaml --save game.json");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Ann Lee");
    expect(out).not.toContain("Play it again");
    expect((await place.run("replay game.json")).out).toMatch(/^identical: .*own dice/);
    expect((await place.run("check dice.yaml game.json")).code).toBe(0);
  });

  it("name their saved file in the footer: the record, otherwise the dice", async () => {
    place.write("dice.yaml", DICE);
    const footer = async (line: string): Promise<string> => {
      const { code, err } = await place.run(`${line} --fill --out sheets --force`);
      expect([code, err]).toEqual([0, ""]);
      const { pages } = await readPdf(readFileSync(join(place.folder, "sheets/dynasty-scoresheet-filled.pdf")));
      return pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(" ");
    };
    expect(await footer("play dynasty --dice dice.yaml")).toContain("pressbox play dynasty --dice dice.yaml --fill");
    expect(await footer("play dynasty --dice dice.yaml --save my-game.json")).toContain(
      "pressbox print dynasty --record my-game.json",
    );
  });

  it("name the command that repeats them in the footer of a sheet of many games", async () => {
    const { code } = await place.run("play dynasty --seed 3 --coach never --count 6 --fill --out many --force");
    expect(code).toBe(0);
    const { pages } = await readPdf(readFileSync(join(place.folder, "many/dynasty-hall-of-fame-filled.pdf")));
    const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(" ");
    expect(words).toContain("6 from seed 3");
    expect(words).toContain("pressbox play dynasty --seed 3 --coach never --count 6");
  });

  it("are compared with real games on the screen, as data and on paper", async () => {
    const line = "play pen-and-paper --seed 3 --count 5 --shape";
    const { code, out } = await place.run(`${line} --fill --out shape`);
    expect(code).toBe(0);
    expect(out).toMatch(
      /Shape of the games, compared with the 2019 professional season:\n\nGames +real +played +off\n/,
    );
    expect(out).toContain(`Play it again: pressbox ${line.replace("--count", "--coach simple --count")}`);
    const { pages } = await readPdf(readFileSync(join(place.folder, "shape/pen-and-paper-season-shape-filled.pdf")));
    expect(pages).toHaveLength(3);
    const words = pages[0].texts.map(({ text }) => text).join(" ");
    expect(words).toContain("5 games of Pen & Paper Football beside the real games of 2019");
    expect(words).toContain("--count 5 --shape");
    const { shape } = JSON.parse((await place.run(`${line} --json`)).out) as {
      readonly shape: { readonly era: number; readonly figures: readonly { id: string; played: number }[] };
    };
    expect(shape.era).toBe(2019);
    expect(out).toContain(shape.figures.find(({ id }) => id === "points")!.played.toFixed(2));
  });

  it.each([
    ["play postcard --shape", /^--shape compares many games; hint: add --count 1000/],
    ["play postcard --count 5 --fill", /^PostCard Football has no sheet about many games; hint: add --shape/],
    ["play dynasty --count 5 --shape", /^--shape compares games of two teams: d6 .*Dynasty has none/],
  ])("%s is wrong usage", async (line, message) => {
    const { code, err } = await place.run(line);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it("reports a die that shows 7 with its line", async () => {
    place.write("dice.yaml", DICE.replace("2 1 4", "2 7 4"));
    for (const line of ["play dynasty --dice dice.yaml", "check dice.yaml"]) {
      const { code, out, err } = await place.run(line);
      expect(code).toBe(1);
      expect(out + err).toMatch(/dice\.yaml:7:\d+ .*7/);
    }
  });

  it("reports every formal error at once", async () => {
    place.write("dice.yaml", `${DICE_HEAD}seasons:\n  - offSeason: 5 3\n    regulr: 2 1 4\n    extend: many\n`);
    const { code, err } = await place.run("play dynasty --dice dice.yaml");
    expect(code).toBe(1);
    expect(err).toMatch(
      /dice\.yaml:6:5 seasons\[0\]\.regulr: there is no key "regulr" here; hint: did you mean "regular"\?/,
    );
    expect(err).toMatch(/dice\.yaml:7:13 seasons\[0\]\.extend: found "many"; expected a (whole )?number/);
    expect(err).not.toMatch(/"regular" is missing/);
  });
});

describe("replay", () => {
  it("reports the first difference of a changed record", async () => {
    await place.run("play dynasty --seed 5 --save game.json --quiet");
    expect((await place.run("replay game.json")).out).toBe("identical: d6 Dynasty, seed 5, expert coach\n");
    place.write(
      "game.json",
      place.read("game.json").replace(/"wins": (\d+)/, (_, wins: string) => `"wins": ${Number(wins) + 1}`),
    );
    const { code, out, err } = await place.run("replay game.json");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^game\.json:\d+:\d+ events\[\d+\]: the record says .*; dice and choices give /);
    const json = await place.run("replay game.json --json");
    expect(json.code).toBe(1);
    expect(jsonLines(json.out)[0]).toMatchObject({ code: "replay-differs", file: "game.json" });
  });

  it("accepts only records", async () => {
    place.write("dice.yaml", DICE);
    expect(await place.run("replay dice.yaml")).toMatchObject({
      code: 1,
      err: expect.stringContaining("this is not a game record"),
    });
    expect(await place.run("replay none.json")).toMatchObject({ code: 1, err: "none.json: there is no such file\n" });
  });
});

describe("check", () => {
  it("finds no error in the built-in charts", async () => {
    expect(await place.run("check")).toEqual({ code: 0, out: `${SYSTEMS.join(", ")}: no fault found\n`, err: "" });
    expect((await place.run("check dynasty --json")).out).toBe("");
  });

  it("reports all errors of all files, and recognizes the kind from the content", async () => {
    place.write("a.yaml", "tabels:\n  setup: {dice: 3}\n");
    place.write("b.json", '{"switches": {"playoffMatch": "orBeter"}}');
    place.write("c.yaml", "hello: world\n");
    place.write("d.yaml", "a: [1\n");
    const { code, out } = await place.run("check a.yaml b.json c.yaml d.yaml none.yaml");
    expect(code).toBe(1);
    expect(out).toMatch(/^a\.yaml:1:1 tabels: there is no key "tabels" here; hint: did you mean "tables"\?/m);
    expect(out).toMatch(
      /^b\.json:1:31 switches\.playoffMatch: found "orBeter"; expected contains or orBetter; hint: did you mean "orBetter"\?/m,
    );
    expect(out).toMatch(/^c\.yaml: nothing in this file says what it is for/m);
    expect(out).toMatch(/^d\.yaml:\d+:\d+: /m);
    expect(out).toMatch(/^none\.yaml: there is no such file/m);
    expect(out).toMatch(/5 errors\n$/);
    const json = await place.run("check a.yaml b.json c.yaml d.yaml none.yaml --json");
    expect(jsonLines(json.out).map((issue) => issue.file)).toEqual([
      "a.yaml",
      "b.json",
      "c.yaml",
      "d.yaml",
      "none.yaml",
    ]);
  });

  it("finds tables that overlap or have a gap", async () => {
    place.write(
      "house.yaml",
      "tables:\n  frontOffice:\n    - {from: 1, to: 3, text: a}\n    - {from: 3, to: 5, text: b}\n",
    );
    const { code, out } = await place.run("check house.yaml");
    expect(code).toBe(1);
    expect(out).toMatch(/house\.yaml:4:\d+ tables\.frontOffice\[1\]/);
  });
});
