/** Football fields: one to play on, and one as a background for the rows of a list. */
import { drawApart, drawFigure, drawLine, drawPiece, drawPolygon, drawRect, type Pen } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";
import { fieldNumbers, footballField, type FootballField } from "../figures/football-field.js";
import { tint } from "../theme.js";
import { centredBaseline, writeLine } from "../type/line.js";
import { defineMark } from "./mark.js";
import { sizeOf } from "./place.js";

export interface FieldProps {
  /** Distance of the hash marks from the nearer sideline, as a share of the height. */
  hash: number;
  /** Type size of the yard numbers, points; 0 = proportional to the width of the field. */
  size: number;
  /** Word in both end zones, read from the goal line. */
  word: string;
  /** Words in the left and right end zones, if they differ. */
  left: string;
  right: string;
  /** Points; 0 = proportional to the width of the field. */
  wordSize: number;
  /** Preferred height, millimeters. */
  h: number;
}

/** Light enough to stay in the background. */
const CHALK = 0.3;
const NUMBER = 0.42;
/** Type size in points per millimeter of the field's width, for numbers and words that fit between the lines. */
const NUMBER_SIZE = 0.09;
const WORD_SIZE = 0.126;

/** Styles by size and color: equal fields share a drawing. */
const turfs = new Map<string, FootballField>();
function turf(pen: Pen, width: number, height: number, hash: number): FootballField {
  const { accent, tint6 } = pen.theme;
  const key = `${width} ${height} ${hash} ${accent} ${tint6}`;
  let look = turfs.get(key);
  if (!look) {
    look = { width, height, hash, chalk: tint(accent, CHALK), frame: tint(accent, NUMBER), endZone: tint6 };
    turfs.set(key, look);
  }
  return look;
}

/** A football field in a light tint of the accent color, with numbers readable from both sides. */
export const field = defineMark<FieldProps>({
  name: "field",
  summary: "a light football field with yard lines, hash marks and numbers",
  first: "word",
  defaults: { hash: 0.28, size: 0, word: "", left: "", right: "", wordSize: 0, h: 80 },
  wide: () => 180,
  high: ({ h }) => h,
  draw(at, p, pen) {
    drawFigure(pen, footballField, turf(pen, at.w, at.h, p.hash), at.x, at.y);
    const fill = tint(pen.theme.accent, NUMBER);
    const near = drawApart(pen, () => drawNumbers(pen, at, p.size || at.w * NUMBER_SIZE, fill));
    pen.ops.push(...near);
    drawPiece(pen, { ops: near }, [-1, 0, 0, -1, 2 * at.x + at.w, 2 * at.y + at.h]);
    const [left, right] = [p.left || p.word, p.right || p.word];
    if (left !== "" || right !== "") drawEndZones(pen, at, left, right, p.wordSize || at.w * WORD_SIZE, fill);
  },
});

function drawNumbers(pen: Pen, at: Rect, size: number, fill: string): void {
  const middle = at.y + at.h * 0.87;
  const shared = { y: centredBaseline(pen, "title", size, middle), style: "title", size, fill } as const;
  const side = size * 0.075;
  // Distances scale with the type: digits from their line, the arrow from the digits.
  const [beside, beyond] = [size * 0.053, size * 0.53];
  for (const { tens, x, toward } of fieldNumbers(at.w)) {
    writeLine(pen, { ...shared, value: tens, x: at.x + x - beside, align: "end" });
    // Graduate's zero is dotted, so the letter O replaces it.
    writeLine(pen, { ...shared, value: "O", says: "0", x: at.x + x + beside });
    if (toward === 0) continue;
    const tip = at.x + x + toward * beyond;
    const back = tip - toward * side * 1.5;
    drawPolygon(
      pen,
      [
        [tip, middle],
        [back, middle - side * 0.7],
        [back, middle + side * 0.7],
      ],
      { fill },
    );
  }
}

function drawEndZones(pen: Pen, at: Rect, left: string, right: string, size: number, fill: string): void {
  const drop = centredBaseline(pen, "title", size, 0);
  const y = at.y + at.h / 2;
  const shared = {
    y,
    style: "title",
    size,
    fill,
    align: "middle",
    width: Math.max(at.h - 4, 0.1),
  } as const;
  writeLine(pen, { ...shared, value: left, x: at.x + at.w / 24 + drop, turn: -90 });
  writeLine(pen, { ...shared, value: right, x: at.x + at.w - at.w / 24 - drop, turn: 90 });
}

/** Yards at the left and right edges of a strip, including both end zones. */
export const STRIP = { from: -10, to: 110 } as const;
const YARDS = STRIP.to - STRIP.from;
const stripX = (at: Rect, yards: number): number => at.x + ((yards - STRIP.from) * at.w) / YARDS;

/** Weight and color of a line in the strip. */
const lineLook = (yards: number): { weight: number; stroke: string } => {
  if (yards % 100 === 0) return { weight: 0.28, stroke: "accent" };
  if (yards === 50) return { weight: 0.18, stroke: "accent" };
  return { weight: yards % 10 === 0 ? 0.1 : 0.06, stroke: "grey" };
};

/** A field as a strip behind the rows of a list: yards across the page, home's end zone at the left. */
export const driveField = defineMark<object>({
  name: "driveField",
  summary: "a field as a strip behind the rows of a list, end zones included",
  wide: () => 55,
  high: () => 5,
  draw(at, _props, pen) {
    const stripe = (from: number, to: number, fill: string): void =>
      drawRect(pen, stripX(at, from), at.y, stripX(at, to) - stripX(at, from), at.h, { fill });
    stripe(STRIP.from, STRIP.to, "paper");
    // Every other ten yards is tinted, to guide the eye down a long list.
    for (let yards = 10; yards < 100; yards += 20) stripe(yards, yards + 10, "tint6");
    stripe(STRIP.from, 0, "tint12");
    stripe(100, STRIP.to, "tint12");
    const line = (yards: number): void =>
      drawLine(pen, stripX(at, yards), at.y, stripX(at, yards), at.y + at.h, lineLook(yards));
    for (let yards = -5; yards <= 105; yards += 5) line(yards);
  },
});

export interface DriveScaleProps {
  /** Letters above the end zones. */
  home: string;
  away: string;
  size: number;
}

export const driveScale = defineMark<DriveScaleProps>({
  name: "driveScale",
  summary: "the yard numbers over a driveField",
  defaults: { home: "H", away: "A", size: 6.2 },
  wide: () => 55,
  high: () => 2.6,
  draw(at, p, pen) {
    const size = sizeOf(pen, p.size);
    const y = centredBaseline(pen, "semi", size, at.y + at.h / 2);
    const shared = { y, align: "middle" } as const;
    for (let yards = 0; yards <= 100; yards += 10) {
      const value = `${Math.min(yards, 100 - yards)}`;
      writeLine(pen, { ...shared, value, x: stripX(at, yards), style: "semi", size });
    }
    for (const [value, yards] of [
      [p.home, -5],
      [p.away, 105],
    ] as const) {
      writeLine(pen, { ...shared, value, x: stripX(at, yards), style: "strong", size: size + 0.4 });
    }
  },
});
