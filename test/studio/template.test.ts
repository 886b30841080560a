/** The Template pane by a person's steps: change a sheet, be told what is wrong, mend it, print it, send it. */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { violations } from "./axe.js";
import { click, openSiteFor, saveFrom, type Site, SOON, textOf, untilStatus } from "./site.js";

const SHEET = "#/template/dynasty/scoresheet?fill=filled&seed=42&paper=letter";

describe.skipIf(installedBrowser === "")(`Studio, templates (${whyNoBrowser})`, () => {
  const place = openWorkplace();
  afterAll(() => place.remove());
  let site: Site;
  openSiteFor((opened) => (site = opened));

  /** The browser's own files, as Studio keeps them: all gone, but for these. */
  async function keep(files: Readonly<Record<string, string>> = {}): Promise<void> {
    const page = await site.open("icon.svg");
    await page.evaluate(`new Promise((done, failed) => {
      const open = indexedDB.open("pressbox", 1);
      open.onupgradeneeded = () => open.result.createObjectStore("files", { keyPath: "name" });
      open.onsuccess = () => {
        const work = open.result.transaction("files", "readwrite");
        const files = work.objectStore("files");
        files.clear();
        for (const [name, content] of Object.entries(${JSON.stringify(files)}))
          files.put({ name, content, revision: 1, changed: 1 });
        work.oncomplete = () => (open.result.close(), done());
        work.onabort = failed;
      };
      open.onerror = failed;
    })`);
    await page.close();
  }
  beforeEach(() => keep());

  /** Something in the editor, which stands in a shadow tree. */
  const inEditor = (page: Page, selector: string): Promise<string> =>
    page.evaluate(
      `document.querySelector(".tpl-editor").shadowRoot.querySelector(${JSON.stringify(selector)})?.textContent ?? ""`,
    ) as Promise<string>;
  const focusText = async (page: Page): Promise<void> => {
    const text = `document.querySelector(".tpl-editor")?.shadowRoot?.querySelector(".cm-content")`;
    await page.waitForFunction(text);
    await page.evaluate(`${text}.focus()`);
  };
  const isInText = (page: Page): Promise<unknown> =>
    page.evaluate(`document.activeElement?.classList.contains("tpl-editor")`);
  const chord = async (page: Page, key: "End" | "Home" | "z" | "j" | "b" | "a"): Promise<void> => {
    await page.keyboard.down("Control");
    await page.keyboard.press(key);
    await page.keyboard.up("Control");
  };
  /** Pastes into the editor. */
  const paste = (page: Page, text: string): Promise<unknown> =>
    page.evaluate(`(() => { const clipboardData = new DataTransfer(); clipboardData.setData("text/plain", ${JSON.stringify(text)});
      // Firefox has the two in the event itself.
      const pasted = new ClipboardEvent("paste", { clipboardData, data: clipboardData.getData("text/plain"), dataType: "text/plain", bubbles: true, cancelable: true });
      document.querySelector(".tpl-editor").shadowRoot.querySelector(".cm-content").dispatchEvent(pasted); })()`);
  const until = (page: Page, expression: string): Promise<unknown> =>
    page.waitForFunction(expression, { timeout: 25_000 });
  const untilTag = (page: Page, words: string): Promise<unknown> =>
    until(page, `document.querySelector(".tag")?.textContent === ${JSON.stringify(words)}`);
  const untilLine = (page: Page, words: string): Promise<unknown> =>
    until(
      page,
      `document.querySelector(".tpl-editor").shadowRoot.querySelector(".cm-activeLine")?.textContent.includes(${JSON.stringify(words)})`,
    );

  async function open(hash = SHEET, size?: { readonly width: number; readonly height: number }): Promise<Page> {
    const page = await site.open(hash, size);
    await until(page, `document.querySelector(".lit-page svg") !== null`);
    await untilStatus(page, /page/);
    return page;
  }

  /** Goes to the line that is so many above the last one, and to the place before its `}}`. */
  async function goUp(page: Page, lines: number): Promise<void> {
    await focusText(page);
    await chord(page, "End");
    for (let i = 0; i < lines; i++) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
  }

  /** Clicks on the page. Millimeters from the top left corner of Letter paper. */
  async function clickPage(page: Page, x: number, y: number): Promise<void> {
    await page.$eval(".tpl .desk", (desk, mm) => (desk.scrollTop = (mm / 279.4) * desk.scrollHeight - 200), y);
    const box = (await (await page.$(".lit-page"))!.boundingBox())!;
    await page.mouse.click(box.x + (x / 215.9) * box.width, box.y + (y / 279.4) * box.height);
  }

  /** Clicks on a word of the page. */
  async function clickWord(page: Page, word: string): Promise<void> {
    const at = (await page.evaluate(`(() => {
      const found = [...document.querySelectorAll(".lit-page svg text")].find((one) => one.textContent === ${JSON.stringify(word)});
      found.scrollIntoView({ block: "center" });
      const { x, y, width, height } = found.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`)) as [number, number];
    await page.mouse.click(...at);
  }

  it("reports an error at its place in millimeters, keeps the last good page, and fixes it", async () => {
    const page = await open();
    await expect.poll(() => textOf(page, ".tpl-bar h1"), SOON).toBe("dynasty/scoresheet-form.hbs");
    await expect.poll(() => textOf(page, ".tag"), SOON).toBe("built-in");
    const drawn = await textOf(page, ".lit-page svg");
    await goUp(page, 14);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("23");
    await untilStatus(page, /1 fault, line 63, 10 mm too low/);
    const waved = await page.evaluate(
      `[...document.querySelector(".tpl-editor").shadowRoot.querySelectorAll(".cm-waved")].map((part) => part.textContent)`,
    );
    expect((waved as string[]).join("")).toBe('{{#columns "62 66 54" gap=4 height=23}}');
    expect(await inEditor(page, ".cm-bad-line")).toBe("63");
    await expect
      .poll(() => textOf(page, ".fault-bar"), SOON)
      .toMatch(/63:1.*needs 33 mm and has 23 mm.*"Reminders".*asks most/s);
    await expect.poll(() => textOf(page, ".ruler"), SOON).toBe("has 23 mm10 mm too lowneeds 33");
    await expect.poll(() => textOf(page, ".tpl-files [aria-current] .bad-dot"), SOON).toContain("1");
    await expect.poll(() => textOf(page, ".lit-page svg"), SOON).toBe(drawn);
    // Both boxes on the page: the one at the cursor, and the one that asks most.
    await expect
      .poll(() => page.$$eval(".lit-box b", (flags) => flags.map(({ textContent }) => textContent)), SOON)
      .toEqual(["columns 190 × 33 mm", "23 → 33 mm"]);
    await chord(page, "Home");
    await page.keyboard.press("F8");
    await untilLine(page, "height=23");
    await click(page, "::-p-aria(Set 33)");
    await untilStatus(page, /^1 page/);
    expect(await page.$(".fault-bar")).toBeNull();
    // A text like the built-in one is none of one's own.
    await untilTag(page, "built-in");
    await page.close();
  });

  it("keeps a change, compares it with the built-in text, reverts to that and undoes it", async () => {
    const page = await open();
    await goUp(page, 0);
    await chord(page, "Home");
    await page.keyboard.type("{{space 0}}");
    await untilTag(page, "yours");
    await untilStatus(page, /^1 page/);
    await new Promise((kept) => setTimeout(kept, 800));
    await page.reload();
    await untilTag(page, "yours");
    await until(page, `document.querySelector(".lit-page svg") !== null`);
    await expect
      .poll(() => page.$$eval(".tpl-files section:first-of-type a", (own) => own.map(({ title }) => title)), SOON)
      .toEqual(["dynasty/scoresheet-form"]);
    await focusText(page);
    await chord(page, "b");
    await page.waitForSelector(".diff");
    await expect.poll(() => textOf(page, ".compare-head"), SOON).toBe("1 line of yours replaces 1 built-in");
    await expect.poll(() => textOf(page, ".diff .new code"), SOON).toContain("{{space 0}}{{!--");
    await expect.poll(() => page.$$eval(".diff .old", (old) => old.length), SOON).toBe(1);
    await chord(page, "b");
    await click(page, "::-p-aria(Built-in text)");
    await untilTag(page, "built-in");
    await focusText(page);
    await chord(page, "z");
    await untilTag(page, "yours");
    await page.close();
  });

  it("links from the page to the line, and from the line to the page", async () => {
    const page = await open();
    await clickWord(page, "REMINDERS");
    await until(page, `document.querySelector(".tpl-bar h1").textContent === "dynasty/scoresheet-reminders.hbs"`);
    await untilLine(page, '{{#panel "Reminders"');
    expect(await isInText(page)).toBe(true);
    await until(page, `document.querySelector(".lit-box b")?.textContent === "panel 66 × 33 mm"`);
    // What a partial in the text is, stands on the page too.
    await page.keyboard.press("ArrowDown");
    await until(page, `/^item/.test(document.querySelector(".lit-box b")?.textContent)`);
    await chord(page, "j");
    expect(await page.evaluate(`document.activeElement.classList.contains("desk")`)).toBe(true);
    await chord(page, "j");
    await until(page, `document.activeElement?.classList.contains("tpl-editor")`);
    await page.close();
  });

  it("suggests what fits at a place, with its value, and inserts it", async () => {
    const page = await open();
    await goUp(page, 0);
    await until(
      page,
      `[...document.querySelectorAll(".on-hand li")].some((row) => row.textContent === "setup.seasons20")`,
    );
    await chord(page, "Home");
    await click(page, "::-p-aria(setup.seasons 20)");
    await untilLine(page, "{{text setup.seasons}}{{!--");
    await untilTag(page, "yours");
    // Completion knows the blocks, hover and list their arguments.
    await page.keyboard.type("{{#pan");
    await until(
      page,
      `document.querySelector(".tpl-editor").shadowRoot.querySelector(".cm-tooltip-autocomplete [aria-selected]")?.textContent.startsWith("panel")`,
    );
    // The editor takes no Enter in the first 75 ms of a list: it was meant for the text.
    await new Promise((done) => setTimeout(done, 250));
    await page.keyboard.press("Enter");
    await untilLine(page, "{{#panel}}{{/panel}}");
    await until(
      page,
      `[...document.querySelectorAll(".on-hand h3")].some((head) => head.textContent === "panel takes")`,
    );
    await click(page, "::-p-aria(Built-in text)");
    await untilTag(page, "built-in");
    await page.close();
  });

  it("changes the color of a sheet's band in four steps, and prints what the command prints", async () => {
    const page = await site.open("#/sheet/dynasty/scoresheet?fill=filled&seed=42&paper=letter");
    await untilStatus(page, /page/);
    let steps = 0;
    const step = async (work: () => Promise<unknown>): Promise<void> => {
      steps++;
      await work();
    };
    await step(() => click(page, "::-p-aria(Change this sheet)"));
    await until(page, `document.querySelector(".lit-page svg") !== null`);
    await step(() => clickPage(page, 107, 28));
    await untilLine(page, "{{yardBand height=6.4}}");
    await step(() => page.waitForSelector(".on-hand input[type=color]"));
    await step(() =>
      page.$eval(".on-hand input[type=color]", (well) => {
        (well as unknown as { value: string }).value = "#7a1f3d";
        well.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    );
    await untilLine(page, '{{yardBand height=6.4 color="#7A1F3D"}}');
    await until(page, `document.querySelector(".lit-page svg").innerHTML.includes("#7a1f3d")`);
    expect(steps).toBe(4);
    await new Promise((kept) => setTimeout(kept, 800));
    const name = "dynasty-scoresheet-filled.pdf";
    const saved = await saveFrom(page, () => click(page, "::-p-aria(PDF)"), name, place.folder);
    const own = await ownText(page, "templates/dynasty/scoresheet-form.hbs");
    expect(own).toContain('color="#7A1F3D"');
    mkdirSync(path.join(place.folder, "mine/dynasty"), { recursive: true });
    place.write("mine/dynasty/scoresheet-form.hbs", own);
    expect((await place.run("print dynasty scoresheet --seed 42 --templates mine --out own")).code).toBe(0);
    expect(readFileSync(saved).equals(readFileSync(path.join(place.folder, "own", name)))).toBe(true);
    // The Sheet pane prints it too, says so, and leaves it out on a click.
    await page.goto(`${site.url}#/sheet/dynasty/scoresheet?fill=filled&seed=42&paper=letter`);
    await page.waitForSelector(".own-bar");
    await expect.poll(() => textOf(page, ".own-bar"), SOON).toContain("Own template dynasty/scoresheet-form");
    expect(await violations(page)).toEqual([]);
    const again = await saveFrom(page, () => click(page, "::-p-aria(PDF)"), name, path.join(place.folder, "own"));
    expect(readFileSync(again).equals(readFileSync(saved))).toBe(true);
    await click(page, "::-p-aria(Leave it out)");
    await until(page, `!document.querySelector(".page svg").innerHTML.includes("#7a1f3d")`);
    await page.close();
  });

  it("sends a template in a link, which is read but not run until the user agrees", async () => {
    const builtIn = readFileSync("templates/dynasty/scoresheet-form.hbs", "utf8");
    const mine = builtIn.replace("{{yardBand height=6.4}}", '{{yardBand height=6.4 color="#7A1F3D"}}');
    await keep({ "templates/dynasty/scoresheet-form.hbs": mine });
    const page = await site.open("#/sheet/dynasty/scoresheet?fill=filled&seed=42&paper=letter");
    await page.waitForSelector(".own-bar");
    await untilStatus(page, /page/);
    // The link is on the clipboard where the browser lets it, else in the address.
    await page.evaluate(`(() => { const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => write(text).then(() => void (globalThis.copied = text)); })()`);
    await click(page, "::-p-aria(Share)");
    await untilStatus(page, /link|Link/);
    const link = (await page.evaluate("globalThis.copied ?? location.href")) as string;
    expect(new URLSearchParams(link.split("?")[1]).get("t")).toMatch(/^[\w-]{100,}$/);
    await page.close();
    const other = await site.open(link.slice(link.indexOf("#")));
    await other.waitForSelector(".stranger");
    await untilStatus(other, /Nothing from the link has run yet/);
    await until(other, `document.querySelector(".stranger").textContent.includes("replaces dynasty/scoresheet-form")`);
    expect(await other.$(".page")).toBeNull();
    await other.keyboard.press("l");
    await other.waitForSelector(".stranger pre");
    await expect.poll(() => textOf(other, ".stranger pre"), SOON).toContain('color="#7A1F3D"');
    await click(other, "::-p-aria(Open it)");
    await until(other, `document.querySelector(".page svg")?.innerHTML.includes("#7a1f3d")`);
    await expect.poll(() => textOf(other, ".own-bar"), SOON).toContain("From a link");
    await click(other, "::-p-aria(Change this sheet)");
    await untilTag(other, "from a link");
    await focusText(other);
    await other.keyboard.type("x");
    expect(await inEditor(other, ".cm-activeLine")).not.toContain("x{{!--");
    await click(other, "::-p-aria(Only the sheet)");
    await untilTag(other, "yours");
    // A page that is loaded again asks again; a broken link says so.
    await other.goto(`${site.url}#/sheet/dynasty/scoresheet?t=nonsense`);
    await other.waitForSelector(".stranger");
    await until(other, `document.querySelector(".stranger h1").textContent === "This link is broken"`);
    await click(other, "::-p-aria(Only the sheet)");
    await untilStatus(other, /page/);
    await other.close();
  });

  it("stops an endless template after 5 seconds, and continues", async () => {
    const page = await open();
    await goUp(page, 0);
    await chord(page, "a");
    await page.keyboard.press("Backspace");
    // As pasted: 8 million paragraphs of 1,050 words. A fast machine comes to the limit of steps before 5 seconds with short ones.
    await paste(
      page,
      `${"{{#repeat 200}}".repeat(3)}{{#p}}${"words that are measured over and over ".repeat(150)}{{/p}}${"{{/repeat}}".repeat(3)}`,
    );
    await untilStatus(page, /1 fault, .*was stopped after 5 seconds/);
    expect(await page.$(".lit-page svg")).not.toBeNull();
    await click(page, "::-p-aria(Built-in text)");
    await untilStatus(page, /^1 page/);
    await untilTag(page, "built-in");
    await page.close();
  });

  it("lets a person leave the text: Escape, then Tab", async () => {
    const page = await open();
    await focusText(page);
    await page.keyboard.press("Tab");
    expect(await isInText(page)).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(`document.activeElement.classList.contains("desk")`)).toBe(true);
    await page.close();
  });

  it("starts a new sheet, which the Sheet pane lists and prints", async () => {
    const page = await open();
    await click(page, "::-p-aria(New sheet)");
    await until(page, `document.querySelector(".tpl-bar h1").textContent === "dynasty/my-sheet-1.hbs"`);
    await until(page, `document.querySelector(".lit-page svg").textContent.includes("My sheet 1")`);
    await page.goto(`${site.url}#/sheet/dynasty/my-sheet-1`);
    await until(page, `document.querySelector(".rail [aria-current]")?.textContent.includes("My sheet 1")`);
    await until(page, `document.querySelector(".page svg")?.textContent.includes("My sheet 1")`);
    await page.goto(`${site.url}#/template/dynasty/my-sheet-1`);
    await click(page, "::-p-aria(Take away)");
    await until(page, `document.querySelector(".tpl-files section h2").textContent === "Built-in"`);
    await page.close();
  });

  it("has two tabs on a phone: the text, and the page that links back to it", async () => {
    const page = await open(SHEET, { width: 390, height: 844 });
    expect(await page.evaluate(`document.documentElement.scrollWidth <= 390`)).toBe(true);
    expect(await page.evaluate(`document.querySelector(".tpl .stage").offsetParent === null`)).toBe(true);
    await click(page, ".tpl-tabs button:last-child");
    await page.waitForSelector(".tpl .stage .lit-page svg", { visible: true });
    const box = (await (await page.$(".lit-page"))!.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + (28 / 279.4) * box.height);
    await until(page, `document.querySelector(".tpl").dataset.tab === "text"`);
    await untilLine(page, "{{yardBand");
    const small = await page.$$eval(".tpl button, .tpl select, .tpl a", (all) =>
      all
        .filter(
          (one) =>
            (one as unknown as { offsetParent: unknown }).offsetParent !== null &&
            one.getBoundingClientRect().height < 43.5,
        )
        .map(({ textContent }) => textContent),
    );
    expect(small).toEqual([]);
    await page.close();
  });

  it("has no fault known to axe, light and dark", async () => {
    const page = await open();
    await goUp(page, 14);
    await page.keyboard.press("Backspace");
    await untilStatus(page, /fault/);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  it("contacts no server, and logs nothing to the console", () => expect(site.troubles).toEqual([]));

  /** A file of the browser's store, as Studio keeps it. */
  const ownText = (page: Page, name: string): Promise<string> =>
    page.evaluate(`new Promise((done, failed) => {
      const open = indexedDB.open("pressbox", 1);
      open.onsuccess = () => {
        const got = open.result.transaction("files").objectStore("files").get(${JSON.stringify(name)});
        got.onsuccess = () => done(got.result.content);
        got.onerror = failed;
      };
    })`) as Promise<string>;
});
