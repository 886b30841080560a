/** Small things that the card's svg.js figures share. */
import type { G } from "@svgdotjs/svg.js";

/** Floating-point dust off a coordinate. */
export const r3 = (value: number): number => Math.round(value * 1000) / 1000;

/** Numbers and colors as a part of a figure's name. */
export const idPart = (...values: readonly (string | number)[]): string =>
  values
    .map((value) => (typeof value === "number" ? r3(value) : value.replace("#", "")))
    .join("-")
    .replace(/\./g, "_");

/** Corners of a five-pointed star, tip up. */
export function starPoints(x: number, y: number, r: number, inner = 0.42): [number, number][] {
  return Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * inner;
    return [r3(x + reach * Math.cos(angle)), r3(y + reach * Math.sin(angle))];
  });
}

/** `count` small stars side by side, in the middle of (x, y). */
export function drawStars(group: G, count: number, x: number, y: number, r: number, color: string): void {
  const pitch = r * 2.15;
  for (let i = 0; i < count; i++) {
    const at = x + (i - (count - 1) / 2) * pitch;
    group.polygon(starPoints(at, y, r)).fill(color);
  }
}

/** A place on a circle; degrees clockwise from twelve o'clock. */
export const onCircle = (x: number, y: number, r: number, degrees: number): { x: number; y: number } => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + r * Math.sin(angle), y: y - r * Math.cos(angle) };
};

/** Path of a ring's part between two angles. */
export function ringPart(x: number, y: number, outer: number, inner: number, from: number, to: number): string {
  const [a, b] = [onCircle(x, y, outer, from), onCircle(x, y, outer, to)];
  const [c, d] = [onCircle(x, y, inner, to), onCircle(x, y, inner, from)];
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${r3(a.x)} ${r3(a.y)}A${r3(outer)} ${r3(outer)} 0 ${large} 1 ${r3(b.x)} ${r3(b.y)}` +
    `L${r3(c.x)} ${r3(c.y)}A${r3(inner)} ${r3(inner)} 0 ${large} 0 ${r3(d.x)} ${r3(d.y)}Z`
  );
}
