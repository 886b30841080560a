import { describe, expect, it } from "vitest";
import { PDFDocument } from "pdf-lib";
import { LIVE_AREA } from "../../../../src/page/draw.js";
import { PAPERS, PRINTER_SAFE_MM } from "../../../../src/kernel/units/index.js";
import { renderPdf } from "../../../../src/render/pdf/index.js";
import type { Page } from "../../../../src/sheet/drawing/types.js";
import { activeOps } from "../../../../src/sheet/drawing/walk.js";
import { CARD_SIZES, POSTER, POSTER_SIZE } from "../../../../src/systems/postcard/sheets/card-formats.js";
import { textBoxes } from "../../../helpers/boxes.js";
import { fonts } from "../../../helpers/draw.js";
import { markLines } from "../../../press/placed.js";
import { boxed, build, shapesOf, single } from "./build-card.js";

/** Type and lines that still print and read (design.md: 5 pt on this card alone, 0.2 mm). */
const LEAST_POINTS = 5;
const LEAST_STROKE = 0.2;
const CARDS = [
  { id: "card", size: CARD_SIZES.postcard },
  { id: "card-shop", size: CARD_SIZES.postcard },
  { id: "card-a6", size: CARD_SIZES.a6 },
  { id: "card-a5", size: CARD_SIZES.a5 },
  { id: "card-laminate", size: CARD_SIZES.laminate },
] as const;
const THEMES = ["color", "mono", "low-ink"] as const;

describe.each(CARDS)("$id", ({ id, size }) => {
  it.each(THEMES)("keeps type, lines and margins in %s", (theme) => {
    const page = single(id, { theme });
    const trim = page.trim ?? { x: 0, y: 0, width: page.width, height: page.height };
    expect([trim.width, trim.height]).toEqual([size.width, size.height]);
    const texts = textBoxes(page, fonts);
    expect(texts.length).toBeGreaterThan(200);
    expect(Math.min(...texts.map((text) => text.size))).toBeGreaterThanOrEqual(LEAST_POINTS - 0.01);
    const shapes = shapesOf(page).filter(({ layer }) => layer !== "marks");
    expect(Math.min(...shapes.flatMap(({ stroke }) => (stroke > 0 ? [stroke] : [])))).toBeGreaterThanOrEqual(
      LEAST_STROKE - 0.001,
    );
    const safe = [
      trim.x + size.margin,
      trim.y + size.margin,
      trim.x + size.width - size.margin,
      trim.y + size.height - size.margin,
    ];
    const outside = [
      ...texts.map(({ text, left, top, right, bottom }) => ({ what: text, box: [left, top, right, bottom] })),
      // The ground alone runs to the cut and past it.
      ...boxed(shapes.slice(theme === "low-ink" ? 0 : 1)).map(({ name, box }) => ({ what: name, box })),
    ].filter(
      ({ box: [left, top, right, bottom] }) => left < safe[0] || top < safe[1] || right > safe[2] || bottom > safe[3],
    );
    expect(outside).toEqual([]);
  });
});

describe("write-on cells", () => {
  const circles = (id: string): number[] =>
    shapesOf(single(id)).flatMap(({ name, box: [left, , right] }) =>
      name === "circle" && right - left > 3.5 ? [right - left] : [],
    );

  it("are larger on the card to laminate than on A5", () => {
    const smallest = (id: string): number => Math.min(...circles(id));
    expect(smallest("card-laminate")).toBeGreaterThan(smallest("card-a5"));
    expect(smallest("card-laminate")).toBeGreaterThan(6);
    expect(smallest("card")).toBeGreaterThanOrEqual(4.4);
  });
});

const fieldNames = ({ layers }: Page): string[] =>
  activeOps(layers.pencil).flatMap(({ op }) => (op.op === "field" ? [op.name] : []));

/** Left, top, right and bottom of everything printed, clipped as the sheet clips it; marks by the numbers of their path. */
function inked(id: string, paper: "letter" | "a4") {
  const [sheet] = build(id, { paper }).pages;
  const marks = markLines(sheet).map(({ x1, y1, x2, y2 }) => ({ x: [x1, x2], y: [y1, y2] }));
  return { sheet, marks, shapes: boxed(shapesOf(sheet)).filter(({ layer }) => layer !== "marks") };
}

describe("sheets of paper", () => {
  it.each(["letter", "a4"] as const)(
    "hold two postcards with bleed and marks inside the printable area of %s",
    (paper) => {
      const { sheet, marks, shapes } = inked("card", paper);
      const { width, height } = PAPERS[paper];
      expect([sheet.width, sheet.height]).toEqual([width, height]);
      expect(marks.length).toBeGreaterThanOrEqual(12);
      const xs = [...marks.flatMap(({ x }) => x), ...shapes.flatMap(({ box }) => [box[0], box[2]])];
      const ys = [...marks.flatMap(({ y }) => y), ...shapes.flatMap(({ box }) => [box[1], box[3]])];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(PRINTER_SAFE_MM);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width - PRINTER_SAFE_MM);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(PRINTER_SAFE_MM);
      expect(Math.max(...ys)).toBeLessThanOrEqual(height - PRINTER_SAFE_MM);
      // Two grounds, each as wide as the card and its bleed.
      const grounds = shapes.filter(
        ({ name, box }) => name === "rect" && Math.abs(box[2] - box[0] - PAPERS.postcard.width - 6) < 0.01,
      );
      expect(grounds).toHaveLength(2);
    },
  );

  it("marks never lie on a card or its bleed", () => {
    const { marks } = inked("card", "letter");
    const left = (PAPERS.letter.width - PAPERS.postcard.width) / 2;
    for (const { x, y } of marks) {
      if (x[0] !== x[1]) expect(x[1] <= left - 3 || x[0] >= left + PAPERS.postcard.width + 3).toBe(true);
      else expect(y[0]).not.toBe(y[1]);
    }
  });

  it.each([
    ["card-a6", "a4", 4],
    ["card-a6", "letter", 2],
    ["card-a5", "a4", 2],
    ["card-a5", "letter", 1],
    ["card-laminate", "a4", 2],
  ] as const)("%s on %s: %i on one sheet, all ink where a printer reaches", (id, paper, count) => {
    const { pages } = build(id, { paper });
    expect(pages).toHaveLength(1);
    const heads = textBoxes(pages[0], fonts).filter(({ text }) => text.includes("OFF \u2212 DEF"));
    expect(heads).toHaveLength(2 * count);
    const [xs, ys] = [0, 1].map((axis) =>
      boxed(shapesOf(pages[0]))
        .filter(({ layer }) => layer !== "marks")
        .flatMap(({ box }) => [box[axis], box[axis + 2]]),
    );
    const { width, height } = pages[0];
    expect(Math.min(...xs, ...ys, width - Math.max(...xs), height - Math.max(...ys))).toBeGreaterThanOrEqual(
      PRINTER_SAFE_MM,
    );
  });

  it.each(["card", "card-a6"])("put one form of %s on a sheet: copies would share their fields", async (id) => {
    const { pages } = build(id, { fill: "forms", paper: "a4" });
    const names = pages.flatMap(fieldNames);
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
  });

  it("never puts the print shop's card on paper", () => {
    expect(build("card-shop").pages.map(({ width, height }) => [width, height])).toEqual([[158.4, 107.6]]);
  });
});

describe("print shop", () => {
  it("writes where to cut into the file", async () => {
    const { pages } = build("card-shop");
    const bytes = await renderPdf({ info: { title: "card", subject: "", keywords: "" }, pages, outline: [] }, fonts);
    const [page] = (await PDFDocument.load(bytes)).getPages();
    const mm = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): number[] =>
      [x, y, width, height].map((points) => Math.round((points / 72) * 25.4 * 100) / 100);
    expect(mm(page.getMediaBox())).toEqual([0, 0, 158.4, 107.6]);
    expect(mm(page.getBleedBox())).toEqual([0, 0, 158.4, 107.6]);
    expect(mm(page.getTrimBox())).toEqual([3, 3, 152.4, 101.6]);
  });
});

describe("two pages glued together", () => {
  const { markup: pages } = build("field-a3");

  it("show the same strip, with crosses that meet", () => {
    expect(pages).toHaveLength(2);
    expect(POSTER_SIZE.width).toBe(2 * LIVE_AREA.width - POSTER.overlap);
    const crosses = pages.map((page) =>
      shapesOf(page).flatMap(({ name, layer, box }) =>
        name === "circle" && layer === "marks" ? [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] : [],
      ),
    );
    const edge = (PAPERS.letter.width - LIVE_AREA.width) / 2;
    const step = LIVE_AREA.width - POSTER.overlap;
    expect(crosses[0]).toHaveLength(4);
    crosses[0].forEach((value, i) => expect(value - (i % 2 === 0 ? step : 0)).toBeCloseTo(crosses[1][i], 6));
    expect(crosses[1][0]).toBeCloseTo(edge + POSTER.overlap / 2, 6);
  });

  it("draw every part of the field where the other page has it", () => {
    const [left, right] = pages.map((page) => textBoxes(page, fonts).filter(({ layer }) => layer === "form"));
    const step = LIVE_AREA.width - POSTER.overlap;
    const edge = (PAPERS.letter.width - LIVE_AREA.width) / 2;
    // Whole words inside the strip; those that the edge of a page cuts are not the same on both.
    const shared = left.filter((box) => box.left > edge + step + 0.1 && box.right < edge + LIVE_AREA.width - 0.1);
    expect(shared.length).toBeGreaterThanOrEqual(8);
    const lost = shared.filter(
      ({ text, left: x, top }) =>
        !right.some(
          (other) => other.text === text && Math.abs(other.left + step - x) < 0.01 && Math.abs(other.top - top) < 0.01,
        ),
    );
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  it("has every field of the form once", () => {
    const names = build("field-a3", { fill: "forms" }).pages.flatMap(fieldNames);
    const one = [...single("card", { fill: "forms" }).layers.pencil.matchAll(/data-name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.map((name) => name.replace(/^[^.]+\./, "")).sort()).toEqual(
      one.map((name) => name.replace(/^[^.]+\./, "")).sort(),
    );
  });
});
