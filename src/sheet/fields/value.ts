/** Converts a slot's value to what its field accepts. Invalid values are reported and not written. */
import { report, type Pen } from "../drawing/pen.js";
import type { SlotValue } from "./field.js";

/** Reads a value; undefined if it has the wrong type. */
export type ReadValue<T> = (value: SlotValue) => T | undefined;

/** Words or a number. A list is joined with commas. */
export const asText: ReadValue<string> = (value) => {
  switch (typeof value) {
    case "string":
      return value;
    case "number":
      return `${value}`;
    case "boolean":
      return value ? "x" : "";
    default:
      return Array.isArray(value) ? value.join(", ") : undefined;
  }
};

/** A name in several forms, longest first: `{text, shorter}`; undefined for anything else. */
export const asForms: ReadValue<readonly string[]> = (value) => {
  if (typeof value !== "object" || Array.isArray(value) || !("text" in value)) return undefined;
  const { text, shorter } = value as { readonly text: unknown; readonly shorter?: readonly string[] };
  return [`${text as string}`, ...(shorter ?? [])];
};

/** A yes/no value. */
export const asFlag: ReadValue<boolean> = (value) => {
  if (typeof value === "boolean") return value;
  if (value === "" || value === 0) return false;
  return value === 1 || value === "on" || value === "x" ? true : undefined;
};

/** A count; empty text means none. */
export const asCount: ReadValue<number> = (value) => {
  if (value === "") return 0;
  const count = typeof value === "string" ? Number(value) : value;
  return typeof count === "number" && Number.isInteger(count) && count >= 0 ? count : undefined;
};

/** Any number; empty text means none. */
export const asNumber: ReadValue<number | "none"> = (value) => {
  if (value === "") return "none";
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
};

/** Numbers by position; 0 or "" = nothing there. */
export const asNumbers: ReadValue<readonly number[]> = (value) => {
  if (value === "") return [];
  const list = Array.isArray(value) ? value : [value];
  const numbers = list.map((one) => (one === "" ? 0 : Number(one)));
  return numbers.some((one) => !Number.isFinite(one)) ? undefined : numbers;
};

/** Which items of a row are marked, from 1: a count marks the first ones, a list the ones it names. */
export const asPlaces: ReadValue<readonly number[]> = (value) => {
  if (Array.isArray(value)) return asNumbers(value);
  const count = asCount(value);
  return count === undefined ? undefined : Array.from({ length: count }, (_, i) => i + 1);
};

/** A value for the field of this name, or an issue. */
export function take<T>(pen: Pen, name: string, value: SlotValue, read: ReadValue<T>, wanted: string): T | undefined {
  const taken = read(value);
  if (taken === undefined) {
    report(pen, "value-unfit", `"${name}" needs ${wanted}, but its value is ${JSON.stringify(value)}`, {
      path: name,
      detail: { wanted },
    });
  }
  return taken;
}
