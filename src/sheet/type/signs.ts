/** Symbols among words that no font has: dice, stars, triangles, arrows, flags. They are as large as the type. */
import { ptToMm } from "../../kernel/units/index.js";
import { drawTypeDie } from "../drawing/die.js";
import { colorOf, drawLine, drawPolygon, type Pen } from "../drawing/pen.js";
import { centredBaseline, writeLine } from "./line.js";

/** Widths in ems. */
const WIDTHS = {
  right: 0.44,
  left: 0.44,
  up: 0.56,
  down: 0.56,
  double: 0.8,
  arrow: 0.82,
  downArrow: 0.6,
  flag: 0.46,
  star: 0.84,
  openStar: 0.84,
} as const;
export type SignName = keyof typeof WIDTHS;

/** A named symbol, or a die: a face, or the letter of a colored d20 or d10. */
export type Sign =
  | SignName
  | { readonly face: number; readonly dark: boolean }
  | { readonly letter: DieLetter; readonly sides: 10 | 20 };

/** Colored dice: a hexagon (d20) or a diamond (d10) with the letter, which identifies it in gray print. */
const COLORED = {
  R: { fill: "red", edge: "red", ink: "paper" },
  W: { fill: "paper", edge: "ink", ink: "ink" },
  B: { fill: "blue", edge: "blue", ink: "paper" },
  K: { fill: "ink", edge: "ink", ink: "paper" },
  Y: { fill: "yellow", edge: "yellow", ink: "ink" },
} as const;
type DieLetter = keyof typeof COLORED;

/** Side of a die, and gap on both sides, so that two dice side by side stay separate. Ems. */
const DIE = 0.98;
const DIE_AIR = 0.05;
/** Width of a hexagon standing on a corner, and size of the letter in it. Ems. */
const HEX = 1.2;
const HEX_AIR = 0.1;
const HEX_LETTER = 0.84;
/** Width and height of a diamond, gap on both sides, and size of the letter in it. Ems. */
const DIAMOND = { width: 1.56, height: 1.78, air: 0.06, letter: 0.82 } as const;

/** Minimum size of the letter (design.md), as long as it fits in its die; points and ems. */
const LETTER_FLOOR = 6;
const WIDEST_LETTER = 1.06;

/** How each symbol is typed. */
const LETTERS: Readonly<Record<string, SignName>> = {
  "▶": "right",
  "◀": "left",
  "▲": "up",
  "▼": "down",
  "→": "arrow",
  "↓": "downArrow",
  "⚑": "flag",
  "★": "star",
  "☆": "openStar",
};
const FIRST_DIE = "⚀".charCodeAt(0);

const DIE_LETTERS: Readonly<Record<string, DieLetter>> = { "Ⓡ": "R", "Ⓦ": "W", "Ⓑ": "B", "Ⓚ": "K", "Ⓨ": "Y" };

/** Finds symbols in a text; `◆` before a die makes it the dark one, before a colored one the d10. */
export const SIGN_PATTERN = /(◆?[⚀-⚅ⓇⓌⒷⓀⓎ]|[▶◀▲▼→↓⚑★☆])/u;

/** The symbol for a match of the pattern. */
export function signOf(letters: string): Sign {
  const named = LETTERS[letters];
  if (named) return named;
  const dark = letters.length > 1;
  const colored = DIE_LETTERS[letters[dark ? 1 : 0]];
  if (colored) return { letter: colored, sides: dark ? 10 : 20 };
  return { face: letters.charCodeAt(dark ? 1 : 0) - FIRST_DIE + 1, dark };
}

/** Width in ems. */
export function signWidth(sign: Sign): number {
  if (typeof sign === "string") return WIDTHS[sign];
  if (!("letter" in sign)) return DIE + 2 * DIE_AIR;
  return sign.sides === 20 ? HEX + 2 * HEX_AIR : DIAMOND.width + 2 * DIAMOND.air;
}

/** Corners of a five-pointed star with straight continuing edges. */
export function starPoints(x: number, y: number, r: number): [number, number][] {
  return Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const radius = i % 2 === 0 ? r : r * 0.382;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Corners of a die seen from above, from its top clockwise. */
function cornersOf(sides: 10 | 20, x: number, y: number, em: number): [number, number][] {
  if (sides === 10) {
    const [w, h] = [(em * DIAMOND.width) / 2, (em * DIAMOND.height) / 2];
    return [
      [x, y - h],
      [x + w, y],
      [x, y + h],
      [x - w, y],
    ];
  }
  const [w, r] = [(em * HEX) / 2, (em * HEX) / Math.sqrt(3)];
  return [
    [x, y - r],
    [x + w, y - r / 2],
    [x + w, y + r / 2],
    [x, y + r],
    [x - w, y + r / 2],
    [x - w, y - r / 2],
  ];
}

/** A colored d20 or d10 from above, on a corner: in themes that save ink, only its edge is colored. */
function drawLetterDie(
  pen: Pen,
  sign: { readonly letter: DieLetter; readonly sides: 10 | 20 },
  x: number,
  y: number,
  size: number,
  words: string,
): void {
  const { letter, sides } = sign;
  const em = ptToMm(size);
  const { fill, ink } = COLORED[letter];
  const { solidBands, id } = pen.theme;
  // A light gray die would be invisible on a tint.
  const edge = id === "mono" && letter === "Y" ? "ink" : COLORED[letter].edge;
  const center = x + (em * signWidth(sign)) / 2;
  // Next to white words the die has a white edge: black would be invisible on a black band.
  const onBand = words === "onBand" || words === "paper";
  drawPolygon(pen, cornersOf(sides, center, y, em), {
    fill: solidBands ? fill : "paper",
    stroke: solidBands && onBand ? "paper" : edge,
    // Without a fill, only its edge shows a die's color; the white one has a thin edge, to differ from the black one.
    weight: solidBands || letter === "W" ? "rule" : "frame",
    join: "round",
  });
  const share = sides === 20 ? HEX_LETTER : DIAMOND.letter;
  const letterSize = Math.max(size * share, Math.min(LETTER_FLOOR, size * WIDEST_LETTER));
  writeLine(pen, {
    value: letter,
    x: center,
    y: centredBaseline(pen, "strong", letterSize, y),
    style: "strong",
    size: letterSize,
    fill: solidBands ? ink : "ink",
    align: "middle",
  });
}

/**
 * Draws a symbol.
 * @param x left end, millimeters
 * @param y middle of the capitals
 * @param size points
 * @param fill color name
 */
export function drawSign(pen: Pen, sign: Sign, x: number, y: number, size: number, fill: string): void {
  const em = ptToMm(size);
  if (typeof sign === "object" && "letter" in sign) return drawLetterDie(pen, sign, x, y, size, fill);
  if (typeof sign !== "string") {
    const side = em * DIE;
    const color = colorOf(pen, fill) ?? pen.theme.ink;
    drawTypeDie(pen, sign.face, color, sign.dark, x + em * DIE_AIR, y - side / 2, side);
    return;
  }
  const [w, half] = [WIDTHS[sign] * em, em * 0.28];
  const triangle = (base: number, tip: number): void =>
    drawPolygon(
      pen,
      [
        [base, y - half],
        [tip, y],
        [base, y + half],
      ],
      { fill },
    );
  switch (sign) {
    case "right":
      return triangle(x, x + em * 0.42);
    case "left":
      return triangle(x + em * 0.44, x + em * 0.02);
    case "double":
      triangle(x, x + em * 0.42);
      return triangle(x + em * 0.36, x + em * 0.78);
    case "up":
    case "down": {
      const [foot, tip] = sign === "up" ? [y + half, y - half] : [y - half, y + half];
      return drawPolygon(
        pen,
        [
          [x, foot],
          [x + w / 2, tip],
          [x + w, foot],
        ],
        { fill },
      );
    }
    case "arrow": {
      const neck = x + w - em * 0.36;
      drawLine(pen, x + em * 0.04, y, neck, y, { stroke: fill, weight: em * 0.085 });
      return drawPolygon(
        pen,
        [
          [neck, y - em * 0.2],
          [x + w - em * 0.02, y],
          [neck, y + em * 0.2],
        ],
        { fill },
      );
    }
    case "downArrow": {
      const [middle, neck] = [x + w / 2, y + em * 0.06];
      drawLine(pen, middle, y - em * 0.4, middle, neck, { stroke: fill, weight: em * 0.085 });
      return drawPolygon(
        pen,
        [
          [middle - em * 0.2, neck],
          [middle, y + em * 0.42],
          [middle + em * 0.2, neck],
        ],
        { fill },
      );
    }
    case "flag": {
      const [top, pole] = [y - em * 0.38, x + 0.1];
      drawLine(pen, pole, top, pole, y + em * 0.38, { stroke: fill, weight: Math.max(0.2, em * 0.115) });
      return drawPolygon(
        pen,
        [
          [pole, top],
          [x + w, top + em * 0.22],
          [pole, top + em * 0.44],
        ],
        { fill },
      );
    }
    case "star":
      return drawPolygon(pen, starPoints(x + w / 2, y, em * 0.41), { fill });
    case "openStar":
      return drawPolygon(pen, starPoints(x + w / 2, y, em * 0.38), { stroke: fill, weight: em * 0.055, join: "round" });
  }
}
