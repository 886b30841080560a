/** Codes on paper: footers carry them, commands take them, files for screens lead to them. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPdf } from "../helpers/pdf.js";
import { accessibilityFaults } from "../helpers/pdf-ua.js";
import { hasTool } from "../helpers/pdf.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const bytesOf = (name: string): Uint8Array => readFileSync(join(place.folder, name));
const codeIn = async (name: string): Promise<string> => {
  const [page] = (await readPdf(bytesOf(name))).pages;
  const code = page.texts
    .map(({ text }) => text)
    .join(" ")
    .match(/code ([0-9A-Z-]+)/)?.[1];
  expect(code).toBeDefined();
  return code!;
};

describe("a code at the foot of a filled sheet", () => {
  it.each([
    ["dynasty scoresheet", "--seed 42 --coach steady"],
    ["postcard game-log", "--seed 7 --rules balanced --away Herons --home Bandits"],
    ["postcard game-log", "--seed 7 --until-play 12"],
    ["pen-and-paper game-tracker", "--seed word --away SD --home NYT"],
    ["5d20 game-log", "--seed 4294967295 --rules season"],
    ["dice-football game-log", "--seed 9"],
  ])("%s %s: the code prints the same file", async (sheet, options) => {
    await place.run(`print ${sheet} ${options} --out a.pdf`);
    const code = await codeIn("a.pdf");
    const { code: exit, err } = await place.run(`print ${sheet} --code ${code.toLowerCase()} --out b.pdf`);
    expect([exit, err]).toEqual([0, ""]);
    expect(await codeIn("b.pdf")).toBe(code);
    // The command at the foot calls teams and rules as they were called.
    if (!/--away|--rules/.test(options)) expect(Buffer.compare(bytesOf("b.pdf"), bytesOf("a.pdf"))).toBe(0);
    const game = sheet.split(" ")[0];
    await place.run(`play ${game} ${options} --save a.json`);
    await place.run(`play ${game} --code ${code} --save b.json`);
    expect(place.read("b.json")).toBe(place.read("a.json"));
  });

  it("is missing on blanks, forms and games played by hand", async () => {
    await place.run("print dynasty scoresheet --out a.pdf");
    await place.run("print dynasty scoresheet --seed 4 --forms --out b.pdf");
    for (const name of ["a.pdf", "b.pdf"]) {
      const [page] = (await readPdf(bytesOf(name))).pages;
      expect(page.texts.some(({ text }) => /\bcode [0-9A-Z]/.test(text))).toBe(false);
    }
  });

  it("links to the named Studio, and prints its QR mark", async () => {
    await place.run("print postcard game-log --seed 7 --studio https://example.org/studio/#/start --qr --out a.pdf");
    const { pages } = await readPdf(bytesOf("a.pdf"));
    for (const { links } of pages)
      expect(links.map(({ href }) => href)).toEqual(["https://example.org/studio/#/code/10760"]);
    if (hasTool("qpdf")) expect(accessibilityFaults(bytesOf("a.pdf"))).toEqual([]);
    await place.run("print postcard game-log --seed 7 --out b.pdf");
    expect((await readPdf(bytesOf("b.pdf"))).pages.flatMap(({ links }) => links)).toEqual([]);
  });

  it.each(["color", "mono", "low-ink", "large-print"])(
    "fits with the longest names, rules and seed, %s",
    async (theme) => {
      const names = [
        "--away",
        "Wanderers of the Far Upper Valley and Hills",
        "--home",
        "Champions of the Lower Valley and the Sea",
      ];
      for (const [paper, ...more] of [["letter"], ["a4", "--qr"]]) {
        const line = [
          "print",
          "postcard",
          "game-log",
          "box-score",
          "--seed",
          "4294967295",
          "--theme",
          theme,
          "--paper",
          paper,
        ];
        const { code, err } = await place.run([...line, ...names.map((word) => word.slice(0, 40)), ...more]);
        expect([code, err]).toEqual([0, ""]);
      }
    },
  );
});

describe("explains why it refuses codes that do not fit", () => {
  it.each([
    [
      "print postcard game-log --code 1086-0",
      1,
      'the code "1086-0" is mistyped: its check characters do not match; hint: did you mean 1076-0?\n',
    ],
    [
      "print 5d20 game-log --code 1076-0",
      2,
      "the code 1076-0 is for another game; hint: name postcard instead of 5d20\n",
    ],
    ["print postcard game-log --code 1076-0 --seed 4", 2, "--code sets the game: remove --seed\n"],
    ["play postcard --code 1076-0 --until-play 4", 2, "--code sets the game: remove --until-play\n"],
    [
      "print postcard game-log --code 1076-0 --rules balanced",
      1,
      "the code already sets the rules; hint: remove your own rules\n",
    ],
    ["print postcard game-log --qr", 2, "--qr marks filled sheets; hint: add --seed, --code or --record\n"],
    [
      "print postcard game-log --seed 1 --studio javascript:x",
      2,
      '--studio cannot be "javascript:x"; expected an address; hint: for example --studio https://example.org/studio/\n',
    ],
  ])("%s", async (line, exit, words) => {
    const { code, err } = await place.run(line);
    expect([code, err]).toEqual([exit, words]);
    expect(place.files().filter((name) => name.endsWith(".pdf"))).toEqual([]);
  });

  it("asks for the user's own team file, and finds it", async () => {
    place.write(
      "ours.yaml",
      "teams:\n  - {name: Anglers of the Upper Valley}\n  - {name: Bakers of the Lower Forest}\n",
    );
    await place.run("print postcard game-log --seed 3 --teams ours.yaml --out a.pdf");
    const code = await codeIn("a.pdf");
    const alone = await place.run(`print postcard game-log --code ${code} --out b.pdf`);
    expect([alone.code, alone.err]).toEqual([
      1,
      "this game used its own teams, which its code cannot hold; hint: add the file of these teams: --teams FILE (or their names: --away NAME --home NAME)\n",
    ]);
    const { code: exit, err } = await place.run(`print postcard game-log --code ${code} --teams ours.yaml --out b.pdf`);
    expect([exit, err]).toEqual([0, ""]);
    expect(await codeIn("b.pdf")).toBe(code);
  });
});
