/** The chart that is printed is the chart that is rolled on: rows read back from the PDF are the data's. */
import { describe, expect, it } from "vitest";
import { bindDocument } from "../../../src/build.js";
import { formatIssue, type Issue } from "../../../src/kernel/issue/index.js";
import type { PrinterPaper } from "../../../src/kernel/units/index.js";
import { renderPdf } from "../../../src/render/pdf/index.js";
import { shortName } from "../../../src/systems/5d20/log/short-name.js";
import {
  DEPTHS,
  LEAGUE_AVERAGE,
  STANDARD_RULES,
  type Cell,
  type TeamChart,
} from "../../../src/systems/5d20/rules/index.js";
import { fonts } from "../../helpers/draw.js";
import { testBuilt, testRequest } from "../../helpers/forms.js";
import { readPdf, type PdfText } from "../../helpers/pdf.js";
import { SYSTEMS } from "../../helpers/sheets.js";
import { BEARS, DOLPHINS } from "./fragments.js";
import { LARGEST } from "./sample-charts.js";

const system = SYSTEMS.find(({ id }) => id === "5d20")!;
const specOf = (id: string) => system.sheets.find((sheet) => sheet.id === id)!;

async function textsOf(id: string, charts: readonly TeamChart[], paper: PrinterPaper = "letter"): Promise<PdfText[]> {
  const spec = specOf(id);
  const told: string[] = [];
  const options = {
    fill: charts.length > 0 ? ("filled" as const) : ("blank" as const),
    records: charts.length > 0 ? [{ format: "pressbox/5d20-teams", teams: charts }] : [],
    paper,
    report: (issues: readonly Issue[]) => void told.push(...issues.map(formatIssue)),
  };
  const built = await testBuilt(system, spec, options);
  expect(told).toEqual([]);
  const bytes = await renderPdf(bindDocument(testRequest(system, spec, options), [built], id), fonts);
  return (await readPdf(bytes)).pages.flatMap(({ texts }) => [...texts]);
}

const number = (text: string): number => Number(text.replace("\u2212", "-"));
const centre = ({ x, width }: PdfText): number => x + width / 2;

/** Numbers on the line of a text, up to a distance to its right. */
function rowOf(texts: readonly PdfText[], start: PdfText, reach: number): PdfText[] {
  return texts
    .filter(
      ({ x, y, text }) =>
        Math.abs(y - start.y) < 0.7 && x > start.x && x < start.x + reach && /^[\u2212+]?\d+$/.test(text),
    )
    .sort((a, b) => a.x - b.x);
}

/** What stands on the line of a text, up to a distance to its right; cells that nearly touch are read as one. */
const lineText = (texts: readonly PdfText[], start: PdfText, reach: number): string =>
  texts
    .filter(({ x, y }) => Math.abs(y - start.y) < 0.7 && x > start.x && x < start.x + reach)
    .sort((a, b) => a.x - b.x)
    .map(({ text }) => text.replaceAll(" ", ""))
    .join("");

/** Lines that begin with a name; `from` and `to` bound where on the page, left to right. */
const startsOf = (texts: readonly PdfText[], name: string, from: number, to: number): PdfText[] =>
  texts.filter(({ text, x }) => text === name && x >= from && x < to).sort((a, b) => a.y - b.y);

/** Each row's numbers are the cells that are not blank, and every column stands in one line. */
function expectRows(rows: readonly (readonly PdfText[])[], cells: readonly (readonly Cell[])[]): void {
  const places: number[][] = [];
  rows.forEach((row, r) => {
    const filled = cells[r].flatMap((cell, c) => (cell === null ? [] : [{ cell, c }]));
    expect(row.map(({ text }) => number(text))).toEqual(filled.map(({ cell }) => cell));
    row.forEach((text, i) => (places[filled[i].c] ??= []).push(centre(text)));
  });
  const means = places.filter(Boolean).map((column) => {
    expect(Math.max(...column) - Math.min(...column)).toBeLessThan(1.2);
    return column[0];
  });
  expect([...means].sort((a, b) => a - b)).toEqual(means);
}

/** Where the bands of the wide chart begin, millimeters from the left edge of the paper. */
const BANDS = { letter: { left: 9, middle: 151, right: 191 }, a4: { left: 18, middle: 159, right: 199 } } as const;

function receiverCells(chart: TeamChart): (readonly Cell[])[] {
  return chart.receivers.map((receiver, i) => [
    chart.out[i] ?? null,
    ...DEPTHS.flatMap((depth) => [
      chart.who[depth].blue[i] ?? null,
      chart.who[depth].black[i] ?? null,
      ...receiver[({ SP: "sp", MP: "mp", LP: "lp" } as const)[depth]],
    ]),
    receiver.lpy,
    receiver.fum,
  ]);
}

const runnerCells = (chart: TeamChart): (readonly Cell[])[] =>
  chart.runners.map(({ back, los, hole, brk, fum }, i) => [
    chart.rush.blue[i] ?? null,
    chart.rush.black[i] ?? null,
    ...back,
    ...los,
    ...hole,
    brk,
    fum,
  ]);

describe.each([
  ["the largest team", LARGEST, "letter"],
  ["the largest team", LARGEST, "a4"],
  ["the Bears of the source", BEARS, "letter"],
  ["the Dolphins of the source", DOLPHINS, "letter"],
  ["an average team", LEAGUE_AVERAGE, "letter"],
] as const)("the printed chart: %s", (_, chart, paper) => {
  it(`has the rows of the data, on ${paper}`, async () => {
    const texts = await textsOf("team-chart", [chart], paper);
    const { left, middle, right } = BANDS[paper];
    // Runners stand above receivers, and may be the same men.
    const seen = new Map<string, PdfText[]>();
    const next = (name: string, from: number, to: number): PdfText => {
      const key = `${name} ${from}`;
      if (!seen.has(key)) seen.set(key, startsOf(texts, name, from, to));
      const found = seen.get(key)!.shift();
      expect(found, `${name} is printed`).toBeDefined();
      return found!;
    };
    const inLeft = (name: string): PdfText => next(shortName(name, 22), left, left + 30);
    chart.qbs.forEach((qb) => {
      const first = inLeft(qb.name);
      const lines = DEPTHS.map(
        (depth) =>
          texts
            .filter(({ text, x, y }) => text === depth && x > first.x && x < middle && y >= first.y - 1)
            .sort((a, b) => a.y - b.y)[0],
      );
      expectRows(
        lines.map((line) => rowOf(texts, line, middle - line.x)),
        DEPTHS.map((depth, i) => {
          const { pre, int, def, other } = qb.rows[depth];
          return [qb.depth[i], ...pre, int, ...def, ...other, qb.scr[i], i < 2 ? qb.scr[i + 3] : qb.brk];
        }),
      );
    });
    const rowsIn = (names: readonly string[]): PdfText[][] =>
      names.map((name) => {
        const start = inLeft(name);
        return rowOf(texts, start, middle - start.x);
      });
    expectRows(rowsIn(chart.runners.map(({ name }) => name)), runnerCells(chart));
    expectRows(rowsIn(chart.receivers.map(({ name }) => name)), receiverCells(chart));
    const inRight = (name: string): PdfText => next(shortName(name, 16), right, right + 30);
    const defense = (names: readonly string[]): PdfText[][] => names.map((name) => rowOf(texts, inRight(name), 90));
    expectRows(
      defense(chart.runDef.map(({ name }) => name)),
      chart.runDef.map(({ run, base, pass, st, what, ret }) => [run, base, pass, st, ...what, ret]),
    );
    expectRows(
      defense(chart.passDef.map(({ name }) => name)),
      chart.passDef.map(({ run, base, pass, what, int }) => [run, base, pass, ...what, int]),
    );
    const kickRow = (words: string): string => {
      const start = texts.find(({ text, x }) => text === words && x < middle)!;
      return lineText(texts, start, middle - start.x);
    };
    expect(kickRow("Kickoff, yards")).toBe(chart.kick.kickoff.join(""));
    expect(kickRow("Field goal, longest")).toBe(chart.kick.fg.join(""));
    expect(kickRow("own half, yards")).toBe(chart.kick.own.join(""));
    expect(kickRow("beyond, to yard line")).toBe(chart.kick.opp.join(""));
  }, 60_000);
});

it("prints the yardage and return charts that the engine rolls on", async () => {
  const texts = await textsOf("game-charts", []);
  const { yardage, interceptions, fumbleReturn } = STANDARD_RULES.tables;
  const faces = Array.from({ length: 20 }, (_, i) => i + 1);
  const top = texts.find(({ text }) => text === "STF")!.y;
  const below = texts.filter(({ y, text }) => y > top && y < top + 90 && /^\u2212?\d+$/.test(text));
  const lines = faces.map((_, i) => {
    // The K column is the first of the page's; its lines are those of all three charts.
    const keys = below.filter(({ x }) => x < 19).sort((a, b) => a.y - b.y);
    return rowOf(below, { ...keys[i], x: keys[i].x - 1 }, 270);
  });
  lines.forEach((line, i) => {
    expect(line.map(({ text }) => number(text))).toEqual([
      i + 1,
      yardage.SACK[i],
      ...(["STF", "LINE", "AVG", "SEC", "SG"] as const).map((column) => yardage[column][i]),
      ...yardage.BRK.map((column) => column[i]),
      yardage.SP[i],
      yardage.MP[i],
      ...yardage.LP.map((column) => column[i]),
      i + 1,
      ...interceptions.map((column) => column[i]),
      i + 1,
      fumbleReturn.yards[i],
    ]);
  });
});
