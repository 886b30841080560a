/** Cards as print shops take them: the shop's size with bleed all round, text clear of the cut, every fault in millimeters. */
import { describe, expect, it } from "vitest";
import { cardSize, isCard } from "../../src/sheet/template/front-matter.js";
import { KNOWN_SHOPS, knownFormats } from "../../src/files/print-shops.js";
import { readOwnFile } from "../../src/host/node/data-files.js";
import { formPages, frontOf } from "../../src/print/forms.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { ptToMm } from "../../src/kernel/units/index.js";
import { shopCards, trimBox, wholePages, type ShopFormat } from "../../src/press/index.js";
import { suits } from "../../src/press/shop.js";
import { opsBounds, textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS, type Op, type Page } from "../../src/sheet/drawing/types.js";
import { testRequest } from "../helpers/forms.js";
import { fonts } from "../helpers/markup-page.js";
import { SHEET_CASES } from "../helpers/sheets.js";

const formats = knownFormats(readOwnFile(KNOWN_SHOPS));
const named = (id: string): ShopFormat => formats.find((format) => format.id === id)!;
const poker = named("poker");

const font = fonts.font("Barlow Condensed", 500);
/** A word whose box begins at (x, y). */
function word(value: string, x: number, y: number, points = 8): Op {
  const size = ptToMm(points);
  return { op: "text", x, y: y + 0.72 * size, font, size, value, fill: "#161616", width: font.width(value, size) };
}

function card(width: number, height: number, ops: readonly Op[], trim?: Page["trim"], title = "card"): Page {
  const bleed = trim ? trim.x : 0;
  const layers = { art: ops, form: [], pencil: [], marks: [] };
  return { width: width + 2 * bleed, height: height + 2 * bleed, title, layers, ...(trim && { trim }) };
}

const options = { format: poker, backs: false, fit: false, title: "Cards", formats };
const faults = (work: () => unknown): string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof UserError)
      return error.issues.map((issue) => `${issue.code}: ${issue.message}; ${issue.hint}`);
    throw error;
  }
  return [];
};
const inkOf = (page: Page) => opsBounds(LAYERS.flatMap((layer) => page.layers[layer]))!;

describe("pages of a format", () => {
  it("have its size and bleed, the card in the middle, and the pixels that shops require at 300 dpi", () => {
    const { pages, scale } = shopCards([card(63.5, 88.9, [word("in", 20, 40)])], options);
    expect([pages[0].width, pages[0].height]).toEqual([69.85, 95.25]);
    expect(trimBox(pages[0])).toEqual({ x: 3.175, y: 3.175, width: 63.5, height: 88.9 });
    expect(scale).toBe(1);
    expect([inkOf(pages[0]).x, inkOf(pages[0]).y].map((n) => n.toFixed(3))).toEqual(["23.175", "43.175"]);
    expect([69.85, 95.25].map((mm) => (mm / 25.4) * 300)).toEqual([825, 1125]);
  });

  it("accept a card that differs by less than its white border", () => {
    const { pages } = shopCards([card(63, 88, [word("in", 20, 40)])], options);
    // A quarter of a millimeter more at either side.
    expect(inkOf(pages[0]).x).toBeCloseTo(3.175 + 20.25, 6);
  });

  it("are upright, whichever way the card is; flipped like the page of a book, its back reads the same way", () => {
    const lying = card(127, 88.9, [word("TOP", 60, 4)]);
    const { pages } = shopCards([lying, lying], { ...options, format: named("large"), backs: true });
    const middle = (page: Page): number => (inkOf(page).x + inkOf(page).w / 2) / page.width;
    // The head of the front lies at its right, that of the back, seen from behind, at its left: the same edge of the card.
    expect(middle(pages[0])).toBeGreaterThan(0.85);
    expect(middle(pages[1])).toBeLessThan(0.15);
    expect(pages.map(({ width, height }) => width < height)).toEqual([true, true]);
  });
});

describe("faults", () => {
  it("cards of another size, with the formats that fit", () => {
    expect(faults(() => shopCards([card(44, 63, [])], options))).toEqual([
      'shop-size: cards of "Cards" are 44 x 63 mm, and poker is 63.5 x 88.9 mm; --shop mini fits as it is; --fit sets them to the size of poker',
    ]);
    expect(faults(() => shopCards([card(93, 128, [])], options))[0]).toMatch(/no listed format fits/);
  });

  it("text outside the safe zone: which, on which card, where and by how many millimeters", () => {
    const near = card(63.5, 88.9, [word("edge", 2.5, 40), word("inside", 3.18, 50)], undefined, "Bears");
    const told = faults(() => shopCards([near, { ...near, title: "Lions" }], options));
    expect(told).toEqual([
      'shop-safe: "edge" on the card "Bears" and of 1 more card is 0.68 mm outside the safe zone (left side): 2.5 mm from the cut, not 3.18 mm; --fit scales all cards down so that it is inside',
    ]);
  });

  it("color that runs off a card and ends at the cut", () => {
    const field = (by: number): Op => ({
      op: "rect",
      x: -by,
      y: -by,
      w: 63.5 + 2 * by,
      h: 88.9 + 2 * by,
      fill: "#161616",
    });
    expect(faults(() => shopCards([card(63.5, 88.9, [field(0)])], options))).toHaveLength(4);
    expect(faults(() => shopCards([card(63.5, 88.9, [field(2)])], options))[0]).toMatch(
      /runs off its left side, but only 2 mm past the cut; poker needs 3.18 mm of bleed/,
    );
    // 3 mm stand for an eighth of an inch.
    expect(faults(() => shopCards([card(63.5, 88.9, [field(3)])], options))).toEqual([]);
    expect(
      faults(() => shopCards([card(63.5, 88.9, [field(3)])], { ...options, format: named("jumbo"), fit: true })),
    ).toHaveLength(2);
  });
});

describe("cards scaled to fit", () => {
  it("all have one scale, the widest of them just inside the safe zone", () => {
    const cards = [card(93, 128, [word("wide", 3.5, 60)]), card(93, 128, [word("narrow", 30, 60)])];
    const { pages, scale } = shopCards(cards, { ...options, fit: true });
    expect(scale).toBeCloseTo((63.5 / 2 - 3.175) / (46.5 - 3.5), 6);
    expect(textsIn(pages[0].layers.art)[0].at.x - 3.175).toBeCloseTo(3.175, 3);
    expect(textsIn(pages[1].layers.art)[0].at.h / textsIn(cards[1].layers.art)[0].at.h).toBeCloseTo(scale, 6);
  });

  it("keep their size if they fit", () => {
    expect(shopCards([card(63.5, 88.9, [word("in", 20, 40)])], { ...options, fit: true }).scale).toBe(1);
  });

  it("warn of unreadably small type", () => {
    const { issues } = shopCards([card(93, 128, [word("small", 4, 60, 6)])], { ...options, fit: true });
    expect(issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"small" on the card "card" prints at 4\.0 pt$/),
    ]);
  });
});

describe("sheets of cards of all games", () => {
  const templates = testRequest(SHEET_CASES[0].system, SHEET_CASES[0].spec).templates;
  const CARDS = SHEET_CASES.filter(({ system, spec }) => isCard(frontOf(system, spec, templates)));
  const without: string[] = [];

  it.each(CARDS)("$name: text is clear of the cut in every format that it fits", async ({ system, spec }) => {
    const front = frontOf(system, spec, templates);
    const { pages: single } = await formPages(testRequest(system, spec), spec, "blank", undefined);
    const pages = front.halves ? wholePages(single, front.backs, cardSize(front, "letter")) : single;
    const fitting = formats.filter((format) => suits(trimBox(pages[0]), format));
    if (fitting.length === 0) without.push(spec.id);
    for (const format of fitting) {
      const made = shopCards(pages, { format, formats, backs: front.backs, fit: false, title: spec.title });
      expect(made.scale).toBe(1);
      expect(made.pages).toHaveLength(pages.length);
    }
  });

  it("fit one, except dividers and those as large as half or a quarter of the paper", () => {
    expect(without.sort()).toEqual([
      "card-a5",
      "card-laminate",
      ...Array<string>(4).fill("dividers"),
      "quick-reference",
    ]);
  });
});
