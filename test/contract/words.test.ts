/** Every printed word of every sheet, blank and filled: dark enough for its ground, large enough, and no name from the code. */
import { describe, expect, it } from "vitest";
import { contrastOf } from "../../src/kernel/color/index.js";
import type { ThemeId } from "../../src/sheet/theme.js";
import type { Fill } from "../../src/sheet/drawing/types.js";
import { wordsOn } from "../helpers/ground.js";
import { testPages } from "../helpers/forms.js";
import { SHEET_CASES } from "../helpers/sheets.js";

/** Least contrast of words on what lies below them (WCAG 2, design.md). */
const READABLE = 4.5;
/** Smallest type on sheets, points; a hair less for type that fits its place. */
const SMALLEST = 5.95;
/** The field card is a whole game on a postcard: its smallest signs are smaller, and its larger formats have them larger. */
const TIGHT: Readonly<Record<string, number>> = {
  "PC-1": 5.4,
  "PC-1A": 5,
  "PC-1D": 5.4,
  "PC-1G": 5.4,
  // Heads of narrow columns that carry their die.
  "5D-1U": 5.7,
  // A team in short on a card of its lineup.
  "DF-3": 5.8,
};

const LOOKS: readonly (readonly [Fill, ThemeId])[] = [
  ["blank", "color"],
  ["filled", "color"],
  ["blank", "mono"],
  ["blank", "low-ink"],
];

/** In the end zones of the field card. */
const TURF: ReadonlySet<string> = new Set(["Post", "Card", "Foot", "Ball"]);

/** Names of people and games that are written so: McCollum, PostCard. */
const NAMES = /\b(?:Ma?c|Le|De|La|Van|O’|O')[A-Z]\w*|\bPostCard\b/g;
/** `complete.Q`, `freeKick`. */
const CODE = /[a-z][A-Z]|[a-z]\.[A-Za-z]/;

describe.each(SHEET_CASES)("$name", ({ system, spec }) => {
  it.each(LOOKS)("has readable words, %s, %s", async (fill, theme) => {
    const { pages } = await testPages(system, spec, { fill, theme });
    const words = pages.flatMap(wordsOn);
    // What is drawn on the turf, numbers and names in end zones, is art: it lies below what is read.
    const read = words.filter(({ layer, value }) => layer !== "art" && !TURF.has(value));
    const pale = read.filter((word) => contrastOf(word.fill, word.ground) < READABLE);
    expect(pale.map(({ value, fill: color, ground }) => `${value}: ${color} on ${ground}`)).toEqual([]);
    const floor = TIGHT[spec.code] ?? SMALLEST;
    expect(read.filter(({ size }) => size < floor).map(({ value, size }) => `${value}: ${size.toFixed(2)} pt`)).toEqual(
      [],
    );
    const code = read.filter(({ value }) => CODE.test(value.replace(NAMES, "")));
    expect(code.map(({ value }) => value)).toEqual([]);
  });
});
