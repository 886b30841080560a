import { num, resolveColor, WEIGHTS } from "../env.js";
import type { StyleName } from "../../sheet/type/styles.js";
import { centredBaseline, lineWidth, writeLine, type Align } from "../write.js";
import { defineMark } from "./mark.js";

export interface BandProps {
  x: number;
  y: number;
  w: number;
  h: number;
  title: string;
  /** Second text in the band, at its right end. */
  note: string;
  size: number;
  noteSize: number;
  noteStyle: StyleName;
  align: Align;
  /** Room left of the title, for a numbered box. */
  indent: number;
  floor: number;
}

/** A section band: solid with white type, or outlined in the low-ink theme. */
export const band = defineMark<BandProps>({
  name: "band",
  summary: "a section band with a title and a note",
  required: ["x", "y", "w", "h", "title"],
  defaults: { note: "", size: 8.5, noteSize: 7.5, noteStyle: "semi", align: "start", indent: 0, floor: 6 },
  draw: (p, env) => {
    const pad = 2;
    const middle = p.y + p.h / 2;
    const outline = env.theme.solidBands ? "" : ` stroke="${env.theme.accent}" stroke-width="${num(WEIGHTS.frame)}"`;
    const body = `<rect x="${num(p.x)}" y="${num(p.y)}" width="${num(p.w)}" height="${num(p.h)}" fill="${resolveColor(env, "band")}"${outline}/>`;
    const noteWidth = p.note === "" ? 0 : lineWidth(env, p.note, p.noteStyle, p.noteSize) + pad;
    const x = p.align === "middle" ? p.x + p.w / 2 : p.x + pad + p.indent;
    const title = writeLine(env, {
      value: p.title,
      x,
      y: centredBaseline(env, "band", p.size, middle),
      style: "band",
      size: p.size,
      fill: "onBand",
      align: p.align,
      width: p.w - pad * (p.align === "middle" ? 0.6 : 2) - p.indent - (p.align === "middle" ? 0 : noteWidth),
      floor: p.floor,
    });
    const note = writeLine(env, {
      value: p.note,
      x: p.x + p.w - pad,
      y: centredBaseline(env, p.noteStyle, p.noteSize, middle),
      style: p.noteStyle,
      size: p.noteSize,
      fill: "onBand",
      align: "end",
      width: p.w - 2 * pad - p.indent,
      floor: p.floor,
    });
    return body + title + note;
  },
});
