/** A career in Studio: the command's file, byte for byte, and either goes on with the other's. */
import { readFileSync } from "node:fs";
import type { Page } from "puppeteer-core";
import { afterAll, describe, expect, it } from "vitest";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { violations } from "./axe.js";
import { click, openSiteFor, putFile, saveFrom, type Site, SOON, untilStatus } from "./site.js";

describe.skipIf(installedBrowser === "")(`Careers (${whyNoBrowser})`, () => {
  const place = openWorkplace();
  afterAll(() => place.remove());
  let site: Site;
  openSiteFor((opened) => (site = opened));
  const FILE = "dice-football-career.yaml";
  const fill = (page: Page, label: string, value: string): Promise<void> =>
    page.locator(`.begins > form ::-p-aria([name="${label}"][role="textbox"])`).fill(value);
  const exported = async (page: Page): Promise<string> =>
    readFileSync(await saveFrom(page, () => click(page, "::-p-aria(Export)"), FILE, place.folder), "utf8");
  const command = async (line: string): Promise<string> => {
    expect(await place.run(`career dice-football ${line} --file own.yaml --quiet`)).toMatchObject({ code: 0, err: "" });
    return place.read("own.yaml");
  };

  it("starts, plays a round, buys a step, plays a season, and retires, as the command does", async () => {
    const page = await site.open("#/season/dice-football");
    await page.waitForSelector(".begins > form");
    await expect.poll(() => page.$eval(".foot .keys", (keys) => keys.textContent), SOON).toBe("? all keys");
    await fill(page, "Player", "Kowalski");
    await page.select(".begins > form select", "RB");
    await fill(page, "Seed", "7");
    await click(page, "::-p-aria(I spend them)");
    await click(page, "::-p-aria(Begin the career)");
    await page.waitForSelector(".careerwork .card-part svg");
    await expect
      .poll(() => page.$eval(".foot .keys", (keys) => keys.textContent), SOON)
      .toBe("W play the round? all keys");
    await command("--player Kowalski --position RB --seed 7 --training own --weeks 1");
    await click(page, "::-p-aria(Play the round)");
    await untilStatus(page, /round 2.*revision 2, saved here/);
    expect(await exported(page)).toBe(place.read("own.yaml"));
    await expect.poll(() => page.$eval(".careerwork .account", (list) => list.textContent), SOON).toMatch(/^Round 1: /);

    await click(page, "::-p-aria(Play the season)");
    await untilStatus(page, /season 1, over.*saved here/);
    expect(await exported(page)).toBe(await command("--years 1"));
    const field = (await page.$eval(".prices-part button:not(:disabled)", (b) => b.getAttribute("aria-label")))!;
    await click(page, `::-p-aria(${field})`);
    await untilStatus(page, /revision 17, saved here/);
    expect(await exported(page)).toBe(await command(`--buy ${field.replace("Buy ", "")}`));
    expect(await violations(page)).toEqual([]);

    // The command goes on; Studio sees it, and ends the career.
    await putFile(page, FILE, await command("--weeks 2"));
    await page.reload();
    await untilStatus(page, /season 2, round 3.*saved here/);
    await click(page, "::-p-aria(Retire)");
    await page.waitForFunction(`document.querySelector(".prices-part") === null`);
    expect(await exported(page)).toBe(await command("--retire"));
    await page.close();
  });

  it("says what rules out a career, fits a phone, and logs nothing", async () => {
    const page = await site.open("#/season/dice-football", { width: 390, height: 844 });
    await page.waitForSelector(".begins > form");
    const [league, career] = await page.$$eval(".begins form", (forms) =>
      forms.map((form) => {
        const { top, bottom } = form.getBoundingClientRect();
        // What is in the form, not the room that it was given.
        return { top, bottom: Math.max(bottom, top + form.scrollHeight) };
      }),
    );
    // Browsers differ in parts of a pixel.
    expect(career.top).toBeGreaterThanOrEqual(league.bottom - 1);
    await expect
      .poll(() => page.$eval(".new-league", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), SOON)
      .toBe(0);
    await fill(page, "Player", "Bartholomew Featherstonehaugh-Kowalski");
    await fill(page, "Team", "Nobodies");
    await click(page, "::-p-aria(Begin the career)");
    await page.waitForSelector(".faults");
    await expect.poll(() => page.$eval(".faults", (list) => list.textContent), SOON).toContain("Nobodies");
    await fill(page, "Team", "Oilers");
    await click(page, "::-p-aria(Begin the career)");
    await page.waitForSelector(".careerwork .card-part svg");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await expect
      .poll(() => page.$eval(".careerwork h1", (head) => head.getBoundingClientRect().right), SOON)
      .toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
    expect(site.troubles).toEqual([]);
    await page.close();
  });
});
