/** Studio over a folder on the disk: what the page keeps is there, and what an editor saves there is not lost. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, describe, expect, it } from "vitest";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { openSiteFor, type Site, untilStatus } from "./site.js";

describe.skipIf(installedBrowser === "")(`Studio over a folder (${whyNoBrowser})`, () => {
  const dir = mkdtempSync(path.join(tmpdir(), "pressbox-own-"));
  const place = openWorkplace();
  afterAll(() => {
    place.remove();
    rmSync(dir, { recursive: true, force: true });
  });
  let site: Site;
  openSiteFor((opened) => (site = opened), dir);

  const until = async (what: () => boolean): Promise<void> => {
    for (let n = 0; n < 200 && !what(); n++) await new Promise((next) => setTimeout(next, 50));
    expect(what()).toBe(true);
  };
  /** As the coach would, and waits for what comes of it. */
  const answer = async (page: Page): Promise<void> => {
    const was = await page.evaluate(`performance.getEntriesByName("table").length`);
    await page.keyboard.press("Enter");
    await page.waitForFunction(`performance.getEntriesByName("table").length > ${was}`, { polling: 5 });
  };

  it("keeps a game by hand on the disk, and both versions if another program has written", async () => {
    const file = path.join(dir, "postcard-by-hand.json");
    const page = await site.open("#/table/postcard");
    await page.locator("::-p-aria(Begin)").click();
    await page.waitForSelector(".answer");
    const answered = (): Promise<unknown> =>
      page.waitForFunction(`!document.querySelector(".at-thumb button").disabled`);
    await page.keyboard.press("Enter");
    await until(() => existsSync(file));
    await answered();
    // Whole at any moment, and what the command reads.
    expect((await place.run(`check ${file}`)).code).toBe(0);
    writeFileSync(file, "by an editor\n");
    await page.keyboard.press("Enter");
    const beside = path.join(dir, "postcard-by-hand (2).json");
    await until(() => existsSync(beside));
    expect(readFileSync(file, "utf8")).toBe("by an editor\n");
    // And the game goes on there, in one file.
    for (let i = 0; i < 3; i++) {
      const was = readFileSync(beside, "utf8");
      await answered();
      await page.keyboard.press("Enter");
      await until(() => readFileSync(beside, "utf8") !== was);
    }
    expect(readdirSync(dir).sort()).toEqual(["postcard-by-hand (2).json", "postcard-by-hand.json"]);
    await page.close();
  });

  it("continues a game from the file if someone else has played on in it", async () => {
    const file = path.join(dir, "5d20-by-hand.json");
    const page = await site.open("#/table/5d20");
    await page.locator("::-p-aria(Begin)").click();
    await page.waitForSelector(".answer");
    const plays = async (): Promise<number> => page.$$eval(".log li", (lines) => lines.length);
    await until(() => existsSync(file));
    const first = readFileSync(file, "utf8");
    const atFirst = await plays();
    for (let i = 0; i < 4; i++) {
      const was = readFileSync(file, "utf8");
      await answer(page);
      await until(() => readFileSync(file, "utf8") !== was);
    }
    expect(await plays()).toBeGreaterThan(atFirst);
    await page.evaluate(`location.hash = "#/files/5d20"`);
    await page.waitForSelector(".file-list");
    // Another program took all of it back.
    writeFileSync(file, first);
    await page.evaluate(`location.hash = "#/table/5d20"`);
    await page.locator("::-p-aria(Continue your game)").click();
    await page.waitForSelector(".answer");
    expect(await plays()).toBe(atFirst);
    expect(readFileSync(file, "utf8")).toBe(first);
    await page.close();
  });

  it("refuses to continue a broken record, at its line", async () => {
    const page = await site.open("#/table/postcard");
    await page.locator("::-p-aria(Continue your game)").click();
    await untilStatus(page, /is not|expected/);
    const said = await page.$eval("[role=status]", (foot) => foot.textContent ?? "");
    expect(said).not.toContain("SyntaxError");
    expect(readFileSync(path.join(dir, "postcard-by-hand.json"), "utf8")).toBe("by an editor\n");
    await page.close();
  });

  it("says which files it does not show", async () => {
    symlinkSync("nothing.yaml", path.join(dir, "lost.yaml"));
    const page = await site.open("#/files/postcard");
    const said = await page.waitForSelector("[aria-label='Not shown'] li");
    expect(await said!.evaluate((line) => line.textContent)).toBe("lost.yaml not shown: it is a broken link");
    await page.close();
  });

  it("contacts no server, and logs nothing to the console", () => expect(site.troubles).toEqual([]));
});
