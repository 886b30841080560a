/** A head-to-head game on the command line: two teams, its story, its sheets, its record, dice of one's own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GameRecord } from "../../src/systems/pen-and-paper/game-record.js";
import { readPdf } from "../helpers/pdf.js";
import { jsonLines, openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

describe("play pen-and-paper", () => {
  it("prints every play, the line score and the box score, and how to replay it", async () => {
    const { code, out, err } = await place.run("play pen-and-paper --seed 7 --away Owls --home KA --coach solo");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^Columbus Owls \(OWL\) at Knoxville Atoms \(KA\): standard rules\.\n/);
    for (const words of ["Quarter 1\n", "Quarter 4\n", "Touchdown", "First downs", "Turnovers"])
      expect(out).toContain(words);
    expect(out).toMatch(/\n +1 +2 +3 +4 +(OT +)?Total\n/);
    const again = /Play it again: pressbox (.*)\n$/.exec(out)?.[1] ?? "";
    expect(again).toBe("play pen-and-paper --seed 7 --coach solo --name away=Owls --name home=KA");
    expect((await place.run(again)).out).toBe(out);
  });

  it("saves a record that replays, and reports what was changed in it", async () => {
    await place.run("play pen-and-paper --seed 7 --save g.json --quiet");
    expect((await place.run("replay g.json")).out).toBe("identical: Pen & Paper Football, NYT at SD\n");
    expect((await place.run("check g.json")).code).toBe(0);
    const text = place.read("g.json");
    place.write(
      "b.json",
      text.replace(/"yards": (\d+)/, (_, yards: string) => `"yards": ${Number(yards) + 1}`),
    );
    const { code, err } = await place.run("replay b.json");
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^b\.json:\d+:\d+ events\[\d+\]: the record says .*; dice and choices give /),
    ]);
    place.write("b.json", text.replace(/"kind": "toss"/, '"kind": "tos"'));
    expect((await place.run("check b.json")).out).toMatch(/b\.json:\d+:\d+ choices\[0\]\.kind: found "tos"/);
  });

  it("fills the sheets about a game, and no others", async () => {
    const { code } = await place.run("play pen-and-paper --seed 7 --fill --out s --quiet");
    expect(code).toBe(0);
    expect(place.files("s")).toEqual([
      "pen-and-paper-box-score-filled.pdf",
      "pen-and-paper-game-record-filled.pdf",
      "pen-and-paper-game-record-wide-filled.pdf",
      "pen-and-paper-game-tracker-filled.pdf",
    ]);
  });

  it("sums up many games", async () => {
    const line = "play pen-and-paper --seed 1 --count 30 --away Owls --home Atoms";
    const { code, out } = await place.run(line);
    expect(code).toBe(0);
    expect(out).toMatch(/^Games +30\n/);
    expect(out).toMatch(/Won by Knoxville Atoms \(home\) +\d+\.\d%/);
    const data = JSON.parse((await place.run(`${line} --json`)).out) as Record<string, { wins: number }> & {
      ties: number;
    };
    expect(data.away.wins + data.home.wins + data.ties).toBe(30);
  });

  it.each([
    ["--away Owlz", 1, 'there is no team "Owlz"; hint: did you mean "Owls"?'],
    ["--away Cruisers", 1, "San Diego Cruisers cannot play against themselves"],
    ["--away Los\u00a0Angeles", 1, "fits 2 teams; hint: write los-angeles-furies or los-angeles-rockers"],
    ["--coach expert", 2, 'pen-and-paper has no coach "expert"'],
    ["--club Comets", 2, 'pen-and-paper has no name "club"'],
  ])("%s", async (options, exit, message) => {
    const { code, err } = await place.run(`play pen-and-paper --seed 1 ${options}`);
    expect([code, err]).toEqual([exit, expect.stringContaining(message)]);
  });

  it("takes your teams from a CSV file", async () => {
    place.write(
      "t.csv",
      "city,name,home,QB,RB,WR,LM,LB,DB\nReno,Aces,NV,9,10,9,9,11,9\nToledo,Ironmen,OH,12,9,14,9,9,7\n",
    );
    const { code, out } = await place.run("play pen-and-paper --seed 1 --teams t.csv");
    expect([code, out]).toEqual([0, expect.stringMatching(/^Reno Aces \(RA\) at Toledo Ironmen \(TI\)/)]);
    expect(out).toContain("--teams t.csv");
    expect((await place.run("print pen-and-paper team-cards --teams t.csv --out c")).code).toBe(0);
    expect(place.files("c")).toEqual(["pen-and-paper-team-cards.pdf"]);
  });
});

describe("your own dice", () => {
  const log = (dice: readonly number[], more = ""): string =>
    `format: pressbox/pen-and-paper-dice\ncoach: solo\nseed: 7\n${more}dice:\n${chunks(dice)
      .map((row) => `  - ${row.join(" ")}`)
      .join("\n")}\n`;
  const chunks = (dice: readonly number[]): number[][] =>
    Array.from({ length: Math.ceil(dice.length / 10) }, (_, i) => dice.slice(10 * i, 10 * i + 10)).map((row) =>
      row.length === 1 ? [row[0]] : row,
    );

  it("make their game, complete or so far", async () => {
    await place.run("play pen-and-paper --seed 7 --coach solo --save g.json --quiet");
    const game = JSON.parse(place.read("g.json")) as GameRecord;
    place.write("dice.yaml", log(game.dice));
    const { code, err } = await place.run("play pen-and-paper --dice dice.yaml --save own.json --quiet");
    expect([code, err]).toEqual([0, ""]);
    const own = JSON.parse(place.read("own.json")) as GameRecord;
    expect(own.events).toEqual(game.events);
    expect(own.seed).toBeUndefined();
    expect((await place.run("replay own.json")).out).toBe("identical: Pen & Paper Football, NYT at SD, own dice\n");
    place.write("dice.yaml", log(game.dice.slice(0, 90), "unfinished: true\n"));
    expect((await place.run("play pen-and-paper --dice dice.yaml --save part.json --quiet")).code).toBe(0);
    expect((await place.run("replay part.json")).code).toBe(0);
    place.write("dice.yaml", log(game.dice.slice(0, 90)));
    const short = await place.run("check dice.yaml");
    expect(short.out).toMatch(
      /dice\.yaml:13:5 dice\[8\]: play \d+, .*: the dice end here, but a d\d+ comes next: it decides .*; hint: add what is missing/,
    );
    place.write("dice.yaml", log([...game.dice, 3]));
    expect((await place.run("check dice.yaml")).out).toContain("the game is over, but 1 dice are left");
  });

  it("are reported with their line if no die shows them", async () => {
    place.write("dice.yaml", log([1, 7, 20, 3, 3, 3, 3, 3, 3, 3, 3], "unfinished: true\n"));
    const found = jsonLines((await place.run("check dice.yaml --json")).out);
    expect(found[0]).toMatchObject({ code: "die-face", file: "dice.yaml", line: 6 });
  });
});

describe("print pen-and-paper", () => {
  it("heads a blank game record with two teams, and fills one from a seed", async () => {
    await place.run("print pen-and-paper game-record --away Owls --home Atoms --out headed.svg");
    const headed = place.files().filter((file) => file.startsWith("headed"));
    expect(headed).toHaveLength(5);
    expect((await place.run("print pen-and-paper game-record box-score --seed 7 --out f")).code).toBe(0);
    expect(place.files("f")).toEqual(["pen-and-paper-box-score-filled.pdf", "pen-and-paper-game-record-filled.pdf"]);
  });

  it("fills the sheets of a league from its file", async () => {
    await place.run("season pen-and-paper --teams 8 --seed 2 --weeks 5 --file l.yaml --quiet");
    const { code, out } = await place.run(
      "print pen-and-paper schedule league-record line-scores team-cards --record l.yaml --out l",
    );
    expect(code).toBe(0);
    for (const file of ["schedule-filled", "league-record-filled", "line-scores-filled", "team-cards"])
      expect(out).toContain(`l/pen-and-paper-${file}.pdf`);
  });

  it("prints the season book", async () => {
    const { code, out } = await place.run(
      "season pen-and-paper --teams 6 --seed 2 --years 1 --head-to-head Cruisers,Tycoons --book book.pdf",
    );
    expect([code, out]).toEqual([0, expect.stringMatching(/book\.pdf +\d+ pages/)]);
    expect(place.read("book.pdf").slice(0, 5)).toBe("%PDF-");
    const before = place.read("league.yaml");
    expect((await place.run("season pen-and-paper --book again.pdf")).code).toBe(0);
    expect((await place.run("season pen-and-paper --book kept.pdf --pdf-a")).code).toBe(0);
    expect(place.read("kept.pdf")).toContain("<pdfaid:part>2<");
    expect((await place.run("season pen-and-paper --years 1 --pdf-a")).err).toMatch(/--book FILE/);

    // What was played out looks like this beside real games: the last chapter, in the outline, too.
    expect((await place.run("season pen-and-paper --book shape.pdf --shape")).code).toBe(0);
    const { pages, outline } = await readPdf(readFileSync(join(place.folder, "shape.pdf")));
    const at = pages.findIndex(({ texts }) =>
      texts.some(({ text }) => /games of Pen & Paper Football beside/.test(text)),
    );
    expect(pages.length - at).toBe(3);
    expect(outline.map(({ title }) => title)).toContain("Shape of the games");
    expect((await place.run("season pen-and-paper --shape")).err).toMatch(
      /chapter of the season book: add --book FILE/,
    );
    const quick = await place.run("season pen-and-paper --teams 6 --seed 2 --file quick.yaml --book quick.pdf --shape");
    expect([quick.code, quick.err]).toEqual([
      0,
      expect.stringMatching(/no game of the league was played out.*--head-to-head all/),
    ]);
    expect(place.read("league.yaml")).toBe(before);
  });
});
