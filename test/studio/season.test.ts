/** A league in Studio: the command's file and book, byte for byte, and either goes on with the other's. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import type { ElementHandle, Page } from "puppeteer-core";
import { afterAll, describe, expect, it } from "vitest";
import { foldCampaign } from "../../src/systems/dynasty/campaign.js";
import type { CampaignRecord } from "../../src/systems/dynasty/record.js";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { violations } from "./axe.js";
import { click, openSiteFor, putFile, saveFrom, type Site, untilStatus } from "./site.js";

describe.skipIf(installedBrowser === "")(`Season (${whyNoBrowser})`, () => {
  const place = openWorkplace();
  afterAll(() => place.remove());
  let site: Site;
  openSiteFor((opened) => (site = opened));
  const fill = (page: Page, label: string, value: string): Promise<void> =>
    page.locator(`::-p-aria([name="${label}"][role="textbox"])`).fill(value);
  const exported = async (page: Page, name: string): Promise<string> =>
    readFileSync(await saveFrom(page, () => click(page, "::-p-aria(Export)"), name, place.folder), "utf8");

  it("plays a league of four: one game by hand, one typed in, the rest rolled, as the command does", async () => {
    const page = await site.open("#/season/postcard");
    await page.waitForSelector(".new-league");
    await fill(page, "How many", "4");
    await fill(page, "Seed", "11");
    // Teams of a file that is not there are no reason to take others.
    await click(page, "::-p-xpath(//span[text()='From a file'])");
    await page.waitForSelector(".new-league [type=submit]:disabled");
    await click(page, "::-p-xpath(//span[text()='Sample teams'])");
    await page.waitForSelector(".new-league [type=submit]:enabled");
    await click(page, "::-p-aria(Make the league)");
    await page.waitForSelector(".stand tbody tr");
    expect((await place.run("season postcard --teams 4 --seed 11 --weeks 1 --file studio.yaml")).code).toBe(0);
    expect((await place.run("season postcard --teams 4 --seed 11 --years 0 --file first.yaml")).code).toBe(0);
    const first = await exported(page, "postcard-league.yaml");
    expect(first).toBe(place.read("first.yaml"));

    await click(page, "::-p-aria(Play the round)");
    await untilStatus(page, /round 2.*saved here/);
    expect(await exported(page, "postcard-league.yaml")).toBe(place.read("studio.yaml"));

    // One at the table, as the coach would.
    await click(page, ".games li:nth-child(1) ::-p-text(Play it)");
    await page.waitForSelector(".answer");
    let steps = 0;
    for (; steps < 2000 && (await page.$(".acts-over")) === null; steps++) {
      const was = await page.evaluate(`performance.getEntriesByName("table").length`);
      await page.keyboard.press("Enter");
      await page.waitForFunction(`performance.getEntriesByName("table").length > ${was}`, { polling: 5 });
    }
    expect(steps).toBeGreaterThan(40);
    const record = new URLSearchParams(page.url().split("?")[1]).get("file")!;
    await saveFrom(page, () => click(page, "::-p-aria(Record)"), record, place.folder);
    expect(await place.run(["replay", record])).toMatchObject({ code: 0 });
    await click(page, "::-p-aria(Back to the league)");
    await page.waitForSelector(".games ::-p-text(Enter)");
    const score = await page.$eval(".games li:nth-child(1) .todo button", (button) => button.textContent ?? "");
    await click(page, ".games li:nth-child(1) .todo button");
    await untilStatus(page, /revision 3.*saved here/);
    const [away, home] = /(\d+)–(\d+)/.exec(score)!.slice(1);
    const enter = (game: string, points: string) =>
      place.run(["season", "enter", "studio.yaml", "--game", game, "--score", points]);
    expect((await enter("r2g1", `${away}-${home}`)).code).toBe(0);
    expect(await exported(page, "postcard-league.yaml")).toBe(place.read("studio.yaml"));

    // One typed in: an impossible score first.
    const boxes = await page.$$(".games li:nth-child(2) input");
    await boxes[0].type("1");
    await boxes[1].type("20");
    await page.waitForSelector(".games .wrong");
    await boxes[0].type("7");
    await page.waitForFunction(`document.querySelector(".games .wrong") === null`);
    await click(page, "::-p-aria(Keep 1 game)");
    await untilStatus(page, /round 3.*saved here/);
    expect((await enter("r2g2", "17-20")).code).toBe(0);
    expect(await exported(page, "postcard-league.yaml")).toBe(place.read("studio.yaml"));

    await click(page, "::-p-aria(Play the rest)");
    await untilStatus(page, /over.*saved here/);
    const book = await saveFrom(page, () => click(page, "::-p-aria(Book)"), "postcard-league-book.pdf", place.folder);
    const theirs = await place.run("season postcard --file studio.yaml --years 1 --book book.pdf --paper letter");
    expect(theirs).toMatchObject({ code: 0 });
    const final = await exported(page, "postcard-league.yaml");
    expect(final).toBe(place.read("studio.yaml"));
    expect(readFileSync(book).equals(readFileSync(path.join(place.folder, "book.pdf")))).toBe(true);

    // Each goes on with the other's file.
    expect((await place.run("check postcard-league.yaml")).code).toBe(0);
    await page.close();
  }, 240_000);

  it("shows the league's tables, and packs the files that the command writes", async () => {
    const page = await site.open("#/season/postcard/postcard-league.yaml?open=tables");
    await page.waitForSelector(".figures tbody tr");
    await page.select(".league-sheet .pick select", "head-to-head");
    await untilStatus(page, /Head to head: \d+ rows/);
    const heads = await page.$$eval(".figures thead th", (cells) => cells.map((cell) => cell.textContent));
    expect(heads).toContain("Opponent");
    expect(await violations(page)).toEqual([]);
    for (const format of ["csv", "json", "xlsx", "html"]) {
      await page.$eval(`.export input[value=${format}]`, (input) => input.click());
      const name = `postcard-league-${format}.zip`;
      const zip = await saveFrom(page, () => click(page, "::-p-aria(All tables as ZIP)"), name, place.folder);
      const parts = unzipSync(readFileSync(zip));
      const line = `season export studio.yaml --format ${format} --out ${format}`;
      expect(await place.run(line)).toMatchObject({ code: 0 });
      const theirs = readdirSync(path.join(place.folder, format));
      expect(Object.keys(parts).sort()).toEqual(theirs.sort());
      for (const file of theirs)
        expect(Buffer.from(parts[file]).equals(readFileSync(path.join(place.folder, format, file))), file).toBe(true);
    }
    await page.close();
  });

  it("shows a sample league in one click, without accessibility violations, light and dark, down to 320 pixels", async () => {
    const page = await site.open("#/start/postcard");
    await click(page, "::-p-aria(See a sample league)");
    await page.waitForSelector(".stand tbody tr");
    await page.waitForSelector(".form .w");
    expect(await violations(page)).toEqual([]);
    // Chances: stopped after some, they are those that the command counts in as many times.
    await click(page, "::-p-aria(Chances)");
    await page.waitForSelector(".figures tbody tr");
    await page.keyboard.press("Escape");
    await untilStatus(page, /was played \d+ times/);
    const words = await page.$eval("[role=status]", (foot) => foot.textContent ?? "");
    const shown = await page.$$eval(".figures tr", (rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "").join(" ")),
    );
    expect(await violations(page)).toEqual([]);
    await click(page, "::-p-text(‹ Season)");
    await page.waitForSelector(".stand tbody tr");
    await exported(page, "postcard-sample-league.yaml");
    const line = `season chances postcard-sample-league.yaml --times ${/(\d+) times/.exec(words)![1]}`;
    const told = (await place.run(line)).out.split("\n").slice(1, shown.length + 1);
    expect(shown).toEqual(told.map((row) => row.trim().replace(/ {2,}/g, " ")));
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewport({ width, height: 844 });
      expect(await page.evaluate(`document.documentElement.scrollWidth - innerWidth`)).toBe(0);
      if (process.env.STUDIO_PICTURES)
        await page.screenshot({ path: `${process.env.STUDIO_PICTURES}/season-${width}.png` as `${string}.png` });
    }
    await page.close();
  });

  it("fills Dynasty's hall of fame from the finished campaigns among the files", async () => {
    const page = await site.open("#/season/dynasty");
    await page.waitForSelector(".league-sheet .about");
    for (const seed of [3, 5]) {
      expect((await place.run(`play dynasty --seed ${seed} --save c${seed}.json`)).code).toBe(0);
      await putFile(page, `c${seed}.json`, place.read(`c${seed}.json`));
      await page.reload();
      await untilStatus(page, seed === 3 ? /Hall of fame: 1 campaign$/ : /Hall of fame: 2 campaigns/);
      if (seed === 5) continue;
      const name = "dynasty-hall-of-fame-filled.pdf";
      const pdf = await saveFrom(page, () => click(page, "::-p-aria(PDF)"), name, place.folder);
      expect((await place.run("print dynasty hall-of-fame --record c3.json --paper letter --out hall")).code).toBe(0);
      expect(readFileSync(pdf).equals(readFileSync(path.join(place.folder, "hall", name)))).toBe(true);
    }
    const drawn = await page.$eval(".league-sheet .page svg", (svg) => svg.textContent ?? "");
    for (const seed of [3, 5]) {
      const { points, wins } = foldCampaign(JSON.parse(place.read(`c${seed}.json`)) as CampaignRecord).summary;
      expect(drawn).toContain(`${points}`);
      expect(drawn).toContain(`${wins}–`);
    }
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  it("stops and keeps, and two tabs lose nothing", async () => {
    const page = await site.open("#/season/postcard/postcard-sample-league.yaml");
    await page.waitForSelector(".stand tbody tr");
    await click(page, "::-p-aria(100 seasons)");
    await page.waitForFunction(
      `/[1-9]\\d* of 100/.test(document.querySelector(".round-part .opts b")?.textContent ?? "")`,
    );
    await click(page, "::-p-text(Stop and keep)");
    await page.waitForSelector("::-p-aria(100 seasons)");
    const kept = await exported(page, "postcard-sample-league.yaml");
    const status = JSON.parse(
      (await place.run("season postcard --file postcard-sample-league.yaml --years 0 --json")).out,
    ) as {
      finished: number;
    };
    expect(status.finished).toBeGreaterThan(0);
    expect(status.finished).toBeLessThan(100);

    // What the other tab does is shown here, and this one goes on from there.
    const revisionOf = (one: Page): Promise<number> =>
      one.$eval("[role=status]", (foot) => Number(/revision (\d+)/.exec(foot.textContent ?? "")![1]));
    const before = await revisionOf(page);
    const other = await site.open("#/season/postcard/postcard-sample-league.yaml");
    await untilStatus(other, new RegExp(`revision ${before}, saved here`));
    await click(other, "::-p-text(Play the round), ::-p-text(Next season)");
    await untilStatus(other, new RegExp(`revision (?!${before},)\\d+, saved here`));
    const theirs = await revisionOf(other);
    expect(theirs).toBeGreaterThan(before);
    await untilStatus(page, new RegExp(`revision ${theirs}, saved here`));
    const shared = await exported(page, "postcard-sample-league.yaml");
    expect(shared).not.toBe(kept);
    expect(await exported(other, "postcard-sample-league.yaml")).toBe(shared);
    await other.close();

    // A tab that plays on has not seen what another wrote: both are kept, its own in one file.
    await click(page, "::-p-aria(100 seasons)");
    await page.waitForFunction(
      `/[1-9]\\d* of 100/.test(document.querySelector(".round-part .opts b")?.textContent ?? "")`,
    );
    const writer = await site.open("#/files/postcard");
    await writer.evaluate(`new Promise((done) => {
      const opening = indexedDB.open("pressbox");
      opening.onsuccess = () => {
        const files = opening.result.transaction("files", "readwrite").objectStore("files");
        const read = files.get("postcard-sample-league.yaml");
        read.onsuccess = () => (files.put({ ...read.result, content: "theirs", revision: read.result.revision + 1 }).onsuccess = done);
      };
    })`);
    const steps = `Number(/(\\d+) of 100/.exec(document.querySelector(".round-part .opts b")?.textContent ?? "")?.[1] ?? 100)`;
    const done = (await page.evaluate(steps)) as number;
    await page.waitForFunction(`${steps} >= ${Math.min(100, done + 2)}`);
    // Firefox draws no frames of a tab behind another, and a click waits for two.
    await page.bringToFront();
    await click(page, "::-p-text(Stop and keep)");
    await page.waitForSelector("::-p-aria(100 seasons)");
    const names = (await writer.evaluate(`new Promise((done) => {
      const opening = indexedDB.open("pressbox");
      opening.onsuccess = () => {
        const all = opening.result.transaction("files").objectStore("files").getAll();
        all.onsuccess = () => done(all.result.map(({ name, content }) => [name, content === "theirs"]));
      };
    })`)) as [string, boolean][];
    expect(names.filter(([name]) => name.startsWith("postcard-sample-league"))).toEqual([
      ["postcard-sample-league (2).yaml", false],
      ["postcard-sample-league.yaml", true],
    ]);
    await writer.close();
    await page.close();
  });

  it("refuses a file with errors at its line", async () => {
    const page = await site.open("#/season/postcard");
    await page.waitForSelector(".new-league .drop");
    place.write("bad.yaml", "format: pressbox/postcard-cup\nversion: 1\nname: 7\nteams: <script>alert(1)</script>\n");
    const inputs = await page.$$("input[type=file]");
    await (inputs.at(-1) as ElementHandle<never>).uploadFile(path.join(place.folder, "bad.yaml"));
    await page.waitForSelector(".faults");
    const words = await page.$eval(".faults", (list) => list.textContent ?? "");
    expect(words).toMatch(/bad\.yaml:3:\d+/);
    await page.close();
  });

  it("contacts no server, and logs nothing to the console", () => expect(site.troubles).toEqual([]));
});
