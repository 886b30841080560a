/** The table on a phone: board, field, dice, what follows, secrets. */
import type { KeyInput, Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { violations } from "./axe.js";
import { fileIn, openSiteFor, type Site, SOON, textOf } from "./site.js";

const PHONE = { width: 390, height: 844 };
interface Clicked {
  click(): void;
}
const SMALL = { width: 320, height: 640 };

describe.skipIf(installedBrowser === "")(`The table (${whyNoBrowser})`, () => {
  let site: Site;
  openSiteFor((opened) => (site = opened));

  /** Sits down. @param choices words of the form that are chosen */
  const sit = async (id: string, size = PHONE, ...choices: readonly string[]): Promise<Page> => {
    const page = await site.open(`#/table/${id}`, size);
    await takeSeat(page, ...choices);
    return page;
  };
  const takeSeat = async (page: Page, ...choices: readonly string[]): Promise<void> => {
    await page.waitForSelector(".seats");
    await page.$$eval(
      ".seats label",
      (labels, wanted) =>
        labels.forEach((label) => wanted.includes(label.textContent ?? "") && (label as unknown as Clicked).click()),
      choices,
    );
    if (!choices.includes("I roll my own")) {
      await page.type(".seed-line input", "7");
    }
    await press(page, ".seats [type=submit]");
    await page.waitForSelector(".answer, .pad, .handover");
  };
  const press = (page: Page, selector: string): Promise<unknown> =>
    page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
  /** Does something, and waits for what comes of it. */
  const after = async (page: Page, work: () => Promise<unknown>): Promise<void> => {
    const was = await page.evaluate(`performance.getEntriesByName("table").length`);
    await work();
    await page.waitForFunction(`performance.getEntriesByName("table").length > ${was}`, { polling: 5 });
  };
  const coach = (page: Page): Promise<void> => after(page, () => page.keyboard.press("Enter"));
  /** Nothing is wider than the page, and what is touched is large enough. */
  const fits = async (page: Page): Promise<void> => {
    const wide = await page.evaluate(`document.documentElement.scrollWidth - innerWidth`);
    expect(wide).toBe(0);
    const small = await page.evaluate(`[...document.querySelectorAll("main button")]
      .filter((button) => button.checkVisibility())
      .map((button) => [button.textContent, Math.min(button.offsetHeight, button.offsetWidth)])
      .filter(([, size]) => size < 44)`);
    expect(small).toEqual([]);
  };

  it.each(["5d20", "dice-football", "pen-and-paper", "postcard"])(
    "%s: the scoreboard, the field and the words agree, on phones of two sizes",
    async (id) => {
      const page = await sit(id);
      for (let i = 0; i < 25; i++) {
        const asked = (await page.evaluate(`(() => {
          const text = (selector) => document.querySelector(selector)?.textContent ?? "";
          return {
            now: text(".ask .sr"),
            away: text(".score .away .pts"),
            home: text(".score .home .pts"),
            field: document.querySelector(".play > .fieldstrip")?.getAttribute("aria-label") ?? "",
            ball: document.querySelector(".play .the-ball")?.style.transform ?? "",
            homeBall: document.querySelector(".score .home .has-ball") !== null,
          };
        })()`)) as Record<"now" | "away" | "home" | "field" | "ball", string> & { homeBall: boolean };
        const [, away, home] = /^\D*?(\d+)(?: \([^)]*\))?, \D*?(\d+)(?: \([^)]*\))?;/.exec(asked.now)!;
        expect([asked.away, asked.home]).toEqual([away, home]);
        expect(asked.field).toBe(asked.now);
        const place = /(?:(own|opponent) (\d+)|midfield)(?:, rattled)?\.$/.exec(asked.now);
        if (place) {
          const own = place[1] === "own" ? Number(place[2]) : place[1] === undefined ? 50 : 100 - Number(place[2]);
          const across = asked.homeBall ? 100 - own : own;
          expect(asked.ball).toBe(`translate(${across + 7}px, 7.5px)`);
        }
        await coach(page);
      }
      await fits(page);
      await page.setViewport({ ...SMALL, isMobile: true, hasTouch: true });
      await fits(page);
      expect(await violations(page)).toEqual([]);
      await page.close();
    },
  );

  it("shows the dice of 5D20 as rolled, by what they decided", async () => {
    const page = await sit("5d20");
    await coach(page);
    await coach(page);
    const dice = await page.$$eval(".thrown li", (throws) =>
      throws.map((one) => ({
        words: one.querySelector("span")!.textContent!,
        dice: [...one.querySelectorAll(".die title")].map((title) => title.textContent!),
      })),
    );
    expect(dice.length).toBeGreaterThan(0);
    for (const one of dice) {
      const colors = one.dice.map((die) => COLORS.indexOf(die.split(" ")[0]));
      expect(colors).toEqual([...colors].sort((a, b) => a - b));
      expect(colors).not.toContain(-1);
    }
    await page.close();
  });
  const COLORS = ["red", "white", "blue", "black", "yellow"];

  it("names the die that it needs, and takes its face", async () => {
    const page = await sit("5d20", PHONE, "I roll my own");
    while (!(await page.$(".pad"))) await coach(page);
    await after(page, () => press(page, ".pad button"));
    while (!/red/.test(await textOf(page, ".ask h1"))) {
      if (await page.$(".pad")) await after(page, () => page.keyboard.press("r"));
      else await coach(page);
    }
    await expect
      .poll(() => page.$$eval(".thrown .die.open title", (titles) => titles.map((title) => title.textContent)), SOON)
      .toEqual(["red die, not rolled yet"]);
    await after(page, () => press(page, ".pad button:nth-child(17)"));
    await expect.poll(() => textOf(page, ".ask h1"), SOON).toContain("white");
    await expect.poll(() => textOf(page, ".thrown li:last-child .die title"), SOON).toBe("red 17");
    await expect.poll(() => page.$$eval(".pad button", (keys) => keys.length), SOON).toBe(20);
    await fits(page);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  it("shows the result of each answer to a foul on its own field, and the board matches it afterward", async () => {
    const page = await sit("5d20", PHONE, "Both, or two people");
    let seen = false;
    for (let i = 0; i < 600 && !seen; i++) {
      const place = await page.$(".answer .follows .fieldstrip");
      if (place) {
        seen = true;
        const words = await page.$eval(".answer:has(.follows .fieldstrip) .follows > span", (one) => one.textContent!);
        await after(page, () => press(page, ".answer:has(.follows .fieldstrip)"));
        // Seconds may be asked for first; the place stands.
        const [down, at] = words.split(" ball, ")[1].split(/, (?=own|opponent|midfield)/);
        for (let k = 0; k < 3 && !(await textOf(page, ".ask .sr")).includes("ball,"); k++) await coach(page);
        await expect.poll(() => textOf(page, ".ask .sr"), SOON).toContain(`${down}, ${at}`);
      } else await coach(page);
    }
    expect(seen).toBe(true);
    await page.close();
  });

  it("Dynasty uses its tray: tap dice to reroll them, pay influence in discs", async () => {
    const page = await sit("dynasty");
    for (let i = 0; i < 400 && !(await page.$(".answer .price")); i++) await coach(page);
    for (let i = 0; i < 400; i++) {
      const some = await page.$$eval(".answer", (answers) =>
        answers.findIndex((one) => one.textContent?.includes("some dice") ?? false),
      );
      if (some >= 0) {
        await after(page, () => page.keyboard.press(`${some + 1}` as KeyInput));
        break;
      }
      await coach(page);
    }
    const dice = await page.$$(".tray button");
    expect(dice.length).toBeGreaterThan(2);
    const discs = await page.$$eval(".purse i", (one) => one.length);
    await dice[1].click();
    await dice[2].click();
    await expect.poll(() => page.$$eval(".tray [aria-pressed=true]", (one) => one.length), SOON).toBe(2);
    await fits(page);
    expect(await violations(page)).toEqual([]);
    await after(page, () => press(page, ".btn.main.big"));
    await expect.poll(() => page.$$eval(".purse i", (one) => one.length), SOON).toBeLessThanOrEqual(discs);
    await page.close();
  });

  it.each(["postcard", "pen-and-paper"])("%s: a secret pick is covered while the phone changes hands", async (id) => {
    const page = await sit(id, PHONE, "Both, or two people");
    for (let i = 0; i < 40 && !(await page.$(".handover")); i++) {
      await after(page, () => press(page, ".answer"));
    }
    const cover = await textOf(page, ".handover");
    expect(cover).toMatch(/Pass the phone to/);
    // Nothing of the game is in sight, and no key answers.
    // At once: a secret must not be seen for a moment, either.
    expect(await page.$$eval(".answer, .log, .writing, .score", (one) => one.length)).toBe(0);
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".answer");
    expect(await page.$(".handover")).toBeNull();
    await page.close();
  });

  it("the cover has the focus in the frame in which it is drawn: Enter shows the game", async () => {
    const page = await sit("postcard", PHONE, "Both, or two people");
    const focused = page.evaluate(`new Promise((done) => {
      new MutationObserver((_, seen) => {
        if (!document.querySelector(".handover")) return;
        seen.disconnect();
        done(document.activeElement?.textContent);
      }).observe(document.body, { childList: true, subtree: true });
    })`);
    for (let i = 0; i < 40 && !(await page.$(".handover")); i++) await after(page, () => press(page, ".answer"));
    expect(await focused).toContain("show it");
    await page.close();
  });

  it("the cover passes axe, and the hidden pick can be undone", async () => {
    const page = await sit("postcard", PHONE, "Both, or two people");
    for (let i = 0; i < 40 && !(await page.$(".handover")); i++) {
      await after(page, () => press(page, ".answer"));
    }
    expect(await violations(page)).toEqual([]);
    await after(page, () => press(page, ".handover .bare"));
    await page.waitForSelector(".answer");
    await expect.poll(() => textOf(page, ".ask h1"), SOON).toContain("in secret");
    await page.close();
  });

  it("two phones with one seed stay one game: each answer is said aloud, and both write the same log", async () => {
    const one = await sit("pen-and-paper", PHONE, "Both, or two people");
    // A phone of its own: nothing that the other keeps is there.
    const apart = await one.browser().createBrowserContext();
    const other = await apart.newPage();
    await other.setViewport({ ...PHONE, isMobile: true, hasTouch: true });
    await other.goto(`${site.url}#/table/pen-and-paper`);
    await takeSeat(other, "Both, or two people");
    const phones = [one, other];
    const uncover = async (page: Page): Promise<void> => {
      if ((await page.$(".handover")) === null) return;
      await press(page, ".handover footer button");
      await page.waitForSelector(".answer");
    };
    const shown = (page: Page): Promise<{ asked: string; log: string[]; homeBall: boolean }> =>
      page.evaluate(`({
        asked: document.querySelector(".ask h1").textContent,
        log: [...document.querySelectorAll(".log li")].map((line) => line.textContent),
        homeBall: document.querySelector(".score .home .has-ball") !== null,
      })`) as Promise<{ asked: string; log: string[]; homeBall: boolean }>;
    const drives: boolean[] = [];
    for (let turn = 0; turn < 120 && drives.length < 3; turn++) {
      for (const phone of phones) await uncover(phone);
      const [here, there] = [await shown(one), await shown(other)];
      expect(there).toEqual(here);
      if (drives.at(-1) !== here.homeBall) drives.push(here.homeBall);
      // The phones decide by turns; the other one taps what it is told.
      const [mine, theirs] = turn % 2 === 0 ? phones : phones.toReversed();
      const said = await mine.$eval(".answer.advised > span, .answer > span", (words) => words.textContent ?? "");
      for (const phone of [mine, theirs])
        await after(phone, () =>
          phone.$$eval(
            ".answer",
            (answers, words) =>
              (
                answers.find((answer) => answer.querySelector("span")?.textContent === words) as unknown as Clicked
              ).click(),
            said,
          ),
        );
    }
    // Kickoff, a whole drive, and the next one.
    expect(drives.length).toBe(3);
    const records = await Promise.all(phones.map((phone) => fileIn(phone, "pen-and-paper-by-hand.json")));
    expect(records[0].length).toBeGreaterThan(1000);
    expect(records[1]).toBe(records[0]);
    await apart.close();
    await one.close();
  });

  it("lights the current row", async () => {
    const page = await sit("5d20", { width: 1440, height: 900 });
    for (let i = 0; i < 8; i++) await coach(page);
    const row = /\d+/.exec(await textOf(page, ".writing-row"))![0];
    await page.waitForFunction(`document.querySelector(".writing .lit-row b")?.textContent === "${row}"`);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  it("contacts no server, and logs nothing to the console", () => expect(site.troubles).toEqual([]));
});
