/**
 * Every sheet of cards with backs, of every game: front and back of a card share one rectangle of the paper once it is turned over.
 * Computed from the sheets as they are drawn: where each card's own drawing stands, and where the paper's corners come to lie.
 */
import { describe, expect, it } from "vitest";
import { cardSheets, sharedSheets, type Drawn } from "../../src/print/cards.js";
import { cardSize, isCard } from "../../src/sheet/template/front-matter.js";
import type { CardChoices } from "../../src/print/request.js";
import { formPages, frontOf } from "../../src/print/forms.js";
import { PAPERS, PRINTER_PAPERS } from "../../src/kernel/units/index.js";
import { duplex, foldOver, pairHalves, trimBox, twoSided } from "../../src/press/index.js";
import { largeCard } from "../../src/sheet/template/front-matter.js";
import { LAYERS, multiply, type Matrix, type Op, type Page } from "../../src/sheet/drawing/types.js";
import { testRequest } from "../helpers/forms.js";
import { SHEET_CASES } from "../helpers/sheets.js";

const FLIPS = ["long-edge", "short-edge"] as const;
const ORDERS = ["across", "cut-and-stack"] as const;
type Flip = (typeof FLIPS)[number];
type Point = readonly [x: number, y: number];

/** A card on a side of a sheet: its corners, clockwise from where it is read, and which of the given pages it may be. */
interface Found {
  readonly corners: readonly [Point, Point, Point, Point];
  readonly pages: ReadonlySet<number>;
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];

type PagesByOps = ReadonlyMap<readonly Op[], ReadonlySet<number>>;
/** Of the decks that were looked at: each is asked for sheet by sheet. */
const looked = new WeakMap<readonly Page[], PagesByOps>();

/** Which of the cards a drawing is, by the drawing: those that have just these operations in a layer. */
function pagesByOps(cards: readonly Page[]): PagesByOps {
  const known = looked.get(cards);
  if (known) return known;
  const pages = new Map<readonly Op[], Set<number>>();
  cards.forEach((card, i) => {
    for (const ops of LAYERS.map((layer) => card.layers[layer]).filter(({ length }) => length > 0))
      pages.set(ops, (pages.get(ops) ?? new Set()).add(i));
  });
  looked.set(cards, pages);
  return pages;
}

const sides = new WeakMap<readonly Page[], readonly [fronts: readonly Page[], backs: readonly Page[]]>();

/** Fronts and backs of a deck, the same lists each time. */
function sidesOf(cards: readonly Page[]) {
  const known =
    sides.get(cards) ?? ([cards.filter((_, i) => i % 2 === 0), cards.filter((_, i) => i % 2 === 1)] as const);
  sides.set(cards, known);
  return known;
}

/** The cards on a sheet, found by their drawings. Layers that stand at one place are one card. */
function cardsOn(sheet: Page, cards: readonly Page[]): Found[] {
  const found = new Map<string, { matrix: Matrix; pages: Set<number> }>();
  const known = pagesByOps(cards);
  const look = (ops: readonly Op[], outer: Matrix, deep: number): void => {
    for (const op of ops) {
      if (op.op !== "place") continue;
      const matrix = multiply(outer, op.matrix);
      const pages = [...(known.get(op.piece.ops) ?? [])];
      // What is no card is the furniture of the sheet, or two halves of a card.
      if (pages.length === 0) {
        if (deep < 2) look(op.piece.ops, matrix, deep + 1);
        continue;
      }
      const key = matrix.map((n) => n.toFixed(4)).join(" ");
      const before = found.get(key);
      found.set(key, { matrix, pages: new Set(before ? pages.filter((page) => before.pages.has(page)) : pages) });
    }
  };
  for (const layer of LAYERS) look(sheet.layers[layer], [1, 0, 0, 1, 0, 0], 0);
  return [...found.values()].map(({ matrix, pages }) => {
    const { x, y, width, height } = trimBox(cards[[...pages][0]]);
    const at = multiply(matrix, [1, 0, 0, 1, x, y]);
    return { pages, corners: [apply(at, 0, 0), apply(at, width, 0), apply(at, width, height), apply(at, 0, height)] };
  });
}

/** A point of the back, seen through the paper from the front: the paper was turned about its long or its short edge. */
function throughPaper([x, y]: Point, { width, height }: Page, flip: Flip): Point {
  const axisUpright = height > width === (flip === "long-edge");
  return axisUpright ? [width - x, y] : [x, height - y];
}

const near = (one: Point, other: Point): boolean => Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.001;

/**
 * Faults of sheets that lie in the printer front, back, front, back ...
 * @param cards front, back, front, back ..., as they were laid out
 * @param copies that there must be of each card
 */
function faultsOf(sheets: readonly Page[], cards: readonly Page[], flip: Flip, copies: number): string[] {
  const [fronts, backs] = sidesOf(cards);
  const faults: string[] = [];
  let printed = 0;
  for (let i = 0; i < sheets.length; i += 2) {
    const [front, back] = [cardsOn(sheets[i], fronts), cardsOn(sheets[i + 1], backs)];
    if (front.length !== back.length) faults.push(`sheet ${i / 2 + 1}: ${front.length} fronts, ${back.length} backs`);
    printed += front.length;
    for (const { corners, pages } of front) {
      // A card that is turned over like the page of a book shows its back upright: left and right change places.
      const behind = [corners[1], corners[0], corners[3], corners[2]];
      const mate = back.find((one) =>
        one.corners.every((corner, c) => near(throughPaper(corner, sheets[i], flip), behind[c])),
      );
      const where = `sheet ${i / 2 + 1}, ${corners[0].map((n) => n.toFixed(1)).join(" ")}`;
      if (!mate) faults.push(`${where}: nothing lies behind it`);
      else if (![...pages].some((page) => mate.pages.has(page))) faults.push(`${where}: the back of another card`);
    }
  }
  if (printed !== fronts.length * copies) faults.push(`${printed} cards for ${fronts.length} x ${copies}`);
  return faults;
}

/** Where a sheet says that it is folded: dashed lines, level or upright. */
const foldsOf = (sheet: Page): (readonly [Point, Point])[] =>
  sheet.layers.marks.flatMap((op) => {
    if (op.op !== "path" || !op.stroke?.dash) return [];
    const n = op.d.filter((part) => typeof part === "number");
    return Array.from(
      { length: n.length / 4 },
      (_, i) =>
        [
          [n[4 * i], n[4 * i + 1]],
          [n[4 * i + 2], n[4 * i + 3]],
        ] as const,
    );
  });

/** A point of the other half once the paper is folded there. */
const folded = ([x, y]: Point, [[x1, y1], [x2]]: readonly [Point, Point]): Point =>
  x1 === x2 ? [2 * x1 - x, y] : [x, 2 * y1 - y];

const onLine = ([x, y]: Point, [[x1, y1], [x2, y2]]: readonly [Point, Point]): boolean =>
  x1 === x2 ? Math.abs(x - x1) < 0.001 && y1 <= y && y <= y2 : Math.abs(y - y1) < 0.001 && x1 <= x && x <= x2;

/** Faults of sheets whose cards are folded out of a front and a back on one side of the paper. */
function foldFaults(sheets: readonly Page[], cards: readonly Page[], copies: number): string[] {
  const [fronts, backs] = sidesOf(cards);
  const faults: string[] = [];
  let printed = 0;
  sheets.forEach((sheet, i) => {
    const lines = foldsOf(sheet);
    const [front, back] = [cardsOn(sheet, fronts), cardsOn(sheet, backs)];
    if (front.length !== back.length) faults.push(`sheet ${i + 1}: ${front.length} fronts, ${back.length} backs`);
    printed += front.length;
    for (const { corners, pages } of front) {
      const where = `sheet ${i + 1}, ${corners[0].map((n) => n.toFixed(1)).join(" ")}`;
      const line = lines.find((one) => corners.filter((corner) => onLine(corner, one)).length === 2);
      const behind = [corners[1], corners[0], corners[3], corners[2]];
      const mate = line && back.find((one) => one.corners.every((corner, c) => near(folded(corner, line), behind[c])));
      if (!line) faults.push(`${where}: no fold at any edge of it`);
      else if (!mate) faults.push(`${where}: nothing lies behind it`);
      else if (![...pages].some((page) => mate.pages.has(page))) faults.push(`${where}: the back of another card`);
    }
  });
  if (printed !== fronts.length * copies) faults.push(`${printed} cards for ${fronts.length} x ${copies}`);
  return faults;
}

/** The paper lies as its sheets do. */
const liesOf = (sheets: readonly Page[]): string => (sheets[0].width > sheets[0].height ? "landscape" : "portrait");
/** More of a card than any sheet of paper takes. */
const MANY = 50;

const templates = testRequest(SHEET_CASES[0].system, SHEET_CASES[0].spec).templates;
const CASES = SHEET_CASES.filter(({ system, spec }) => frontOf(system, spec, templates).backs).flatMap((one) =>
  PRINTER_PAPERS.flatMap((paper) =>
    (["color", "large-print"] as const).map((theme) => ({
      ...one,
      name: `${one.name}, ${paper}, ${theme}`,
      paper,
      theme,
    })),
  ),
);
const lies = new Set<string>();
const foldsSeen = new Set<string>();

/** The cards of a sheet as its form has them, one after the other, fronts and backs by turns. */
async function cardsOf({ system, spec, paper, theme }: (typeof CASES)[number]) {
  const filled = spec.fills !== "nothing";
  const request = testRequest(system, spec, { paper, theme, fill: filled ? "filled" : "blank" });
  const fill = filled && request.records.length > 0 ? "filled" : "blank";
  const { pages, front } = await formPages(request, spec, fill, undefined);
  return { request, fill, pages, front } as const;
}

describe("fronts and backs of cards share their rectangles", () => {
  it("on the sheets of all games that have them", () => {
    expect(new Set(CASES.map(({ system }) => system.id)).size).toBeGreaterThanOrEqual(3);
    expect(CASES.map(({ spec }) => spec.id)).toEqual(expect.arrayContaining(["player-cards-two-sided", "line-ups"]));
  });

  it.each(CASES)("$name: turned about either edge, full sheets and a partial last one", async (one) => {
    const { request, fill, pages, front } = await cardsOf(one);
    const put = (copies: number, flip: Flip, order: (typeof ORDERS)[number]): readonly Page[] =>
      cardSheets({
        request: { ...request, cards: { copies, binding: flip, order } },
        spec: one.spec,
        front,
        fill,
        pages,
        played: undefined,
      });
    const [many] = put(MANY, "long-edge", "across");
    if (many === pages[0]) {
      // Large print may make a page of each card.
      expect(one.theme).toBe("large-print");
      return;
    }
    const faces = pages.filter((_, i) => i % 2 === 0);
    const widest = Math.max(...faces.map((page) => trimBox(page).width));
    const wide = (page: Page): number => trimBox(page).width / widest;
    /** Places that cards take: two halves share one. */
    const placesOf = (list: readonly Page[]): number => Math.ceil(list.reduce((sum, page) => sum + wide(page), 0));
    const full = placesOf(cardsOn(many, faces).map((found) => faces[[...found.pages][0]]));
    expect(full).toBeGreaterThanOrEqual(front.halves && one.theme === "large-print" ? 1 : 2);
    if (front.halves) expect(faces.map(wide)).toEqual(expect.arrayContaining([1, 0.5]));
    // Each card once, copies that fill their sheets, and one set more.
    const places = (copies: number): number => placesOf(Array.from({ length: copies }, () => faces).flat());
    for (const copies of new Set([1, full, full + 1])) {
      for (const flip of FLIPS) {
        for (const order of ORDERS) {
          const sheets = put(copies, flip, order);
          expect(sheets.length).toBe(2 * Math.ceil(places(copies) / full));
          expect(faultsOf(sheets, pages, flip, copies), `${copies} copies, ${flip}, ${order}`).toEqual([]);
          lies.add(`${liesOf(sheets)} ${places(copies) % full === 0 ? "full" : "partial"}`);
        }
      }
    }
  });

  it.each(CASES.filter(({ theme }) => theme === "color"))("$name: on paper fed either way", async (one) => {
    const { pages, front } = await cardsOf(one);
    const each = twoSided(pages, true);
    const cards = front.halves ? pairHalves(each, cardSize(front, one.paper)) : each;
    const [fronts, backs] = [cards.map(([face]) => face), cards.map(([, back]) => back)];
    for (const orientation of ["portrait", "landscape"] as const) {
      for (const flip of FLIPS) {
        const { sheets } = duplex(fronts, backs, { paper: PAPERS[one.paper], orientation, binding: flip });
        expect(liesOf(sheets)).toBe(orientation);
        expect(faultsOf(sheets, pages, flip, 1), `${orientation}, ${flip}`).toEqual([]);
      }
    }
  });

  it.each(CASES)("$name: on one side of the paper, folded over", async (one) => {
    const { request, fill, pages, front } = await cardsOf(one);
    const put = (copies: number, order: (typeof ORDERS)[number]): readonly Page[] =>
      cardSheets({
        request: { ...request, cards: { copies, order, foldOver: true } },
        spec: one.spec,
        front,
        fill,
        pages,
        played: undefined,
      });
    if (one.theme === "large-print" && front.large !== "same" && !largeCard({ ...front, halves: false }, one.paper)) {
      expect(() => put(1, "across")).toThrow(/large print makes a page of each card/);
      return;
    }
    for (const copies of [1, 5]) {
      for (const order of ORDERS) {
        const sheets = put(copies, order);
        expect(sheets.every(({ side }) => side === undefined)).toBe(true);
        expect(foldFaults(sheets, pages, copies), `${copies} copies, ${order}`).toEqual([]);
        for (const sheet of sheets)
          foldsSeen.add(foldsOf(sheet)[0][0][0] === foldsOf(sheet)[0][1][0] ? "upright" : "level");
      }
    }
  });

  it("has seen level and upright folds", () => {
    expect([...foldsSeen].sort()).toEqual(["level", "upright"]);
  });

  it("would notice a misplaced fold, and a back that is not turned", async () => {
    const one = CASES.find(({ spec }) => spec.id === "line-ups")!;
    const { pages } = await cardsOf(one);
    const [fronts, backs] = [0, 1].map((side) => pages.filter((_, i) => i % 2 === side));
    const { sheets } = foldOver(fronts, backs, { paper: PAPERS.letter });
    expect(foldFaults(sheets, pages, 1)).toEqual([]);
    const [sheet] = sheets;
    const down: Matrix = [1, 0, 0, 1, 0, 0.1];
    const marks = sheet.layers.marks.map((op): Op => ({ op: "place", piece: { ops: [op] }, matrix: down }));
    expect(foldFaults([{ ...sheet, layers: { ...sheet.layers, marks } }], pages, 1)).toHaveLength(2);
    const turnedBack = (op: Op): Op =>
      op.op === "place" && op.matrix[0] < 0
        ? { ...op, matrix: multiply(op.matrix, [-1, 0, 0, -1, trimBox(pages[0]).width, trimBox(pages[0]).height]) }
        : op;
    const layers = Object.fromEntries(LAYERS.map((layer) => [layer, sheet.layers[layer].map(turnedBack)]));
    expect(foldFaults([{ ...sheet, layers: layers as unknown as Page["layers"] }], pages, 1)).toHaveLength(2);
  });

  /** Decks of one game that share paper, and the sheets that come of it. */
  async function shareAll(id: string, paper: "letter" | "a4", cards: CardChoices) {
    const decks: Drawn[] = [];
    for (const { system, spec } of SHEET_CASES) {
      const front = frontOf(system, spec, templates);
      if (system.id !== id || !isCard(front) || front.single) continue;
      const request = { ...testRequest(system, spec, { paper }), cards };
      const fill = "blank" as const;
      decks.push({ request, spec, fill, ...(await formPages(request, spec, fill, undefined)), played: undefined });
    }
    return { decks, sheets: sharedSheets(decks), apart: decks.map((deck) => cardSheets(deck)) };
  }

  it.each([
    ["dice-football", "letter", { copies: 1 }],
    ["dice-football", "a4", { copies: 1, binding: "short-edge" }],
    // Of their own accord blank cards would fill their last sheet where they have it to themselves.
    ["dice-football", "letter", { copies: 1, copiesOf: { "call-cards": 2 }, foldOver: true }],
    ["pen-and-paper", "letter", { copiesOf: { "team-cards": 2 } }],
    ["pen-and-paper", "a4", { copiesOf: { "team-cards": 5 }, order: "across" }],
  ] as const)("%s on %s, decks of one size share their last sheets: %o", async (id, paper, cards) => {
    const { decks, sheets, apart } = await shareAll(id, paper, cards);
    const flip = "binding" in cards ? cards.binding : "long-edge";
    expect(sheets.flatMap(({ pages }) => pages).length).toBeLessThan(apart.flat().length);
    for (const { pages, spec } of sheets) {
      const own = decks.filter((deck) => spec.code.split(" + ").includes(deck.spec.code));
      const sided = own.filter(({ front }) => front.backs);
      if (sided.length === 0) continue;
      const found =
        "foldOver" in cards
          ? foldFaults
          : (...[one, all]: [readonly Page[], readonly Page[]]) => faultsOf(one, all, flip, 1);
      // One-sided cards have nothing behind them, and there may be fewer cards here than the decks have.
      const told = found(
        pages,
        sided.flatMap((deck) => deck.pages),
        1,
      );
      expect(told.filter((fault) => !/^\d+ cards for/.test(fault))).toEqual([]);
    }
    // Nothing is lost and nothing printed twice: as many of each card as apart.
    const count = (all: readonly Page[]): number[] =>
      decks.map(({ pages }) => all.flatMap((sheet) => cardsOn(sheet, pages)).length);
    expect(count(sheets.flatMap(({ pages }) => pages))).toEqual(count(apart.flat()));
  });

  it("has seen both orientations of the paper, full and partial", () => {
    expect([...lies].sort()).toEqual(["landscape full", "landscape partial", "portrait full", "portrait partial"]);
  });

  it("cut and stacked, the piles of a deck are in order when combined in reading order", async () => {
    const one = CASES.find(({ spec }) => spec.id === "team-cards-two-sided")!;
    const { request, fill, pages, front } = await cardsOf(one);
    const fronts = pages.filter((_, i) => i % 2 === 0);
    const choices = { ...request, cards: { order: "cut-and-stack" } } as const;
    const sheets = cardSheets({ request: choices, spec: one.spec, front, fill, pages, played: undefined }).filter(
      (_, i) => i % 2 === 0,
    );
    expect(sheets.length).toBeGreaterThan(2);
    const piles = new Map<string, number[]>();
    for (const sheet of sheets) {
      for (const { corners, pages: known } of cardsOn(sheet, fronts)) {
        const [x, y] = corners[0].map((mm) => mm.toFixed(1).padStart(6));
        piles.set(`${y} ${x}`, [...(piles.get(`${y} ${x}`) ?? []), ...known]);
      }
    }
    const stack = [...piles].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, pile]) => pile);
    expect(stack).toEqual(fronts.map((_, i) => i));
  });

  it("would notice a back that is another card's, upside down, slightly off, or on paper turned the other way", async () => {
    const one = CASES.find(({ spec }) => spec.id === "line-ups")!;
    const { pages } = await cardsOf(one);
    expect(pages).toHaveLength(4);
    const [fronts, backs] = [0, 1].map((side) => pages.filter((_, i) => i % 2 === side));
    const { sheets } = duplex(fronts, backs, { paper: PAPERS.letter });
    const told = (changed: readonly Page[], flip: Flip = "long-edge"): string[] => faultsOf(changed, pages, flip, 1);
    const [{ width, height }] = pages.map(trimBox);
    /** The back with every card moved within the space of its own, or of the sheet. */
    const moved = (inside: Matrix, on: Matrix): Page[] => {
      const move = (op: Op): Op =>
        op.op === "place" ? { ...op, matrix: multiply(on, multiply(op.matrix, inside)) } : op;
      const layers = Object.fromEntries(LAYERS.map((layer) => [layer, sheets[1].layers[layer].map(move)]));
      return [sheets[0], { ...sheets[1], layers: layers as unknown as Page["layers"] }];
    };
    const still: Matrix = [1, 0, 0, 1, 0, 0];
    expect(told(moved(still, still))).toEqual([]);
    expect(told(moved(still, [1, 0, 0, 1, 0.5, 0]))).toHaveLength(2);
    expect(told(moved([-1, 0, 0, -1, width, height], still))).toHaveLength(2);
    expect(told(sheets, "short-edge")).toHaveLength(2);
    expect(told(duplex(fronts, [...backs].reverse(), { paper: PAPERS.letter }).sheets)).toEqual([
      expect.stringContaining("the back of another card"),
      expect.stringContaining("the back of another card"),
    ]);
    expect(told([sheets[0], { ...sheets[1], layers: { ...sheets[1].layers, art: [], form: [], pencil: [] } }])).toEqual(
      [
        "sheet 1: 2 fronts, 0 backs",
        expect.stringContaining("nothing lies behind it"),
        expect.stringContaining("nothing lies behind it"),
      ],
    );
  });
});
