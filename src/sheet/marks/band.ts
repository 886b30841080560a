import { colorOf, drawRect, type Pen } from "../drawing/pen.js";
import { makeTheme } from "../theme.js";
import { centredBaseline, type Align } from "../type/line.js";
import type { StyleName } from "../type/styles.js";
import { wordsWidth, writeWords } from "../type/words.js";
import { defineMark } from "./mark.js";
import { alignOf, sizeOf } from "./place.js";

export interface BandProps {
  title: string;
  /** Additional words at the right end of the band. */
  note: string;
  /** Number in a tile at the left end, as for steps; "" = none. */
  number: string | number;
  size: number;
  noteSize: number;
  noteStyle: StyleName;
  align: Align;
  /** Padding left and right of the words, millimeters. */
  pad: number;
  floor: number;
  /** Color of the band; "" = the sheet's own color. */
  color: string;
}

/** A pen with another band color, in the theme's band style: solid, black or outlined. @param color "" = the sheet's own color */
export function inBandColor(pen: Pen, color: string): Pen {
  const own = color === "" ? undefined : colorOf(pen, color);
  return own === undefined ? pen : { ...pen, theme: makeTheme(pen.theme.id, own) };
}

/** Height of the tile, as a share of the band's. */
const TILE = 0.73;
/** White space around the tile, millimeters. */
const TILE_AIR = 0.6;

const noteWidth = (p: BandProps, pen: Pen): number =>
  p.note === "" ? 0 : wordsWidth(pen, p.note, p.noteStyle, sizeOf(pen, p.noteSize)) + p.pad;
/** Type size of the tile's number, in points per millimeter of its height. */
const TILE_TYPE = 2.3;

/** Width of the tile: square, or wider for a two-digit number. */
function tileOf(p: BandProps, h: number, pen: Pen): number {
  const number = `${p.number}`;
  return number === "" ? 0 : Math.max(h * TILE, wordsWidth(pen, number, "title", h * TILE * TILE_TYPE) + 0.4);
}
const naturalHeight = (p: BandProps, pen: Pen): number => Math.max(4.4, sizeOf(pen, p.size) * 0.6);

/** A section band: solid with white type, or outlined in themes that save ink. */
export const band = defineMark<BandProps>({
  name: "band",
  summary: "a section band with a title, a note and an optional number",
  first: "title",
  words: "title",
  required: ["title"],
  defaults: {
    note: "",
    number: "",
    size: 8.5,
    noteSize: 7.5,
    noteStyle: "semi",
    align: "start",
    pad: 2,
    floor: 6,
    color: "",
  },
  wide(p, pen) {
    const tile = tileOf(p, naturalHeight(p, pen), pen);
    return wordsWidth(pen, p.title, "band", sizeOf(pen, p.size)) + noteWidth(p, pen) + tile + 2 * p.pad;
  },
  high: naturalHeight,
  draw(at, p, outer) {
    const pen = inBandColor(outer, p.color);
    const middle = at.y + at.h / 2;
    const edge = pen.theme.solidBands ? {} : { stroke: "accent", weight: "frame" as const };
    drawRect(pen, at.x, at.y, at.w, at.h, { fill: "band", ...edge });
    const tile = tileOf(p, at.h, pen);
    if (tile > 0) drawTile(pen, `${p.number}`, at.x + TILE_AIR, at.y + (at.h * (1 - TILE)) / 2, tile, at.h * TILE);
    const left = tile > 0 ? tile + 2 * TILE_AIR + 0.2 : p.pad;
    const align = alignOf(pen, p.align);
    const size = sizeOf(pen, p.size);
    const note = noteWidth(p, pen);
    const [from, to] = align === "middle" ? [p.pad * 0.3, p.pad * 0.3] : [left, p.pad + note];
    writeWords(pen, {
      value: p.title,
      x: align === "middle" ? at.x + at.w / 2 : align === "end" ? at.x + at.w - to : at.x + from,
      y: centredBaseline(pen, "band", size, middle),
      style: "band",
      size,
      fill: "onBand",
      align,
      width: Math.max(at.w - from - to, 0.1),
      floor: p.floor,
    });
    const noteSize = sizeOf(pen, p.noteSize);
    writeWords(pen, {
      value: p.note,
      x: at.x + at.w - p.pad,
      y: centredBaseline(pen, p.noteStyle, noteSize, middle),
      style: p.noteStyle,
      size: noteSize,
      fill: "onBand",
      align: "end",
      width: Math.max(at.w - left - p.pad, 0.1),
      floor: p.floor,
    });
  },
});

/** A section number: dark, in a light tile. */
function drawTile(pen: Pen, value: string, x: number, y: number, w: number, h: number): void {
  drawRect(pen, x, y, w, h, { fill: "onBand", stroke: "onBand" });
  const size = h * TILE_TYPE;
  writeWords(pen, {
    value,
    x: x + w / 2,
    y: centredBaseline(pen, "title", size, y + h / 2),
    style: "title",
    size,
    fill: "band",
    align: "middle",
  });
}
