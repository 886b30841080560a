/** A chart changed cell by cell in Studio: the proof moves, the file is the command's, nothing is in a reader's way. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ElementHandle, Page } from "puppeteer-core";
import { afterAll, describe, expect, it } from "vitest";
import { parseData } from "../../src/text/data-file.js";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { violations } from "./axe.js";
import { openSiteFor, saveFrom, type Site, SOON, textOf, untilStatus } from "./site.js";

const BEARS = path.join("assets", "samples", "5d20", "1985");
const LEAGUE = path.join("assets", "samples", "5d20", "league");

describe.skipIf(installedBrowser === "")(`Charts in Studio (${whyNoBrowser})`, () => {
  const place = openWorkplace();
  afterAll(() => place.remove());
  let site: Site;
  openSiteFor((opened) => (site = opened));

  const drop = async (page: Page, ...files: string[]): Promise<void> => {
    await page.waitForSelector("input[type=file]");
    await ((await page.$("input[type=file]")) as ElementHandle<never>).uploadFile(...files);
    await page.waitForSelector(".league");
  };
  const tables = (folder: string): string[] => readdirSync(folder).map((name) => path.join(folder, name));
  const openCells = async (page: Page): Promise<void> => {
    await page.locator(".seg label:nth-of-type(2) input").click();
    await page.waitForSelector(".paper td[tabindex='0']");
  };
  const cellOf = (words: string): string => `.paper td[aria-label^="${words}"]`;
  const until = (page: Page, condition: string): Promise<unknown> =>
    page.waitForFunction(condition, { timeout: 30_000 });
  /** Writing waits for a pause of the hand; a page that is closed before has not written. */
  const untilKept = async (page: Page, name: string, content: string): Promise<void> => {
    const kept = `new Promise((done, failed) => {
      const opened = indexedDB.open("pressbox");
      opened.onerror = failed;
      opened.onsuccess = () => {
        const read = opened.result.transaction("files").objectStore("files").get(${JSON.stringify(name)});
        read.onsuccess = () => (opened.result.close(), done(read.result?.content));
      };
    })`;
    await expect.poll(() => page.evaluate(kept), { timeout: 20_000 }).toBe(content);
  };
  const PD = "Dan Marino, short passes, knocked down";

  it("moves the proof with a cell, keeps it, undoes it, and writes what the command reads", async () => {
    const page = await site.open("#/teams/5d20");
    await drop(page, ...tables(BEARS));
    const made = await saveFrom(
      page,
      () => page.locator("::-p-aria(teams.yaml)").click(),
      "1985-teams.yaml",
      place.folder,
    );
    const before = readFileSync(made, "utf8");
    await page.locator(".league li:nth-child(2) button").click();
    await openCells(page);
    await page.locator(cellOf(PD)).click();
    // Three keys in a row: none of them is lost.
    for (let i = 0; i < 3; i++) await page.keyboard.press("-");
    await until(
      page,
      `document.querySelector('${cellOf(PD)}').getAttribute("aria-label").includes("knocked down: 5, was 8")`,
    );
    await until(page, `document.querySelector(".proof li").className.includes("out has-moved")`);
    await untilStatus(page, /Kept as 5d20-1985-teams\.yaml/);
    const saved = await saveFrom(
      page,
      () => page.locator("::-p-aria(teams.yaml)").click(),
      "1985-teams.yaml",
      place.folder,
    );
    const after = readFileSync(saved, "utf8");
    const differ = after.split("\n").filter((line, i) => line !== before.split("\n")[i]);
    // The changed line, and the mark of the file.
    expect(differ.length).toBeLessThanOrEqual(2);
    writeFileSync(path.join(place.folder, "edited.yaml"), after);
    expect(await place.run("check edited.yaml")).toMatchObject({ code: 0 });
    // The command's proof has the same figure.
    const printed = await place.run("print 5d20 proof --record edited.yaml --format svg --out proof");
    expect(printed.code).toBe(0);
    expect(readdirSync(path.join(place.folder, "proof"))).toHaveLength(2);
    const { teams } = parseData(after, "edited.yaml").data as {
      teams: { qbs: { rows: { SP: { def: number[] } } }[] }[];
    };
    expect(teams[1].qbs[0].rows.SP.def[0]).toBe(5);
    const { figuresOf } = await import("../../src/systems/5d20/rate/index.js");
    const [{ value }] = figuresOf(teams[1] as never, { quick: true });
    await expect.poll(async () => Number.parseFloat(await textOf(page, ".proof li b")), SOON).toBeCloseTo(value, 2);
    // The page that is printed follows.
    await page.keyboard.press("c");
    await page.waitForSelector(".page svg");
    await page.keyboard.press("c");
    await page.waitForSelector(".paper td[tabindex='0']");
    for (let i = 3; i > 0; i--) await page.keyboard.press("z");
    await until(page, `document.querySelectorAll(".paper .edited").length === 0`);
    const back = await saveFrom(
      page,
      () => page.locator("::-p-aria(teams.yaml)").click(),
      "1985-teams.yaml",
      place.folder,
    );
    expect(readFileSync(back, "utf8")).toBe(before);
    await untilKept(page, "5d20-1985-teams.yaml", before);
    await page.close();
  });

  it("reports an error at its cell, and suspends the figures", async () => {
    const page = await site.open("#/teams/5d20");
    await drop(page, ...tables(BEARS));
    await openCells(page);
    const first = "document.querySelector('.paper td[tabindex=\"0\"]')";
    await page.locator(".paper .block tbody tr:nth-child(1) td:nth-of-type(1)").click();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".paper td input");
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    await until(page, `/expected a whole number/.test(document.querySelector(".cell-bar .wrong")?.textContent ?? "")`);
    await page.keyboard.press("Escape");
    await page.keyboard.type("19");
    await page.keyboard.press("Enter");
    await until(page, `document.querySelector(".paper [aria-invalid]") !== null`);
    await expect.poll(() => textOf(page, "[role=status]"), SOON).toMatch(/fault/);
    expect(await page.evaluate(`${first} !== null`)).toBe(true);
    await page.keyboard.press("z");
    await until(page, `document.querySelector(".paper [aria-invalid]") === null`);
    await page.close();
  });

  it("reopens kept teams unchanged, with the tables they were made from", async () => {
    const page = await site.open("#/teams/5d20?file=5d20-1985-teams.yaml");
    await page.waitForSelector(".league");
    await page.locator(".league li:nth-child(2) button").click();
    await openCells(page);
    await page.locator(cellOf(PD)).click();
    await page.keyboard.press("+");
    await until(
      page,
      `/knocked down: 9, was 8/.test(document.querySelector('${cellOf(PD)}').getAttribute("aria-label"))`,
    );
    // Targets are those of the proof that is kept beside.
    await expect.poll(() => textOf(page, ".proof li small"), SOON).toContain("target");
    await page.close();
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])(
    "has no accessibility violations at %s x %s, on cells of both games",
    async (width, height) => {
      for (const [id, folder] of [
        ["5d20", BEARS],
        ["dice-football", LEAGUE],
      ] as const) {
        const page = await site.open(`#/teams/${id}`, { width, height });
        await drop(page, ...tables(folder));
        await openCells(page);
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
        expect(await violations(page)).toEqual([]);
        await page.close();
      }
    },
    240_000,
  );

  it("logs nothing to the console and contacts no server", () => expect(site.troubles).toEqual([]));
});
