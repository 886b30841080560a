/** Files of words: made, checked, printed with. */
import { PDFDocument, PDFName } from "pdf-lib";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

const head = "format: pressbox/words\nlanguage: es\n";

it("lists every text of a game with its place, sheets and width, to fill in", async () => {
  const { code, out } = await place.run("new words fr dynasty --out fr.yaml --quiet");
  expect({ code, out }).toEqual({ code: 0, out: "" });
  const text = place.read("fr.yaml");
  expect(text).toContain(
    '  # templates/dynasty/dice-space.hbs:5 text and 2 more  DY-1, DY-3, DY-8  12.0 mm\n  "Coach Die": ""\n',
  );
  const { words } = parse(text) as { words: Record<string, string> };
  expect(Object.keys(words).length).toBeGreaterThan(450);
  expect(Object.values(words).every((one) => one === "")).toBe(true);
  const checked = await place.run("check fr.yaml");
  expect(checked.code).toBe(0);
  expect(checked.out).toMatch(/^warning: fr\.yaml:\d+:\d+ words: \d+ of \d+ texts are left in English, the first /);
});

it("reports unknown keys, missing and unknown values all at once, with their lines", async () => {
  place.write(
    "bad.yaml",
    `${head}words:\n  "Seson log": x\n  "Seasons {from}–{to}": "Temporadas {from}–{hasta}"\n  Career: "**Carrera"\nvalues:\n  "{n} yards": "{n} yd"\n`,
  );
  const form = await place.run("check bad.yaml");
  expect(form.code).toBe(1);
  expect(form.out.split("\n").slice(0, 3)).toEqual([
    expect.stringMatching(/^bad\.yaml:5:\d+ .*"Temporadas \{from\}–\{hasta\}" is missing the value \{to\}/),
    expect.stringMatching(/^bad\.yaml:5:\d+ .*has a value \{hasta\}/),
    expect.stringMatching(/^bad\.yaml:6:\d+ .*"\*\*Carrera" opens \*\* but does not close it/),
  ]);
  place.write("odd.yaml", `${head}words:\n  "Seson log": x\n  "Season log @ postcard": x\n`);
  const odd = await place.run("check odd.yaml");
  expect(odd.code).toBe(1);
  expect(odd.out).toMatch(/odd\.yaml:4:3 .*no sheet prints "Seson log"; hint: did you mean "Season log"\?/);
  expect(odd.out).toMatch(/odd\.yaml:5:3 .*"Season log" is not in the template postcard/);
});

it("reads only version 1 of the format", async () => {
  const checked = async (version: number) => {
    place.write("v.yaml", `${head}version: ${version}\nwords:\n  Club: Equipo\n`);
    return await place.run("check v.yaml");
  };
  expect((await checked(1)).code).toBe(0);
  const { code, out } = await checked(2);
  expect(code).toBe(1);
  expect(out).toMatch(/^v\.yaml:3:10 version: found 2; expected 1; hint: a newer Pressbox wrote this file/);
});

it("accepts the built-in Spanish, and a filled-in copy", async () => {
  const { out } = await place.run("new words es-MX dynasty");
  place.write("es-MX.yaml", out);
  expect((await place.run("check es-MX.yaml")).out).toMatch(
    /^warning: .* texts are left in English.*\nes-MX\.yaml: 1 warning\n$/,
  );
  place.write("es.yaml", readFileSync(join(import.meta.dirname, "..", "..", "assets", "words", "es.yaml"), "utf8"));
  expect(await place.run("check es.yaml")).toMatchObject({ code: 0, out: "es.yaml: no fault found\n" });
});

it("prints with them: title, language and words of the file", async () => {
  place.write("own.yaml", `${head}words:\n  Club: Equipo\nvalues:\n  Campaign scoresheet: Hoja de campaña\n`);
  const ran = await place.run("print dynasty scoresheet --words own.yaml --out own.pdf");
  expect(ran).toMatchObject({ code: 0, err: "" });
  const pdf = await PDFDocument.load(readFileSync(join(place.folder, "own.pdf")));
  expect(pdf.getTitle()).toBe("d6 Dynasty: Hoja de campaña");
  expect(`${pdf.catalog.get(PDFName.of("Lang"))?.toString()}`).toBe("(es)");
  await place.run("print dynasty scoresheet --words own.yaml --out own.svg");
  expect(place.read("own.svg")).toContain("Hoja de campaña");
});

it("reports text without room at its line in the file, in millimeters", async () => {
  place.write("long.yaml", `${head}words:\n  Points: "${"Punto".repeat(9)}"\n`);
  const { code, err } = await place.run("print dynasty scoresheet --words long.yaml --out no.pdf");
  expect(code).toBe(1);
  expect(err).toMatch(
    /^long\.yaml:4:11 .*"(?:PUNTO){9}" is \d+\.\d mm wide at the smallest legible size \(\d\.\d pt\), its box \d+\.\d mm; hint: shorten it; templates\/dynasty\/scoresheet-form\.hbs:28 prints it/,
  );
  expect(place.has("no.pdf")).toBe(false);
});

it("refuses values that match any text, and runs nothing that looks like a template", async () => {
  place.write(
    "open.yaml",
    `${head}words:\n  Points: "{{constructor}} {{#each x}}"\nvalues:\n  "{a}": "x {a}"\n  "{a}{b}!": "{a}{b}"\n  "{a},{b},{c},{d},{e},{f}": "{a}{b}{c}{d}{e}{f}"\n`,
  );
  for (const line of ["check open.yaml", "print dynasty scoresheet --words open.yaml --out no.svg"]) {
    const { code, out, err } = await place.run(line);
    expect(code).toBe(1);
    expect(
      `${out}${err}`
        .split("\n")
        .filter((one) => /^open/.test(one))
        .map((one) => one.replace(/ words\.\S+:| values\S*:? /, " ")),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^open\.yaml:4:11 .*has a value \{constructor\}, which the English text does not have; hint: remove the brackets/,
        ),
        expect.stringMatching(/^open\.yaml:6:3 .*"\{a\}" matches any text; hint: add words next to the value/),
        expect.stringMatching(/^open\.yaml:7:3 .*has two values next to each other/),
        expect.stringMatching(/^open\.yaml:8:3 .*has 6 values that match any text; expected at most 5/),
      ]),
    );
    expect(place.has("no.svg")).toBe(false);
  }
});

it("fills in a game's sheets with them, and needs sheets to do so", async () => {
  place.write("game.yaml", `${head}words:\n  Club: Equipo\nvalues:\n  Campaign scoresheet: Hoja de campaña\n`);
  const ran = await place.run("play dynasty --seed 3 --fill --words game.yaml --out played --quiet");
  expect(ran).toMatchObject({ code: 0, err: "" });
  const pdf = await PDFDocument.load(readFileSync(join(place.folder, "played/dynasty-scoresheet-filled.pdf")));
  expect(pdf.getTitle()).toBe("d6 Dynasty: Hoja de campaña");
  place.write("wide.yaml", `${head}words:\n  Points: "${"Punto".repeat(9)}"\n`);
  const wide = await place.run("play dynasty --seed 3 --fill --words wide.yaml --out none --quiet");
  expect(wide).toMatchObject({ code: 1, err: expect.stringMatching(/^wide\.yaml:4:11 /) as string });
  expect(place.has("none")).toBe(false);
  const bare = await place.run("play dynasty --seed 3 --words game.yaml");
  expect([bare.code, bare.err]).toEqual([2, expect.stringContaining("--words is for the game's sheets: add --fill")]);
});

it("makes a kit with them, including its contents page", async () => {
  const ran = await place.run("kit dynasty --words es --out kit --quiet");
  expect(ran).toMatchObject({ code: 0, err: "" });
  const page = place.read("kit/index.html");
  expect(page).toContain('<html lang="es">');
  for (const words of ["Hoja de campaña", "Todo en un PDF", ">en blanco<", ">llena<"]) expect(page).toContain(words);
  const texts = page.replace(/<style>[^]*?<\/style>/, "").replace(/<[^>]*>/g, " ");
  expect(texts.match(/\b(?:blank|filled|Everything|dice|sheet|season)\b/g)).toBeNull();
  const pdf = await PDFDocument.load(readFileSync(join(place.folder, "kit/dynasty/dynasty-kit.pdf")));
  expect(pdf.getTitle()).toBe("d6 Dynasty: el kit completo");
});

it("refuses a language that it does not have", async () => {
  const { code, err } = await place.run("print dynasty scoresheet --words klingon");
  expect(code).toBe(2);
  expect(err).toContain(
    'Pressbox has no words for "klingon"; hint: --words takes es or a file; pressbox new words klingon begins one',
  );
});

it("takes a set's words from its file", async () => {
  mkdirSync(join(place.folder, "set"));
  place.write("set/pressbox.yaml", "game: dynasty\nwords: own.yaml\nsheets:\n  - sheet: scoresheet\n    format: svg\n");
  place.write("set/own.yaml", `${head}values:\n  Campaign scoresheet: Hoja de campaña\n`);
  const ran = await place.run("build set");
  expect(ran).toMatchObject({ code: 0 });
  place.write("set/pressbox.yaml", "game: dynasty\nwords: no.yaml\nsheets:\n  - sheet: mat\n  - sheet: rules\n");
  expect((await place.run("build set")).err).toBe('set/pressbox.yaml:2:8 words: "no.yaml" is missing from the set\n');
  const made = place.files("set/out").find((name) => name.endsWith(".svg"))!;
  expect(place.read(join("set/out", made))).toContain("Hoja de campaña");
});

it("reports a key that no sheet prints together with a missing value", async () => {
  place.write(
    "two.yaml",
    'format: pressbox/words\nlanguage: es\nwords:\n  "Coch Die": "Dado"\n  "Seasons {from}–{to}": "Temporadas {from}"\n',
  );
  const { code, out, err } = await place.run("check two.yaml");
  expect(code).toBe(1);
  expect(`${out}${err}`).toMatch(/two\.yaml:4:3 .*no sheet prints "Coch Die"; hint: did you mean "Coach Die"\?/);
  expect(`${out}${err}`).toMatch(/two\.yaml:5:\d+ .*is missing the value \{to\}/);
});
