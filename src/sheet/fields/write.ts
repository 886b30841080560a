/** Handwriting: a value in a box, a value on a line. */
import { mmToPt, ptToMm } from "../../kernel/units/index.js";
import { colorOf, drawApart, drawLine, drawPiece, type Pen } from "../drawing/pen.js";
import { FIELD_FLOOR, FIELD_PADDING, type Rect } from "../drawing/types.js";
import { ALIGNS, centredBaseline, lineWidth, writeLine, type Align } from "../type/line.js";
import { PRESSED, STYLES, type StyleName } from "../type/styles.js";
import { wordsWidth, wrapWords, writeWords } from "../type/words.js";
import { frameOf, isUpright, oneOf, sizeOf, type Frame } from "../marks/place.js";
import { defineField, type FieldProps, type Hand, type SlotValue } from "./field.js";
import { textField } from "./form-field.js";
import { pencilPath, wobble, writer } from "./hand.js";
import { ringAt } from "./scribble.js";
import { asText, take } from "./value.js";

export interface WriteProps extends FieldProps {
  size: number;
  floor: number;
  align: Align;
  /** True for bold handwriting, as for a score. */
  heavy: boolean;
  /** Padding left and right, millimeters. */
  pad: number;
  style: StyleName;
  /** Color of the text; charts that are printed filled use ink. */
  fill: string;
  /** 0, 90 (reads downward), 180, 270 or -90. */
  turn: number;
  /** Maximum lines for a name that is too long for one. */
  lines: number;
  /**
   * In a form, the fields that it adds up: `.points` in its own row, `^.total` in the row above, `season.*.points` in all rows; `-.paid` is
   * subtracted.
   */
  adds: string;
  /** True if a positive sum has its sign: `+16`. */
  signed: boolean;
}

/** A value that needs more than its text. */
interface Written {
  readonly text: string | number;
  /** Shorter forms if the text does not fit at its size, longest first: `J. McMahon`. */
  readonly shorter?: readonly string[];
  readonly heavy?: boolean;
  /** True to circle it with pencil. */
  readonly ring?: boolean;
  /** Underlined parts of the text: from one letter to another, and the distance below. */
  readonly under?: readonly { readonly from: number; readonly to: number; readonly row?: number }[];
}

const isWritten = (value: SlotValue): value is SlotValue & Written =>
  typeof value === "object" && !Array.isArray(value) && "text" in value;

const written = (value: SlotValue): string | undefined => asText(isWritten(value) ? value.text : value);

interface Place {
  readonly at: Rect;
  readonly align: Align;
  readonly size: number;
  readonly floor: number;
  readonly style: StyleName;
  readonly fill?: string;
  readonly pad: number;
  /** The baseline, before irregularities; default: vertically centered. */
  readonly baseline?: number;
}

/** Writes a single value into a place. */
function handAt(pen: Pen, p: FieldProps, place: Place): Hand {
  const { at, align, size, floor, style, fill = "pencil", pad } = place;
  const stray = wobble(p.name);
  const edge = align === "middle" ? at.x + at.w / 2 : align === "end" ? at.x + at.w - pad : at.x + pad;
  const isHand = STYLES[style]?.family === STYLES.pencil.family;
  const turn = isHand ? stray.turn : 0;
  const line = {
    x: edge + (isHand ? stray.dx * (align === "middle" ? 1 : 0.4) : 0),
    y: (place.baseline ?? centredBaseline(pen, style, size, at.y + at.h / 2)) + (isHand ? stray.dy : 0),
    style,
    size,
    align,
    fill,
    width: Math.max(at.w - 2 * pad, 0.1),
    floor,
    path: p.name,
    turn,
  };
  const plain = writer(line, turn * 0.3);
  // Handwriting keeps its size down a column; type may shrink a little before a first name is dropped.
  const room = line.width / Math.max(isHand ? 1 : PRESSED, floor / size);
  /** The longest form that fits; the shortest one is condensed. */
  const fitted = ({ text, shorter = [] }: Written, inStyle = style, within = room): string => {
    const ways = [`${text}`, ...shorter];
    return ways.find((way) => lineWidth(pen, way, inStyle, size) <= within) ?? ways[ways.length - 1];
  };
  // Text typed in a form uses the handwriting font, and shrinks.
  const typed = ptToMm(mmToPt(at.w) - 2 * FIELD_PADDING) / Math.max(PRESSED, FIELD_FLOOR / size);
  return {
    write(value, to) {
      if (typeof value === "string") plain(value, to);
      else if (typeof value === "number") plain(`${value}`, to);
      else if (isWritten(value) && value.shorter) plain(fitted(value), to);
      else {
        const words = take(to, p.name, value, written, "words or a number");
        if (words === undefined) return;
        if (isWritten(value)) writeRich(to, p.name, words, value, { ...line, at });
        else plain(words, to);
      }
    },
    fields(value) {
      const words =
        value === undefined ? "" : isWritten(value) && value.shorter ? fitted(value, "pencil", typed) : written(value);
      // A place with its own color has a colored background; elsewhere, typed text has the pencil's color.
      const color = isHand || fill === "ink" ? undefined : colorOf(pen, fill);
      return [{ ...textField(at, p, words ?? "", size, align), ...(color !== undefined && { color }) }];
    },
  };
}

/** A value with a circle, bolder handwriting or underlined parts. */
function writeRich(
  pen: Pen,
  name: string,
  text: string,
  { heavy, ring, under = [] }: Written,
  line: Omit<Parameters<typeof writeLine>[1], "value"> & { at: Rect; x: number; y: number },
): void {
  const { at, ...shared } = line;
  const style = heavy ? "pencilHeavy" : line.style;
  const width = writeWords(pen, { ...shared, style, value: text, turn: 0 });
  if (ring) {
    const r = Math.min(Math.max(width / 2 + 0.7, 2), at.h / 2 + 0.3);
    pen.ops.push(ringAt(pen, `${name}.ring`, at.x + at.w / 2, at.y + at.h / 2, r));
  }
  const left = line.align === "middle" ? line.x - width / 2 : line.align === "end" ? line.x - width : line.x;
  const natural = lineWidth(pen, text, style, line.size) || 1;
  const to = (letters: number): number =>
    left + (lineWidth(pen, text.slice(0, letters), style, line.size) * width) / natural;
  for (const { from, to: end, row = 0 } of under) {
    const y = line.y + 0.6 + row * 0.5;
    const lean = wobble(`${name}.under${from}`, 0.1).dy;
    pen.ops.push(pencilPath(pen, ["M", to(from), y, "L", to(end), y + lean], 0.3));
  }
}

/** Writes into a rotated place. */
function turnedHand({ w, h, matrix }: Frame, at: Rect, make: (place: Rect) => Hand): Hand {
  const hand = make({ x: 0, y: 0, w, h });
  return {
    write(value, pen) {
      const ops = drawApart(pen, () => hand.write(value, pen));
      if (ops.length > 0) drawPiece(pen, { ops }, matrix);
    },
    // Form fields cannot be rotated.
    fields: (value) => hand.fields(value).map((field) => ({ ...field, x: at.x, y: at.y, w: at.w, h: at.h })),
  };
}

/** Type size in points per millimeter of height, for closely spaced lines. */
const CLOSE = 2.4;

/** Continues on a second, smaller line if the first is full. A form has a single field for all lines. */
function linesHand(pen: Pen, p: WriteProps, at: Rect, single: Hand, style: StyleName, size: number, pad: number): Hand {
  const h = at.h / p.lines;
  const small = Math.min(size, h * CLOSE);
  const hands = Array.from({ length: p.lines }, (_, i) =>
    handAt(
      pen,
      { ...p, name: `${p.name}.${i + 1}` },
      {
        at: { ...at, y: at.y + i * h, h },
        align: p.align,
        size: small,
        floor: p.floor,
        style,
        fill: p.fill,
        pad,
      },
    ),
  );
  const room = at.w - 2 * pad;
  return {
    write(value, to) {
      const words = written(value);
      if (words === undefined || isWritten(value) || lineWidth(to, words, style, small) <= room)
        return single.write(value, to);
      // Balances the lines to avoid condensed type.
      let width = lineWidth(to, words, style, small) / p.lines;
      const wrapped = () =>
        wrapWords(to, words, width, { style, strong: style, size: small }).map(({ runs }) =>
          runs.map(({ text }) => text).join(" "),
        );
      for (; wrapped().length > p.lines && width < 4 * room; width += 1);
      const lines = wrapped();
      // Text that cannot be broken goes on the last line, which reports what is missing.
      hands.forEach((hand, i) => {
        const line = i < p.lines - 1 ? lines[i] : lines.slice(i).join(" ");
        if (line) hand.write(line, to);
      });
    },
    fields: (value) => single.fields(value),
  };
}

const lineHigh = (p: WriteProps, pen: Pen): number => Math.max(5, ptToMm(sizeOf(pen, p.size)) * 1.1);

export const write = defineField<WriteProps>({
  name: "write",
  summary: "a value written into a box",
  defaults: {
    size: 10.5,
    floor: 6.5,
    align: "middle",
    heavy: false,
    pad: 0.5,
    style: "pencil",
    fill: "pencil",
    turn: 0,
    lines: 1,
    adds: "",
    signed: false,
  },
  wide: (p, pen) => (isUpright(p.turn) ? lineHigh(p, pen) : 8),
  high: (p, pen) => (isUpright(p.turn) ? 8 : lineHigh(p, pen)),
  hand(at, p, pen) {
    const align = oneOf(pen, "align", p.align, ALIGNS, "middle");
    const style = p.heavy ? "pencilHeavy" : p.style;
    // Text that begins at an edge has the same distance from it as printed text.
    const pad = align === "middle" ? p.pad : p.pad + 0.5;
    const size = sizeOf(pen, p.size);
    const one = (place: Rect): Hand =>
      handAt(pen, p, { at: place, align, size, floor: p.floor, style, fill: p.fill, pad });
    const make = (place: Rect): Hand =>
      p.lines > 1 ? linesHand(pen, p, place, one(place), style, size, pad) : one(place);
    const hand = p.turn === 0 ? make(at) : turnedHand(frameOf(pen, at, p.turn), at, make);
    if (p.adds === "") return hand;
    const adds = p.adds.trim().split(/\s+/);
    const sum = { adds, ...(p.signed && { signed: true }) };
    return { ...hand, fields: (value) => hand.fields(value).map((field) => ({ ...field, ...sum })) };
  },
});

export interface BlankProps extends FieldProps {
  /** Type size of the label, points. */
  size: number;
  /** Type size of the handwriting, points. */
  hand: number;
  floor: number;
  labelStyle: StyleName;
}

/** From the label to its line, and from the line to the bottom of the place; millimeters. */
const LABEL_GAP = 1.4;
const FOOT = 0.6;
/** Height of handwriting above the line. */
const HAND_ROOM = 5.2;

const labelWidth = (p: BlankProps, pen: Pen): number =>
  p.label === "" ? 0 : wordsWidth(pen, p.label, p.labelStyle, sizeOf(pen, p.size)) + LABEL_GAP;

/** `COACH ________`: a label and a line to write on. */
export const blank = defineField<BlankProps>({
  name: "blank",
  summary: "a label and a line to write on",
  first: "label",
  defaults: { size: 6.5, hand: 11, floor: 6.5, labelStyle: "label" },
  wide: (p, pen) => labelWidth(p, pen) + 20,
  high: (p, pen) => Math.max(5.6, ptToMm(sizeOf(pen, p.hand)) * 1.45),
  print(at, p, pen) {
    const y = at.y + at.h - FOOT;
    const room = Math.max(at.w - LABEL_GAP, 0.1);
    writeWords(pen, {
      value: p.label,
      x: at.x,
      y: y - 0.3,
      style: p.labelStyle,
      size: sizeOf(pen, p.size),
      width: room,
    });
    const used = Math.min(labelWidth(p, pen), at.w);
    if (at.w - used > 0.5) drawLine(pen, at.x + used, y, at.x + at.w, y);
  },
  hand(at, p, pen) {
    const used = Math.min(labelWidth(p, pen), at.w - 0.5);
    const size = sizeOf(pen, p.hand);
    const h = Math.min(at.h, Math.max(HAND_ROOM, ptToMm(size) * 1.3) + 0.4);
    const place = { x: at.x + used, y: at.y + at.h - FOOT - h + 0.4, w: at.w - used, h };
    // Letters stand just above the line.
    const baseline = at.y + at.h - FOOT - 0.9;
    return handAt(pen, p, { at: place, align: "start", size, floor: p.floor, style: "pencil", pad: 0.5, baseline });
  },
});
