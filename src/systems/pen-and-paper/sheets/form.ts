/** Small parts of forms: lines to write on, boxes with rules, boxes to cross. */
import type { PageLabel } from "../../../page/book-page.js";

export { label, type PageLabel as Label } from "../../../page/book-page.js";

export interface HeadLine {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly x: number;
  /** The line itself. */
  readonly y: number;
  readonly w: number;
  readonly pencilX: number;
  readonly pencilY: number;
  readonly pencilW: number;
  readonly size: number;
}

/** Width of a label on a writing line, millimetres; a little generous. */
const labelWidth = (label: string): number => label.length * 1.32 + 2;

/** A label and a line to write on. */
export function headLine(
  name: string,
  label: string,
  value: string,
  x: number,
  y: number,
  w: number,
  size = 11,
): HeadLine {
  const used = labelWidth(label);
  return { name, label, value, x, y, w, pencilX: x + used, pencilY: y - 5.1, pencilW: w - used, size };
}

export interface NoteBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly title: string;
  readonly note: string;
  readonly text: string;
  readonly textX: number;
  readonly textY: number;
  readonly textW: number;
  readonly textH: number;
  readonly size: number;
}

/** A framed box with a band and a text; each item is a paragraph, `**words**` are strong. */
export function noteBox(
  title: string,
  note: string,
  items: readonly string[],
  at: { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly size?: number },
): NoteBox {
  return {
    ...at,
    title,
    note,
    text: items.join("\n"),
    textX: at.x + 2,
    textY: at.y + 6,
    textW: at.w - 4,
    textH: at.h - 7.2,
    size: at.size ?? 7.6,
  };
}

export interface CheckBox {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A row of boxes to cross, `name.1`, `name.2` ...; the first `used` are crossed. */
export const checkRow = (
  name: string,
  label: string,
  count: number,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly pitch: number },
  used = 0,
): CheckBox[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `${name}.${i + 1}`,
    label: `${label} ${i + 1}`,
    on: i < used,
    x: at.x + i * at.pitch,
    y: at.y,
    size: at.size,
  }));

/** Words without the marks of strong type, for large print. */
export const plainText = (text: string): string => text.replaceAll("**", "");

/** Lists that `lines-form` and `lines-pencil` want, empty where nothing is given. */
export const formParts = (parts: {
  readonly heads?: readonly HeadLine[];
  readonly notes?: readonly NoteBox[];
  readonly checks?: readonly CheckBox[];
  readonly labels?: readonly PageLabel[];
}) => ({ heads: [], notes: [], checks: [], labels: [], ...parts });
