/** Equal strokes share one object, because writers cache their output by it. */
import type { Stroke } from "./types.js";

const strokes = new Map<string, Stroke>();
/** Plain strokes by color and width: a table draws hundreds. */
const plain = new Map<string, Map<number, Stroke>>();

/** The shared object for equal lines; width in millimeters. */
export function strokeOf(color: string, width: number, more?: Omit<Stroke, "color" | "width">): Stroke {
  if (more === undefined) {
    let widths = plain.get(color);
    if (!widths) plain.set(color, (widths = new Map()));
    let stroke = widths.get(width);
    if (!stroke) widths.set(width, (stroke = strokeOf(color, width, {})));
    return stroke;
  }
  const key = `${color} ${width} ${more.dash?.join(",") ?? ""} ${more.offset ?? ""} ${more.cap ?? ""} ${more.join ?? ""} ${more.miter ?? ""}`;
  let stroke = strokes.get(key);
  if (!stroke) strokes.set(key, (stroke = { color, width, ...more }));
  return stroke;
}
