import { num, resolveColor } from "../env.js";
import { centredBaseline, writeLine } from "../write.js";
import { fieldRect, wobble } from "./hand.js";
import { defineMark } from "./mark.js";

/** Width of a pencil stroke, millimetres. */
const STROKE = 0.34;

export interface TallyProps {
  name: string;
  count: number | "";
  x: number;
  y: number;
  w: number;
  h: number;
  label: string;
}

/** Tally strokes, the fifth across four; numbers too many for the cell are written out. */
export const tally = defineMark<TallyProps>({
  name: "tally",
  summary: "tally strokes in groups of five",
  required: ["name", "count", "x", "y", "w", "h"],
  defaults: { label: "" },
  draw: ({ name, count, x, y, w, h, label }, env) => {
    if (env.fill === "blank") return "";
    if (env.fill === "forms")
      return fieldRect(env, {
        kind: "text",
        name,
        value: `${count}`,
        label: label || name,
        x,
        y,
        w,
        h,
        size: 9,
        align: "center",
      });
    if (count === "" || count === 0) return "";
    const groups = Math.ceil(count / 5);
    const natural = (count - 1) * 0.95 + (groups - 1) * 0.55;
    const hand = wobble(name, 0.2, 2);
    const [cx, cy] = [x + w / 2 + hand.dx, y + h / 2 + hand.dy];
    const step = Math.min(0.95, ((w - 1.8) / Math.max(natural, 0.1)) * 0.95);
    if (step < 0.5) {
      return writeLine(env, {
        value: `${count}`,
        x: cx,
        y: centredBaseline(env, "pencil", 10, cy),
        style: "pencil",
        size: 10,
        align: "middle",
        width: w - 1,
        floor: 6.5,
      });
    }
    const reach = Math.min(h * 0.3, 1.7);
    let path = "";
    let at = cx - (((count - 1) * 0.95 + (groups - 1) * 0.55) * (step / 0.95)) / 2;
    let groupStart = at;
    for (let i = 0; i < count; i++) {
      if (i % 5 === 4)
        path += `M${num(groupStart - 0.5)} ${num(cy + reach * 0.55)}L${num(at - step + 0.5)} ${num(cy - reach * 0.55)}`;
      else {
        const lean = wobble(`${name}${i}`, 0.15, 0).dx;
        path += `M${num(at + 0.15 + lean)} ${num(cy - reach)}L${num(at - 0.15)} ${num(cy + reach + lean)}`;
      }
      at += step;
      if (i % 5 === 4) {
        at += 0.55 * (step / 0.95) - step * 0.4;
        groupStart = at;
      }
    }
    return `<path d="${path}" fill="none" stroke="${resolveColor(env, "pencil")}" stroke-width="${STROKE}" stroke-linecap="round"/>`;
  },
});
