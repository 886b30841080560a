/** Cells -> numbers, in the style that the file itself shows: commas or points for thousands, points or commas for decimals. */
import type { Unit } from "../columns.js";

/** Which character separates thousands, and which decimals. */
export interface NumberStyle {
  readonly decimal: "." | ",";
  /** True if nothing in the file shows whether `3.600` is 3.6 or 3,600. */
  readonly doubtful: boolean;
}

/** What sources write for no value. */
export const NOTHING = /^(?:-{1,3}|[\u2010-\u2015]{1,2}|na|#?n\/a|nan|null|none|nil|\.|\?)$/i;

const POINT_THOUSANDS = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;
const COMMA_THOUSANDS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const DECIMAL_POINT = /^-?\d*\.(?:\d{1,2}|\d{4,})%?$/;
const DECIMAL_COMMA = /^-?(?:\d{1,3}(?:\.\d{3})+|\d*),(?:\d{1,2}|\d{4,})%?$/;
const ROUND = /\.000$/;

/** Examines every cell of a sheet; `units` are those of the columns that are read. */
export function styleOf(cells: Iterable<string>): NumberStyle {
  let [points, commas, decimalPoints, decimalCommas, round] = [0, 0, 0, 0, 0];
  for (const cell of cells) {
    if (!/\d[.,]\d|^[.,]\d/.test(cell)) continue;
    const text = plainNumber(cell);
    if (POINT_THOUSANDS.test(text)) {
      points++;
      if (ROUND.test(text)) round++;
    } else if (COMMA_THOUSANDS.test(text)) commas++;
    else if (DECIMAL_POINT.test(text)) decimalPoints++;
    else if (DECIMAL_COMMA.test(text)) decimalCommas++;
  }
  // A single such cell is a typo; several are a style.
  if (decimalCommas > 1 && decimalPoints === 0) return { decimal: ",", doubtful: false };
  // `16.000` in every such cell is a program's way to write whole numbers; but `3.600` cannot mean 3.6 yards.
  const isGrouped = points > 0 && decimalPoints === 0 && commas === 0;
  if (isGrouped && round < points) return { decimal: ",", doubtful: false };
  return { decimal: ".", doubtful: isGrouped };
}

/** `3 600`, `3'600`: thousands separators of some countries. */
const SPACED = /^-?[1-9]\d{0,2}(?:[ '\u2019]\d{3})+(?![\d '\u2019])/;

/** Look-alike characters: U+2212 and the like are a minus sign, non-breaking spaces are ignored. */
const plainNumber = (cell: string): string =>
  cell
    .replace(/[\u00a0\u202f\u2007]/g, "")
    .trim()
    .replace(/^[\u2212\u2012\u2013\ufe63\uff0d](?=[\d.,])/, "-")
    .replace(SPACED, (text) => text.replace(/[ '\u2019]/g, ""))
    .replace(/^\+(?=\d)/, "");

const DIGITS = /^\d+$/;
const HALF = /^\d*½$/;
const ENGLISH = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|(?=\.\d))(?:\.\d+)?$/;
const CONTINENTAL = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+|(?=,\d))(?:,\d+)?$/;

/** A cell's number; undefined if it is not one. Longest gains may have a T for a touchdown. */
export function numberOf(cell: string, unit: Unit, { decimal }: NumberStyle): number | undefined {
  if (DIGITS.test(cell)) return Number(cell);
  const bare = plainNumber(cell);
  const text = unit === "longest" ? bare.replace(/\s*td?$|^t\s*(?=\d)/i, "") : bare;
  if (HALF.test(text)) return Number(text.replace("½", "") || 0) + 0.5;
  if (decimal === ",") return CONTINENTAL.test(text) ? Number(text.replace(/\./g, "").replace(",", ".")) : undefined;
  return ENGLISH.test(text) ? Number(text.replace(/,/g, "")) : undefined;
}

/** Units counted in whole numbers: `3.600` of them is not valid. */
export const isWhole = (unit: Unit): boolean =>
  unit === "times" || unit === "yards" || unit === "points" || unit === "yards lost" || unit === "longest";
/** True if a cell could be 3.6 or 3,600. */
export const isDoubtful = (cell: string): boolean => POINT_THOUSANDS.test(plainNumber(cell));

/** `10-Oct`, `2023-05-06`, `5/6/2023`: what spreadsheets make of `5-6`. */
export const looksLikeDate = (cell: string): boolean =>
  /^\d{1,2}[-/. ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-/. ]\d{1,2}\b|^\d{4}-\d{2}-\d{2}/i.test(
    cell.trim(),
  );

/**
 * One number from `15-23`, `3/2`, `3_2`, or from a record such as `10-5-1`, whose ties may be missing. Undefined if the cell does not have
 * such numbers.
 */
export function partOf(cell: string, part: 0 | 1 | 2): string | undefined {
  const found = /^\s*\(?(\d+)\s*[-\u2013\u2014/_]\s*(\d+)(?:\s*[-\u2013\u2014/_]\s*(\d+))?\)?\s*$/.exec(cell);
  if (!found || (part < 2 && found[3] !== undefined && !isRecord(found))) return undefined;
  return part === 2 ? (found[3] ?? "0") : found[part + 1];
}

/** Nobody plays a hundred games in a season. */
const isRecord = (parts: readonly string[]): boolean => parts.slice(1).every((part) => part.length < 3);
