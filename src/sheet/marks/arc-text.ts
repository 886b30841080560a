import { PT_PER_MM } from "../../kernel/units/index.js";
import { report } from "../drawing/pen.js";
import { centredBaseline, lineWidth, writeLine } from "../type/line.js";
import type { StyleName } from "../type/styles.js";
import { defineMark } from "./mark.js";
import { sizeOf } from "./place.js";

export interface ArcTextProps {
  value: string;
  /** Radius of the circle through the middle of the capitals, around the center of its place; 0 = just inside the place. */
  r: number;
  /** Position of the middle of the word: degrees clockwise from twelve o'clock. */
  angle: number;
  style: StyleName;
  size: number;
  fill: string;
  /** Maximum length of the arc in millimeters; 0 = no limit. Longer words shrink to `floor`. */
  width: number;
  floor: number;
  /** True if the bottoms of letters point away from the center: for words along the bottom. */
  inward: boolean;
}

/** A word along a circle, letter by letter. */
export const arcText = defineMark<ArcTextProps>({
  name: "arcText",
  summary: "a word along a circle",
  first: "value",
  required: ["value"],
  defaults: { r: 0, angle: 0, style: "band", size: 6, fill: "ink", width: 0, floor: 5, inward: false },
  wide: ({ r, size }) => 2 * (r || 10) + size / PT_PER_MM,
  high: ({ r, size }, _pen, width) => (r > 0 ? 2 * r + size / PT_PER_MM : width),
  draw(at, p, pen) {
    const word = p.value;
    const wanted = sizeOf(pen, p.size);
    const natural = lineWidth(pen, word, p.style, wanted);
    const floor = Math.min(Math.max(p.floor, pen.least), wanted);
    const size = p.width > 0 && natural > p.width ? Math.max(floor, (wanted * p.width) / natural) : wanted;
    const total = lineWidth(pen, word, p.style, size);
    if (p.width > 0 && total > p.width + 0.01) {
      const needs = `"${word}" is ${total.toFixed(1)} mm long at the smallest legible size (${size.toFixed(1)} pt)`;
      return report(pen, "text-too-wide", `${needs}, its arc ${p.width.toFixed(1)} mm`, { hint: "shorten the text" });
    }
    const r = p.r > 0 ? p.r : Math.min(at.w, at.h) / 2 - size / PT_PER_MM / 2;
    const [cx, cy] = [at.x + at.w / 2, at.y + at.h / 2];
    const way = p.inward ? -1 : 1;
    const depth = (p.inward ? r : -r) + centredBaseline(pen, p.style, size, 0);
    const letters = [...word];
    letters.forEach((letter, i) => {
      if (letter === " ") return;
      const own = lineWidth(pen, letter, p.style, size);
      // Measured together with all letters before it, because of kerning and tracking.
      const middle = lineWidth(pen, letters.slice(0, i + 1).join(""), p.style, size) - own / 2;
      const turn = p.angle + (way * ((middle - total / 2) / r) * 180) / Math.PI - (p.inward ? 180 : 0);
      const angle = (turn * Math.PI) / 180;
      const [x, y] = [cx - depth * Math.sin(angle), cy + depth * Math.cos(angle)];
      writeLine(pen, { value: letter, x, y, style: p.style, size, fill: p.fill, align: "middle", turn });
    });
  },
});
