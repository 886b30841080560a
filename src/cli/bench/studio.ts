/**
 * `npm run bench -- studio`: the waiting times in Studio, each next to a baseline: the same browser with a bare page that shows the same
 * SVG, or swaps it for the next one.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "puppeteer-core";
import { importPuppeteer, sandboxFlags } from "../../render/chromium/browser.js";
import { findBrowser } from "../../render/chromium/index.js";
import { serveStudio } from "../studio-server.js";
import { median, type Measured } from "./measure.js";

const FRESH = 5;
const KEYS = 30;
const GAMES = 12;

/** Runs in the page: notes when a key was pressed, and waits until something is there and painted. */
const WATCH = `
  addEventListener("keydown", () => (globalThis.pressed = performance.now()), true);
  globalThis.painted = (found) => new Promise((done) => {
    const look = () => found() ? requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))) : requestAnimationFrame(look);
    look();
  });`;

/** 95th percentile. */
const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(0.95 * values.length) - 1];

/** Opens an address as on a first visit: empty cache, no service worker. */
async function visit<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.evaluateOnNewDocument(`${WATCH}; delete Navigator.prototype.serviceWorker;`);
    await page.goto(url);
    return await work(page);
  } finally {
    await context.close();
  }
}

const ask = (page: Page, script: string): Promise<number> => page.evaluate(script) as Promise<number>;
const FIRST_PAINT = `new Promise((done) => new PerformanceObserver((list) => done(list.getEntries()[0].startTime)).observe({ type: "paint", buffered: true }))`;
const standsAfter = (selector: string): string =>
  `painted(() => document.querySelector(${JSON.stringify(selector)}) !== null)`;

/** Times of several visits, milliseconds. */
async function visits(browser: Browser, url: string, script: string): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let i = 0; i < FRESH; i++) taken.push(await visit(browser, url, (page) => ask(page, script)));
  return taken;
}

/** Milliseconds from a key press to the changed page. @param name the performance measure that the page takes after painting */
async function keys(page: Page, name: string, key: "Space" | "r", times: number): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const before = await ask(page, `performance.getEntriesByName("${name}").length`);
    await page.keyboard.press(key);
    await page.waitForFunction(`performance.getEntriesByName("${name}").length > ${before}`, { polling: 5 });
    taken.push(
      await ask(
        page,
        `(({ startTime, duration }) => startTime + duration - pressed)(performance.getEntriesByName("${name}").at(-1))`,
      ),
    );
    await new Promise((rest) => setTimeout(rest, 100));
  }
  return taken;
}

/** Milliseconds for a page without Studio to swap one drawing for the next. */
async function swaps(browser: Browser, url: string, times: number): Promise<number> {
  const swap = `new Promise((done) => {
    const from = performance.now();
    document.body.innerHTML = document.body.innerHTML + " ";
    requestAnimationFrame(() => done(performance.now() - from));
  })`;
  return visit(browser, url, async (page) => {
    const taken: number[] = [];
    for (let i = 0; i < times; i++) taken.push(await ask(page, swap));
    return median(taken);
  });
}

/** Serves bare drawings at `/0`, `/1`, ... */
async function serveBare(drawings: readonly string[]): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(({ url = "/0" }, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<!doctype html><title>bare</title><body>${drawings[Number(url.slice(1))] ?? ""}</body>`),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
}

const SHEET = "#/sheet/dynasty/scoresheet?fill=filled&seed=42&paper=letter";
const TEMPLATE = "#/template/dynasty/scoresheet?fill=filled&seed=42&paper=letter";
const GAME = "#/sheet/5d20/box-score?fill=filled&seed=7&paper=letter";

export async function measureStudio(): Promise<readonly Measured[]> {
  const found = findBrowser({ env: process.env });
  if (!("path" in found)) throw new RangeError("npm run bench -- studio needs Chromium");
  const { launch } = await importPuppeteer();
  const studio = await serveStudio({ port: "any" });
  const browser = await launch({
    executablePath: found.path,
    headless: "shell",
    args: ["--disable-gpu", ...sandboxFlags(process.platform, process.getuid?.())],
  });
  try {
    const drawn = (hash: string): Promise<string> =>
      visit(browser, studio.url + hash, async (page) => {
        await ask(page, standsAfter(".page svg"));
        return page.evaluate(`document.querySelector(".page svg").outerHTML`) as Promise<string>;
      });
    const bare = await serveBare([await drawn(SHEET), await drawn(GAME)]);
    const barePaint = median(await visits(browser, `${bare.url}0`, FIRST_PAINT));
    const paint = median(await visits(browser, studio.url, FIRST_PAINT));
    const sheet = median(await visits(browser, studio.url + SHEET, standsAfter(".page svg")));
    const typed = await visit(browser, studio.url + TEMPLATE, async (page) => {
      await page.waitForFunction(`document.querySelector(".tpl-editor")?.shadowRoot?.querySelector(".cm-content")`);
      await page.waitForFunction(`document.querySelector(".lit-page svg") !== null`);
      await page.evaluate(`document.querySelector(".tpl-editor").shadowRoot.querySelector(".cm-content").focus()`);
      for (const key of ["Control", "End"] as const) await page.keyboard.down(key);
      for (const key of ["End", "Control"] as const) await page.keyboard.up(key);
      return keys(page, "template", "Space", KEYS);
    });
    const { games, worker } = await visit(browser, studio.url + GAME, async (page) => {
      await ask(page, standsAfter(".page svg"));
      const rolled = await keys(page, "sheet", "r", GAMES);
      const [core] = page.workers();
      const { usedSize } = await core.client.send("Runtime.getHeapUsage");
      return { games: rolled, worker: usedSize / 1e6 };
    });
    const [swap, gameSwap] = [await swaps(browser, `${bare.url}0`, KEYS), await swaps(browser, `${bare.url}1`, GAMES)];
    bare.close();
    const peer = (ms: number, what: string): string => `a bare page ${what}, ${ms.toFixed(0)} ms`;
    const shown = peer(barePaint, "of the same SVG");
    const swapped = peer(swap, "that swaps it");
    const row = (name: string, value: number, beside: string, by: number, note: string): Measured => ({
      name: `studio: ${name}`,
      value,
      unit: "ms",
      peer: beside,
      ratio: by / value,
      note,
    });
    return [
      row("first paint", paint, shown, barePaint, "at most 300"),
      row("first sheet", sheet, shown, barePaint, "at most 1,000; from the address to the painted page"),
      row(
        "key to painted page, median",
        median(typed),
        swapped,
        swap,
        `at most 50; ${KEYS} keys in the scoresheet's template`,
      ),
      row("key to painted page, 95%", p95(typed), swapped, swap, "at most 100"),
      row(
        "new 5D20 game to filled page",
        median(games),
        peer(gameSwap, "that swaps it"),
        gameSwap,
        `at most 100; ${GAMES} games`,
      ),
      { name: "studio: worker", value: worker, unit: "MB", note: "at most 80; heap after these games" },
    ];
  } finally {
    await browser.close();
    studio.close();
  }
}
