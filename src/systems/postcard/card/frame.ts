/**
 * Where everything on the field card stands. One half is laid out, home's, at the bottom; the other is the same turned
 * by 180 degrees (V18). Millimeters from the card's top left corner; all sizes follow from the card's own and its margin.
 */

export interface CardSize {
  readonly width: number;
  readonly height: number;
  /** Clear of everything printed, from the cut inwards. */
  readonly margin: number;
  /** Wipe-off pens are wider than pencils: rounder circles, more room in the trackers. */
  readonly laminate: boolean;
}

/** The postcard that the proportions were drawn for: 6 x 4 in with a margin of 3 mm and 0.2 mm for half a line. */
const BASE = { width: 146, height: 95.2 } as const;
const HALF_LINE = 0.2;

/** Heights on that postcard, millimeters. */
const BAND = 20.4;
const LABELS = 3.5;
/** Yards between the ends of the field: 100 and two end zones of ten. */
const YARDS = 120;
const END_ZONE = 10;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface CardFrame extends CardSize {
  /** Size against the postcard: 1 for 6 x 4 in. Type and gaps grow by it. */
  readonly s: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly cx: number;
  readonly cy: number;
  /** Field with both end zones. */
  readonly field: Box;
  /** Width of five yards. */
  readonly u: number;
  /** Row of words between field and band: its middle. */
  readonly labelY: number;
  /** Top of the band, and the middle of the fine print along the edge. */
  readonly bandY: number;
  readonly printY: number;
  readonly timeRadius: number;
  readonly playRadius: number;
  readonly wheelRadius: number;
  /** Middle of the yard numbers, of the onside dice and of the lane for the ball, from the top of the card. */
  readonly numbersY: number;
  readonly onsideY: number;
}

const r3 = (value: number): number => Math.round(value * 1000) / 1000;

/** The places of a card of this size. */
export function cardFrame(size: CardSize): CardFrame {
  const edge = size.margin + HALF_LINE;
  const [cw, ch] = [size.width - 2 * edge, size.height - 2 * edge];
  const s = Math.min(cw / BASE.width, ch / BASE.height);
  // Taller cards give what is left to the bands and to the field.
  const spare = ch - BASE.height * s;
  const band = BAND * s + spare * 0.2;
  const labels = LABELS * s + spare * 0.03;
  const strip = (size.laminate ? 6.1 : 5.5) * s;
  const [left, right, top, bottom] = [edge, size.width - edge, edge, size.height - edge];
  const field = { x: left + strip, y: top + band + labels, w: cw - 2 * strip, h: ch - 2 * (band + labels) };
  const u = field.w / 24;
  const half = field.h / 2;
  const numbers = half - 2.35 * s;
  const onside = numbers - 3.85 * s;
  return {
    ...size,
    s,
    left,
    right,
    top,
    bottom,
    cx: size.width / 2,
    cy: size.height / 2,
    field,
    u,
    labelY: field.y + field.h + labels / 2,
    bandY: field.y + field.h + labels,
    printY: bottom - 0.75 * s,
    timeRadius: Math.min(u / 2 - 0.08 * s, field.h / 14 - (size.laminate ? 0.35 : 0.6) * s),
    playRadius: Math.min(strip / 2 - 0.3 * s, field.h / 18 - (size.laminate ? 0.2 : 0.35) * s),
    wheelRadius: onside - 2.5 * s,
    numbersY: size.height / 2 + numbers,
    onsideY: size.height / 2 + onside,
  };
}

/** Where a yard line lies: yards from home's goal line, -10 to 110. */
export const yardX = ({ field }: Pick<CardFrame, "field">, yards: number): number =>
  r3(field.x + ((END_ZONE + yards) * field.w) / YARDS);

/** The middles of `count` circles from the bottom up, spread over the height of the field. */
export function trackerY({ field }: Pick<CardFrame, "field">, count: number): number[] {
  const pitch = field.h / count;
  return Array.from({ length: count }, (_, i) => r3(field.y + field.h - (i + 0.5) * pitch));
}

/** Middle of the play tracker and of the time track at home's end. */
export const playX = ({ left, field }: Pick<CardFrame, "left" | "field">): number => r3((left + field.x) / 2);
export const timeX = ({ field, u }: Pick<CardFrame, "field" | "u">): number => r3(field.x + u / 2);

/** A place on the other half: the card turned by 180 degrees. */
export const turnedPlace = (
  { width, height }: Pick<CardFrame, "width" | "height">,
  { x, y }: { readonly x: number; readonly y: number },
): { x: number; y: number } => ({ x: r3(width - x), y: r3(height - y) });
