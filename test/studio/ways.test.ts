/** More ways to print: the command's options in the Sheet pane, and the command's bytes. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, describe, expect, it } from "vitest";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { violations } from "./axe.js";
import { openSiteFor, saveFrom, type Site, SOON, textOf } from "./site.js";

describe.skipIf(installedBrowser === "")(`More ways to print (${whyNoBrowser})`, () => {
  const place = openWorkplace();
  afterAll(() => place.remove());
  let site: Site;
  openSiteFor((opened) => (site = opened));

  /** Saves by the key of the sheet's main file. */
  const saved = (page: Page, name: string): Promise<string> =>
    saveFrom(page, () => page.keyboard.press("d"), name, place.folder);

  const isCommands = async (file: string, command: string): Promise<void> => {
    expect(await place.run(`${command} --out out`)).toMatchObject({ code: 0 });
    expect(readFileSync(file).equals(readFileSync(path.join(place.folder, "out", path.basename(file))))).toBe(true);
  };

  it.each(SYSTEMS.map(({ id }) => id))("%s: cards for a print shop are the command's file", async (id) => {
    const page = await site.open(`#/sheet/${id}/dice-deck?shop=poker&paper=letter`);
    await page.waitForSelector(".ways label");
    await isCommands(await saved(page, `${id}-dice-deck-poker.pdf`), `print ${id} dice-deck --shop poker`);
    await page.close();
  });

  it.each([
    ["pen-and-paper/team-cards-us?stock=poker-letter-9&skip=4", "pen-and-paper-team-cards-us-poker-letter-9.pdf"],
    ["postcard/game-log?fill=filled&seed=7&booklet=yes&away=Gulls", "postcard-game-log-filled-booklet.pdf"],
    ["postcard/box-score?fill=filled&seed=7&pdf-a=yes&qr=yes&until-play=9", "postcard-box-score-filled.pdf"],
  ])("%s is the command's file", async (address, name) => {
    const page = await site.open(`#/sheet/${address}&paper=letter`);
    await page.waitForSelector(".ways label");
    const [sheet, options] = address.split("?");
    const flags = options
      .replace("fill=filled&", "")
      .split("&")
      .map((option) => `--${option.replace("=yes", "").replace("=", " ")}`);
    await isCommands(await saved(page, name), `print ${sheet.replace("/", " ")} ${flags.join(" ")}`);
    await page.close();
  });

  it("offers what suits the sheet, in the page's words, and says what does not fit", async () => {
    const page = await site.open("#/sheet/postcard/card?paper=letter");
    const titles = (): Promise<string[]> => page.$$eval(".ways label b", (all) => all.map((one) => one.textContent));
    await page.locator(".ways summary").click();
    await page.waitForSelector(".ways label");
    expect(await titles()).toEqual(expect.arrayContaining(["Copies", "Shop", "Stock", "Single", "PDF/A"]));
    // No backs, no shop yet, no game yet.
    for (const title of ["Fold over", "Duplex", "Fit", "QR mark"]) expect(await titles()).not.toContain(title);
    expect(await textOf(page, ".ways")).not.toContain("--");
    await page.select(".ways label:has(option[value='poker']) select", "poker");
    await expect.poll(titles, SOON).toContain("Fit");
    expect(await titles()).not.toContain("Order");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("d");
    await expect.poll(() => textOf(page, ".ways"), SOON).toMatch(/Field card.*poker is.*Shop large-postcard|Fit sets/s);
    // Another sheet is on one's own paper again.
    await page.locator(".rail a[href*='quick-reference']").click();
    await page.waitForFunction(`!location.hash.includes("shop")`);
    await page.close();
  });

  it("packs several pictures into a ZIP", async () => {
    const page = await site.open("#/sheet/pen-and-paper/play-calls?format=png&dpi=40&paper=letter");
    await page.waitForSelector(".ways label");
    const file = await saved(page, "pen-and-paper-play-calls.zip");
    expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");
    await page.close();
  });

  it("asks no one, and says nothing to the console", () => expect(site.troubles).toEqual([]));
});
