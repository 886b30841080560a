/** Arithmetic of tables: templates name columns and rows, this works out where they are (millimetres). */

export interface Column {
  readonly x: number;
  readonly w: number;
  /** Centre. */
  readonly cx: number;
  readonly right: number;
}

/** Columns side by side from `x`, by name. */
export function columns<K extends string>(x: number, widths: Readonly<Record<K, number>>): Record<K, Column> {
  const placed = {} as Record<K, Column>;
  let at = x;
  for (const key of Object.keys(widths) as K[]) {
    const w = widths[key];
    placed[key] = { x: round(at), w, cx: round(at + w / 2), right: round(at + w) };
    at += w;
  }
  return placed;
}

/** Several neighbouring columns as one. */
export function span(first: Column, last: Column): Column {
  const w = round(last.right - first.x);
  return { x: first.x, w, cx: round(first.x + w / 2), right: last.right };
}

export interface RowPlace {
  readonly index: number;
  readonly y: number;
  readonly cy: number;
  readonly bottom: number;
  readonly h: number;
  /** Every second row, for the zebra tint. */
  readonly odd: boolean;
}

/** `count` rows of height `h` down from `y`. */
export function rows(y: number, h: number, count: number, first = 0): RowPlace[] {
  return Array.from({ length: count }, (_, i) => ({
    index: first + i,
    y: round(y + i * h),
    cy: round(y + (i + 0.5) * h),
    bottom: round(y + (i + 1) * h),
    h,
    odd: (first + i) % 2 === 1,
  }));
}

/** Floating-point dust off a coordinate. */
export const round = (value: number): number => Math.round(value * 1e4) / 1e4;
