/** The chips: what is on their fronts and backs. */
import type { CardData } from "../rules/index.js";
import { minus } from "./reference-words.js";
import { emptySketch, Face, type Sketch } from "./tokens-sketch.js";
import { round } from "../../../page/lay-out.js";

/** One chip; it folds over, so front and back stand one above the other. */
export interface Chip {
  readonly id: string;
  /** What it is for, in large print and in the captions. */
  readonly title: string;
  readonly front: (face: Face) => void;
  readonly back: (face: Face) => void;
}

const same = (id: string, title: string, draw: (face: Face) => void): Chip => ({ id, title, front: draw, back: draw });

function drawBall(face: Face): void {
  face.ball(0, 0, face.side * 0.84);
}

/** The stick of the chain crew: a target on a pole. */
function drawMarker(face: Face): void {
  const s = face.side;
  face.shape(
    [
      [-s * 0.04, -s * 0.42],
      [s * 0.04, -s * 0.42],
      [s * 0.04, s * 0.42],
      [-s * 0.04, s * 0.42],
    ],
    "ink",
  );
  face.shape(
    [
      [-s * 0.34, -s * 0.42],
      [s * 0.34, -s * 0.42],
      [s * 0.34, -s * 0.02],
      [0, s * 0.22],
      [-s * 0.34, -s * 0.02],
    ],
    "band",
    "accent",
  );
  // Graduate's zero is dotted: the letter O stands in for it.
  face.text("1O", 0, -s * 0.2, s * 0.27, "title", "onBand", s * 0.6);
}

/** Chips smaller than this have room for a single word. */
const ROOMY = 15;
/** Capital height of a caption: no type on a sheet is smaller than six points. */
const captionOf = (side: number, share: number): number => Math.max(1.5, side * share);
const roomy = (face: Face, long: string, short: string): string => (face.side < ROOMY ? short : long);

const ORDINALS = ["1st", "2nd", "3rd", "4th"] as const;

function drawDown(down: number): (face: Face) => void {
  return (face) => {
    const s = face.side;
    face.fill("paper", "ink");
    face.text(`${down}`, 0, -s * 0.1, s * 0.46, "title", "ink", s * 0.7);
    face.text(
      roomy(face, `${ORDINALS[down - 1]} down`, "down"),
      0,
      s * 0.3,
      captionOf(s, 0.11),
      "band",
      "ink",
      s * 0.84,
    );
  };
}

function drawSide(side: "home" | "away", line: string): (face: Face) => void {
  const [fill, stroke, type] = side === "home" ? ["band", "accent", "onBand"] : ["paper", "ink", "ink"];
  return (face) => {
    const s = face.side;
    face.fill(fill, stroke);
    face.text(side, 0, -s * 0.12, s * 0.22, "title", type, s * 0.8);
    face.text(roomy(face, line, "ball"), 0, s * 0.22, captionOf(s, 0.1), "band", type, s * 0.84);
  };
}

function drawRattle(side: "home" | "away", amount: number): (face: Face) => void {
  const [fill, stroke, type] = side === "home" ? ["band", "accent", "onBand"] : ["paper", "ink", "ink"];
  return (face) => {
    const s = face.side;
    face.fill(fill, stroke);
    face.text(minus(-amount), 0, -s * 0.14, s * 0.36, "title", type, s * 0.8);
    face.text(roomy(face, `${side} rattled`, side), 0, s * 0.27, captionOf(s, 0.1), "band", type, s * 0.84);
  };
}

export const boardChips = ({ passing }: CardData): Chip[] => [
  same("ball", "Ball: lies on the line of scrimmage", drawBall),
  same("marker", "First-down marker: lies on the line to gain", drawMarker),
  ...ORDINALS.map((word, i) => same(`down-${i + 1}`, `Down: ${word}`, drawDown(i + 1))),
  {
    id: "possession",
    title: "Possession: home on one side, away on the other",
    front: drawSide("home", "has the ball"),
    back: drawSide("away", "has the ball"),
  },
  same("rattled-home", `Rattled: home, ${minus(-passing.rattle)}`, drawRattle("home", passing.rattle)),
  same("rattled-away", `Rattled: away, ${minus(-passing.rattle)}`, drawRattle("away", passing.rattle)),
];

/** Bonus chips for both bars: a star in front, an empty one behind, for bonuses spent. */
export const bonusChips = ({ barCap }: CardData): Chip[] =>
  Array.from({ length: 2 * barCap }, (_, i) => ({
    id: `bonus-${i + 1}`,
    title: "Bonus: the star up while it lies in a bar",
    front: (face: Face) => {
      face.fill("band", "accent");
      face.star(0, face.side * 0.03, face.side * 0.38, "onBand");
    },
    back: (face: Face) => {
      face.fill("paper", "ink");
      face.star(0, face.side * 0.03, face.side * 0.36, "none", "ink");
    },
  }));

export interface ChipRow {
  readonly sketch: Sketch;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
  /** Cut lines between chips, and the fold across them. */
  readonly cutXs: readonly number[];
  readonly foldY: number;
}

/** Chips side by side with shared cuts: backs above the fold, on their heads, fronts below it. */
export function placeChips(chips: readonly Chip[], x: number, y: number, side: number): ChipRow {
  const sketch = emptySketch();
  chips.forEach((chip, i) => {
    const cx = round(x + (i + 0.5) * side);
    chip.back(new Face(sketch, cx, round(y + side / 2), side, true));
    chip.front(new Face(sketch, cx, round(y + side * 1.5), side, false));
  });
  return {
    sketch,
    x,
    y,
    right: round(x + chips.length * side),
    bottom: round(y + 2 * side),
    cutXs: Array.from({ length: chips.length + 1 }, (_, i) => round(x + i * side)),
    foldY: round(y + side),
  };
}
