// Pictures of Studio: README's and docs/studio.md's in assets/pictures/studio, those of
// docs/studio-pictures.md, every pane at three sizes, in its folder panes/.
// `npm run build && node scripts/studio-pictures.mjs`, with Chromium; names take those panes only.
import { createServer } from "node:http";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launch } from "puppeteer-core";
import { palettePng } from "./palette-png.mjs";

const SITE = "dist/studio";
const OUT = "assets/pictures/studio";
const LEAGUE = "assets/samples/5d20/league";
const FILES = ["postcard/house-card.yaml", "5d20/teams.yaml", "pen-and-paper/statistics.csv"].map((file) =>
  path.join("assets/samples", file),
);
/** README and docs/studio.md show these panes on a desktop; the package has their pictures. */
const IN_DOCS = ["start", "sheet", "table", "teams"];
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
const COLORS = 256;
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };

const press = (page, label) => page.locator(`::-p-aria([name="${label}"][role="button"])`).click();

/** What each picture shows: an address, and steps from there. */
const SCENES = {
  start: ["#/start/5d20", (page) => page.waitForSelector(".cover")],
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
  template: [
    "#/template/dynasty/scoresheet?fill=filled&seed=42&paper=letter",
    (page) => page.waitForFunction(`document.querySelector(".tpl-editor")?.shadowRoot?.querySelector(".cm-line")`),
  ],
  season: [
    "#/season/pen-and-paper",
    async (page) => {
      await page.waitForSelector(".new-league");
      await press(page, "Sample league");
      await page.waitForSelector(".stand tbody tr");
    },
  ],
  files: [
    "#/files/postcard",
    async (page) => {
      await page.waitForSelector("input[type=file]");
      await (await page.$("input[type=file]")).uploadFile(...FILES);
      await page.waitForFunction(`document.body.textContent.includes("house-card")`);
    },
  ],
  help: ["#/help/postcard/postcard", (page) => page.waitForSelector(".doc h1")],
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

/** A pane after its steps, as a PNG of few colors. */
async function taken(hash, steps, size) {
  // A context of its own: nothing kept by an earlier picture.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.setViewport(size);
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
  await context.close();
  return palettePng({ ...size, pixels });
}

function write(file, picture) {
  writeFileSync(file, picture);
  process.stdout.write(`${file}\n`);
}

if (!existsSync(path.join(SITE, "index.html"))) {
  console.error(`${SITE}: missing; hint: npm run build makes it`);
  process.exit(1);
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
const wanted = process.argv.slice(2);
for (const [name, [hash, steps]] of Object.entries(SCENES).filter(([name]) => !wanted[0] || wanted.includes(name)))
  for (const [label, size] of Object.entries(SIZES)) {
    const file = label === "desktop" && IN_DOCS.includes(name) ? `${name}.png` : `panes/${name}-${label}.png`;
    write(path.join(OUT, file), await taken(hash, steps, size));
  }
await browser.close();
server.close();
