/** What Studio weighs, as a host that packs with brotli sends it (issue 29, "Must show" 3). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { openSite, untilStatus, type Site } from "./site.js";

describe.skipIf(installedBrowser === "")(`Studio's weight (${whyNoBrowser})`, () => {
  let site: Site;
  const sizes = new Map<string, number>();
  beforeAll(async () => {
    site = await openSite();
    for (const entry of readdirSync(site.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      sizes.set(path.relative(site.folder, file).replaceAll("\\", "/"), brotliCompressSync(readFileSync(file)).length);
    }
  });
  afterAll(async () => site?.close());

  const all = (): string[] => [...sizes.keys()];
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + sizes.get(file)!, 0);
  /** Scripts that one leads to. @param late also those that come when they are wanted */
  const scriptsFrom = (entry: string, late: boolean): Set<string> => {
    const found = new Set([entry]);
    for (const file of found) {
      const code = readFileSync(path.join(site.folder, file), "utf8");
      const imports = late
        ? /(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g
        : /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
      for (const [, name] of code.matchAll(imports)) found.add(`js/${name}`);
    }
    return found;
  };
  const entryOf = (name: string): string => all().find((file) => file.startsWith(`js/${name}-`))!;
  const html = (): string => readFileSync(path.join(site.folder, "index.html"), "utf8");
  const script = (): string => /src="(js\/page-[^"]+)"/.exec(html())![1];

  it("counts every script once, for the page or for the core", () => {
    const page = scriptsFrom(script(), true);
    const core = scriptsFrom(entryOf("core"), true);
    const scripts = all().filter((file) => file.startsWith("js/"));
    expect([...page].filter((file) => core.has(file))).toEqual([]);
    expect(scripts.filter((file) => !page.has(file) && !core.has(file))).toEqual([]);
  });

  it("has no chunks that wait for each other", () => {
    const leadsBack = all().filter((file) => {
      if (!file.startsWith("js/")) return false;
      const code = readFileSync(path.join(site.folder, file), "utf8");
      return [...code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].some(([, name]) =>
        scriptsFrom(`js/${name}`, false).has(file),
      );
    });
    expect(leadsBack).toEqual([]);
  });

  it("has a shell of at most 40 kB", () => {
    const shell = sum([
      "index.html",
      // Style sheets of single panes come with these.
      ...all().filter((file) => file.endsWith(".css") && html().includes(file)),
      ...scriptsFrom(script(), false),
    ]);
    expect(shell).toBeLessThanOrEqual(40_000);
  });

  it("draws the first sheet of a first game with at most 250 kB of core", async () => {
    // A phone has no small pictures of other sheets beside it.
    const page = await site.open("#/sheet/dynasty/scoresheet", { width: 390, height: 844 });
    await untilStatus(page, /1 page,/);
    const own = scriptsFrom(script(), true);
    const core = new Set(site.asked.filter((file) => /\.(js|json)$/.test(file) && !own.has(file) && sizes.has(file)));
    core.delete("service-worker.js");
    expect(core).toContain(entryOf("core"));
    expect(sum(core)).toBeLessThanOrEqual(250_000);
    await page.close();
  });

  /** Kilobytes of the core with a new league's first standings, and with the table's first question. */
  const ROOMS = [
    ["5d20", 485, 470],
    ["dice-football", 505, 491],
    ["pen-and-paper", 558, 544],
    ["postcard", 493, 478],
  ] as const;
  it.each(ROOMS)("plays a league of %s with %i kB, and a game by hand with %i kB", async (id, season, table) => {
    const own = scriptsFrom(script(), true);
    const loaded = async (hash: string, work: string, there: string): Promise<number> => {
      // A browser that has kept nothing yet.
      site.late(/^$/);
      const from = site.asked.length;
      const page = await site.open(hash);
      await page.waitForSelector(work);
      await page.evaluate(`document.querySelector(${JSON.stringify(work)}).click()`);
      await page.waitForSelector(there);
      await untilStatus(page, /\S/);
      const core = new Set(site.asked.slice(from).filter((file) => /\.(js|json)$/.test(file) && sizes.has(file)));
      await page.close();
      return sum([...core].filter((file) => !own.has(file)));
    };
    expect(await loaded(`#/season/${id}`, ".new-league [type=button].big", ".stand tbody tr")).toBeLessThanOrEqual(
      season * 1000,
    );
    expect(await loaded(`#/table/${id}`, ".seats [type=submit]", ".answer, .pad")).toBeLessThanOrEqual(table * 1000);
  });

  it("has an editor of at most 110 kB", () => {
    const editors = all().filter(
      (file) => file.startsWith("js/") && /cm-content/.test(readFileSync(path.join(site.folder, file), "utf8")),
    );
    expect(sum(editors)).toBeLessThanOrEqual(110_000);
  });

  it("has faces of 190 kB, and 310 kB more for handwriting", () => {
    const faces = all().filter((file) => file.endsWith(".ttf"));
    expect(sum(faces.filter((file) => !file.includes("pencil")))).toBeLessThanOrEqual(190_000);
    expect(sum(faces.filter((file) => file.includes("pencil")))).toBeLessThanOrEqual(310_000);
  });

  it("is at most 1.8 MB in all", () => {
    expect(sum(all())).toBeLessThanOrEqual(1_800_000);
  });
});
