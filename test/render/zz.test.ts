import { test } from "vitest";
import { writeFileSync, readFileSync } from "node:fs";
import { loadFontFiles } from "../../src/data/fonts.js";
import { FontBook } from "../../src/page/text/font-book.js";
import { renderSvg } from "../../src/render/svg/index.js";
import { renderPng } from "../../src/render/png/index.js";
import { renderPdfWithChromium, renderPngWithChromium } from "../../src/render/chromium/index.js";
import { rasterizePdf, readPng, compareRasters, inkShare } from "../helpers/raster.js";
import { RICH_PAGE } from "../helpers/rich-page.js";
test("x", async () => {
  const fonts = new FontBook(loadFontFiles());
  const svg = renderSvg(RICH_PAGE, fonts);
  writeFileSync("/tmp/cr/rich.svg", svg);
  const doc = { info: { title: "T", subject: "s", keywords: "k" }, pages: [RICH_PAGE], outline: [] };
  const browser = "/usr/bin/chromium-headless-shell";
  const crpdf = await renderPdfWithChromium(doc, loadFontFiles(), { browser });
  writeFileSync("/tmp/cr/crpdf.pdf", crpdf);
  for (const f of fonts.fonts)
    console.log(
      f.family,
      f.weight,
      f.width("AVATAR Ty. 1,017 To ", 3.6),
      f.width("AVATAR Ty. 1,017 To Wayfarer 88–71 Łódź fi ffl", 3.6),
      f.width("AVATAR TY. 1,017 TO WAYFARER 88–71 LODZ FI FFL", 3.6),
    );
  for (const dpi of [300]) {
    const a = readPng(await renderPng(RICH_PAGE, fonts, { dpi }));
    const b = rasterizePdf(crpdf, dpi);
    const c = readPng(await renderPngWithChromium(RICH_PAGE, loadFontFiles(), { browser, dpi }));
    const t = performance.now();
    console.log(
      dpi,
      "resvg-crpdf",
      JSON.stringify(compareRasters(a, b)),
      "resvg-crpng",
      JSON.stringify(compareRasters(a, c)),
      inkShare(a),
      inkShare(b),
      inkShare(c),
      performance.now() - t,
      a.height,
      b.height,
      c.height,
    );
  }
});
