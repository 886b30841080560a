import { describe, expect, it } from "vitest";
import { PDFDocument } from "pdf-lib";
import { PAPERS, PRINTER_SAFE_MM } from "../../../../src/kernel/units/index.js";
import { renderPdf } from "../../../../src/render/pdf/index.js";
import { LIVE_AREA } from "../../../../src/sheet/template/engine.js";
import { fonts } from "../../../helpers/draw.js";
import { markLines } from "../../../press/placed.js";
import { build, fieldsOf, shapesOf, single, textsOf } from "./build-card.js";

/** Type and lines that still print and read (design.md: 5 pt on this card alone, 0.2 mm). */
const LEAST_POINTS = 5;
const LEAST_STROKE = 0.2;
const HALF = { width: PAPERS.letter.width, height: PAPERS.letter.height / 2 };
const CARDS = [
  { id: "card", size: PAPERS.postcard, margin: 3 },
  { id: "card-shop", size: PAPERS.postcard, margin: 3 },
  { id: "card-a6", size: PAPERS["a6-wide"], margin: PRINTER_SAFE_MM },
  { id: "card-a5", size: HALF, margin: PRINTER_SAFE_MM },
  { id: "card-laminate", size: HALF, margin: PRINTER_SAFE_MM },
] as const;
const THEMES = ["color", "mono", "low-ink"] as const;

describe.each(CARDS)("$id", ({ id, size, margin }) => {
  it.each(THEMES)("keeps type, lines and margins in %s", async (theme) => {
    const page = await single(id, { theme });
    const trim = page.trim ?? { x: 0, y: 0, width: page.width, height: page.height };
    expect([trim.width, trim.height]).toEqual([size.width, size.height]);
    const texts = textsOf(page);
    expect(texts.length).toBeGreaterThan(200);
    expect(Math.min(...texts.map((text) => text.size))).toBeGreaterThanOrEqual(LEAST_POINTS - 0.01);
    const shapes = shapesOf(page);
    expect(Math.min(...shapes.flatMap(({ stroke }) => (stroke > 0 ? [stroke] : [])))).toBeGreaterThanOrEqual(
      LEAST_STROKE - 0.001,
    );
    const [left, top] = [trim.x + margin, trim.y + margin];
    const [right, bottom] = [left + size.width - 2 * margin, top + size.height - 2 * margin];
    const outside = [
      ...texts.map(({ text, box }) => ({ what: text, box })),
      ...shapes.map(({ op, box }) => ({ what: op, box })),
    ].filter(({ box }) => box[0] < left || box[1] < top || box[2] > right || box[3] > bottom);
    // The ground alone runs to the cut and past it, where there is a bleed and ink for it.
    const ground = page.trim && theme !== "low-ink" ? [[0, page.width]] : [];
    const hundredths = (mm: number): number => Math.round(mm * 100) / 100 + 0;
    expect(outside.map(({ box }) => [hundredths(box[0]), hundredths(box[2])])).toEqual(ground);
  });
});

describe("write-on cells", () => {
  /** Smallest breadth and height of the places for crosses on the play trackers. */
  const places = async (id: string): Promise<readonly [number, number]> => {
    const shapes = shapesOf(await single(id)).filter(
      ({ op, stroke, layer, box: [left, top, right, bottom] }) =>
        layer === "form" && stroke > 0 && right - left > 3.5 && bottom - top > 3.5 && ["rect", "ellipse"].includes(op),
    );
    // The outermost places of the page are the plays.
    const edge = Math.min(...shapes.map(({ box }) => box[0]));
    const plays = shapes.filter(
      ({ op, box }) => op === "rect" && box[0] < edge + 6 && box[2] - box[0] < 12 && box[3] - box[1] < 9,
    );
    expect(plays.length).toBeGreaterThanOrEqual(9);
    return [Math.min(...plays.map(({ box }) => box[2] - box[0])), Math.min(...plays.map(({ box }) => box[3] - box[1]))];
  };

  it("are wider on the card to laminate than on half a sheet", async () => {
    const [laminate, half, card] = await Promise.all(["card-laminate", "card-a5", "card"].map(places));
    expect(laminate[0]).toBeGreaterThan(8);
    expect(laminate[0]).toBeGreaterThan(half[0] * 1.25);
    expect(laminate[1]).toBeGreaterThan(6);
    expect(card[1]).toBeGreaterThanOrEqual(4.4);
  });
});

/** Everything printed, and the marks round it. */
async function inked(id: string, paper: "letter" | "a4") {
  const [sheet] = await build(id, { paper });
  const marks = markLines(sheet).map(({ x1, y1, x2, y2 }) => ({ x: [x1, x2], y: [y1, y2] }));
  return { sheet, marks, shapes: shapesOf(sheet).filter(({ layer }) => layer !== "marks") };
}

describe("sheets of paper", () => {
  it.each(["letter", "a4"] as const)(
    "hold two postcards with bleed and marks inside the printable area of %s",
    async (paper) => {
      const { sheet, marks, shapes } = await inked("card", paper);
      const { width, height } = PAPERS[paper];
      expect([sheet.width, sheet.height]).toEqual([width, height]);
      expect(marks.length).toBeGreaterThanOrEqual(12);
      const xs = [...marks.flatMap(({ x }) => x), ...shapes.flatMap(({ box }) => [box[0], box[2]])];
      const ys = [...marks.flatMap(({ y }) => y), ...shapes.flatMap(({ box }) => [box[1], box[3]])];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(PRINTER_SAFE_MM - 0.01);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width - PRINTER_SAFE_MM + 0.01);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(PRINTER_SAFE_MM - 0.01);
      expect(Math.max(...ys)).toBeLessThanOrEqual(height - PRINTER_SAFE_MM + 0.01);
      // Two grounds, each as wide as the card and its bleed.
      const grounds = shapes.filter(
        ({ op, box }) => op === "rect" && Math.abs(box[2] - box[0] - PAPERS.postcard.width - 6) < 0.01,
      );
      expect(grounds).toHaveLength(2);
    },
  );

  it("keep marks off cards and their bleed", async () => {
    const { marks } = await inked("card", "letter");
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
    ["card-a5", "letter", 2],
    ["card-laminate", "a4", 2],
    ["card-laminate", "letter", 2],
  ] as const)("%s on %s: %i on one sheet, all ink where a printer reaches", async (id, paper, count) => {
    const pages = await build(id, { paper });
    expect(pages).toHaveLength(1);
    expect(textsOf(pages[0]).filter(({ text }) => text.includes("OFF \u2212 DEF"))).toHaveLength(2 * count);
    const [xs, ys] = [0, 1].map((axis) =>
      shapesOf(pages[0])
        .filter(({ layer }) => layer !== "marks")
        .flatMap(({ box }) => [box[axis], box[axis + 2]]),
    );
    const { width, height } = pages[0];
    expect(Math.min(...xs, ...ys, width - Math.max(...xs), height - Math.max(...ys))).toBeGreaterThanOrEqual(
      PRINTER_SAFE_MM - 0.01,
    );
  });

  it.each(["card", "card-a6"])("put one form of %s on a sheet: copies would share their fields", async (id) => {
    const names = (await build(id, { fill: "forms", paper: "a4" })).flatMap(fieldsOf).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
  });

  it("never put the print shop's card on paper", async () => {
    expect((await build("card-shop")).map(({ width, height }) => [width, height])).toEqual([[158.4, 107.6]]);
  });
});

describe("print shop", () => {
  it("writes the cut into the file", async () => {
    const pages = await build("card-shop");
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
  /** The strip that both show, and how far the second page is moved against the first. */
  const OVERLAP = 10;
  const STEP = LIVE_AREA.width - OVERLAP;
  const EDGE = (PAPERS.letter.width - LIVE_AREA.width) / 2;

  it("show the same strip, with crosses that meet", async () => {
    const pages = await build("field-a3");
    expect(pages).toHaveLength(2);
    const crosses = pages.map((page) =>
      shapesOf(page).flatMap(({ op, layer, box }) =>
        op === "ellipse" && layer === "marks" ? [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] : [],
      ),
    );
    expect(crosses[0]).toHaveLength(4);
    crosses[0].forEach((value, i) => expect(value - (i % 2 === 0 ? STEP : 0)).toBeCloseTo(crosses[1][i], 6));
    expect(crosses[1][0]).toBeCloseTo(EDGE + OVERLAP / 2, 6);
  });

  it("draw every part of the field where the other page has it", async () => {
    const [left, right] = (await build("field-a3")).map((page) =>
      textsOf(page).filter(({ layer }) => layer === "form"),
    );
    // Whole words inside the strip; those that the edge of a page cuts are not the same on both.
    const shared = left.filter(({ box }) => box[0] > EDGE + STEP + 0.1 && box[2] < EDGE + LIVE_AREA.width - 0.1);
    expect(shared.length).toBeGreaterThanOrEqual(6);
    const lost = shared.filter(
      ({ text, box }) =>
        !right.some(
          (other) =>
            other.text === text &&
            Math.abs(other.box[0] + STEP - box[0]) < 0.01 &&
            Math.abs(other.box[1] - box[1]) < 0.01,
        ),
    );
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  it("has every field of the form once", async () => {
    const plain = (names: readonly string[]): string[] => names.map((name) => name.replace(/^[^.]+\./, "")).sort();
    const names = (await build("field-a3", { fill: "forms" })).flatMap(fieldsOf).map(({ name }) => name);
    const one = fieldsOf(await single("card", { fill: "forms" })).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(plain(names)).toEqual(plain(one));
  });
});
