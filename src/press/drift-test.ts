/**
 * A sheet that measures a printer's drift: a cross on the front, a scale on the back. Held against the light, the cross
 * stands on the numbers of the printer profile. The middle of the paper is its own mirror image, so the sheet works for
 * every binding and either way round.
 */
import { ptToMm, type Size } from "../kernel/units/index.js";
import { strokeOf } from "../sheet/drawing/stroke.js";
import type { Op, Page, PathData } from "../sheet/drawing/types.js";
import type { FontBook } from "../sheet/type/font-book.js";
import { blankPage } from "./sheet.js";

/** Millimeters either way: duplex drift of 3 to 4 mm is common (printing.md). */
const REACH = 6;
const STEP = 0.5;
const INK = "#161616";
const BLACK = "#000000";

/** A line of text in the middle of x, type size in points. */
type Write = (x: number, y: number, value: string, points: number, weight?: 500 | 600) => Op;

/** Front and back of the sheet. */
export function driftTest(paper: Size, fonts: FontBook): [front: Page, back: Page] {
  const [x, y] = [paper.width / 2, paper.height / 2];
  const write: Write = (middle, base, value, points, weight = 500) => {
    const font = fonts.font("Barlow Condensed", weight);
    const size = ptToMm(points);
    const width = font.width(value, size);
    return { op: "text", x: middle - width / 2, y: base, font, size, value, fill: INK, width };
  };
  const cross: PathData = ["M", x - 20, y, "L", x + 20, y, "M", x, y - 20, "L", x, y + 20];
  const front: Op[] = [
    { op: "path", d: cross, stroke: strokeOf(BLACK, 0.353) },
    write(x, y - 40, "Printer test, front", 14, 600),
    write(x, y - 33, "Print both sides at 100 % (actual size), then hold the back against the light.", 9),
  ];
  const back = [
    ...drawScale(x, y, write),
    write(x, y - 40, "Printer test, back", 14, 600),
    write(x, y - 33, "The cross of the front stands at dx on the level scale and at dy on the upright one.", 9),
  ];
  return [sheet(paper, "Printer test, front", front), sheet(paper, "Printer test, back", back)];
}

function sheet(paper: Size, title: string, form: readonly Op[]): Page {
  const blank = blankPage(paper, title);
  return { ...blank, layers: { ...blank.layers, form } };
}

/** A back that was set too far right shows the cross left of its middle: numbers rise to the left, and upwards. */
function drawScale(x: number, y: number, write: Write): Op[] {
  const ticks: PathData[number][] = ["M", x - REACH, y, "L", x + REACH, y, "M", x, y - REACH, "L", x, y + REACH];
  const numbers: Op[] = [];
  for (let at = -REACH; at <= REACH; at += STEP) {
    const length = Number.isInteger(at) ? 2.4 : 1.2;
    ticks.push("M", x - at, y + 8, "L", x - at, y + 8 + length, "M", x + 8, y - at, "L", x + 8 + length, y - at);
    if (at % 3 === 0) {
      const sign = at > 0 ? `+${at}` : `${at}`.replace("-", "\u2013");
      numbers.push(write(x - at, y + 13.4, sign, 7), write(x + 12.8, y - at + 0.9, sign, 7));
    }
  }
  const names = [write(x, y + 18, "dx, mm", 8, 600), write(x + 20, y + 1, "dy, mm", 8, 600)];
  return [{ op: "path", d: ticks, stroke: strokeOf(BLACK, 0.088) }, ...numbers, ...names];
}
