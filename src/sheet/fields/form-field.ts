/** Builds the fields of a fillable PDF in a uniform way. */
import type { FieldOp, Rect } from "../drawing/types.js";
import type { Align } from "../type/line.js";
import type { FieldProps } from "./field.js";

const ALIGN = { start: "left", middle: "center", end: "right" } as const;
/** Type size limits: no larger than the box (points per millimeter of height), and no smaller than readable. */
const PER_MM = 2.3;
const LEAST = 4;

const heard = ({ name, label }: FieldProps): string => label || name;
const box = ({ x, y, w, h }: Rect): Rect => ({ x, y, w, h });

/** A text field. */
export const textField = (at: Rect, p: FieldProps, value: string, size: number, align: Align = "middle"): FieldOp => ({
  op: "field",
  kind: "text",
  name: p.name,
  value,
  label: heard(p),
  size: Math.max(LEAST, Math.min(size, at.h * PER_MM)),
  align: ALIGN[align] ?? "center",
  ...box(at),
});

/** Something to check. */
export const checkField = (at: Rect, p: FieldProps, on: boolean, look: NonNullable<FieldOp["look"]>): FieldOp => ({
  op: "field",
  kind: "check",
  name: p.name,
  value: on ? "on" : "",
  label: heard(p),
  size: 8,
  align: "center",
  look,
  ...box(at),
});

/** A drop-down list. */
export const choiceField = (
  at: Rect,
  p: FieldProps,
  value: string,
  options: readonly string[],
  size: number,
): FieldOp => ({
  op: "field",
  kind: "choice",
  name: p.name,
  value,
  label: heard(p),
  size: Math.max(LEAST, Math.min(size, at.h * PER_MM)),
  align: "center",
  options,
  ...box(at),
});

/** One of several places in a field, from 1: `season.3.dice.2`. */
export const nth = (p: FieldProps, place: number): FieldProps => ({
  name: `${p.name}.${place}`,
  label: `${heard(p)} ${place}`,
});
