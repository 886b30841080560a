/** `pressbox kit`, which is what `npm start` runs. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packageFile } from "../../src/host/node/place.js";
import { readPdfWords } from "../helpers/pdf.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { openWorkplace, type Ran } from "./run.js";

const place = openWorkplace();
let ran: Ran;
beforeAll(async () => (ran = await place.run("kit --out kit")));
afterAll(() => place.remove());

// A sheet that no example fills is no file among the filled ones.
it("prints every sheet blank, played games filled, one PDF with all sheets, and an index", () => {
  expect([ran.code, ran.err]).toEqual([0, ""]);
  const files = place.files("kit");
  for (const { id, sheets } of SYSTEMS) {
    for (const sheet of sheets) {
      if (!sheet.always) expect(files).toContain(`${id}/blank/${sheet.id}.pdf`);
      if (sheet.always || sheet.fills !== "nothing") expect(files).toContain(`${id}/filled/${sheet.id}.pdf`);
    }
    expect(files).toContain(`${id}/${id}-kit.pdf`);
  }
  for (const file of files) expect(ran.out).toContain(file);
  expect(ran.out).toMatch(/\n\d+ files, [\d.]+ MB, [\d.]+ s\. Open kit\/index\.html\n$/);
});

it("proves the charts of a sample league, with the names of its teams and its season", async () => {
  const { count, words } = await readPdfWords(readFileSync(join(place.folder, "kit/5d20/filled/proof.pdf")), [0, 1]);
  // The league, its eight teams, and the charts of the sample game, of which there are no statistics.
  expect(count).toBe(1 + 8 + 2);
  expect(words[0]).toMatch(/8 teams .*1998|1998 .*8 teams/);
  expect(words[1]).toContain("Albany Foxes");
});

it.each([
  ["5d20", "standings", "league.yaml"],
  ["dice-football", "leaders", "league.yaml"],
  ["dice-football", "career-card", "career.yaml"],
])("%s: %s shows %s, which is next to it, passes check, and prints it again", async (id, sheet, file) => {
  const folder = `kit/${id}/filled`;
  expect(await place.run(`check ${folder}/${file}`)).toMatchObject({ code: 0, err: "" });
  await place.run(`print ${id} ${sheet} --record ${folder}/${file} --out again-${id}.pdf --force`);
  expect(place.read(`again-${id}.pdf`) === place.read(`${folder}/${sheet}.pdf`)).toBe(true);
  const { words } = await readPdfWords(readFileSync(join(place.folder, folder, `${sheet}.pdf`)), [0]);
  expect(words[0]).toContain(`--record ${file}`);
  expect(words[0]).toContain(file === "league.yaml" ? "season 1, over" : "season 3, over");
});

it("has an index that shows every file and links only to files that exist", () => {
  const html = place.read("kit/index.html");
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(place.has(`kit/${link}`)).toBe(true);
  for (const [, source] of html.matchAll(/src="([^"]{0,20})/g)) expect(source).toMatch(/^data:image\/svg\+xml/);
  expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
});

it("links to Studio: to its folder if it is built, and to the command otherwise", () => {
  const html = place.read("kit/index.html");
  const page = packageFile("dist", "studio", "index.html");
  const link = /href="([^"]*)">its folder</.exec(html)?.[1];
  expect(html).toContain("<code>pressbox studio --open</code>");
  expect(link && resolve(place.folder, "kit", decodeURI(link))).toBe(existsSync(page) ? page : undefined);
});

it("makes the same bytes every time, for one game on request, and reports its files as JSON", async () => {
  const { out } = await place.run("kit postcard --out again --json");
  const files = place.files("kit").filter((file) => file.startsWith("postcard/"));
  expect(files.length).toBeGreaterThan(10);
  expect(place.files("again")).toEqual([...files, "index.html"].sort());
  for (const file of files) expect(place.read(`again/${file}`) === place.read(`kit/${file}`), file).toBe(true);
  const told = (JSON.parse(out) as { files: { file: string }[] }).files.map(({ file }) => file.slice("again/".length));
  expect(told.sort()).toEqual([...files, "index.html"].sort());
});

it("rejects an unknown game", async () => {
  const { code, err } = await place.run("kit postcards --out none");
  expect([code, err]).toEqual([2, expect.stringContaining('did you mean "postcard"')]);
});
