/** The chart that is printed is the chart that is rolled on: rows read back from the PDF are the data's. */
import { describe, expect, it } from "vitest";
import { bindDocument } from "../../../src/print/build.js";
import { formatIssue, type Issue } from "../../../src/kernel/issue/index.js";
import type { PrinterPaper } from "../../../src/kernel/units/index.js";
import { renderPdf } from "../../../src/render/pdf/index.js";
import { nameForms } from "../../../src/kernel/words/names.js";
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
    // Once more at the end of the row, where the result is read.
    chart.rush.blue[i] ?? null,
    chart.rush.black[i] ?? null,
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
      // In whichever form there is room for.
      const { text, shorter } = nameForms(name);
      const forms = [text, ...shorter.filter(({ length }) => length > 4)].flatMap((form) =>
        startsOf(texts, form, from, to),
      );
      if (!seen.has(key))
        seen.set(
          key,
          forms.sort((a, b) => a.y - b.y),
        );
      const found = seen.get(key)!.shift();
      expect(found, `${name} is printed`).toBeDefined();
      return found!;
    };
    const inLeft = (name: string): PdfText => next(name, left, left + 30);
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
    const inRight = (name: string): PdfText => next(name, right, right + 30);
    const defense = (names: readonly string[]): PdfText[][] => names.map((name) => rowOf(texts, inRight(name), 90));
    expectRows(
      defense(chart.runDef.map(({ name }) => name)),
      chart.runDef.map(({ run, base, pass, st, what, ret }) => [run, base, pass, st, ...what, ret]),
    );
    expectRows(
      defense(chart.passDef.map(({ name }) => name)),
      chart.passDef.map(({ run, base, pass, what, int }) => [run, base, pass, ...what, int]),
    );
    // Returners' rows are read as one text each: two digits side by side may touch.
    const returner = (name: string): string => {
      const start = inLeft(name);
      return lineText(texts, start, middle - start.x).replaceAll("\u2212", "-");
    };
    for (const { name, upTo, fum, yards } of chart.kick.kr) expect(returner(name)).toBe([upTo, fum, ...yards].join(""));
    for (const { name, upTo, fc, fum, yards } of chart.kick.pr)
      expect(returner(name)).toBe([upTo, fc, fum, ...yards].join(""));
    const kickRow = (words: string): string => {
      const start = texts.find(({ text, x }) => text === words && x < middle)!;
      return lineText(texts, start, middle - start.x);
    };
    expect(kickRow("Kickoff, yards")).toBe(chart.kick.kickoff.join(""));
    expect(kickRow("Field goal, longest")).toBe(chart.kick.fg.join(""));
    expect(kickRow("own half, yards")).toBe(chart.kick.own.join(""));
    expect(kickRow("beyond, to yard line")).toBe(chart.kick.opp.join(""));
  });
});

// Literally what survives of the source's charts (digest, section 1): nothing here is read from our data.
describe("the fragments of the source appear exactly", () => {
  const line = (texts: readonly PdfText[], start: PdfText, reach: number): string =>
    rowOf(texts, start, reach)
      .map(({ text }) => text.replace("\u2212", "-"))
      .join(" ");
  const { left, middle, right } = BANDS.letter;
  const reach = middle - left;

  it("on the Bears' chart", async () => {
    const texts = await textsOf("team-chart", [BEARS]);
    const found = (name: string, nth: number): string =>
      line(texts, startsOf(texts, name, left, left + 30)[nth], reach);
    const depths = ["SP", "MP"].map((depth) => line(texts, startsOf(texts, depth, left + 30, left + 60)[0], reach));
    // The scramble column stands beside the depths: LINE 6 and SG 19, AVG 12 and BRK 20.
    expect(depths).toEqual(["9 3 4 9 11 20 -2 8 20 1 20 6 19", "15 5 11 17 19 20 -1 10 20 7 20 12 20"]);
    expect(found("Walter Payton", 0)).toBe("11 5 4 15 20 11 16 20 6 12 18 20 4 6 11 5");
    const catches: readonly (readonly [name: string, nth: number, line: string])[] = [
      ["Walter Payton", 1, "11 5 1 4 11 20 2 4 7 13 20"],
      ["Emery Moorehead", 0, "8 5 12 20 5 5 8 14 20"],
      ["Matt Suhey", 1, "18 11 4 7 14 20 6 9 9 15 20"],
      ["Willie Gault", 0, "12 8 5 7 20 10 11 8 9 20"],
      ["Dennis McKinnon", 0, "14 5 9 20 13 14 8 11 20"],
      ["Tim Wrightman", 0, "15 13 8 11 20 15 16 11 13 20"],
      ["Ken Margerum", 0, "17 10 17 20 16 17 12 18 20"],
    ];
    // Long passes, their ratings and the fumble numbers behind them are lost.
    for (const [name, nth, cells] of catches) expect(found(name, nth).startsWith(`${cells} `), name).toBe(true);
    // Kickoffs of 60 to 63 yards on red 7 to 10; both returners, whose fumble number is lost.
    const kickoffs = line(texts, startsOf(texts, "Kickoff, yards", left, left + 30)[0], reach);
    expect(kickoffs.split(" ").slice(6, 10)).toEqual(["60", "61", "62", "63"]);
    expect(found("Willie Gault", 1)).toMatch(/^11 \d+ 13 10 11 12 13 /);
    expect(found("Dennis Gentry", 0)).toMatch(/^20 \d+ 13 10 11 12 13 /);
    // White numbers in black boxes: runners 18, short passes 18, medium ones 17.
    const boxes = texts
      .filter(({ text, x }) => /^1[78]$/.test(text) && x < middle)
      .filter((box) =>
        texts.some(({ text, x, y }) => text === "B" && Math.abs(x - box.x) < 3 && y - box.y < 6 && y > box.y),
      );
    expect(boxes.map(({ text }) => text)).toEqual(["18", "18", "17", "17"]);
    const beside = (words: string): string => line(texts, startsOf(texts, words, left, left + 30)[0], 30);
    expect([beside("snap"), beside("fumble")]).toEqual(["1", "7"]);
    expect(texts.filter(({ text, x }) => text === "+2" && x < left + 45)).toHaveLength(1);
    const calls = [13, 15, 14, 12, 10, 12, 11, 9, 9, 8, 6, 5, 6, 3, 3].map(String);
    const inCalls = texts.filter(({ text, x, y }) => /^\d+$/.test(text) && x > middle + 18 && x < right - 1 && y < 100);
    const order = (a: PdfText, b: PdfText): number => (Math.abs(a.y - b.y) < 2 ? a.x - b.x : a.y - b.y);
    expect(
      inCalls
        .sort(order)
        .map(({ text }) => text)
        .slice(0, 15),
    ).toEqual(calls);
  });

  it("on the Dolphins' chart", async () => {
    const texts = await textsOf("team-chart", [DOLPHINS]);
    const passes = (name: string): string => line(texts, startsOf(texts, name, right, right + 30)[1], 90);
    expect(passes("Paul Lankford")).toBe("2 2 1 2 15 20 5");
    expect(passes("William Judson")).toBe("4 4 2 16 20 4");
    expect(passes("Glenn Blackwood")).toBe("6 6 3 13 18 8");
    const words = texts.map(({ text }) => text.replace("\u2212", "-"));
    expect(words.filter((word) => ["+2", "-2", "-3"].includes(word))).toEqual(
      expect.arrayContaining(["+2", "-2", "-3"]),
    );
    const every = startsOf(texts, "every completion", right, 280)[0];
    expect(texts.find(({ text, x, y }) => text === "+2" && x > every.x && Math.abs(y - every.y) < 2)).toBeDefined();
    expect(line(texts, startsOf(texts, "field", middle, right)[0], 40)).toBe("-2 -3");
  });
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
