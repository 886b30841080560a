import { centredBaseline, writeLine, type Align } from "../write.js";
import { report } from "../env.js";
import { fieldRect, wobble } from "./hand.js";
import { defineMark } from "./mark.js";

export interface PencilProps {
  /** Field name, once in a document: `season.3.record`. */
  name: string;
  value: string | number;
  /** The box that is written into. */
  x: number;
  y: number;
  w: number;
  h: number;
  size: number;
  floor: number;
  align: Align;
  /** Spoken name of the field in a form. */
  label: string;
  /** Pressed hard, as a hand does with a score. */
  heavy: boolean;
}

const FIELD_ALIGN = { start: "left", middle: "center", end: "right" } as const;

/** A written value: nothing on a blank, handwriting on a filled sheet, a text field in a form. */
export const pencil = defineMark<PencilProps>({
  name: "pencil",
  summary: "a value that a player writes into a box",
  required: ["name", "value", "x", "y", "w", "h"],
  defaults: { size: 10.5, floor: 6.5, align: "middle", label: "", heavy: false },
  draw: (p, env) => {
    if (env.layer !== "pencil")
      report(env, "pencil-layer", "a pencil mark stands outside the pencil layer", {
        hint: 'put it inside {{#layer "pencil"}}',
      });
    if (env.fill === "blank") return "";
    const { x, y, w, h } = p;
    const value = `${p.value}`;
    if (env.fill === "forms") {
      return fieldRect(env, {
        kind: "text",
        name: p.name,
        value,
        label: p.label || p.name,
        x,
        y,
        w,
        h,
        size: Math.min(p.size, h * 2.3),
        align: FIELD_ALIGN[p.align],
      });
    }
    if (value === "") return "";
    const style = p.heavy ? "pencilHeavy" : "pencil";
    const hand = wobble(p.name);
    const pad = 0.5;
    const at = p.align === "start" ? x + pad : p.align === "end" ? x + w - pad : x + w / 2;
    return writeLine(env, {
      value,
      x: at + (p.align === "middle" ? hand.dx : hand.dx * 0.4),
      y: centredBaseline(env, style, p.size, y + h / 2) + hand.dy,
      style,
      size: p.size,
      align: p.align,
      width: w - 2 * pad,
      floor: p.floor,
      path: p.name,
      turn: value.length > 12 ? hand.turn * 0.3 : hand.turn,
    });
  },
});
