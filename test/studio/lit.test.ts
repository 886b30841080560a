/** Rows of a filled sheet, play by play, and the story beside it: what the core says of them, and what a person sees. */
import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { drawsFrom } from "../../src/contract/records.js";
import type { GameSystem } from "../../src/contract/game.js";
import { builtInFonts } from "../../src/host/fonts.js";
import { builtInTemplates } from "../../src/host/templates.js";
import { buildSheets } from "../../src/print/build.js";
import { usualRequest } from "../../src/print/request.js";
import { requestFor } from "../../src/print/samples.js";
import { sheetText, type SheetText } from "../../src/render/sheet-text.js";
import { NO_CACHE, requireSystem } from "../../src/sim/play.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import type { Page as Drawing } from "../../src/sheet/drawing/types.js";
import { storyByPlay } from "../../src/studio/core/sheets/paragraphs.js";
import { rowsOf } from "../../src/studio/core/sheets/rows.js";
import type { PlayRow, StoryLine } from "../../src/studio/protocol/calls.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { violations } from "./axe.js";
import { openSiteFor, type Site } from "./site.js";

const SEED = 42;
/** Sheets with a row for each play; the last one is walked through in the browser. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  "5d20": ["game-log"],
  "dice-football": ["game-log"],
  dynasty: ["scoresheet", "season-log"],
  "pen-and-paper": ["game-record", "game-record-wide"],
  postcard: ["game-log"],
};
/** Sheets of a game whose places tell of all its plays together: sums, and the card's circles and boxes. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  "5d20": ["box-score"],
  "dice-football": ["box-score", "player-statistics"],
  dynasty: ["hall-of-fame"],
  "pen-and-paper": ["game-tracker", "box-score"],
  postcard: ["card"],
};
const GAMES = Object.keys(ROWS);
const TEMPLATES = builtInTemplates();
const FONTS = new FontBook(builtInFonts());

interface Told {
  readonly system: GameSystem;
  readonly record: { readonly events: readonly unknown[] };
  readonly count: number;
  readonly story: readonly StoryLine[];
}
const told = new Map<string, Promise<Told>>();
const play = async (id: string): Promise<Told> => {
  const system = await requireSystem(id);
  const request = { rules: system.standardRules, seed: SEED, coach: system.defaultCoach, names: {}, cache: NO_CACHE };
  const record = system.play(request) as Told["record"];
  return { system, record, count: system.plays.starts(record).length, story: storyByPlay(system, record) };
};
const tell = (id: string): Promise<Told> => {
  const known = told.get(id) ?? play(id);
  told.set(id, known);
  return known;
};

const pages = new Map<string, Promise<readonly Drawing[]>>();
const pagesOf = (id: string, sheet: string): Promise<readonly Drawing[]> => {
  const key = `${id} ${sheet}`;
  const known = pages.get(key) ?? drawn(id, sheet);
  pages.set(key, known);
  return known;
};
async function drawn(id: string, sheet: string): Promise<readonly Drawing[]> {
  const { system, record } = await tell(id);
  const spec = system.sheets.find((one) => one.id === sheet)!;
  const deps = { templates: TEMPLATES, fonts: FONTS, cache: NO_CACHE };
  const choice = { rules: system.standardRules, records: [record], fill: "filled", paper: "letter" } as const;
  const [sheetBuilt] = await buildSheets(requestFor(usualRequest(system, deps, choice), spec), [spec]);
  return sheetBuilt.pages;
}
const rowsOn = async (id: string, sheet: string): Promise<readonly PlayRow[]> => {
  const { system, record } = await tell(id);
  return rowsOf(await pagesOf(id, sheet), system, record);
};

describe("Rows and story", () => {
  const cases = GAMES.flatMap((id) => ROWS[id].map((sheet) => [id, sheet] as const));
  it.each(cases)("%s, %s: each play has its row, in order, without overlaps", async (id, sheet) => {
    const [rows, { count }] = [await rowsOn(id, sheet), await tell(id)];
    for (let at = 1; at <= count; at++)
      expect(
        rows.some((row) => row.play <= at && at <= row.last),
        `play ${at}`,
      ).toBe(true);
    for (const { box, play: first, last } of rows) {
      const [x, y, w, h] = box;
      expect([first >= 1, last <= count, first <= last]).toEqual([true, true, true]);
      expect([x >= 0, y >= 0, w > 0, h > 0, x + w <= 1, y + h <= 1]).toEqual(Array(6).fill(true));
    }
    const single = rows.filter((row) => row.play === row.last);
    for (const [i, one] of single.entries())
      for (const other of single.slice(i + 1))
        if (one.page === other.page && one.play !== other.play) expect(overlap(one, other)).toBeLessThan(0.002);
  });

  it.each(GAMES)("%s: no other sheet of a game has rows", async (id) => {
    const { system, record } = await tell(id);
    for (const sheet of SUMS[id]) {
      const spec = system.sheets.find((one) => one.id === sheet)!;
      expect(drawsFrom(system, spec, record)).toBe(true);
      expect(await rowsOn(id, sheet)).toEqual([]);
    }
  });

  it.each(GAMES)("%s: the story narrates each play once, in order", async (id) => {
    const { story, count } = await tell(id);
    const lines = story.filter(({ play: first }) => first !== undefined);
    let next = 1;
    for (const { play: first, last } of lines) {
      expect(first).toBe(next);
      expect(last).toBeGreaterThanOrEqual(first!);
      next = last! + 1;
    }
    expect(next).toBe(count + 1);
  });

  it("a line of a game of downs is one play; of PostCard a drive, of Dynasty a season", async () => {
    const spans = await Promise.all(
      GAMES.map(async (id) => {
        const lines = (await tell(id)).story.filter(({ play: first }) => first !== undefined);
        return [id, lines.every(({ play: first, last }) => first === last), lines.length] as const;
      }),
    );
    expect(spans).toEqual([
      ["5d20", true, 158],
      ["dice-football", true, 156],
      ["dynasty", false, 20],
      ["pen-and-paper", true, 163],
      ["postcard", false, 9],
    ]);
  });
});

/** How much of the lower of two rows is under the other one, as a part of the page. */
function overlap({ box: [ax, ay, aw, ah] }: PlayRow, { box: [bx, by, bw, bh] }: PlayRow): number {
  const across = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  return across <= 0 ? 0 : Math.min(ay + ah, by + bh) - Math.max(ay, by);
}

describe.skipIf(installedBrowser === "")(`Lit rows (${whyNoBrowser})`, () => {
  let site: Site;
  openSiteFor((opened) => (site = opened));

  /** One page of each size for all games: its core is loaded once. */
  const opened = new Map<string, Promise<Page>>();
  const until = (page: Page, expression: string): Promise<unknown> =>
    page.waitForFunction(expression, { timeout: 30_000, polling: 20 });

  interface Seen {
    readonly play: string | null;
    readonly page: string;
    readonly lines: readonly string[];
    readonly boxes: readonly (readonly number[])[];
    readonly inSight: boolean;
  }
  /** What is lit. */
  const seen = (page: Page): Promise<Seen> =>
    page.evaluate(`(() => {
      const options = new URLSearchParams(location.hash.split("?")[1]);
      const part = (row, name) => Number.parseFloat(row.style[name]) / 100;
      const rows = [...document.querySelectorAll(".desk .lit-row")];
      const desk = document.querySelector(".desk").getBoundingClientRect();
      const inside = (one, room) => one.top >= room.top - 1 && one.bottom <= room.bottom + 1;
      const line = document.querySelector(".story [aria-current]")?.getBoundingClientRect();
      const story = document.querySelector(".story").getBoundingClientRect();
      return {
        play: options.get("play"),
        page: options.get("page") ?? "1",
        lines: [...document.querySelectorAll(".story [aria-current]")].map((one) => one.textContent),
        boxes: rows.map((row) => ["left", "top", "width", "height"].map((name) => Math.round(part(row, name) * 1000))),
        inSight:
          rows.some((row) => inside(row.getBoundingClientRect(), desk)) &&
          line !== undefined && (line.height > story.height || inside(line, story)),
      };
    })()`) as Promise<Seen>;

  const open = async (id: string, options = "", size?: { width: number; height: number }): Promise<Page> => {
    const sheet = ROWS[id].at(-1)!;
    const key = JSON.stringify(size);
    const known = opened.get(key) ?? site.open("#/start", size);
    opened.set(key, known);
    const page = await known;
    // Start has no sheet: what is met afterwards is the new one's.
    await page.evaluate(`location.hash = "#/start/${id}"`);
    await page.waitForSelector(".cover");
    await page.evaluate(`location.hash = "#/sheet/${id}/${sheet}?fill=filled&seed=${SEED}&paper=letter${options}"`);
    await page.waitForSelector(".desk .page svg");
    await page.waitForSelector(".story button");
    return page;
  };
  /** Waits until a page's drawing stands, and rows are lit on it. */
  const untilLit = (page: Page, at: number, on: number): Promise<unknown> =>
    until(
      page,
      `new URLSearchParams(location.hash.split("?")[1]).get("play") === "${at}" &&
       document.querySelector(".strip [aria-current]") !== undefined &&
       document.querySelector(".desk .page svg [id^=p${on}-], .desk .page svg") !== null &&
       document.querySelector(".desk .lit-row") !== null`,
    );
  const wantedAt = async (id: string, at: number): Promise<Omit<Seen, "inSight">> => {
    const rows = await rowsOn(id, ROWS[id].at(-1)!);
    const own = rows.filter(({ play: first, last }) => first <= at && at <= last);
    const least = Math.min(...own.map(({ play: first, last }) => last - first));
    const shown = own.filter(({ play: first, last }) => last - first === least);
    const { story } = await tell(id);
    return {
      play: `${at}`,
      page: `${shown[0].page + 1}`,
      lines: story.filter(({ play: first, last }) => first! <= at && at <= last!).map(({ text }) => text),
      boxes: shown
        .filter(({ page }) => page === shown[0].page)
        .map(({ box }) => box.map((part) => Math.round(part * 1000))),
    };
  };
  const isLit = async (page: Page, id: string, at: number): Promise<void> => {
    const wanted = await wantedAt(id, at);
    await untilLit(page, at, Number(wanted.page) - 1);
    await expect.poll(() => seen(page), { timeout: 20_000, interval: 50 }).toEqual({ ...wanted, inSight: true });
  };
  /** The first play of the second page of rows. */
  const turning = async (id: string): Promise<number> => {
    const rows = await rowsOn(id, ROWS[id].at(-1)!);
    return rows.find(({ page }) => page > rows[0].page)!.play;
  };

  it.each(GAMES)("%s: J and K go from play to play, and the page turns by itself", async (id) => {
    const page = await open(id);
    for (const at of [1, 2, 3]) {
      await page.keyboard.press("j");
      await isLit(page, id, at);
    }
    await page.keyboard.press("k");
    await isLit(page, id, 2);
    const first = await turning(id);
    const other = await open(id, `&play=${first - 1}&page=${(await wantedAt(id, first - 1)).page}`);
    await other.keyboard.press("j");
    await isLit(other, id, first);
    await other.keyboard.press("k");
    await isLit(other, id, first - 1);
  });

  it.each(GAMES)("%s: a row lights its line, and a line its row on its page", async (id) => {
    const first = await turning(id);
    const { page: on } = await wantedAt(id, first);
    const page = await open(id, `&page=${on}`);
    const rows = (await rowsOn(id, ROWS[id].at(-1)!)).filter((row) => row.page === Number(on) - 1);
    for (const row of [rows[1], rows[4]]) {
      const paper = (await (await page.$(".desk .page"))!.boundingBox())!;
      const [x, y, w, h] = row.box;
      await page.mouse.click(paper.x + (x + w / 2) * paper.width, paper.y + (y + h / 2) * paper.height);
      await isLit(page, id, row.play);
    }
    const { count, story } = await tell(id);
    const last = story.findLast(({ play: at }) => at !== undefined)!;
    await page.$$eval(".story button", (lines) => (lines.at(-1) as unknown as { click(): void }).click());
    await isLit(page, id, last.play!);
    expect(last.last).toBe(count);
    expect(await violations(page)).toEqual([]);
  });

  it.each(GAMES)("%s: Read shows the page's words", async (id) => {
    const page = await open(id, "&page=2");
    await page.locator("::-p-aria(Read)").click();
    await until(page, `document.querySelector(".page-text")?.ariaBusy === "false"`);
    const shown = (await page.$eval(".page-text", (one) => one.textContent))!;
    const [, second] = await pagesOf(id, ROWS[id].at(-1)!);
    const words = sheetText(second).children.flatMap(wordsOf);
    expect(words.length).toBeGreaterThan(100);
    expect(shown.split(/[\s:]+/).filter(Boolean)).toEqual(words);
    if (id === GAMES[0]) expect(await violations(page)).toEqual([]);
    await page.locator("::-p-aria(Read)").click();
    await page.waitForSelector(".desk .page svg");
  });

  it.each(GAMES)("%s: on a phone a tap scrolls to the row", async (id) => {
    const rows = await rowsOn(id, ROWS[id].at(-1)!);
    const on = rows[0].page;
    const other = await open(id, `&page=${on + 1}`, { width: 390, height: 844 });
    const row = rows.filter((one) => one.page === on)[6];
    await other.$eval(".desk", (desk) => desk.scrollIntoView());
    const [x, y, w, h] = row.box;
    // The page may still move while it is drawn: a tap that missed is made again, as a person does.
    await expect
      .poll(
        async () => {
          const paper = (await (await other.$(".desk .page"))!.boundingBox())!;
          await other.touchscreen.tap(paper.x + (x + w / 2) * paper.width, paper.y + (y + h / 2) * paper.height);
          return other.waitForSelector(".desk .lit-row", { timeout: 1000 }).catch(() => null);
        },
        { timeout: 30_000 },
      )
      .not.toBeNull();
    await expect
      .poll(
        () =>
          other.evaluate(`(() => {
            const row = document.querySelector(".desk .lit-row").getBoundingClientRect();
            const desk = document.querySelector(".desk").getBoundingClientRect();
            return [row.height >= 14, row.top >= desk.top - 1 && row.bottom <= desk.bottom + 1,
              row.left < desk.right && row.right > desk.left, document.documentElement.scrollWidth - innerWidth];
          })()`),
        { timeout: 10_000 },
      )
      .toEqual([true, true, true, 0]);
    if (id === GAMES[0]) expect(await violations(other)).toEqual([]);
  });

  it("contacts no server, and logs nothing to the console", () => expect(site.troubles).toEqual([]));
});

/** The words of a page as they stand on it. */
function wordsOf({ role, text, value, href, children }: SheetText): readonly string[] {
  const own =
    role === "field" ? `${text} ${value === undefined || value === "" ? "___" : value}` : (href ?? text ?? "");
  return [...own.split(/[\s:]+/).filter(Boolean), ...children.flatMap(wordsOf)];
}
