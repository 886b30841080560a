/**
 * A sheet that measures a printer's drift: a cross on the front, a scale on the back. Held against the light, the cross
 * stands on the numbers of the printer profile. The middle of the paper is its own mirror image, so the sheet works for
 * every binding and either way round.
 */
import { ptToMm, type Size } from "../kernel/units/index.js";
import type { Page } from "../page/types.js";
import { mm } from "./box.js";
import { blankPage } from "./sheet.js";

/** Millimetres either way: duplex drift of 3 to 4 mm is common (printing.md). */
const REACH = 6;
const STEP = 0.5;

/** Front and back of the sheet. */
export function driftTest(paper: Size): [front: Page, back: Page] {
  const [x, y] = [paper.width / 2, paper.height / 2];
  const cross = `<path d="M${mm(x - 20)} ${mm(y)}H${mm(x + 20)}M${mm(x)} ${mm(y - 20)}V${mm(y + 20)}" ${STROKE}="0.353"/>`;
  const front = [
    cross,
    line(x, y - 40, "Printer test, front", 14, 600),
    line(x, y - 33, "Print both sides at 100 % (actual size), then hold the back against the light.", 9),
  ];
  const back = [
    drawScale(x, y),
    line(x, y - 40, "Printer test, back", 14, 600),
    line(x, y - 33, "The cross of the front stands at dx on the level scale and at dy on the upright one.", 9),
  ];
  return [sheet(paper, "Printer test, front", front), sheet(paper, "Printer test, back", back)];
}

const STROKE = `fill="none" stroke="#000000" stroke-width`;

function sheet(paper: Size, title: string, parts: readonly string[]): Page {
  const blank = blankPage(paper, title);
  return { ...blank, layers: { ...blank.layers, form: parts.join("") } };
}

/** A back that was set too far right shows the cross left of its middle: numbers rise to the left, and upwards. */
function drawScale(x: number, y: number): string {
  let ticks = `M${mm(x - REACH)} ${mm(y)}h${2 * REACH}M${mm(x)} ${mm(y - REACH)}v${2 * REACH}`;
  let numbers = "";
  for (let at = -REACH; at <= REACH; at += STEP) {
    const whole = Number.isInteger(at);
    const length = whole ? 2.4 : 1.2;
    ticks += `M${mm(x - at)} ${mm(y + 8)}v${length}M${mm(x + 8)} ${mm(y - at)}h${length}`;
    if (at % 3 === 0) {
      const sign = at > 0 ? `+${at}` : `${at}`.replace("-", "\u2013");
      numbers += line(x - at, y + 13.4, sign, 7) + line(x + 12.8, y - at + 0.9, sign, 7);
    }
  }
  const names = line(x, y + 18, "dx, mm", 8, 600) + line(x + 20, y + 1, "dy, mm", 8, 600);
  return `<path d="${ticks}" ${STROKE}="0.088"/>${numbers}${names}`;
}

const line = (x: number, y: number, text: string, points: number, weight = 500): string =>
  `<text x="${mm(x)}" y="${mm(y)}" font-family="Barlow Condensed" font-weight="${weight}" font-size="${mm(ptToMm(points))}" ` +
  `text-anchor="middle" fill="#161616">${text}</text>`;
