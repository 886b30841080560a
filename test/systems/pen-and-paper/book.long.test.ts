/** A long book: 16 teams, 10 years, over 300 pages in under 10 seconds. */
import { expect, it } from "vitest";
import { renderPdf } from "../../../src/render/pdf/index.js";
import { fonts, makeSeasonBook } from "../../helpers/season-book.js";
import { playLeague } from "./book-league.js";

it("prints ten years of sixteen teams", async () => {
  const { league } = playLeague(16, 10, ["final"]);
  const start = performance.now();
  const document = await makeSeasonBook(league);
  const bytes = await renderPdf(document, fonts);
  const seconds = (performance.now() - start) / 1000;
  expect(document.pages.length).toBeGreaterThan(300);
  expect(bytes.length).toBeGreaterThan(1e6);
  expect(seconds).toBeLessThan(10);
});
