import { centredBaseline, lineWidth, writeLine, type Align } from "../write.js";
import { ptToMm } from "../../kernel/units/index.js";
import { num, type Env } from "../env.js";
import type { StyleName } from "../../sheet/type/styles.js";
import { defineMark } from "./mark.js";

export interface TextProps {
  value: string | number;
  x: number;
  /** Baseline, or the middle of the letters when `centre` is set. */
  y: number;
  style: StyleName;
  size: number;
  fill: string;
  align: Align;
  /** Room in millimetres; 0 = unlimited. */
  width: number;
  floor: number;
  turn: number;
  centre: boolean;
  /** White behind the letters, where lines would run through them. */
  halo: boolean;
}

/** A white box behind a line of type. */
function haloBox(env: Env, p: TextProps, baseline: number): string {
  const w = lineWidth(env, `${p.value}`, p.style, p.size);
  const x = p.x - (p.align === "middle" ? w / 2 : p.align === "end" ? w : 0);
  const h = ptToMm(p.size);
  return `<rect x="${num(x - 0.4)}" y="${num(baseline - h * 0.78)}" width="${num(w + 0.8)}" height="${num(h)}" fill="${env.theme.paper}"/>`;
}

/** One printed line. */
export const text = defineMark<TextProps>({
  name: "text",
  summary: "one line of type, fitted to `width` when given",
  required: ["value", "x", "y"],
  defaults: {
    style: "body",
    size: 8,
    fill: "ink",
    align: "start",
    width: 0,
    floor: 6,
    turn: 0,
    centre: false,
    halo: false,
  },
  draw: (p, env) => {
    const y = p.centre ? centredBaseline(env, p.style, p.size, p.y) : p.y;
    const line = writeLine(env, {
      value: `${p.value}`,
      x: p.x,
      y,
      style: p.style,
      size: p.size,
      fill: p.fill,
      align: p.align,
      width: p.width,
      floor: p.floor,
      turn: p.turn,
    });
    return p.halo && line !== "" ? haloBox(env, p, y) + line : line;
  },
});

export interface LeadProps {
  lead: string;
  value: string;
  x: number;
  y: number;
  size: number;
  leadStyle: StyleName;
  style: StyleName;
  fill: string;
  /** Colour and size of the text after the lead; size 0 = the lead's. */
  valueFill: string;
  valueSize: number;
  /** Distance between the two, millimetres. */
  gap: number;
  width: number;
  floor: number;
}

/** A short lead in the accent colour and the text that it introduces, on one baseline. */
export const lead = defineMark<LeadProps>({
  name: "lead",
  summary: "a colored lead word and the text after it",
  required: ["lead", "value", "x", "y"],
  defaults: {
    size: 8.5,
    leadStyle: "band",
    style: "rules",
    fill: "accent",
    valueFill: "ink",
    valueSize: 0,
    gap: 2,
    width: 0,
    floor: 6,
  },
  draw: (p, env) => {
    const used = lineWidth(env, p.lead, p.leadStyle, p.size) + p.gap;
    const rest = p.width > 0 ? Math.max(p.width - used, 0.1) : 0;
    return (
      writeLine(env, { value: p.lead, x: p.x, y: p.y, style: p.leadStyle, size: p.size, fill: p.fill }) +
      writeLine(env, {
        value: p.value,
        x: p.x + used,
        y: p.y,
        style: p.style,
        size: p.valueSize > 0 ? p.valueSize : p.size,
        fill: p.valueFill,
        width: rest,
        floor: p.floor,
      })
    );
  },
});
