/** A person's way through Studio in a real browser. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ElementHandle, Page } from "puppeteer-core";
import { afterAll, describe, expect, it } from "vitest";
import { readFile } from "../../src/files/read-file.js";
import type { HandSession } from "../../src/kernel/machine/index.js";
import { NO_CACHE, requireSystem } from "../../src/sim/play.js";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { violations } from "./axe.js";
import { click, fileIn, openSiteFor, putFile, saveFrom, type Site, SOON, textOf, untilStatus } from "./site.js";

/** Answers that are left to give after the library has played on; every answer of a game is given in season.test.ts. */
const LEFT = 12;

/** A game by hand, played on as the coach would until so many answers are left; the record as Studio writes it. */
async function playedOn(id: string, text: string): Promise<string> {
  const system = await requireSystem(id);
  const { value } = await readFile(text, `${id}-by-hand.json`, [system.kinds.record]);
  const sit = (): HandSession => system.byHand!.resume(value, { coach: system.defaultCoach, cache: NO_CACHE });
  let answers = 0;
  for (const session = sit(); session.turn.for === "choice"; answers++) session.chooseAsCoach();
  const session = sit();
  for (; answers > LEFT; answers--) session.chooseAsCoach();
  return `${JSON.stringify(session.record(), null, 1)}\n`;
}

describe.skipIf(installedBrowser === "")(`Studio (${whyNoBrowser})`, () => {
  const place = openWorkplace();
  afterAll(() => place.remove());
  let site: Site;
  openSiteFor((opened) => (site = opened));

  it("opens on five covers, and a number opens a game", async () => {
    const page = await site.open("");
    await expect.poll(() => page.$$eval(".cover", (covers) => covers.length), SOON).toBe(5);
    await page.keyboard.press("2");
    await page.waitForFunction(`document.querySelector("h1")?.textContent === "PostCard Football"`);
    expect(await page.title()).toContain("PostCard Football");
    await page.close();
  });

  it("draws a filled sheet with its story, and saves the command's PDF", async () => {
    const page = await site.open("#/sheet/5d20/game-log?fill=filled&seed=7&paper=letter");
    await untilStatus(page, /6 pages/);
    await expect.poll(() => textOf(page, ".page svg title"), SOON).toBe("Play by play");
    await expect.poll(() => textOf(page, ".played"), SOON).toContain("pressbox print 5d20 --seed 7");
    await page.waitForFunction(`document.querySelectorAll(".story li").length > 100`);
    expect(await violations(page)).toEqual([]);
    const name = "5d20-game-log-filled.pdf";
    const saved = await saveFrom(page, () => click(page, "::-p-aria(PDF)"), name, place.folder);
    expect((await place.run("print 5d20 game-log --seed 7 --out out")).code).toBe(0);
    expect(readFileSync(saved).equals(readFileSync(path.join(place.folder, "out", name)))).toBe(true);
    await page.close();
  });

  it("draws each sheet in the rail as a thumbnail once it scrolls into view", async () => {
    const page = await site.open("#/sheet/postcard/card?paper=letter", undefined, { thumbs: true });
    const drawn = (): Promise<boolean[]> =>
      page.$$eval(".rail .thumb", (thumbs) => thumbs.map((thumb) => thumb.querySelector("img") !== null));
    await page.waitForSelector(".rail li:first-child .thumb img");
    expect((await drawn()).at(-1)).toBe(false);
    await page.$$eval(".rail .thumb", (thumbs) => thumbs.at(-1)!.scrollIntoView());
    await expect.poll(async () => (await drawn()).at(-1), SOON).toBe(true);
    await page.close();
  });

  it("turns pages, rolls another game, and keeps the choices in its address", async () => {
    const page = await site.open("#/sheet/dice-football/game-log?fill=filled&seed=7&paper=letter");
    await untilStatus(page, /\d pages/);
    await page.keyboard.press("]");
    await page.waitForFunction(`document.querySelector(".leaf[aria-current]")?.textContent === "2"`);
    expect(page.url()).toContain("page=2");
    await page.keyboard.press("r");
    await page.waitForFunction(`new URLSearchParams(location.hash.split("?")[1]).get("seed") !== "7"`);
    await untilStatus(page, /\d pages/);
    await page.close();
  });

  it.each([390, 320])("keeps Print within thumb's reach on a phone of %i pixels", async (width) => {
    const page = await site.open("#/sheet/5d20/game-log?fill=filled&seed=7", { width, height: 700 });
    await untilStatus(page, /\d pages/);
    await page.waitForSelector(".story li");
    // What is there for readers alone must not widen the page either: the browser would draw all of it smaller.
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    await expect
      .poll(() => page.$eval(".acts .btn", (print) => print.getBoundingClientRect().bottom), SOON)
      .toBeLessThan(700 - 58);
    await page.close();
  });

  it("reports an invalid seed, and continues", async () => {
    const page = await site.open("#/sheet/dynasty/scoresheet?fill=filled&seed=-5");
    await page.waitForSelector(".faults");
    await expect.poll(() => textOf(page, ".faults"), SOON).toContain("-5");
    await page.keyboard.press("b");
    await untilStatus(page, /1 page/);
    expect(await page.$(".faults")).toBeNull();
    await page.close();
  });

  it.each(SYSTEMS.map(({ id }) => id))("%s is played to its end at the table, undone, left and resumed", async (id) => {
    const page = await site.open(`#/table/${id}`);
    await click(page, "::-p-aria(Begin)");
    await page.waitForSelector(".answer");
    const first = await textOf(page, ".ask h1");
    await page.keyboard.press("1");
    await page.waitForFunction(`!document.querySelector(".at-thumb button").disabled`);
    await page.keyboard.press("z");
    await page.waitForFunction(`document.querySelector(".ask h1")?.textContent === ${JSON.stringify(first)}`);
    // The sheet beside it, drawn.
    await page.waitForSelector(".writing .page svg");
    // As the coach would; then the page is left.
    for (let i = 0; i < 8; i++) await step(page);
    const asked = await textOf(page, ".ask h1");
    await page.reload();
    await click(page, "::-p-aria(Continue your game)");
    await page.waitForFunction(`document.querySelector(".ask h1")?.textContent === ${JSON.stringify(asked)}`);
    const name = `${id}-by-hand.json`;
    // Somebody else plays on in the file: the table goes on from there.
    await putFile(page, name, await playedOn(id, await fileIn(page, name)));
    await page.reload();
    await click(page, "::-p-aria(Continue your game)");
    await page.waitForSelector(".answer");
    let steps = 0;
    for (; steps <= LEFT && !(await isOver(page)); steps++) await step(page);
    expect(await isOver(page)).toBe(true);
    expect(steps).toBe(LEFT);
    const record = await saveFrom(page, () => click(page, "::-p-aria(Record)"), name, place.folder);
    expect(existsSync(record)).toBe(true);
    expect(await place.run(`replay ${name}`)).toMatchObject({ code: 0 });
    await page.close();
  });

  it.each(["5d20", "dice-football"])(
    "makes teams of %s from tables, as the command does, and prints them",
    async (id) => {
      const page = await site.open(`#/teams/${id}`);
      await page.waitForSelector(".drop");
      const league = path.join("assets", "samples", "5d20", "league");
      const tables = readdirSync(league).map((name) => path.join(league, name));
      const input = (await page.$("input[type=file]"))!;
      await (input as ElementHandle<never>).uploadFile(...tables);
      await page.waitForSelector(".league");
      await expect.poll(() => page.$$eval(".ticket", (tickets) => tickets.length), SOON).toBe(tables.length);
      await page.waitForSelector(".page svg");
      const season = await textOf(page, ".league h1");
      const name = `${season}-teams.yaml`;
      const saved = await saveFrom(page, () => click(page, "::-p-aria(teams.yaml)"), name, place.folder);
      const made = await place.run([
        "rate",
        id,
        "--stats",
        path.resolve(league),
        "--out",
        `rated-${id}`,
        "--accept-misses",
      ]);
      expect(made.code).toBe(0);
      expect(readFileSync(saved, "utf8")).toBe(place.read(`rated-${id}/${name}`));
      await expect.poll(() => page.$$eval(".proof li", (rows) => rows.length), SOON).toBeGreaterThan(10);
      expect(await violations(page)).toEqual([]);
      // Another team is another page and another proof.
      const first = await textOf(page, ".page svg");
      await click(page, ".league li:nth-child(2) button");
      await page.waitForFunction(`document.querySelector(".page svg")?.textContent !== ${JSON.stringify(first)}`);
      await page.close();
    },
  );

  it("reports an error in a table at its cell, and keeps the previous teams", async () => {
    const page = await site.open("#/teams/5d20");
    await page.waitForSelector(".drop");
    place.write("passing.csv", "Player,Tm,Cmp,Att,Yds,TD,Int\nA. Ames,GUL,twelve,30,200,1,1\n");
    await ((await page.$("input[type=file]")) as ElementHandle<never>).uploadFile(
      path.join(place.folder, "passing.csv"),
    );
    await page.waitForSelector(".faults");
    await expect.poll(() => textOf(page, ".faults"), SOON).toMatch(/passing\.csv:2.*twelve/s);
    await page.close();
  });

  const isOver = (page: Page): Promise<boolean> =>
    page.evaluate(`document.querySelector(".acts-over") !== null`) as Promise<boolean>;
  /** Takes the coach's answer, and waits for what comes of it. */
  const step = async (page: Page): Promise<void> => {
    const was = await page.evaluate(`performance.getEntriesByName("table").length`);
    await page.keyboard.press("Enter");
    await page.waitForFunction(`(performance.getEntriesByName("table").length) > ${was}`, { polling: 5 });
  };

  it("describes keys in the footer if there is no room for all", async () => {
    const page = await site.open("#/template/dynasty/scoresheet", { width: 768, height: 900 });
    await untilStatus(page, /1 page, /);
    const cut = await page.$eval(".foot [role=status]", (words) => words.scrollWidth - words.clientWidth);
    expect(cut).toBe(0);
    await page.close();
  });

  it("contacts no server, and logs nothing to the console", () => expect(site.troubles).toEqual([]));
});
