/** Printed dice: a single one, a row, and dice with ten and twenty sides. */
import { PT_PER_MM } from "../../kernel/units/index.js";
import { drawDie, type DieLookName } from "../drawing/die.js";
import { drawLine, drawPolygon, WEIGHTS } from "../drawing/pen.js";
import { centredBaseline, writeLine, type Align } from "../type/line.js";
import { defineMark } from "./mark.js";
import { fitWidth, oneOf, spotIn } from "./place.js";

export interface DieProps {
  /** 1 to 6; 0 = no pips. */
  face: number;
  look: DieLookName;
  /** Millimeters; 0 = as large as its place. */
  size: number;
  align: Align;
}

export const die = defineMark<DieProps>({
  name: "die",
  summary: "a printed d6, or a space to write one in",
  first: "face",
  defaults: { face: 0, look: "plain", size: 0, align: "middle" },
  alt: ({ face }) => (Number(face) > 0 ? `${face}` : undefined),
  wide: ({ size }) => size || 5,
  high: ({ size }, _pen, width) => size || Math.min(width, 5),
  draw(at, { face, look, size, align }, pen) {
    const side = fitWidth(size, at, 1);
    const spot = spotIn(pen, at, side, side, align);
    drawDie(pen, face, look, spot.x, spot.y, side);
  },
});

export interface DiceRowProps {
  faces: readonly number[];
  /** Fills the row with dashed spaces up to this many dice. */
  spaces: number;
  look: DieLookName;
  /** True if the first is the Coach Die. */
  coach: boolean;
  size: number;
  gap: number;
  align: Align;
}

const countOf = ({ faces, spaces }: DiceRowProps): number => Math.max(faces.length, spaces);
const rowWidth = (p: DiceRowProps): number => Math.max(0, countOf(p) * (p.size + p.gap) - p.gap);

export const diceRow = defineMark<DiceRowProps>({
  name: "diceRow",
  summary: "a row of printed d6, padded with dashed spaces",
  first: "faces",
  required: ["faces"],
  alt: ({ faces }) => faces.join(" ") || undefined,
  defaults: { spaces: 0, look: "plain", coach: false, size: 5, gap: 0.6, align: "middle" },
  wide: rowWidth,
  high: ({ size }) => size,
  draw(at, p, pen) {
    const wide = rowWidth(p);
    // If too many for their place, all dice are smaller and closer.
    const scale = wide > at.w ? at.w / wide : 1;
    const [side, pitch] = [p.size * scale, (p.size + p.gap) * scale];
    const spot = spotIn(pen, at, wide * scale, side, p.align);
    for (let i = 0; i < countOf(p); i++) {
      const printed = i < p.faces.length;
      const look = printed ? (p.coach && i === 0 ? "coach" : p.look) : "space-won";
      drawDie(pen, printed ? p.faces[i] : 0, look, spot.x + i * pitch, spot.y, side);
    }
  },
});

const HEX_LOOKS = ["solid", "plain", "reverse", "space"] as const;

export interface HexDieProps {
  /** Number or letter inside; empty for none. */
  value: string | number;
  /** Printed solid, outlined, white on a band, or as an empty space to write in. */
  look: (typeof HEX_LOOKS)[number];
  /** Center to corner, millimeters; two corners point up and down. 0 = as large as its place. */
  r: number;
  /** Type size in points; 0 = proportional to the radius. */
  size: number;
  align: Align;
}

const SIDE = Math.sqrt(3) / 2;

/** A twenty-sided die from above: a hexagon with its number. */
export const hexDie = defineMark<HexDieProps>({
  name: "hexDie",
  summary: "a d20 as a hexagon with its number",
  first: "value",
  defaults: { value: "20", look: "solid", r: 0, size: 0, align: "middle" },
  wide: ({ r }) => 2 * SIDE * (r || 6.2),
  high: ({ r }, _pen, width) => (r ? 2 * r : width / SIDE),
  draw(at, p, pen) {
    const { solidBands } = pen.theme;
    // A die that fills a card has the same edge as a d6 of its size.
    const large = p.r >= 12;
    const look = {
      solid: { fill: "band", edge: "accent", ink: "onBand", weight: WEIGHTS.frame },
      plain: { fill: "paper", edge: "ink", ink: "ink", weight: large ? WEIGHTS.heavy : WEIGHTS.rule },
      reverse: { fill: "paper", edge: "paper", ink: solidBands ? "accent" : "ink", weight: WEIGHTS.rule },
      space: { fill: "paper", edge: "grey", ink: "softText", weight: WEIGHTS.rule },
    }[oneOf(pen, "look", p.look, HEX_LOOKS, "plain")];
    const w = fitWidth(2 * SIDE * p.r, at, SIDE);
    const r = w / 2 / SIDE;
    const spot = spotIn(pen, at, w, 2 * r, p.align);
    const [x, y] = [spot.x + w / 2, spot.y + r];
    const [dx, dy] = [w / 2, r / 2];
    const corners = [
      [x, y - r],
      [x + dx, y - dy],
      [x + dx, y + dy],
      [x, y + r],
      [x - dx, y + dy],
      [x - dx, y - dy],
    ] as const;
    drawPolygon(pen, corners, { fill: look.fill, stroke: look.edge, weight: look.weight, join: "round" });
    const size = p.size > 0 ? p.size : Math.max(6, pen.least, r * 0.723 * PT_PER_MM);
    writeLine(pen, {
      value: `${p.value}`,
      x,
      y: centredBaseline(pen, "strong", size, y),
      style: "strong",
      size,
      fill: look.ink,
      align: "middle",
      width: Math.max(2 * dx - 0.4, 0.1),
      floor: Math.min(6, size),
    });
  },
});

export interface KiteDieProps {
  /** Number inside; empty for none. */
  value: string | number;
  /** Height in millimeters; 0 = as large as its place. */
  h: number;
  /** Type size in points; 0 = proportional to the height. */
  size: number;
  align: Align;
}

/** Width of the die, and positions of its corners, as shares of its height. */
const KITE = { wide: 0.94, side: 0.44, low: 0.64, face: 0.28, base: 0.52, foot: 0.72 } as const;

/** A ten-sided die in side view: the kite of one face with its number, and the neighboring faces. */
export const kiteDie = defineMark<KiteDieProps>({
  name: "kiteDie",
  summary: "a d10 as a kite with its number",
  first: "value",
  defaults: { value: "0", h: 0, size: 0, align: "middle" },
  wide: ({ h }) => KITE.wide * (h || 12),
  high: ({ h }, _pen, width) => h || width / KITE.wide,
  draw(at, p, pen) {
    const w = fitWidth(KITE.wide * p.h, at, KITE.wide);
    const h = w / KITE.wide;
    const spot = spotIn(pen, at, w, h, p.align);
    const [x, y] = [spot.x + w / 2, spot.y];
    const across = (share: number, side: 1 | -1): number => x + side * share * h;
    const sides = [1, -1] as const;
    const [right, left] = sides.map((side) => across(KITE.wide / 2, side));
    const look = { stroke: "ink", weight: WEIGHTS.rule, join: "round" } as const;
    const edge = [
      [x, y],
      [right, y + KITE.side * h],
      [right, y + KITE.low * h],
      [x, y + h],
      [left, y + KITE.low * h],
      [left, y + KITE.side * h],
    ] as const;
    drawPolygon(pen, edge, { ...look, fill: "paper" });
    const kite = [
      [x, y],
      [across(KITE.face, 1), y + KITE.base * h],
      [x, y + KITE.foot * h],
      [across(KITE.face, -1), y + KITE.base * h],
    ] as const;
    drawPolygon(pen, kite, { ...look, weight: WEIGHTS.hair });
    for (const side of sides)
      drawLine(pen, across(KITE.face, side), y + KITE.base * h, across(KITE.wide / 2, side), y + KITE.low * h, {
        weight: WEIGHTS.hair,
      });
    drawLine(pen, x, y + KITE.foot * h, x, y + h, { weight: WEIGHTS.hair });
    const size = p.size > 0 ? p.size : Math.max(6, pen.least, 0.36 * h * PT_PER_MM);
    writeLine(pen, {
      value: `${p.value}`,
      x,
      y: centredBaseline(pen, "strong", size, y + 0.46 * h),
      style: "strong",
      size,
      fill: "ink",
      align: "middle",
      width: Math.max(2 * KITE.face * h, 0.1),
      floor: Math.min(6, size),
    });
  },
});
