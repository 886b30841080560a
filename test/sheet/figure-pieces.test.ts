/** A figure is drawn once for a book of fonts, whatever was drawn with other books before: pages of one process share no order. */
import { expect, it } from "vitest";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { figurePiece } from "../../src/sheet/drawing/pen.js";
import { dieFigure } from "../../src/sheet/figures/die.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { fonts } from "../helpers/draw.js";

it("is one piece for equal requests, even if drawn with other fonts before", () => {
  const look = { face: 6, body: "#FFFFFF", edge: "#111111", pips: "#111111" };
  const other = figurePiece(new FontBook(loadFontFiles()), dieFigure, look);
  const first = figurePiece(fonts, dieFigure, look);
  expect(first).not.toBe(other);
  expect(figurePiece(fonts, dieFigure, { ...look })).toBe(first);
  expect(figurePiece(fonts, dieFigure, look)).toBe(first);
});
