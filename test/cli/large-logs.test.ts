/** S5: a log in large print is laid out for it: a row of it is two lines, all columns beside each other, a title on every page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PT_PER_MM } from "../../src/kernel/units/index.js";
import { readPdf, type PdfPage } from "../helpers/pdf.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

/** The words at the top of a page, in the type of titles and bands. */
const titleOf = ({ texts }: PdfPage): string =>
  texts
    .filter(({ y, x }) => y < 45 && x < 70)
    .map(({ text }) => text)
    .join(" ");
/** Numbers of the log's rows: the first column. */
const rowsOf = ({ texts }: PdfPage): number[] =>
  texts.filter(({ x, text }) => x < 22 && /^\d{1,3}$/.test(text)).map(({ text }) => Number(text));

it.each([
  ["5d20", 30, /PLAY BY PLAY|Play by play/i],
  ["dice-football", 31, /play by play|score sheet|timing track|scoring|drives|away|home|kick returns/i],
])("%s: a filled log has at most %i pages, each with its title", async (game, most, titles) => {
  const printed = await place.run(`print ${game} game-log --seed 2 --theme large-print --out ${game}.pdf`);
  expect([printed.code, printed.err]).toEqual([0, ""]);
  const { pages } = await readPdf(new Uint8Array(readFileSync(join(place.folder, `${game}.pdf`))));
  expect(pages.length).toBeLessThanOrEqual(most);
  expect(pages.filter((page) => !titles.test(titleOf(page))).map(titleOf)).toEqual([]);
  const log = pages.filter((page) => /play by play/i.test(titleOf(page)));
  // Two lines a row: nine rows on each page but the first and the last.
  const numbers = log.map((page) => new Set(rowsOf(page)));
  const all = new Set(numbers.flatMap((page) => [...page]));
  for (let row = 1; row <= 140; row++) expect(all.has(row)).toBe(true);
  // Type of 16 points, a hand of 13: the footer alone is smaller.
  const small = log.flatMap(({ texts, height }) =>
    texts.filter(({ size, y }) => size * PT_PER_MM < 12.9 && y < height - 22),
  );
  expect(small.map(({ text, size }) => `${text} ${size}`)).toEqual([]);
});
