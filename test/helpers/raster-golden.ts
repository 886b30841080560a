/** Goldens of drawings: a hash a page in one file a system. Where a layout is as before and a line or a color is not, they say so. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { fnv1a } from "../../src/kernel/hash/index.js";
import { renderPng } from "../../src/render/png/index.js";
import type { Fill, Page } from "../../src/sheet/drawing/types.js";
import { pngPixels } from "./raster.js";

const DPI = 40;
/** Bits of a channel that smoothing may move without being told of. */
const LOST_BITS = 4;
const fileOf = (system: string): string =>
  fileURLToPath(new URL(path.join("../golden", system, "rasters.txt"), import.meta.url));

function linesOf(system: string): string[] {
  const file = fileOf(system);
  return existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "")
    : [];
}

/** `sheet fill page hash`, a line a page. */
export function rasterLines(sheet: string, fill: Fill, pages: readonly Page[]): Promise<string[]> {
  return Promise.all(pages.map(async (page, i) => `${sheet} ${fill} ${i + 1} ${await hashOf(page)}`));
}

async function hashOf(page: Page): Promise<string> {
  const { width, height, rows } = pngPixels(await renderPng(page, { dpi: DPI }));
  const coarse = rows.map((value) => value >> LOST_BITS);
  return `${width}x${height} ${fnv1a(coarse).toString(16).padStart(8, "0")}`;
}

const isOf = (sheet: string) => (line: string) => line.startsWith(`${sheet} `);

/** Compares with `test/golden/<system>/rasters.txt`; `UPDATE_GOLDENS=1` accepts. */
export function expectRasters(system: string, sheet: string, lines: readonly string[]): void {
  const known = linesOf(system);
  if (process.env.UPDATE_GOLDENS === "1") {
    const all = [...known.filter((line) => !isOf(sheet)(line)), ...lines].sort();
    mkdirSync(path.dirname(fileOf(system)), { recursive: true });
    writeFileSync(fileOf(system), `${all.join("\n")}\n`);
    return;
  }
  expect(known.filter(isOf(sheet)), "look at the sheet, then accept with UPDATE_GOLDENS=1 npm test").toEqual(
    [...lines].sort(),
  );
}

/** Lines of sheets that are none of these; `UPDATE_GOLDENS=1` removes them. */
export function staleRasters(system: string, sheets: readonly string[]): string[] {
  const known = linesOf(system);
  const stale = known.filter((line) => !sheets.includes(line.split(" ")[0]));
  if (stale.length === 0 || process.env.UPDATE_GOLDENS !== "1") return stale;
  writeFileSync(fileOf(system), `${known.filter((line) => !stale.includes(line)).join("\n")}\n`);
  return [];
}
