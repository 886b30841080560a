/** A slow network: whatever file comes last, the page shows what it was asked for. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { writeCode } from "../../src/contract/game-code.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { openSiteFor, putFile, type Site, textOf, untilStatus } from "./site.js";

const FILLED: Readonly<Record<string, string>> = {
  "5d20": "game-log",
  "dice-football": "game-log",
  dynasty: "season-log",
  "pen-and-paper": "game-record",
  postcard: "game-log",
};

/** Scripts of the page; all others are the core's. */
const OF_PAGE = /^(page|shell|panes|work|stranger|jsxRuntime|dist)-/;

describe.skipIf(installedBrowser === "")(`Late files (${whyNoBrowser})`, () => {
  let site: Site;
  openSiteFor((opened) => (site = opened));

  /** Does something in the very frame in which a part of the page is drawn, before any effect that waits for the next one. */
  const atOnce = (selector: string, work: string): string => `new Promise((done) => {
    new MutationObserver((_, seen) => {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (!found) return;
      seen.disconnect();
      ${work};
      done();
    }).observe(document.body, { childList: true, subtree: true });
  })`;

  /** Modules that fail when they are loaded fail for good: zod's are asked for by the modules of a game. */
  it.each(Object.keys(FILLED).flatMap((id) => [`zod-`, `assets/${id}-`].map((file) => [id, file] as const)))(
    "%s: a filled sheet and its story appear, though %s comes last",
    async (id, file) => {
      site.late(new RegExp(file));
      const page = await site.open(`#/sheet/${id}/${FILLED[id]}?fill=filled&seed=42`);
      await page.waitForSelector(".desk .page svg");
      await page.waitForSelector(".story button");
      expect(site.troubles).toEqual([]);
      await page.close();
    },
  );

  it.each(Object.keys(FILLED))("%s: the table asks its first question, though zod comes last", async (id) => {
    site.late(/zod-/);
    const page = await site.open(`#/table/${id}`);
    await page.waitForSelector(".seats");
    await page.evaluate(`document.querySelector(".seats [type=submit]").click()`);
    await page.waitForSelector(".answer, .pad, .handover");
    await page.close();
  });

  it("a code typed at once is not lost to the code in the address", async () => {
    site.late(undefined);
    const page = await site.open("#/start");
    await page.waitForSelector(".rack");
    const typed = page.evaluate(
      atOnce(".code-work input", `found.value = "1086 0"; found.dispatchEvent(new Event("input", { bubbles: true }))`),
    );
    await page.evaluate(`location.hash = "#/code"`);
    await typed;
    // Effects that wait for the next frame have run by then.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))");
    expect(await page.$eval(".code-work input", (input) => (input as unknown as { value: string }).value)).toBe(
      "1086 0",
    );
    await page.close();
  });

  it("no part of the core needs packages or files while it loads, except games and their raters", () => {
    const pieces = readdirSync(path.join(site.folder, "js")).filter((file) => !OF_PAGE.test(file));
    // Nobody has installed a host here: what asks for one fails.
    const load = `globalThis.postMessage = () => {};
      for (const file of ${JSON.stringify(pieces)}) await import("${path.join(site.folder, "js")}/" + file).catch(() => console.log(file));`;
    const failed = execFileSync(process.execPath, ["--input-type=module", "-e", load], { encoding: "utf8" });
    const games = Object.keys(FILLED);
    for (const file of failed.trim().split("\n"))
      expect(
        games.some((id) => file.startsWith(`${id}-`) || file.startsWith(`rater-${id}-`)),
        file,
      ).toBe(true);
  });

  it("only one entry of the core leads to the modules of a game", () => {
    const core = "src/studio/core";
    const files = readdirSync(core, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const doors = files.filter((file) =>
      /\b(requireSystem|loadSystems?|loadRater)\b/.test(readFileSync(path.join(core, file), "utf8")),
    );
    expect(doors.map((file) => path.basename(file))).toEqual(["assets.ts"]);
  });

  it("reports a lost connection, and draws as soon as it is back", async () => {
    site.late(undefined);
    const page = await site.open("#/help/postcard");
    await page.waitForSelector(".doc article");
    const said = site.troubles.length;
    site.offline(true);
    await page.evaluate(`location.hash = "#/sheet/postcard/game-log?fill=filled&seed=42"`);
    await page.waitForSelector(".desk .faults");
    expect(await textOf(page, ".desk .faults")).toContain("a part of Studio did not load");
    site.offline(false);
    await page.evaluate(`location.hash = "#/sheet/postcard/game-log?fill=filled&seed=43"`);
    await page.waitForSelector(".desk .page svg");
    expect(site.troubles.slice(said)).toEqual([]);
    await page.close();
  });

  it.each([0, 20, 50, 100])("a connection that returns %i ms after a question serves the next one", async (ms) => {
    site.late(undefined);
    const page = await site.open("#/help/postcard");
    await page.waitForSelector(".doc article");
    site.offline(true);
    await page.evaluate(`location.hash = "#/sheet/postcard/game-log?fill=filled&seed=42"`);
    await new Promise((done) => setTimeout(done, ms));
    site.offline(false);
    // What was asked before may have failed; what is asked now joins no attempt that began then.
    await page.evaluate(`location.hash = "#/sheet/postcard/game-log?fill=filled&seed=43"`);
    await page.waitForFunction(`document.querySelector(".played")?.textContent.includes("seed 43")`);
    await page.waitForSelector(".story button");
    await page.close();
  });

  it("a game started at once overwrites the waiting one, and is not saved next to it", async () => {
    site.late(undefined);
    const page = await site.open("#/start/postcard");
    await page.waitForSelector(".rack");
    await putFile(page, "postcard-by-hand.json", "{}");
    const begun = page.evaluate(atOnce(".seats", `document.querySelector(".seats [type=submit]").click()`));
    await page.evaluate(`location.hash = "#/table/postcard"`);
    await begun;
    await page.waitForSelector(".answer");
    await page.keyboard.press("1");
    await page.waitForFunction(`!document.querySelector(".at-thumb button").disabled`);
    await page.goto(`${site.url}#/files/postcard`);
    await page.waitForSelector(".file-list > li");
    expect(await page.$$eval(".file-list .what .hand", (names) => names.map((name) => name.textContent))).toEqual([
      "postcard-by-hand.json",
    ]);
    await page.close();
  });

  it("leaving is not undone by a choice that was still pending", async () => {
    const page = await site.open("#/sheet/dynasty/scoresheet");
    await page.waitForSelector(".desk .page svg");
    await page.evaluate(
      `location.hash = "#/files/dynasty"; document.querySelector(".seg input:not(:checked)").click()`,
    );
    await page.waitForSelector(".fileswork");
    expect(await page.evaluate("location.hash")).toBe("#/files/dynasty");
    await page.close();
  });

  it("another code brings another story", async () => {
    const codes = [9, 10].map((seed) =>
      writeCode({ system: "postcard", seed, sides: { away: { team: 3 }, home: { team: 5 } } }),
    );
    const page = await site.open(`#/sheet/postcard/game-log?fill=filled&code=${codes[0]}`);
    await page.waitForSelector(".story button");
    await untilStatus(page, /pages?, /);
    const first = await textOf(page, ".story");
    await page.evaluate(`location.hash = "#/sheet/postcard/game-log?fill=filled&code=${codes[1]}"`);
    await page.waitForFunction(`document.querySelector(".story").textContent !== ${JSON.stringify(first)}`);
    await page.close();
  });
});
