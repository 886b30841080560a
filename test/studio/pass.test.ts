/** A game under way goes from phone to phone by a link or a mark, and stays the game that one phone would have played. */
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST_ON_SCREEN } from "../../src/kernel/qr/index.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { violations } from "./axe.js";
import { fileIn, openSite, SOON, type Site } from "./site.js";

const PHONE = { width: 390, height: 844 };

describe.skipIf(installedBrowser === "")(`A game passed between phones (${whyNoBrowser})`, () => {
  /** Phones: each keeps files of its own. */
  let sites: readonly Site[];
  beforeAll(async () => {
    sites = [await openSite(), await openSite(), await openSite()];
  });
  afterAll(async () => void (await Promise.all((sites ?? []).map((site) => site.close()))));

  const ready = (page: Page): Promise<unknown> => page.waitForSelector(".answer, .pad, .handover");
  const sit = async (site: Site, game: string): Promise<Page> => {
    const page = await site.open(`#/table/${game}`, PHONE);
    await page.waitForSelector(".seats");
    await page.type(".seed-line input", "7");
    await page.evaluate(`document.querySelector(".seats [type=submit]").click()`);
    await ready(page);
    return page;
  };
  /** Takes an answer by its place, where there are several at once what the coach would; waits until the page shows what comes. */
  const answer = async (page: Page, i: number): Promise<void> => {
    const was = await page.evaluate(`performance.getEntriesByName("table").length`);
    await page.evaluate(`(() => {
      const all = [...document.querySelectorAll(".answers:not(.many) .answer")];
      (all[${i} % Math.max(1, all.length)] ?? document.querySelector(".at-thumb .main")).click();
    })()`);
    await page.waitForFunction(`performance.getEntriesByName("table").length > ${was}`, { polling: 5 });
    await page.evaluate(
      `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))`,
    );
  };
  const pass = async (page: Page): Promise<string> => {
    await page.evaluate(`document.querySelector(".to-pass").click()`);
    const link = await page.waitForSelector(".pass-on .link");
    return (await link!.evaluate((input) => (input as unknown as { value: string }).value)) as string;
  };
  const take = async (site: Site, link: string): Promise<Page> => {
    const page = await site.open(link.slice(link.indexOf("#")), PHONE);
    await ready(page);
    return page;
  };

  /** Waits until both files are written, and are the same. */
  const sameFiles = (one: readonly [Page, string], other: readonly [Page, string]): Promise<unknown> =>
    expect
      .poll(async () => {
        const [first, second] = await Promise.all([one, other].map(([page, name]) => fileIn(page, name)));
        return first === second ? first : `not the same:\n${first}\n---\n${second}`;
      }, SOON)
      .toMatch(/^\{[^]*"choices": \[\n/);

  it.each(["5d20", "pen-and-paper", "dynasty"])("%s: passed twice, the record is that of one phone", async (game) => {
    const [one, other, alone] = sites;
    const solo = await sit(alone, game);
    let page = await sit(one, game);
    for (let i = 0; i < 18; i++) {
      if (i === 7 || i === 12) {
        const link = await pass(page);
        expect(link.length).toBeLessThanOrEqual(MOST_ON_SCREEN);
        expect(await page.$(".pass-on .mark")).not.toBeNull();
        if (i === 7) expect(await violations(page)).toEqual([]);
        page = await take(i === 7 ? other : one, link);
      }
      await answer(page, i);
      await answer(solo, i);
    }
    await sameFiles([page, `${game}-by-hand.json`], [solo, `${game}-by-hand.json`]);
  });

  it.each(["pen-and-paper", "5d20", "dice-football"])(
    "%s: a league game takes its own teams along, and returns to the league's file",
    async (game) => {
      const [one, other] = sites;
      const page = await one.open(`#/season/${game}`, { width: 1440, height: 900 });
      await page.locator("::-p-aria(Make the league)").click();
      await page.locator(".games li:nth-child(1) ::-p-text(Play it)").click();
      await ready(page);
      const name = new URLSearchParams(page.url().split("?")[1]).get("file")!;
      expect(name).toMatch(new RegExp(`^${game}-league-season-1-`));
      for (let i = 0; i < 3; i++) await answer(page, i);
      const there = await take(other, await pass(page));
      await answer(there, 3);
      const back = await take(one, await pass(there));
      await answer(page, 3);
      await answer(back, 4);
      await answer(page, 4);
      // The table that was left plays the same game on, and keeps it beside.
      await sameFiles([back, name], [page, name.replace(".json", " (2).json")]);
      for (const each of [page, there, back]) await each.close();
    },
  );

  it("refuses an altered link, and keeps the waiting game", async () => {
    const [one] = sites;
    const page = await sit(one, "postcard");
    await answer(page, 0);
    const link = await pass(page);
    const kept = await fileIn(page, "postcard-by-hand.json");
    const bad = await one.open(link.slice(link.indexOf("#"), -9), PHONE);
    await bad.waitForFunction(
      `/cut short or altered/.test(document.querySelector("[role=status]")?.textContent ?? "")`,
    );
    expect(await fileIn(bad, "postcard-by-hand.json")).toBe(kept);
    for (const site of sites) expect(site.troubles).toEqual([]);
  });
});
