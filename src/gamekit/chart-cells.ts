/** Cells of charts: how a value is written and read, and a chart with one value changed. */
import type { CellForm, GridCell, GridHead } from "../contract/chart-grid.js";
import { fault, UserError, valueAt, type Path } from "../kernel/issue/index.js";

const FACES = 10;
const two = (n: number): string => `${n}`.padStart(2, "0");
const ends = (value: unknown): readonly [number, number] => value as readonly [number, number];

const spanText = ([from, to]: readonly [number, number]): string =>
  from === to ? two(from) : `${two(from)}-${two(to)}`;

/** The tenth face is printed as 0, after 9. */
function facesText([from, to]: readonly [number, number]): string {
  if (to < FACES) return from === to ? `${from}` : `${from}-${to}`;
  if (from >= FACES) return "0";
  return from === FACES - 1 ? "9,0" : `${from}-9,0`;
}

/** A value as its chart prints it; "" for a blank. */
export function cellText(form: CellForm, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (form === "range" || form === "range or blank") {
    const [from, to] = ends(value);
    return from === to ? `${from}` : `${from}-${to}`;
  }
  if (form === "two dice") return spanText(ends(value));
  if (form === "faces") return facesText(ends(value));
  if (form === "row") {
    const { from, to } = value as { readonly from: number; readonly to: number };
    return spanText([from, to]);
  }
  return String(value as number | string);
}

const EXPECTED: Readonly<Record<CellForm, string>> = {
  number: "a whole number",
  "number or blank": "a whole number, or nothing for a blank cell",
  range: "a number or a range such as 3-5",
  "range or blank": "a number or a range such as 3-5, or nothing for none",
  "two dice": "numbers of two dice such as 09-56 or 63, or nothing for none",
  faces: "faces such as 1-6 or 7-9,0, or nothing for none",
  row: "numbers of two dice such as 09-56 or 63",
  "number or TB": "a whole number or TB",
  "number or TD": "a whole number or TD",
  punt: "yards and N, F or R such as 43F, or TB",
};

const WHOLE = /^[+-]?\d{1,4}$/;
const RANGE = /^(\d{1,3})(?:-(\d{1,3}))?$/;

/** @throws UserError for text that does not fit the cell */
export function cellValue(form: CellForm, written: string, old: unknown): unknown {
  // Printed minus signs, dashes of spreadsheets.
  const text = written
    .trim()
    .replace(/[\u2212\u2013]/g, "-")
    .toUpperCase();
  const wrong = (): UserError =>
    new UserError(fault("cell-form", `found "${written.trim()}"; expected ${EXPECTED[form]}`));
  if (text === "") {
    if (form === "number or blank" || form === "range or blank" || form === "two dice" || form === "faces") return null;
    throw new UserError(fault("cell-form", `this cell is blank; expected ${EXPECTED[form]}`));
  }
  if (form === "number" || form === "number or blank" || form === "number or TB" || form === "number or TD") {
    if (WHOLE.test(text)) return Number(text);
    if (form.endsWith(text)) {
      const word = /TB$|TD$/.exec(form)?.[0];
      if (word === text) return word;
    }
    throw wrong();
  }
  if (form === "punt") {
    if (/^(TB|\d{1,2}[NFR])$/.test(text)) return text;
    throw wrong();
  }
  if (form === "faces") {
    const value = facesValue(text);
    if (!value) throw wrong();
    return value;
  }
  const found = RANGE.exec(text);
  if (!found) throw wrong();
  const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
  return form === "row" ? { ...(old as object), from, to } : [from, to];
}

/** `7-9,0`, `0`, `1-6`. */
function facesValue(text: string): readonly [number, number] | undefined {
  const found = /^(?:(\d{1,2})(?:-(\d{1,2}))?)?(,?\s*0)?$/.exec(text);
  if (!found || found[0] === "") return undefined;
  const face = (digits: string): number => (Number(digits) === 0 ? FACES : Number(digits));
  if (found[1] === undefined) return [FACES, FACES];
  const to = found[3] === undefined ? face(found[2] ?? found[1]) : FACES;
  return [face(found[1]), to];
}

/** Makes the cells of one team. */
export const cellsOf =
  (team: unknown) =>
  (path: Path, form: CellForm, words: string): GridCell => ({
    path,
    form,
    text: cellText(form, valueAt(team, path)),
    words,
  });

/** `SCK INC/B` -> heads with their dice. */
export const headsOf = (line: string): readonly GridHead[] =>
  line.split(" ").map((head) => {
    const [text, die] = head.split("/");
    return die === undefined ? { text } : { text, die: die as NonNullable<GridHead["die"]> };
  });
