/** Sets of a person's own in Studio: told with every fault, built to the command's bytes, taken out singly and as one ZIP. */
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync, zipSync } from "fflate";
import type { ElementHandle, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageFile } from "../../src/host/node/place.js";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { violations } from "./axe.js";
import { openSite, saveFrom, untilStatus, type Site, SOON } from "./site.js";

const SAMPLE = packageFile("assets", "samples", "set");

describe.skipIf(installedBrowser === "")(`Sets in Studio (${whyNoBrowser})`, () => {
  const place = openWorkplace();
  let site: Site;
  const inSet = (file: string): string => path.join(place.folder, "set", file);
  beforeAll(async () => {
    site = await openSite();
    cpSync(SAMPLE, path.join(place.folder, "set"), { recursive: true });
    rmSync(inSet("out"), { recursive: true, force: true });
    expect((await place.run("build set --quiet")).code).toBe(0);
  });
  afterAll(async () => {
    await site?.close();
    place.remove();
  });

  const zipOf = (name: string, change: Readonly<Record<string, string>> = {}): string => {
    const files = Object.fromEntries(
      place
        .files("set")
        .filter((file) => !file.startsWith("out/"))
        .map((file) => [file, change[file] === undefined ? readFileSync(inSet(file)) : Buffer.from(change[file])]),
    );
    place.write(name, Buffer.from(zipSync(files)));
    return path.join(place.folder, name);
  };
  const openEmpty = async (): Promise<Page> => {
    const page = await site.open("#/files/pen-and-paper");
    await page.waitForSelector(".of-sets");
    await page.evaluate(`new Promise((done) => { const asked = indexedDB.open("pressbox");
      asked.onsuccess = () => { asked.result.transaction("files", "readwrite").objectStore("files").clear().onsuccess =
        () => { asked.result.close(); done(); } } })`);
    await page.reload();
    await page.waitForSelector(".no-files");
    return page;
  };
  const give = async (page: Page, file: string): Promise<void> => {
    const input = (await page.waitForSelector(".in-out input[type=file]"))!;
    await (input as ElementHandle<never>).uploadFile(file);
    await untilStatus(page, /added/);
  };
  const build = async (page: Page): Promise<void> => {
    await page.locator(".set-acts .main:not([disabled])").click();
    await untilStatus(page, /27 files, /);
  };
  const size = (png: Uint8Array): number[] =>
    [16, 20].map((at) => new DataView(png.buffer, png.byteOffset).getUint32(at));

  it("says on a phone what is not a set, and where to find one", async () => {
    const page = await site.open("#/set/pen-and-paper", { width: 320, height: 640 });
    await untilStatus(page, /No set here/);
    expect(await violations(page)).toEqual([]);
    await page.locator(".set-acts .main").click();
    await untilStatus(page, /21 parts/);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
    await page.close();
  });

  it("opens the sample with a click, and builds what the command builds", async () => {
    const page = await site.open("#/files/pen-and-paper");
    await page.locator(".of-sets .btn").click();
    await untilStatus(page, /The Plains Six: 21 parts/);
    expect(await violations(page)).toEqual([]);
    // None of its files is a fault, its README neither.
    await page.goto(`${site.url}#/files/pen-and-paper`);
    await page.waitForFunction(
      `(() => { const rows = [...document.querySelectorAll(".file-list > li .what p")].map((row) => row.textContent);
        return rows.length > 5 && !rows.includes("Reading"); })()`,
    );
    await expect
      .poll(() => page.$$eval(".file-list .faults", (list) => list.map((one) => one.textContent)), SOON)
      .toEqual([]);
    await page.goBack();
    await untilStatus(page, /The Plains Six: 21 parts/);
    await build(page);
    expect(await violations(page)).toEqual([]);
    const saved = mkdirFor("zip");
    const zip = await saveFrom(page, () => page.locator(".set-acts .btn.main").click(), "the-plains-six.zip", saved);
    const made = unzipSync(readFileSync(zip));
    const files = place.files("set").filter((file) => file.startsWith("out/"));
    expect(Object.keys(made).sort()).toEqual(files);
    for (const file of files) {
      const command = readFileSync(inSet(file));
      if (/\.(pdf|svg|csv)$/.test(file)) expect(command.equals(made[file]), file).toBe(true);
      // The browser paints dots in its own way: as many, on the same sheet.
      if (file.endsWith(".png")) expect(size(made[file]), file).toEqual(size(command));
    }
    // What the page made is as it should be for the command, too.
    rmSync(inSet("out"), { recursive: true });
    for (const [file, bytes] of Object.entries(made)) {
      mkdirSync(path.dirname(inSet(file)), { recursive: true });
      place.write(`set/${file}`, Buffer.from(bytes));
    }
    const again = await place.run("build set --json");
    const told = JSON.parse(again.out) as { files: { file: string; state: string }[]; left: unknown[] };
    expect(told.files.filter(({ state }) => state === "new")).toEqual([]);
    expect(told.left).toEqual([]);
    await page.close();
  });

  const mkdirFor = (name: string): string => {
    const folder = path.join(place.folder, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  };

  it("offers a single file, the command's to the byte", async () => {
    const page = await openEmpty();
    await give(page, zipOf("set.zip"));
    await page.goto(`${site.url}#/set/pen-and-paper`);
    await untilStatus(page, /21 parts/);
    await build(page);
    const link = "::-p-xpath(//button[text()='rivals/tulsa-derricks.pdf'])";
    const file = await saveFrom(page, () => page.locator(link).click(), "tulsa-derricks.pdf", mkdirFor("one"));
    expect(readFileSync(file).equals(readFileSync(inSet("out/rivals/tulsa-derricks.pdf")))).toBe(true);
    await page.close();
  });

  it("reports the errors of all files at their places, as the command does, and makes nothing", async () => {
    const teams = strFromU8(readFileSync(inSet("teams.yaml"))).replaceAll("founded: ", "founded: in ");
    const rules = `${strFromU8(readFileSync(inSet("rules.yaml")))}nope: 1\n`;
    const change = { "teams.yaml": teams, "rules.yaml": rules };
    for (const [name, text] of Object.entries(change)) place.write(`set/${name}`, text);
    const ran = await place.run("build set --json");
    expect(ran.code).toBe(1);
    const faults = ran.err
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { file: string; line?: number; column?: number; message: string });
    expect(faults.length).toBeGreaterThan(1);
    const page = await openEmpty();
    await give(page, zipOf("wrong.zip", change));
    await page.goto(`${site.url}#/set/pen-and-paper`);
    await untilStatus(page, /faults? in the set/);
    const shown = await page.$$eval(".own .faults li", (list) => list.map((one) => one.textContent ?? ""));
    expect(shown).toHaveLength(faults.length);
    for (const [i, { file, line, column, message }] of faults.entries()) {
      expect(shown[i]).toContain(`${file.replace(/^set[\\/]/, "")}${line === undefined ? "" : `:${line}:${column}`}`);
      expect(shown[i]).toContain(message);
    }
    expect(await page.$(".set-acts .main[disabled]")).not.toBeNull();
    expect(await violations(page)).toEqual([]);
    await page.close();
    for (const name of Object.keys(change)) cpSync(path.join(SAMPLE, name), inSet(name));
  });

  it("stops on request, and builds again", async () => {
    const page = await site.open("#/files/pen-and-paper");
    await page.locator(".of-sets .btn").click();
    await untilStatus(page, /21 parts/);
    await page.locator(".set-acts .main").click();
    await untilStatus(page, /of 21/);
    await page.keyboard.press("Escape");
    await untilStatus(page, /^Stopped$/);
    expect(await page.$(".set-parts")).toBeNull();
    await build(page);
    await page.close();
  });

  it("contacts no server, and logs nothing to the console", () => expect(site.troubles).toEqual([]));
});
