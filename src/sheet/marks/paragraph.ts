/** Wrapped words: a paragraph, and an item of a list. */
import { ptToMm } from "../../kernel/units/index.js";
import { drawRect, type Pen } from "../drawing/pen.js";
import type { Align } from "../type/line.js";
import { drawParagraph, paragraphHeight, type ParagraphLook } from "../type/paragraph.js";
import type { StyleName } from "../type/styles.js";
import { wordsWidth } from "../type/words.js";
import { defineMark } from "./mark.js";
import { alignOf, oneOf, sizeOf } from "./place.js";

export interface ParagraphProps {
  /** `**strong**` runs; `\n` starts a new line. */
  value: string | number;
  style: StyleName;
  strong: StyleName;
  size: number;
  floor: number;
  leading: number;
  fill: string;
  align: Align;
  valign: "top" | "middle" | "bottom";
}

const DEFAULTS = {
  style: "rules",
  strong: "strong",
  size: 7.8,
  floor: 6.5,
  leading: 1.25,
  fill: "ink",
  align: "start",
  valign: "top",
} as const;

const lookOf = (p: ParagraphProps, pen: Pen): ParagraphLook => ({
  style: p.style,
  strong: p.strong,
  size: sizeOf(pen, p.size),
  floor: p.floor,
  leading: p.leading,
  fill: p.fill,
});

const naturalWidth = (p: ParagraphProps, pen: Pen): number =>
  wordsWidth(pen, `${p.value}`, p.style, sizeOf(pen, p.size), p.strong) + 0.1;

const placeOf = (p: ParagraphProps, pen: Pen) => ({
  align: alignOf(pen, p.align),
  valign: oneOf(pen, "valign", p.valign, ["top", "middle", "bottom"], "top"),
});

export const p = defineMark<ParagraphProps>({
  name: "p",
  summary: "wrapped words with **strong** runs; they shrink to their floor to fit",
  first: "value",
  required: ["value"],
  defaults: DEFAULTS,
  wide: naturalWidth,
  high: (props, pen, width) => paragraphHeight(pen, `${props.value}`, width, lookOf(props, pen)),
  draw: (at, props, pen) => drawParagraph(pen, `${props.value}`, at, lookOf(props, pen), placeOf(props, pen)),
});

export interface ItemProps extends ParagraphProps {
  /** Color of the bullet. */
  sign: string;
}

/** Side of the bullet, and the words' distance from the left edge, as shares of the type size. */
const SIDE = 0.51;
const INDENT = 1.09;

export const item = defineMark<ItemProps>({
  name: "item",
  summary: "a small square and the wrapped words of a list's item",
  first: "value",
  required: ["value"],
  defaults: { ...DEFAULTS, sign: "accent" },
  wide: (props, pen) => naturalWidth(props, pen) + ptToMm(sizeOf(pen, props.size)) * INDENT,
  high: (props, pen, width) => {
    const look = lookOf(props, pen);
    return paragraphHeight(pen, `${props.value}`, width - ptToMm(look.size) * INDENT, look);
  },
  draw(at, props, pen) {
    const look = lookOf(props, pen);
    const em = ptToMm(look.size);
    const side = em * SIDE;
    drawRect(pen, at.x, at.y + (em * props.leading - side) / 2, side, side, { fill: props.sign });
    const indent = em * INDENT;
    const box = { ...at, x: at.x + indent, w: at.w - indent };
    drawParagraph(pen, `${props.value}`, box, look, placeOf(props, pen));
  },
});
