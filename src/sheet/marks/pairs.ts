/** Two things on one line: a colored lead and its words, a name and its number. */
import { ptToMm } from "../../kernel/units/index.js";
import { drawLine, type Pen } from "../drawing/pen.js";
import { centredBaseline, lineWidth, type Align } from "../type/line.js";
import type { StyleName } from "../type/styles.js";
import { wordsWidth, writeWords } from "../type/words.js";
import { defineMark } from "./mark.js";
import { alignOf, sizeOf } from "./place.js";

export interface LeadProps {
  lead: string;
  value: string;
  size: number;
  leadStyle: StyleName;
  style: StyleName;
  fill: string;
  /** Color and size of the words after the lead; size 0 = same as the lead. */
  valueFill: string;
  valueSize: number;
  /** Gap between the two, millimeters. */
  gap: number;
  pad: number;
  align: Align;
  floor: number;
}

const leadSizes = (p: LeadProps, pen: Pen) => {
  const size = sizeOf(pen, p.size);
  return { size, valueSize: p.valueSize > 0 ? sizeOf(pen, p.valueSize) : size };
};

function leadWidths(p: LeadProps, pen: Pen): { lead: number; value: number } {
  const { size, valueSize } = leadSizes(p, pen);
  const lead = wordsWidth(pen, p.lead, p.leadStyle, size);
  const value = p.value === "" ? 0 : wordsWidth(pen, p.value, p.style, valueSize);
  return { lead: lead + (p.lead !== "" && p.value !== "" ? p.gap : 0), value };
}

export const lead = defineMark<LeadProps>({
  name: "lead",
  summary: "a colored lead and the words after it, on one line",
  first: "lead",
  words: "value",
  required: ["lead"],
  defaults: {
    value: "",
    size: 6.8,
    leadStyle: "band",
    style: "rules",
    fill: "accent",
    valueFill: "ink",
    valueSize: 0,
    gap: 2,
    pad: 0,
    align: "start",
    floor: 6,
  },
  wide(p, pen) {
    const { lead: first, value } = leadWidths(p, pen);
    return first + value + 2 * p.pad;
  },
  high: (p, pen) => ptToMm(Math.max(...Object.values(leadSizes(p, pen)))) * 1.3,
  draw(at, p, pen) {
    const { size, valueSize } = leadSizes(p, pen);
    const widths = leadWidths(p, pen);
    const room = Math.max(at.w - 2 * p.pad, 0.1);
    const align = alignOf(pen, p.align);
    const free = Math.max(0, room - widths.lead - widths.value);
    const x = at.x + p.pad + (align === "middle" ? free / 2 : align === "end" ? free : 0);
    // Both are on the baseline of the larger one.
    const large = Math.max(size, valueSize);
    const y = centredBaseline(pen, large === size ? p.leadStyle : p.style, large, at.y + at.h / 2);
    const shared = { y, floor: p.floor };
    writeWords(pen, { ...shared, value: p.lead, x, style: p.leadStyle, size, fill: p.fill, width: room });
    writeWords(pen, {
      ...shared,
      value: p.value,
      x: x + widths.lead,
      style: p.style,
      size: valueSize,
      fill: p.valueFill,
      width: Math.max(room - widths.lead, 0.1),
    });
  },
});

export interface PriceProps {
  label: string;
  value: string | number;
  size: number;
  valueSize: number;
  style: StyleName;
  valueStyle: StyleName;
  floor: number;
}

/** Gap between dots and their neighbors, millimeters. */
const AIR = 1.2;
const DOTS = [0.25, 1.1] as const;

const priceSizes = (p: PriceProps, pen: Pen) => ({ size: sizeOf(pen, p.size), valueSize: sizeOf(pen, p.valueSize) });

export const price = defineMark<PriceProps>({
  name: "price",
  summary: "a name, a row of dots and a number",
  first: "value",
  words: "label",
  required: ["value", "label"],
  defaults: { size: 8, valueSize: 9, style: "body", valueStyle: "strong", floor: 6 },
  wide(p, pen) {
    const { size, valueSize } = priceSizes(p, pen);
    return wordsWidth(pen, p.label, p.style, size) + 6 + lineWidth(pen, `${p.value}`, p.valueStyle, valueSize);
  },
  high: (p, pen) => ptToMm(sizeOf(pen, p.size)) * 1.36,
  draw(at, p, pen) {
    const { size, valueSize } = priceSizes(p, pen);
    const y = centredBaseline(pen, p.style, size, at.y + at.h / 2);
    const right = at.x + at.w;
    const number = writeWords(pen, {
      value: `${p.value}`,
      x: right,
      y,
      style: p.valueStyle,
      size: valueSize,
      align: "end",
      width: at.w,
      floor: p.floor,
    });
    const room = Math.max(at.w - number - 2 * AIR, 0.1);
    const used = writeWords(pen, { value: p.label, x: at.x, y, style: p.style, size, width: room, floor: p.floor });
    const [from, to] = [at.x + used + AIR, right - number - AIR];
    if (to - from >= 2) drawLine(pen, from, y, to, y, { stroke: "grey", weight: 0.25, dash: DOTS });
  },
});
