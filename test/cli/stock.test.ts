/** `print --stock`: cards onto labels and perforated cards, from the list or a file of one's own, by hand and in sets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPdf } from "../helpers/pdf.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

const CARDS = "print pen-and-paper play-calls --copies 1";
const own = (more: string): string => `format: pressbox/card-stock\nstock:\n  - id: mine\n    title: Ours\n${more}\n`;
const SOUND = own("    kind: cards\n    paper: a4\n    size: [50, 70]\n    places: [[10, 10], [80.5, 100]]");

it("starts at the first free place, on the sheet's paper, and says how to name it", async () => {
  const { code, out, err } = await place.run(`${CARDS} --stock business-letter-10 --skip 8`);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^out\/pen-and-paper-play-calls-business-letter-10\.pdf /);
  const { pages } = await readPdf(
    readFileSync(join(place.folder, "out/pen-and-paper-play-calls-business-letter-10.pdf")),
  );
  // Two cards on the first sheet, ten on the next.
  const titles = pages.map(({ texts }) => texts.filter(({ text }) => text === "PP-16").length);
  expect(titles.slice(0, 4)).toEqual([2, 0, 10, 0]);
  expect(pages.every(({ width, height }) => Math.abs(width - 215.9) < 0.1 && Math.abs(height - 279.4) < 0.1)).toBe(
    true,
  );
});

it("prints no backs on labels, and says so", async () => {
  const { code, out, err } = await place.run(`${CARDS} --stock labels-a4-14`);
  expect([code, err]).toEqual([1, expect.stringContaining("the cards are")]);
  expect(out).toBe("");
  const labels = await place.run("print pen-and-paper team-cards-two-sided --stock labels-a4-8 --out labels.pdf");
  expect(labels.err).toBe(
    'warning: the backs of "Team cards, with backs" are not printed: labels-a4-8 is labels, which have one side\n',
  );
  // 51 teams, eight to a sheet, one side each.
  expect((await readPdf(readFileSync(join(place.folder, "labels.pdf")))).pages).toHaveLength(7);
});

it("takes your own file; print and check report the same errors in it, each at its place", async () => {
  place.write("mine.yaml", SOUND);
  const { code, err } = await place.run(`${CARDS} --stock mine.yaml --out mine`);
  expect([code, err]).toEqual([0, ""]);
  expect((await place.run("check mine.yaml")).code).toBe(0);
  const broken: readonly (readonly [text: string, words: string])[] = [
    [SOUND.replace("80.5, 100", "170, 250"), "place 2 ends 23 mm off the paper of 210 x 297 mm"],
    [SOUND.replace("80.5, 100", "30, 40"), "place 2 overlaps place 1"],
    [SOUND.replace("places:", "rows: 2\n    places:"), "rows is for rows and columns"],
    [SOUND.replace(/ {4}places:.*\n/, ""), "first, columns, rows are missing"],
    [SOUND.replace("places:", "empty: [3]\n    places:"), "place 3 is not on the sheet; expected 1 to 2"],
    [SOUND.replace("kind: cards", "kind: stickers"), "kind"],
  ];
  for (const [text, words] of broken) {
    place.write("wrong.yaml", text);
    const checked = await place.run("check wrong.yaml");
    const printed = await place.run(`${CARDS} --stock wrong.yaml --out wrong`);
    const line = `${checked.out}${checked.err}`.split("\n").find((one) => one.includes(words));
    expect([words, checked.code, printed.code]).toEqual([words, 1, 1]);
    expect(line).toMatch(/^ *wrong\.yaml:\d+:\d+ stock\[0\]/);
    expect(printed.err).toContain(line?.trim());
  }
  expect(place.has("wrong")).toBe(false);
});

it("refuses what contradicts it", async () => {
  const refused = async (line: string): Promise<string> => {
    const { code, err } = await place.run(line);
    expect([line, code]).toEqual([line, 2]);
    return err;
  };
  expect(await refused(`${CARDS} --skip 2`)).toMatch(/--skip is for --stock/);
  expect(await refused(`${CARDS} --stock poker-a4-9 --fold-over`)).toMatch(/--fold-over does not: remove one/);
  expect(await refused(`${CARDS} --stock poker-a4-9 --skip 9`)).toMatch(/leaves no place of poker-a4-9 free/);
  expect(await refused(`${CARDS} --stock poker-a4-9 --places 2,10`)).toMatch(/has places 1 to 9/);
  expect(await refused(`${CARDS} --stock poker-a4-9 --places 2,1-3`)).toMatch(/lists place 2 twice/);
  expect(await refused(`${CARDS} --stock poker-letter-9 --paper a4`)).toMatch(/has its own paper size/);
  expect(await refused("print dynasty mat --stock poker-a4-9")).toMatch(/mat is full pages/);
  expect(await refused(`${CARDS} --stock poker`)).toMatch(/poker-(letter|a4)-9/);
  expect(await refused("print pen-and-paper team-cards play-calls --stock poker-a4-9 --skip 1")).toMatch(/one by one/);
});

it("is an option of a set's sheets, by name and as a file of the set; a changed file reprints them", async () => {
  place.write(
    "pressbox.yaml",
    "game: pen-and-paper\nsheets:\n  - {sheet: play-calls, stock: mine.yaml, places: 2, out: a.pdf}\n",
  );
  place.write("mine.yaml", SOUND);
  expect((await place.run("build .")).err).toBe("");
  const before = place.read("out/a.pdf");
  place.write("mine.yaml", SOUND.replace("80.5", "81.5"));
  expect((await place.run("build .")).err).toBe("");
  expect(place.read("out/a.pdf")).not.toBe(before);
  place.write("pressbox.yaml", "game: pen-and-paper\nsheets:\n  - {sheet: play-calls, stock: gone.yaml}\n");
  expect((await place.run("build .")).err).toMatch(/pressbox\.yaml:3:\d+ .*"gone\.yaml" is missing/);
});

it("is listed by size", async () => {
  expect((await place.run("list --stock")).out).toMatch(
    /^ {2}labels-letter-10 +labels 4 x 2 in, 10 per Letter sheet$/m,
  );
});
