/** Help, keys and Go to: the docs as data, what is found in them, and a way through the page without a mouse. */
import { readdirSync, readFileSync } from "node:fs";
import type { KeyInput, Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { helpGroups, helpIds, helpPage } from "../../scripts/studio-help.mjs";
import type { Block, Words } from "../../src/studio/protocol/help.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { violations } from "./axe.js";
import { openSiteFor, type Site, SOON, takeFocusBack, textOf, untilStatus } from "./site.js";

const IDS = helpIds(readdirSync("docs"));
const textOfDoc = (id: string): string => readFileSync(`docs/${id}.md`, "utf8");
const PAGES = IDS.map((id) => helpPage(id, textOfDoc(id)));

const parts = (words: Words): { readonly text: string; readonly links: readonly string[] } => {
  if (words === 0) return { text: " ", links: [] };
  if (typeof words === "string") return { text: words.replace(/^`/, ""), links: [] };
  if (Array.isArray(words)) {
    const all = (words as readonly Words[]).map(parts);
    return { text: all.map(({ text }) => text).join(""), links: all.flatMap(({ links }) => links) };
  }
  const { a, ...rest } = words as { a?: string; b?: Words; i?: Words; t?: Words };
  const inner = parts(rest.b ?? rest.i ?? rest.t ?? "");
  return { text: inner.text, links: [...(a === undefined ? [] : [a]), ...inner.links] };
};
const wordsIn = (block: Block): readonly Words[] => {
  if (block[0] === "table") return [...block[1], ...block[2].flat()];
  if (block[0] === "h") return [block[3]];
  if (block[0] === "code") return [block[1].replace(/^`/, "``")];
  return block[0] === "p" ? [block[1]] : block[1];
};
/** Letters and digits alone: marks are gone from the page, words are not. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

describe("the docs as data", () => {
  it.each(PAGES)("have every word of $id, in order", ({ id, blocks }) => {
    const told = blocks
      .flatMap(wordsIn)
      .map((words) => parts(words).text)
      .join(" ");
    const written = textOfDoc(id)
      .replace(/^<!--.*-->$/gm, "")
      .replace(/^```\w*$/gm, "")
      .replace(/^<img\b.*\balt="([^"]*)".*$/gm, "Picture: $1")
      .replace(/<br ?\/?>/g, " ")
      .replace(/^\s*\d+\. /gm, "")
      // Of a link its words are left.
      .replace(/\]\([^)\s]+\)/g, "]");
    expect(bare(told)).toBe(bare(written));
  });

  it("link from page to page to existing places", () => {
    let count = 0;
    for (const { id, blocks } of PAGES)
      for (const link of blocks.flatMap(wordsIn).flatMap((words) => parts(words).links)) {
        count++;
        if (link.startsWith("https://")) continue;
        const [to, anchor] = link.split("#");
        const page = PAGES.find((one) => one.id === (to === "" ? id : to));
        expect(page, `${id}: ${link}`).toBeDefined();
        if (anchor !== undefined)
          expect(
            page!.blocks.some((block) => block[0] === "h" && block[2] === anchor),
            `${id}: ${link}`,
          ).toBe(true);
      }
    expect(count).toBeGreaterThan(5);
  });

  it("keep markup as words, and addresses of pages and the web", () => {
    const { blocks } = helpPage(
      "x",
      "# X\n\n<script>alert(1)</script> [a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example) [d](../../x.md)\n",
    );
    expect(blocks.flatMap(wordsIn).flatMap((words) => parts(words).links)).toEqual([]);
    expect(parts(wordsIn(blocks[1])[0]).text).toContain("<script>alert(1)</script> a");
  });

  it("have every page once, under its game or for all", () => {
    const groups = helpGroups(
      SYSTEMS.map(({ id }) => id),
      IDS,
    );
    expect(groups.flatMap(([, ids]) => ids).sort()).toEqual([...IDS].sort());
    for (const { id } of SYSTEMS) expect(groups.find(([game]) => game === id)![1][0]).toBe(id);
  });
});

describe.skipIf(installedBrowser === "")(`Help, keys and Go to (${whyNoBrowser})`, () => {
  let site: Site;
  openSiteFor((opened) => (site = opened));

  const untilHead = (page: Page, head: string): Promise<unknown> =>
    page.waitForFunction(`document.querySelector(".doc h1")?.textContent === ${JSON.stringify(head)}`);

  it("opens a page at a place by its address, and follows its links internally", async () => {
    const page = await site.open("#/help/5d20/5d20-sheets/5d-4-play-by-play");
    await untilHead(page, "5D20 Football: facts and slots of the sheets");
    await page.waitForFunction(
      `Math.abs(document.querySelector("[data-anchor='5d-4-play-by-play']").getBoundingClientRect().top - document.querySelector(".doc").getBoundingClientRect().top) < 60`,
    );
    await page.goto(`${site.url}#/help/5d20/studio`);
    await untilHead(page, PAGES.find(({ id }) => id === "studio")!.title);
    await page.locator(`.doc a[href="#/help/5d20/rating"]`).click();
    await untilHead(page, PAGES.find(({ id }) => id === "rating")!.title);
    await page.goBack();
    await untilHead(page, PAGES.find(({ id }) => id === "studio")!.title);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  it("searches all pages of all games on every key", async () => {
    const page = await site.open("#/help/dynasty");
    await untilHead(page, "d6 Dynasty");
    await page.keyboard.press("s");
    const lines = PAGES.flatMap(({ blocks }) => {
      const sections: string[] = [];
      for (const block of blocks) {
        const text = block[0] === "table" ? block[2].flat() : wordsIn(block);
        const told = text.map((words) => (block[0] === "code" ? String(block[1]) : parts(words).text)).join("\n");
        if (block[0] === "h") sections.push(told);
        else sections[sections.length - 1] += `\n${told}`;
      }
      return sections.map((section) => section.toLowerCase());
    });
    let typed = "";
    for (const key of "onside kick") {
      typed += key;
      await page.keyboard.type(key);
      const wanted = typed.trim().split(" ");
      const count = lines.filter((text) => wanted.every((word) => text.includes(word))).length;
      await untilStatus(page, new RegExp(`^${count} results?\\b`));
    }
    const games = await page.$$eval(".found a", (links) =>
      links.map((link) => link.getAttribute("href")!.split("/")[2]),
    );
    expect(new Set(games).size).toBeGreaterThan(2);
    expect(await violations(page)).toEqual([]);
    await page.locator(".found a").click();
    await page.waitForSelector(".doc article");
    await page.close();
  });

  it("walks through every pane with keys only, with visible focus", async () => {
    const page = await site.open("");
    await page.waitForSelector(".cover");
    await page.keyboard.press("?");
    await page.waitForSelector("dialog[open] .key-sheet");
    await expect.poll(() => textOf(page, ".key-sheet .here h3"), SOON).toBe("Covers, here");
    expect(await violations(page)).toEqual([]);
    const goals = (await page.evaluate(
      `[...document.querySelectorAll(".key-sheet section[aria-label='Go to'] li")].map((row) =>
        [row.querySelectorAll("kbd")[1].textContent.toLowerCase(), row.firstChild.textContent])`,
    )) as [string, string][];
    // Every pane that there is has a letter.
    expect(goals.length).toBeGreaterThanOrEqual(6);
    // A key does nothing behind the sheet of keys.
    await page.keyboard.press("2");
    expect(page.url()).not.toContain("postcard");
    await page.keyboard.press("Escape");
    await page.waitForFunction(`document.querySelector("dialog[open]") === null`);
    for (const [letter, title] of goals) {
      await page.keyboard.press("g");
      await page.keyboard.press(letter as KeyInput);
      await page.waitForFunction(
        `document.title.toLowerCase().startsWith(${JSON.stringify(title === "covers" ? "d6 dynasty" : title)})`,
      );
      await page.waitForFunction(`!/^Opening/.test(document.querySelector(".work").textContent)`);
      // From the top: browsers differ in where they go on after a part that is gone.
      await page.evaluate(`document.querySelector(".skip").focus()`);
      // Tab meets every part of the pane, each in sight and with an outline, and does not stay in one.
      const met = new Set<string>();
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press("Tab");
        const at =
          (await page.evaluate(`(() => { const one = document.activeElement; if (!one || one === document.body) return "end";
          let marked = one; while (marked && getComputedStyle(marked).outlineStyle === "none" && !marked.matches(".work, .app")) marked = marked.parentElement;
          const next = one.nextElementSibling;
          const shown = getComputedStyle(marked ?? one).outlineStyle !== "none" || (next && getComputedStyle(next).outlineStyle !== "none")
            // The editor draws its own over the text.
            || getComputedStyle(one, "::after").outlineStyle !== "none";
          return (shown ? "" : "unmarked ") + one.tagName + " " + (one.getAttribute("aria-label") ?? one.textContent.trim() ?? "").slice(0, 30) + [...document.querySelectorAll("*")].indexOf(one); })()`)) as string;
        expect(at, title).not.toMatch(/^unmarked/);
        if (at === "end") break;
        met.add(at);
      }
      expect(met.size, title).toBeGreaterThan(8);
      await takeFocusBack(page);
      await page.evaluate(`document.activeElement?.blur()`);
    }
    await page.close();
  });

  it("goes to a sheet, a file or a help page by a part of its name", async () => {
    const page = await site.open("#/start/5d20");
    await page.waitForSelector(".cover");
    for (const [typed, at] of [
      ["box", "#/sheet/5d20/box-score"],
      ["pc-4", "#/sheet/postcard/box-score"],
      ["writing temp", "#/help/5d20/templates"],
      ["files", "#/files/5d20"],
    ] as const) {
      await page.keyboard.press("/");
      await page.waitForSelector("dialog[open] .goal input:focus");
      await page.keyboard.type(typed);
      if (typed === "box") expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await page.waitForFunction(`location.hash === ${JSON.stringify(at)}`);
      // A part comes late, and a key is none of the shell's while the list is still open.
      await page.waitForFunction(`document.querySelector("dialog[open], .cover") === null`);
      await page.goto(`${site.url}#/start/5d20`);
      await page.waitForSelector(".cover");
    }
    await page.keyboard.press("/");
    await page.waitForSelector("dialog[open] .goal input:focus");
    await page.keyboard.type("no such name");
    await page.waitForFunction(`document.querySelector(".over").textContent.includes("No matches")`);
    await page.keyboard.press("Escape");
    await page.waitForFunction(`document.querySelector("dialog[open]") === null`);
    await page.close();
  });

  it("ignores letters when they are turned off on Start", async () => {
    const page = await site.open("#/start/5d20");
    await page.locator("::-p-xpath(//fieldset[legend='Single-letter keys']//span[text()='Off'])").click();
    await page.waitForFunction(`JSON.parse(localStorage.getItem("pressbox.studio")).keys === false`);
    for (const key of ["p", "2", "?", "/"] as const) await page.keyboard.press(key);
    expect(page.url()).toMatch(/#\/start\/5d20$/);
    expect(await page.$("dialog[open]")).toBeNull();
    expect(await violations(page)).toEqual([]);
    await page.locator("::-p-xpath(//fieldset[legend='Single-letter keys']//span[text()='On'])").click();
    await page.keyboard.press("p");
    await page.waitForFunction(`location.hash.startsWith("#/sheet/5d20")`);
    await page.close();
  });

  it.each([320, 390])("has no sideways scroll and no small targets at %i px", async (width) => {
    for (const hash of ["#/help/pen-and-paper", "#/help/5d20/templates", "#/files/5d20", "#/start/5d20"]) {
      const page = await site.open(hash, { width, height: 700 });
      await page.waitForSelector(".doc article, .in-out, .recent, .drop-anywhere");
      expect(await page.evaluate(`document.documentElement.scrollWidth <= ${width}`), hash).toBe(true);
      expect(
        await page.$$eval(".work button, .end button, .end a, .work select, .contents a", (all) =>
          all
            .map((one) => [one.textContent, one.getBoundingClientRect()] as const)
            .filter(([, { width: w, height: h }]) => w > 0 && h > 1 && (h < 43.5 || w < 43.5))
            .map(([text, { width: w, height: h }]) => `${text} ${w} x ${h}`),
        ),
        hash,
      ).toEqual([]);
      await page.close();
    }
  });

  it("contacts no server, and logs nothing to the console", () => expect(site.troubles).toEqual([]));
});
