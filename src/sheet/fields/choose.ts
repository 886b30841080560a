/** One of several: printed words, one of which gets circled. */
import { ptToMm } from "../../kernel/units/index.js";
import type { Pen } from "../drawing/pen.js";
import type { Op, Rect } from "../drawing/types.js";
import { sizeOf } from "../marks/place.js";
import { centredBaseline } from "../type/line.js";
import type { StyleName } from "../type/styles.js";
import { wordsWidth, writeWords } from "../type/words.js";
import { defineField, type FieldProps } from "./field.js";
import { checkField, choiceField } from "./form-field.js";
import { ovalAt, ringAt } from "./scribble.js";
import { asText, take } from "./value.js";

/** An option: its value, and the printed words if they differ. */
type Option = string | number | { readonly value: string | number; readonly label: string };

export interface ChooseProps extends FieldProps {
  options: readonly Option[];
  size: number;
  floor: number;
  style: StyleName;
  fill: string;
  /** Radius of the circle, millimeters; 0 = around the words. */
  r: number;
  /** Options per line; 0 = all of them. */
  columns: number;
  /** False if the options are printed by something else. */
  print: boolean;
  /** True to use a drop-down list in forms instead of a circle for each. */
  list: boolean;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly cell: Rect;
}

function choices({ options, columns }: ChooseProps, at: Rect): Choice[] {
  const across = columns > 0 ? columns : Math.max(1, options.length);
  const [w, h] = [at.w / across, at.h / Math.max(1, Math.ceil(options.length / across))];
  return options.map((option, i) => {
    const cell = { x: at.x + (i % across) * w, y: at.y + Math.floor(i / across) * h, w, h };
    const { value, label } = typeof option === "object" ? option : { value: option, label: `${option}` };
    return { value: `${value}`, label, cell };
  });
}

/** White space between words and circle, millimeters. */
const AIR = 0.9;

function ringOf(pen: Pen, p: ChooseProps, { value, label, cell }: Choice): Op {
  const seed = `${p.name}.${value}`;
  const [x, y] = [cell.x + cell.w / 2, cell.y + cell.h / 2];
  if (p.r > 0) return ringAt(pen, seed, x, y, p.r);
  const w = Math.min(wordsWidth(pen, label, p.style, sizeOf(pen, p.size)) + 2 * AIR, cell.w);
  const h = Math.min(ptToMm(sizeOf(pen, p.size)) * 0.75 + 2 * AIR, cell.h);
  const wide = Math.max(w, h);
  return ovalAt(pen, seed, { x: x - wide / 2, y: y - h / 2, w: wide, h });
}

const widest = (p: ChooseProps, pen: Pen): number =>
  Math.max(
    4,
    ...choices(p, { x: 0, y: 0, w: 0, h: 0 }).map(
      ({ label }) => wordsWidth(pen, label, p.style, sizeOf(pen, p.size)) + 2 * AIR,
    ),
  );

export const choose = defineField<ChooseProps>({
  name: "choose",
  summary: "circles one of several printed words; its value is the option",
  required: ["options"],
  defaults: { size: 8, floor: 6, style: "body", fill: "ink", r: 0, columns: 0, print: true, list: false },
  wide: (p, pen) => widest(p, pen) * (p.columns || p.options.length),
  high: (p) => 5 * Math.max(1, Math.ceil(p.options.length / (p.columns || p.options.length || 1))),
  print(at, p, pen) {
    if (!p.print) return;
    const size = sizeOf(pen, p.size);
    for (const { label, cell } of choices(p, at)) {
      writeWords(pen, {
        value: label,
        x: cell.x + cell.w / 2,
        y: centredBaseline(pen, p.style, size, cell.y + cell.h / 2),
        style: p.style,
        size,
        fill: p.fill,
        align: "middle",
        width: Math.max(cell.w - 0.4, 0.1),
        floor: p.floor,
      });
    }
  },
  hand(at, p, pen) {
    const all = choices(p, at);
    const rings = new Map(all.map((choice) => [choice.value, ringOf(pen, p, choice)]));
    const wanted = `one of ${all.map(({ value }) => value).join(", ")}`;
    return {
      write(value, to) {
        const read = (given: typeof value): string | undefined => {
          const text = asText(given);
          return text === undefined || text === "" || rings.has(text) ? text : undefined;
        };
        const drawn = rings.get(take(to, p.name, value, read, wanted) ?? "");
        if (drawn) to.ops.push(drawn);
      },
      fields(value) {
        const chosen = (value !== undefined && asText(value)) || "";
        if (p.list)
          return [
            choiceField(
              at,
              p,
              chosen,
              all.map((one) => one.value),
              sizeOf(pen, p.size),
            ),
          ];
        return all.map(({ value: own, label, cell }) => {
          const side = Math.min(cell.w, cell.h);
          const box = { x: cell.x + (cell.w - side) / 2, y: cell.y + (cell.h - side) / 2, w: side, h: side };
          const part = { name: `${p.name}.${own}`, label: `${p.label || p.name}: ${label}` };
          return checkField(box, part, own === chosen, "circle");
        });
      },
    };
  },
});
