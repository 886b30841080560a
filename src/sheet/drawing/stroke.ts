/** Strokes that are drawn alike share one object: writers keep what they wrote last by it. */
import type { Stroke } from "./types.js";

const strokes = new Map<string, Stroke>();

/** The one object for lines drawn alike; width in millimeters. */
export function strokeOf(color: string, width: number, more: Omit<Stroke, "color" | "width"> = {}): Stroke {
  const key = `${color} ${width} ${more.dash?.join(",") ?? ""} ${more.offset ?? ""} ${more.cap ?? ""} ${more.join ?? ""} ${more.miter ?? ""}`;
  let stroke = strokes.get(key);
  if (!stroke) strokes.set(key, (stroke = { color, width, ...more }));
  return stroke;
}
