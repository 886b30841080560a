import { describe, expect, it } from "vitest";
import { PAPERS } from "../../src/kernel/units/index.js";
import { impose } from "../../src/press/index.js";
import { composeSheet, type Placement } from "../../src/press/sheet.js";
import { correctPage } from "../../src/press/printer.js";
import { TRUE_PRINTER } from "./placed.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { pageSvg } from "../../src/sheet/drawing/to-svg.js";
import { LAYERS, type Page, type Piece } from "../../src/sheet/drawing/types.js";
import { declaredIds, referredIds } from "../helpers/ids.js";
import { fonts, markupPage, pieces } from "../helpers/markup-page.js";

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const at = (page: Page, x: number): Placement => ({ page, x, y: 0, turn: 0, bleed: none });
const helmet = (color: string): Map<string, Piece> =>
  pieces({ helmet: `<g id="helmet"><path d="M0 0H5V5z" fill="${color}"/><circle r="1" fill="${color}"/></g>` });
const USE = '<use href="#helmet"/>';
const withUse = (symbols: Map<string, Piece>): Page =>
  markupPage({ art: USE, form: '<rect width="3" height="3"/>' }, { width: 20, height: 20, symbols });

describe("drawings on a sheet", () => {
  it("are written once however many cards show them, and kept separate if they differ under one name", async () => {
    const [red, blue] = [withUse(helmet("#FF0000")), withUse(helmet("#0000FF"))];
    const sheet = composeSheet({ width: 80, height: 20 }, "t", [at(red, 0), at(blue, 20), at(red, 40), at(blue, 60)]);
    const svg = pageSvg(sheet);
    expect(svg.match(/fill="#ff0000"/g)).toHaveLength(2);
    expect(svg.match(/fill="#0000ff"/g)).toHaveLength(2);
    const info = { title: "t", subject: "", keywords: "" };
    const pdf = await renderPdf({ info, pages: [sheet, sheet], outline: [] }, fonts, { compress: 0 });
    expect(
      Buffer.from(pdf)
        .toString("latin1")
        .match(/^1 0 0 rg$/gm),
    ).toHaveLength(1);
  });

  it("keep every ID of a sheet unique, and every reference valid, however deeply sheets are nested", () => {
    const page = withUse(helmet("#FF0000"));
    const clip = '<clipPath id="hole"><rect width="9" height="9"/></clipPath>';
    const clipped: Page = {
      ...page,
      layers: {
        ...page.layers,
        form: markupPage({ form: `${clip}<g clip-path="url(#hole)"><circle r="5"/></g>` }).layers.form,
      },
    };
    const once = impose([clipped, clipped, clipped], { paper: PAPERS.a6 }).sheets[0];
    const twice = impose([once, once], { paper: PAPERS.a4 }).sheets[0];
    const svg = pageSvg(twice);
    const ids = declaredIds(svg);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of referredIds(svg)) expect(ids).toContain(id);
    expect(svg.match(/<circle r|<circle cx="0" cy="0" r="5"/g)).toHaveLength(1);
  });
});

describe("layers of a sheet", () => {
  it("each clip their own cards, and share the layer of a card that appears there twice", () => {
    const card = markupPage(
      { art: USE, form: "<g><circle r='2'/></g>", pencil: "<g><circle r='3'/></g>" },
      { width: 20, height: 20, symbols: helmet("#FF0000") },
    );
    const { layers } = impose([card, card], { paper: PAPERS.a4 }).sheets[0];
    for (const layer of ["art", "form", "pencil"] as const) {
      const places = layers[layer].flatMap((op) => (op.op === "place" ? [op] : []));
      expect(places.map(({ clip }) => clip?.length)).toEqual([1, 1]);
      expect(places[0].piece).toBe(places[1].piece);
    }
  });

  it("move together, and an empty one stays empty", () => {
    const card = markupPage({ form: '<rect width="3" height="3"/>' });
    const moved = correctPage(card, { ...TRUE_PRINTER, front: { dx: -2, dy: 1 } });
    for (const layer of LAYERS) expect(moved.layers[layer]).toHaveLength(layer === "form" ? 1 : 0);
    expect(moved.layers.form[0]).toMatchObject({ op: "place", matrix: [1, 0, 0, 1, 2, -1] });
    expect(correctPage(card, TRUE_PRINTER)).toBe(card);
  });
});
