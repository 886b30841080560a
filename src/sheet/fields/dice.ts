/** Dice that a player draws into printed spaces, or writes as numbers into printed squares. */
import { drawDie, pencilDie, type DieLookName } from "../drawing/die.js";
import { drawRect, placement, type Pen, type Weight } from "../drawing/pen.js";
import type { Op, Rect } from "../drawing/types.js";
import { spotIn } from "../marks/place.js";
import { centredBaseline, type Align } from "../type/line.js";
import { defineField, type FieldProps, type Hand } from "./field.js";
import { nth, textField } from "./form-field.js";
import { wobble, writer } from "./hand.js";
import { asNumbers, take } from "./value.js";

export interface DiceProps extends FieldProps {
  /** The style of each printed space, or the number of spaces. */
  spaces: number | readonly DieLookName[];
  /** Side of a die and gap between two, millimeters. */
  size: number;
  gap: number;
  /** True if the first is the Coach Die, which players paint solid. */
  coach: boolean;
  /** True for squares with numbers, as on logs, instead of pips. */
  box: boolean;
  /** Colors of the squares, in order; the last one repeats. */
  strokes: readonly string[];
  weight: Weight | number;
  align: Align;
}

const looksOf = ({ spaces, coach }: DiceProps): readonly DieLookName[] =>
  typeof spaces === "number"
    ? Array.from({ length: spaces }, (_, i) => (coach && i === 0 ? "space-coach" : "space"))
    : spaces;

const rowWidth = (p: DiceProps): number => {
  const count = looksOf(p).length;
  return Math.max(0, count * (p.size + p.gap) - p.gap);
};

/** The squares of the row, left to right. */
function squares(p: DiceProps, at: Rect, pen: Pen): Rect[] {
  const row = spotIn(pen, at, rowWidth(p), p.size, p.align);
  return looksOf(p).map((_, i) => ({ x: row.x + i * (p.size + p.gap), y: row.y, w: p.size, h: p.size }));
}

export const dice = defineField<DiceProps>({
  name: "dice",
  summary: "printed spaces for dice; the faces are drawn as pips, or written",
  defaults: {
    spaces: 1,
    size: 5,
    gap: 1.05,
    coach: false,
    box: false,
    strokes: ["ink"],
    weight: 0.25,
    align: "middle",
  },
  wide: rowWidth,
  high: ({ size }) => size,
  print(at, p, pen) {
    const looks = looksOf(p);
    squares(p, at, pen).forEach((square, i) => {
      if (!p.box) return drawDie(pen, 0, looks[i], square.x, square.y, p.size);
      const stroke = p.strokes[Math.min(i, p.strokes.length - 1)] ?? "ink";
      drawRect(pen, square.x, square.y, square.w, square.h, { fill: "paper", stroke, weight: p.weight });
    });
  },
  hand(at, p, pen) {
    const places = squares(p, at, pen);
    const drawers = places.map((place, i) => (p.box ? numberIn(pen, p, place, i) : pipsIn(pen, p, place, i)));
    return diceHand(p, places, drawers);
  },
});

type DrawFace = (face: number, pen: Pen) => void;

function pipsIn(pen: Pen, p: DiceProps, { x, y, w }: Rect, i: number): DrawFace {
  const matrix = placement(x, y, w);
  const faces: Op[] = [];
  return (face, to) => {
    const op = (faces[face] ??= { op: "place", piece: pencilDie(pen, face, p.coach && i === 0), matrix });
    to.ops.push(op);
  };
}

function numberIn(pen: Pen, p: DiceProps, at: Rect, i: number): DrawFace {
  const stray = wobble(`${p.name}.${i + 1}`, 0.2);
  const size = Math.min(9, at.h * 2);
  const write = writer({
    x: at.x + at.w / 2 + stray.dx,
    y: centredBaseline(pen, "pencil", size, at.y + at.h / 2) + stray.dy,
    style: "pencil",
    size,
    align: "middle",
    width: Math.max(at.w - 0.4, 0.1),
    floor: 5,
    turn: stray.turn,
    path: p.name,
  });
  return (face, to) => write(`${face}`, to);
}

function diceHand(p: DiceProps, places: readonly Rect[], drawers: readonly DrawFace[]): Hand {
  const wanted = `up to ${places.length} faces`;
  return {
    write(value, to) {
      const read = (given: typeof value): readonly number[] | undefined => {
        const faces = asNumbers(given);
        return faces && faces.length <= places.length ? faces : undefined;
      };
      take(to, p.name, value, read, wanted)?.forEach((face, i) => {
        if (face !== 0) drawers[i](face, to);
      });
    },
    fields(value) {
      const faces = (value !== undefined && asNumbers(value)) || [];
      return places.map((place, i) => {
        const part = nth(p, i + 1);
        return textField(place, part, faces[i] ? `${faces[i]}` : "", 8);
      });
    },
  };
}
