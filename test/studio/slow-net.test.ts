/** A slow network: whatever file comes last, the page shows what it was asked for. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { openSite, type Site } from "./site.js";

const FILLED: Readonly<Record<string, string>> = {
  "5d20": "game-log",
  "dice-football": "game-log",
  dynasty: "season-log",
  "pen-and-paper": "game-record",
  postcard: "game-log",
};

describe.skipIf(installedBrowser === "")(`Files that come late (${whyNoBrowser})`, () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(async () => {
    await site?.close();
  });

  /** Modules that fail when they are loaded fail for good: zod's are asked for by the modules of a game. */
  it.each(Object.keys(FILLED).flatMap((id) => [`zod-`, `assets/${id}-`].map((file) => [id, file] as const)))(
    "%s: a filled sheet and its story stand there, though %s comes last",
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

  it("a code that is typed at once is not lost to the code of the address", async () => {
    site.late(undefined);
    const page = await site.open("#/start");
    await page.waitForSelector(".rack");
    // Typed in the very frame in which the pane is drawn, before any effect that waits for the next one.
    await page.evaluate(`new Promise((done) => {
      new MutationObserver((_, seen) => {
        const input = document.querySelector(".code-work input");
        if (!input) return;
        seen.disconnect();
        input.value = "1086 0";
        input.dispatchEvent(new Event("input", { bubbles: true }));
        setTimeout(done, 500);
      }).observe(document.body, { childList: true, subtree: true });
      location.hash = "#/code";
    })`);
    expect(await page.$eval(".code-work input", (input) => (input as unknown as { value: string }).value)).toBe(
      "1086 0",
    );
    await page.close();
  });
});
