/** Names in letters that the built-in faces lack: a face of one's own brings them, to every command that prints. */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { asWoff, makeFont } from "../helpers/make-font.js";
import { readPdf } from "../helpers/pdf.js";
import { openWorkplace, type Workplace } from "./run.js";

/** Latin, Greek, Cyrillic and Vietnamese letters; a package that draws figures brings it. */
const OPEN_SANS = readFileSync(
  join(createRequire(import.meta.url).resolve("svgdom"), "..", "fonts/OpenSans-Regular.ttf"),
);

const team = (city: string, name: string, id: string, home: string, scores: string): string =>
  `  - { id: ${id}, city: ${city}, name: ${name}, monogram: ${home}, home: ${home}, stadium: "${city} 1", ` +
  `colors: ["#0B4F6C", "#F6AE2D"], scores: { ${scores} } }`;
const TEAMS = `format: pressbox/pen-and-paper-teams\nteams:\n${[
  team("Москва", "Спартак", "spartak", "NO", "QB: 9, RB: 14, WR: 10, LM: 6, LB: 9, DB: 9"),
  team("Αθήνα", "Λέοντες", "leontes", "AL", "QB: 14, RB: 9, WR: 9, LM: 10, LB: 6, DB: 9"),
  team("Hà Nội", "Những con hổ", "tigers", "KC", "QB: 6, RB: 10, WR: 14, LM: 9, LB: 9, DB: 9"),
].join("\n")}\n`;

let place: Workplace;
beforeEach(() => {
  place = openWorkplace();
  for (const folder of ["fonts", "set/fonts"]) mkdirSync(join(place.folder, folder), { recursive: true });
  place.write("teams.yaml", TEAMS);
  place.write("fonts/Own.ttf", OPEN_SANS);
});
afterEach(() => place.remove());

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(join(place.folder, file)));
const textOf = async (file: string): Promise<string> =>
  (await readPdf(bytesOf(file))).pages.map(({ texts }) => texts.map(({ text }) => text).join(" ")).join("\n");

const PRINT = "print pen-and-paper team-cards --teams teams.yaml --out cards";

it("without one the letter is reported at its place, with a hint how to name one", async () => {
  const { code, err } = await place.run(PRINT);
  expect(code).toBe(1);
  expect(err).toMatch(
    /^teams\.yaml:3:\d+ teams\[0\]\.city: no sheet can print "М" \(U\+041C\); hint: give a typeface that has it \(--font FILE, see docs\/letters\.md\)/,
  );
  expect(err).toContain('"Α" (U+0391)');
  expect(err).toContain('"ộ" (U+1ED9)');
  expect(place.files("cards")).toEqual([]);
  expect(await place.run("check teams.yaml --font fonts/Own.ttf")).toMatchObject({ code: 0 });
});

it("with one, PDFs keep the names as text; SVG and PNG draw them", async () => {
  const made = await place.run(`${PRINT} --font fonts/Own.ttf`);
  expect([made.code, made.err]).toEqual([0, ""]);
  const text = await textOf("cards/pen-and-paper-team-cards.pdf");
  // Type in capitals drops the accents of Greek ones.
  for (const words of ["МОСКВА", "Спартак", "ΑΘΗΝΑ", "Λέοντες", "HÀ NỘI", "Những con hổ"])
    expect(text).toContain(words);
  const plain = TEAMS.replaceAll(/[^\0-\u024f]/g, "x");
  place.write("plain.yaml", plain);
  for (const format of ["svg", "png"]) {
    expect(await place.run(`${PRINT} --font fonts/Own.ttf --format ${format}`)).toMatchObject({ code: 0, err: "" });
    await place.run(`print pen-and-paper team-cards --teams plain.yaml --out plain --format ${format}`);
    const [own, other] = ["cards", "plain"].map((folder) => bytesOf(`${folder}/pen-and-paper-team-cards.${format}`));
    expect(Buffer.compare(own, other)).not.toBe(0);
  }
  // The same command, the same bytes.
  const first = bytesOf("cards/pen-and-paper-team-cards.pdf");
  await place.run(`${PRINT} --font fonts/Own.ttf`);
  expect(bytesOf("cards/pen-and-paper-team-cards.pdf")).toEqual(first);
});

it("a face with some of the letters leaves the others reported", async () => {
  place.write("fonts/Few.woff", asWoff(makeFont({ letters: "МОСКВАоскваСпртαΑθήΛέοντεςiộữổΘΗΝ", family: "Few" })));
  expect(await place.run(`${PRINT} --font fonts/Few.woff`)).toMatchObject({ code: 0, err: "" });
  place.write("fonts/Few.woff", asWoff(makeFont({ letters: "МоскваСпрт", family: "Few" })));
  const less = await place.run(`${PRINT} --font fonts/Few.woff`);
  expect(less.code).toBe(1);
  expect(less.err).not.toContain("U+041C");
  expect(less.err).toContain('"Α" (U+0391)');
});

it("the user's own pencil writes handwriting only", async () => {
  place.write("fonts/Hand.ttf", makeFont({ letters: "Спартк", family: "Hand" }));
  const print = "print dynasty scoresheet --club Спартак --out s.pdf --font fonts/Own.ttf";
  expect((await place.run(print)).code).toBe(0);
  const fontOf = async (): Promise<string | undefined> =>
    (await readPdf(bytesOf("s.pdf"))).pages[0].texts.find(({ text }) => text.includes("Спартак"))?.font;
  expect(await fontOf()).toBe("OpenSans");
  expect((await place.run(`${print} --font pencil=fonts/Hand.ttf`)).code).toBe(0);
  expect(await fontOf()).toBe("Hand-400");
  const cards = await place.run(`${PRINT} --font pencil=fonts/Own.ttf`);
  expect(cards.code).toBe(1);
  expect(cards.err).toMatch(/templates\/pen-and-paper\/\S+ .*has no glyph for "М"/);
});

it("reports files that are not fonts all at once, and writes nothing", async () => {
  place.write("fonts/text.ttf", "not a font");
  place.write("fonts/cut.otf", makeFont({ letters: "Ж", cubic: true }).subarray(0, 300));
  place.write("fonts/no.ttf", makeFont({ letters: "Ж", fsType: 2 }));
  const { code, err } = await place.run(
    `${PRINT} --font fonts/text.ttf --font fonts/cut.otf --font fonts/no.ttf --font fonts/gone.ttf`,
  );
  expect(code).toBe(1);
  const told = err.trimEnd().split("\n");
  expect(told.map((line) => line.split(";")[0])).toEqual([
    "fonts/text.ttf: this is not a TrueType or OpenType font",
    expect.stringMatching(/^fonts\/cut\.otf: the font has no table .*, or is cut off$/) as string,
    "fonts/no.ttf: the font says that its license does not allow embedding (fsType 2)",
    "fonts/gone.ttf: there is no such file",
  ]);
  expect(place.files("cards")).toEqual([]);
});

it("a league is played without one; its book needs it", async () => {
  const cup = ["Спартак Москва", "Динамо"].map((name) => `  - {name: ${name}}`).join("\n");
  place.write("cup.yaml", `format: pressbox/postcard-teams\nteams:\n${cup}\n`);
  const played = await place.run("season postcard --teams-file cup.yaml --seed 3 --years 1 --file l.yaml --quiet");
  expect([played.code, played.err]).toEqual([0, ""]);
  expect(place.read("l.yaml")).toContain('id: spartak-moskva, name: "Спартак Москва"');
  const book = "season postcard --file l.yaml --book book.pdf --quiet";
  const without = await place.run(book);
  expect([without.code, without.err]).toEqual([
    1,
    expect.stringMatching(
      /^l\.yaml:\d+:\d+ teams\[0\]\.name: no sheet can print "С" .*; hint: give a typeface/,
    ) as string,
  ]);
  expect((await place.run(`${book} --font fonts/Own.ttf`)).code).toBe(0);
  expect(await textOf("book.pdf")).toContain("Спартак Москва");
});

it("a set names its faces once; a changed face rebuilds the files", async () => {
  const set = (fonts: string): void =>
    void place.write(
      "set/pressbox.yaml",
      `format: pressbox/set\ngame: pen-and-paper\nteams: teams.yaml\nfonts: ${fonts}\nsheets:\n  - sheet: team-cards\n    out: cards.pdf\n`,
    );
  place.write("set/teams.yaml", TEAMS);
  place.write("set/fonts/Own.ttf", OPEN_SANS);
  set("[fonts/Own.ttf, fonts/gone.ttf]");
  const missing = await place.run("build set");
  expect([missing.code, missing.err]).toEqual([
    1,
    expect.stringMatching(
      /^set\/pressbox\.yaml:4:\d+ fonts\[1\]: "fonts\/gone\.ttf" is missing from the set/,
    ) as string,
  ]);
  set("fonts/Own.ttf");
  const built = await place.run("build set");
  expect([built.code, built.err]).toEqual([0, ""]);
  expect(await textOf("set/out/cards.pdf")).toContain("Спартак");
  const again = await place.run("build set");
  expect(again.out).toMatch(/unchanged/);
  set("[{pencil: fonts/Own.ttf}, fonts/Own.ttf]");
  expect((await place.run("build set")).out).toMatch(/cards\.pdf/);
});
