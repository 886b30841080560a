import { test } from "vitest";
import { writeFileSync, readFileSync } from "node:fs";
import { execSync } from "node:child_process";
import { loadFontFiles } from "../../src/data/fonts.js";
import { FontBook } from "../../src/page/text/font-book.js";
import { renderSvg } from "../../src/render/svg/index.js";
import { renderPng } from "../../src/render/png/index.js";
import { renderPdfWithChromium } from "../../src/render/chromium/index.js";
const load = (name: string) => {
  const svg = readFileSync(`/work/shared/design/${name}.svg`, "utf8");
  const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!;
  const symbols = new Map<string, string>();
  let inner = svg
    .replace(/font-family="Kalam"/g, 'font-family="Kalam"')
    .replace(/(font-family="Kalam"[^>]*font-weight=")700/g, "$1400")
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<title>[^<]*<\/title>/, "");
  inner = inner
    .replace(/<defs>([\s\S]*?)<\/defs>/g, (_, d) => {
      symbols.set("x" + symbols.size, d);
      return "";
    })
    .replace(/ style="[^"]*"/g, "");
  return { width: +w, height: +h, title: name, layers: { art: inner, form: "", pencil: "", marks: "" }, symbols };
};
test("bench", async () => {
  const page = load(process.env.DESIGN ?? "dynasty-scoresheet");
  const n = Number(process.env.N ?? 40);
  const doc = {
    info: { title: "T", subject: "s", keywords: "k" },
    pages: Array.from({ length: n }, () => page),
    outline: [],
  };
  const t = performance.now();
  const pdf = await renderPdfWithChromium(doc, loadFontFiles(), { browser: "/usr/bin/chromium-headless-shell" });
  const ms = performance.now() - t;
  console.log("PAGES/S", (n / ms) * 1000, "bytes/page", pdf.length / n);
  writeFileSync("/tmp/cr/bench.pdf", pdf);
  try {
    const fonts = new FontBook(loadFontFiles());
    for (let i = 0; i < 3; i++) {
      const t = performance.now();
      const svg = renderSvg(page, fonts);
      const u = performance.now();
      const png = await renderPng(page, fonts, { dpi: 150 });
      console.log("SVG ms", u - t, svg.length, "PNG ms", performance.now() - u, png.length);
      writeFileSync("/tmp/cr/bench.svg", svg);
      writeFileSync("/tmp/cr/bench.png", png);
    }
  } catch (e) {
    console.log("ERR", String(e).slice(0, 600));
  }
}, 300000);
