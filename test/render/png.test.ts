import { describe, expect, it } from "vitest";
import { UserError } from "../../src/kernel/issue/index.js";
import { blankPage } from "../helpers/blank-page.js";
import { importResvg, renderPng } from "../../src/render/png/index.js";
import { inkShare, readPng } from "../helpers/raster.js";
import { RICH_PAGE } from "../helpers/rich-page.js";

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof UserError ? error.issues[0].code : `no issue: ${String(error)}`;
}

describe("renderPng", () => {
  it("draws text and shapes without any installed font", async () => {
    const picture = readPng(await renderPng(RICH_PAGE, { dpi: 150 }));
    expect(inkShare(picture)).toBeGreaterThan(0.05);
    expect(inkShare(picture)).toBeLessThan(0.3);
  });

  it.each([
    ["a poker card with bleed at 300 dpi", 69.85, 95.25, 300, 825, 1125],
    ["Letter at 100 dpi", 215.9, 279.4, 100, 850, 1100],
  ])("makes %s as many pixels as print shops expect", async (_, width, height, dpi, across, down) => {
    const picture = readPng(await renderPng(blankPage({ width, height }, "blank"), { dpi }));
    expect([picture.width, picture.height]).toEqual([across, down]);
    expect(inkShare(picture)).toBe(0);
  });

  it("gives the same bytes for the same page", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => renderPng(RICH_PAGE, { dpi: 72 })));
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });

  it("reports an invalid resolution", async () => {
    expect(await codeOf(renderPng(RICH_PAGE, { dpi: 10_000 }))).toBe("png-too-large");
    expect(await codeOf(renderPng(RICH_PAGE, { dpi: 0 }))).toBe("png-too-large");
  });

  it("names a missing package", async () => {
    const missing = importResvg(() => Promise.reject(new Error("Cannot find native binding")));
    expect(await codeOf(missing)).toBe("resvg-missing");
  });
});
