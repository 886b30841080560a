/** Studio over a folder on the disk: what the page keeps is there, and what an editor saves there is not lost. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { openSite, type Site } from "./site.js";

describe.skipIf(installedBrowser === "")(`Studio over a folder (${whyNoBrowser})`, () => {
  const dir = mkdtempSync(path.join(tmpdir(), "pressbox-own-"));
  const place = openWorkplace();
  let site: Site;
  beforeAll(async () => {
    site = await openSite(dir);
  });
  afterAll(async () => {
    await site?.close();
    place.remove();
    rmSync(dir, { recursive: true, force: true });
  });

  it("keeps a game by hand on the disk, and both where another program has written", async () => {
    const file = path.join(dir, "postcard-by-hand.json");
    const page = await site.open("#/table/postcard");
    await page.locator("::-p-aria(Begin)").click();
    await page.waitForSelector(".answer");
    const answered = (): Promise<unknown> =>
      page.waitForFunction(`!document.querySelector(".at-thumb button").disabled`);
    const until = async (what: () => boolean): Promise<void> => {
      for (let n = 0; n < 200 && !what(); n++) await new Promise((next) => setTimeout(next, 50));
      expect(what()).toBe(true);
    };
    await page.keyboard.press("Enter");
    await until(() => existsSync(file));
    await answered();
    // Whole at any moment, and what the command reads.
    expect((await place.run(`check ${file}`)).code).toBe(0);
    writeFileSync(file, "by an editor\n");
    await page.keyboard.press("Enter");
    await until(() => existsSync(path.join(dir, "postcard-by-hand (2).json")));
    expect(readFileSync(file, "utf8")).toBe("by an editor\n");
    await page.close();
  });

  it("asks no one, and says nothing to the console", () => expect(site.troubles).toEqual([]));
});
