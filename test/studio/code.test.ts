/** Codes from paper: typed, of a link, through Go to; they open the game that the sheet was filled from. */
import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { violations } from "./axe.js";
import { openSiteFor, type Site, SOON } from "./site.js";
import { writeCode } from "../../src/contract/game-code.js";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
/** Vary with teams: no seed alone says them. */
const TEAMS = writeCode({ system: "pen-and-paper", seed: 9, sides: { away: { team: 3 }, home: { team: 5 } } });

describe.skipIf(installedBrowser === "")(`Codes from paper (${whyNoBrowser})`, () => {
  let site: Site;
  openSiteFor((opened) => (site = opened));
  const played = async (page: Page): Promise<string> => {
    await page.waitForSelector(".played .code", { timeout: 20_000 }).catch(async (error: unknown) => {
      const said = await page.evaluate("location.hash + document.body.textContent");
      throw new Error(String(said), { cause: error });
    });
    return page.$eval(".played", (element) => element.textContent ?? "");
  };

  it("a typed code opens its game; a mistyped one is refused, and corrected", async () => {
    const page = await site.open("#/code", SIZES[1]);
    await page.waitForSelector(".code-work input");
    await page.type(".code-work input", "1086 0");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".faults");
    await expect
      .poll(() => page.$eval(".faults", (element) => element.textContent), SOON)
      .toBe('the code "1086 0" is mistyped: its check characters do not matchdid you mean 1076-0?');
    expect(await violations(page)).toEqual([]);
    await page.$eval(".code-work input", (input) => (input as unknown as { select(): void }).select());
    await page.type(".code-work input", "1o76 o");
    await page.keyboard.press("Enter");
    expect(await played(page)).toMatch(/seed 7.*code 1076-0$/s);
    expect(await page.evaluate("location.hash")).toBe("#/sheet/postcard/game-log?fill=filled&seed=7");
    await page.close();
  });

  it("a link opens a game of other teams, and its story", async () => {
    const page = await site.open(`#/code/${TEAMS.replaceAll("-", "")}`);
    expect(await played(page)).toContain(`code ${TEAMS}`);
    await expect
      .poll(() => page.$eval(".well.from-file", (element) => element.textContent), SOON)
      .toContain(TEAMS.replaceAll("-", ""));
    await page.close();
  });

  it("Go to accepts a code, and suggests the right one for a wrong character", async () => {
    const page = await site.open("#/start");
    await page.waitForSelector(".rack");
    await page.keyboard.press("/");
    await page.waitForSelector(".goals");
    await page.type(".goal input", "10860");
    await page.waitForFunction(`document.querySelector(".goals li")?.textContent.includes("Code 1076-0")`);
    await page.keyboard.press("Enter");
    expect(await played(page)).toContain("code 1076-0");
    await page.close();
  });

  it.each(SIZES)("fits a page of $width pixels", async (size) => {
    const page = await site.open("#/code", size);
    await page.waitForSelector(".code-work input");
    await page.type(".code-work input", "1086-0");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".faults");
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    if (process.env.PICTURES !== undefined)
      for (const value of ["light", "dark"]) {
        await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
        await page.screenshot({ path: `${process.env.PICTURES}/code-${size.width}-${value}.png` as `${string}.png` });
      }
    await page.close();
  });

  it("logs nothing to the console, and contacts no server", () => expect(site.troubles).toEqual([]));
});
