/** Sheets in Spanish and files for a press: Studio writes what the command writes, from packs that look up the same words and inks. */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { packProfile } from "../../scripts/studio-profile.mjs";
import { packWords } from "../../scripts/studio-words.mjs";
import { unpackWords, type PackedWords } from "../../src/files/words/packed-words.js";
import { tableOf } from "../../src/files/words/word-table.js";
import type { WordsFile } from "../../src/files/words/words-file.js";
import { unpackProfile, type PackedProfile } from "../../src/studio/core/desk/profile.js";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { openSiteFor, putFile, saveFrom, type Site, SOON, textOf, untilStatus } from "./site.js";

const asJson = <T>(data: object): T => JSON.parse(JSON.stringify(data)) as T;

describe("packed words", () => {
  const file = parse(readFileSync("assets/words/es.yaml", "utf8")) as WordsFile;
  const packed = unpackWords(asJson<PackedWords>(packWords(file)));
  const whole = tableOf(file);

  it("give every text and value of the file, and change no others", () => {
    const texts = Object.keys(file.words!);
    expect(texts.length).toBeGreaterThan(3000);
    for (const key of texts) expect(packed.word(key), key).toBe(whole.word(key));
    for (const key of Object.keys(file.values!)) expect(packed.value(key), key).toBe(whole.value(key));
    expect(packed.patterns).toEqual(whole.patterns);
    expect([packed.language, packed.decimal, packed.places]).toEqual([whole.language, whole.decimal, whole.places]);
    for (const key of ["Owls of Ohio", "Quarterback ", "17", ""])
      expect([packed.word(key), packed.value(key)]).toEqual([undefined, undefined]);
  });

  it("refuse two texts with one key", () => {
    // Two texts of the same FNV-1a hash.
    expect(() => packWords({ words: { costarring: "a", liquid: "b" } })).toThrow(/same key/);
  });
});

it("packs a press profile to less than half, and restores it to the byte", () => {
  const bytes = readFileSync("assets/color/coated-fogra39.icc");
  const text = JSON.stringify(packProfile(bytes));
  expect(Buffer.from(unpackProfile(JSON.parse(text) as PackedProfile)).equals(bytes)).toBe(true);
});

/** One sheet of each game, filled where a game fills it. */
const SHEETS = [
  ["dynasty", "scoresheet"],
  ["postcard", "game-log"],
  ["dice-football", "box-score"],
  ["pen-and-paper", "game-record"],
  ["5d20", "box-score"],
] as const;

describe.skipIf(installedBrowser === "")(`Studio in Spanish (${whyNoBrowser})`, () => {
  const place = openWorkplace();
  afterAll(() => place.remove());
  let site: Site;
  openSiteFor((opened) => (site = opened));

  const saved = (page: Page, name: string): Promise<string> =>
    saveFrom(page, () => page.locator("::-p-aria(PDF)").click(), name, place.folder);

  it.each(SHEETS)("prints %s %s as the command does", async (game, sheet) => {
    const page = await site.open(`#/sheet/${game}/${sheet}?fill=filled&seed=7&paper=letter&words=es`);
    await untilStatus(page, /pages?, \d+ ms/);
    const name = `${game}-${sheet}-filled.pdf`;
    const made = readFileSync(await saved(page, name));
    expect((await place.run(`print ${game} ${sheet} --seed 7 --words es --out es`)).code).toBe(0);
    expect((await place.run(`print ${game} ${sheet} --seed 7 --out en`)).code).toBe(0);
    const read = (folder: string): Buffer => readFileSync(path.join(place.folder, folder, name));
    expect(made.equals(read("es"))).toBe(true);
    expect(made.equals(read("en"))).toBe(false);
    await page.close();
  });

  it("changes a sheet's words and back with a choice kept in its address", async () => {
    const page = await site.open("#/sheet/dynasty/scoresheet?paper=letter");
    await untilStatus(page, /1 page/);
    const words = (): Promise<string> => textOf(page, ".page svg");
    const before = await words();
    const pick = "::-p-aria(Words)";
    await (await page.waitForSelector(pick))!.select("es");
    await expect.poll(words, SOON).toContain("Temporada");
    expect(page.url()).toContain("words=es");
    await (await page.waitForSelector(pick))!.select("en");
    await expect.poll(words, SOON).toBe(before);
    expect(page.url()).not.toContain("words");
    await page.close();
  });

  it("builds a set in Spanish with cards for a press, the command's to the byte", async () => {
    const SET = `format: pressbox/set
game: postcard
name: Two
sheets:
  - sheet: cup-sheet
    words: es
    out: cup.pdf
  - sheet: card-shop
    shop: postcard
    out: card
`;
    mkdirSync(path.join(place.folder, "two"));
    place.write("two/pressbox.yaml", SET);
    expect((await place.run("build two")).err).toBe("");
    const page = await site.open("#/files/postcard");
    await page.waitForSelector(".of-sets");
    await putFile(page, "pressbox.yaml", SET);
    await page.goto(`${site.url}#/set/postcard`);
    await page.reload();
    await untilStatus(page, /Two: 2 parts/);
    await page.locator(".set-acts .main:not([disabled])").click();
    await untilStatus(page, /files?, .* s$/);
    const files = place.files("two/out").filter((file) => file.endsWith(".pdf"));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const link = `::-p-xpath(//button[text()="${file}"])`;
      const made = await saveFrom(page, () => page.locator(link).click(), path.basename(file), place.folder);
      expect(readFileSync(made).equals(readFileSync(path.join(place.folder, "two/out", file))), file).toBe(true);
    }
    await page.close();
  });
});
