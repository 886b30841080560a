// Pictures of Studio for README and docs, in assets/pictures/studio: `npm run build && node scripts/studio-pictures.mjs`, with Chromium.
import { createServer } from "node:http";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launch } from "puppeteer-core";
import { palettePng } from "./palette-png.mjs";

const SITE = "dist/studio";
const OUT = "assets/pictures/studio";
const LEAGUE = "assets/samples/5d20/league";
const SIZE = { width: 1440, height: 900 };
const COLORS = 256;
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };

/** What each picture shows: an address, and steps from there. */
const SCENES = {
  start: [
    "#/start/5d20",
    (page) => page.waitForFunction(`document.querySelectorAll(".mini img, .mini svg").length > 5`),
  ],
  sheet: [
    "#/sheet/5d20/game-log?fill=filled&seed=7&paper=letter&play=9",
    (page) => page.waitForSelector(".story button"),
  ],
  table: [
    "#/table/5d20",
    async (page) => {
      await page.locator(".seats .seed-line input").fill("7");
      await page.locator(".seats [type=submit]").click();
      for (let i = 0; i < 30; i++) await answer(page);
      await page.waitForSelector(".writing .page svg");
    },
  ],
  teams: [
    "#/teams/5d20",
    async (page) => {
      await page.waitForSelector(".drop");
      const tables = readdirSync(LEAGUE).map((name) => path.join(LEAGUE, name));
      await (await page.$("input[type=file]")).uploadFile(...tables);
      await page.waitForSelector(".page svg");
    },
  ],
};

/** Gives the coach's answer at the Table. */
async function answer(page) {
  await page.waitForSelector(".at-thumb .main:not(:disabled)");
  const asked = await page.evaluate(`performance.getEntriesByName("table").length`);
  await page.keyboard.press("Enter");
  await page.waitForFunction(`performance.getEntriesByName("table").length > ${asked}`);
}

/** Reads the pixels of a PNG in the browser: RGBA, row by row. */
const pixelsOf = async (page, png) =>
  Buffer.from(
    await page.evaluate(`(async () => {
      const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64,${png}")).blob());
      const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      brush.drawImage(bitmap, 0, 0);
      const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
      let text = "";
      for (let i = 0; i < data.length; i += 30_000) text += String.fromCharCode(...data.subarray(i, i + 30_000));
      return btoa(text);
    })()`),
    "base64",
  );

/** Pixels in their 256 most frequent colors; any other becomes the nearest of these. */
function inFewColors(pixels) {
  const counts = new Map();
  for (let i = 0; i < pixels.length; i += 4) {
    const color = pixels.readUInt32BE(i);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const kept = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, COLORS);
  const channels = (color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255];
  const palette = kept.map(([color]) => [color, channels(color)]);
  const nearest = new Map(kept.map(([color]) => [color, color]));
  const nearestTo = (color) => {
    const own = channels(color);
    const distance = ([, other]) => other.reduce((sum, value, i) => sum + (value - own[i]) ** 2, 0);
    return palette.reduce((best, one) => (distance(one) < distance(best) ? one : best))[0];
  };
  const few = Buffer.alloc(pixels.length);
  for (let i = 0; i < pixels.length; i += 4) {
    const color = pixels.readUInt32BE(i);
    if (!nearest.has(color)) nearest.set(color, nearestTo(color));
    few.writeUInt32BE(nearest.get(color), i);
  }
  return few;
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://page");
  const file = path.join(SITE, pathname === "/" ? "index.html" : pathname);
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "application/octet-stream" });
  response.end(readFileSync(file));
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const executablePath = process.env.PRESSBOX_BROWSER ?? "/usr/bin/chromium-headless-shell";
const browser = await launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const blank = await browser.newPage();
for (const [name, [hash, steps]] of Object.entries(SCENES)) {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.setViewport(SIZE);
  await page.evaluateOnNewDocument("delete Navigator.prototype.serviceWorker");
  await page.goto(`http://127.0.0.1:${server.address().port}/${hash}`);
  await steps(page);
  // Small pictures and the last stroke of the pencil.
  await pause(3000);
  // How long it took differs from run to run.
  await page.evaluate(`(() => {
    const foot = document.querySelector("[role=status]");
    foot.textContent = foot.textContent.replace(/, \\d+ ms$/, "");
  })()`);
  const png = await page.screenshot({ encoding: "base64" });
  await blank.bringToFront();
  const pixels = inFewColors(await pixelsOf(blank, png));
  const file = path.join(OUT, `${name}.png`);
  writeFileSync(file, palettePng({ ...SIZE, pixels }));
  process.stdout.write(`${file}\n`);
  await page.close();
}
await browser.close();
server.close();
