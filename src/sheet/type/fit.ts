/** Fits text into boxes: shrinks it in small steps to a legible minimum, then reports what does not fit. */
import { fault, type Issue, type Place } from "../../kernel/issue/index.js";
import { PT_PER_MM } from "../../kernel/units/index.js";
import { foreignHint, isOwnLetter } from "../../kernel/words/letters.js";
import type { BookFont, FontBook } from "./font-book.js";

/** Step size, as a share of the requested size. */
const STEP = 0.02;

export interface FittedText {
  /** Same unit as the requested size. */
  readonly size: number;
  readonly width: number;
}

/** Measures a line: a font, or several fonts that share its letters. */
export interface Measure {
  readonly family: string;
  readonly weight: number;
  /** In the unit of `size`, with `tracking` between letters. */
  width(text: string, size: number, tracking?: number): number;
}

/** A font, plus the user's fonts for letters it does not have. */
export const mixedMeasure = (fonts: FontBook, font: BookFont): Measure => ({
  family: font.family,
  weight: font.weight,
  width(text, size, tracking = 0) {
    const runs = fonts.runs(font, text) ?? [{ font, value: text }];
    return runs.reduce((sum, run) => sum + run.font.width(run.value, size, tracking), tracking * (runs.length - 1));
  },
});

/** Result of fitting: a size, or the issue. */
export type FitResult = FittedText | { readonly issue: Issue };

/**
 * The largest size, from `size` down to `floor`, at which the line is no wider than `width` (all in millimeters). `tracking` is
 * letter-spacing in millimeters at full size and shrinks with the letters.
 */
export function fitText(
  font: Measure,
  text: string,
  width: number,
  size: number,
  floor: number,
  tracking = 0,
  place: Place = {},
): FitResult {
  const natural = font.width(text, size, tracking);
  if (natural <= width + 1e-9) return { size, width: natural };
  // Width is proportional to size, so the step can be computed instead of tried.
  const steps = Math.ceil((1 - width / natural) / STEP - 1e-9);
  const stepped = size * (1 - steps * STEP);
  const fitted = stepped >= floor ? stepped : floor;
  const fittedWidth = natural * (fitted / size);
  if (fitted <= size && fittedWidth <= width + 1e-9) return { size: fitted, width: fittedWidth };
  return { issue: textTooWideIssue(font, text, width, natural * (floor / size), floor, place) };
}

/** Error for a line that does not fit its box even at the smallest legible size; widths and floor in millimeters. */
export function textTooWideIssue(
  font: Measure,
  text: string,
  box: number,
  measured: number,
  floor: number,
  place: Place = {},
): Issue {
  const points = (floor * PT_PER_MM).toFixed(1);
  return fault(
    "text-too-wide",
    `"${text}" is ${measured.toFixed(1)} mm wide at the smallest legible size (${points} pt), its box ${box.toFixed(1)} mm`,
    {
      ...place,
      hint: "shorten the text",
      detail: { text, measured, box, floor, font: `${font.family} ${font.weight}` },
    },
  );
}

/**
 * Error for characters that the font does not have; undefined if it has them all.
 * @param fonts whose additional fonts may have them
 */
export function missingGlyphIssue(
  font: BookFont,
  text: string,
  place: Place = {},
  fonts?: FontBook,
): Issue | undefined {
  const missing = fonts ? fonts.missing(font, text) : font.missingGlyphs(text);
  if (missing.length === 0) return undefined;
  const named = missing.map((character) => `"${character}" (${unicodeName(character)})`).join(", ");
  return fault("glyph-missing", `${font.family} ${font.weight} has no glyph for ${named} in "${text}"`, {
    ...place,
    hint: isOwnLetter(missing[0])
      ? foreignHint(missing[0])
      : "write it in Latin letters; arrows and stars are drawn, not typed",
    detail: { text, missing, font: `${font.family} ${font.weight}` },
  });
}

const unicodeName = (character: string): string =>
  `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0")}`;
