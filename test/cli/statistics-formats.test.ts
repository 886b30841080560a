/** One league's statistics in every format that people keep them in: the same charts. */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { workbook } from "../helpers/xlsx.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

const FOLDER = new URL("../../assets/samples/5d20/league/", import.meta.url);
const TEXTS = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), "utf8")]),
);
const CELLS = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [basename(name, ".csv"), text.trim().split("\n").map((line) => line.split(","))]),
); // prettier-ignore

const tags = (tag: string, words: readonly string[]): string =>
  words.map((word) => `<${tag}>${word}</${tag}>`).join("");
const page = (): string =>
  `<!DOCTYPE html><html><body>${Object.entries(CELLS)
    .map(([name, rows], i) => {
      const table = `<table><caption>${name}</caption>${tags("tr", rows.map((row) => tags("td", row)))}</table>`;
      // Some sites keep tables in comments.
      return i % 2 > 0 ? `<!-- ${table} -->` : table;
    })
    .join("\n")}</body></html>`; // prettier-ignore
const openDocument = (): Uint8Array => {
  const cell = (word: string): string =>
    /^-?\d+(?:\.\d+)?$/.test(word)
      ? `<table:table-cell office:value-type="float" office:value="${word}"><text:p>?</text:p></table:table-cell>`
      : `<table:table-cell office:value-type="string"><text:p>${word}</text:p></table:table-cell>`;
  const sheets = Object.entries(CELLS).map(
    ([name, rows]) =>
      `<table:table table:name="${name}">${tags("table:table-row", rows.map((row) => row.map(cell).join("")))}</table:table>`,
  );
  const xml = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x">${sheets.join("")}</office:document-content>`;
  return zipSync({ "META-INF/manifest.xml": strToU8("<m/>"), "content.xml": strToU8(xml) });
}; // prettier-ignore

it("reads the same from a folder, a workbook, a page and an archive", async () => {
  for (const folder of ["folder", "tabs"]) mkdirSync(join(place.folder, folder));
  for (const [name, text] of Object.entries(TEXTS)) place.write(`folder/${name}`, text);
  for (const [name, text] of Object.entries(TEXTS))
    place.write(`tabs/${name.replace("csv", "txt")}`, text.replace(/,/g, "\t").replace(/\n/g, "\r\n"));
  const numbers = (rows: readonly (readonly string[])[]): (string | number)[][] =>
    rows.map((row) => row.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)));
  place.write("t.xlsx", workbook(Object.fromEntries(Object.entries(CELLS).map(([name, rows]) => [name, numbers(rows)]))));
  place.write("t.ods", openDocument());
  place.write("t.html", page());
  place.write("t.xls", page());
  place.write("t.zip", zipSync(Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [`league/${name}`, strToU8(text)]))));
  const rated = async (stats: string): Promise<string> => {
    const { code, out, err } = await place.run(`rate 5d20 --stats ${stats} --team Foxes --json`);
    expect([stats, code, err]).toEqual([stats, 0, ""]);
    return out;
  };
  const [wanted, ...others] = ["folder", "tabs", "t.xlsx", "t.ods", "t.html", "t.xls", "t.zip"];
  const chart = await rated(wanted);
  expect(chart.length).toBeGreaterThan(1000);
  for (const name of others) expect(await rated(name)).toBe(chart);
}); // prettier-ignore
