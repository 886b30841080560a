/** Builds reference sheets without the whole system: they are drawn from rules alone. */
import { expect } from "vitest";
import { buildOldSheet, type BuiltSheet } from "../../../../src/build.js";
import { templatesFrom } from "../../../../src/data/templates.js";
import type { PrinterPaper } from "../../../../src/kernel/units/index.js";
import type { ThemeId } from "../../../../src/sheet/theme.js";
import type { GameSystem, SheetSpec } from "../../../../src/systems/contract.js";
import { PRESET_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import type { PostcardSheet } from "../../../../src/systems/postcard/sheets/shared.js";
import { collisions, textBoxes, type TextBox } from "../../../helpers/boxes.js";
import { fonts } from "../../../helpers/draw.js";
import { memoryCache } from "../../../helpers/sheets.js";

const templates = templatesFrom();
export const cache = memoryCache();
const system = {
  id: "postcard",
  title: "PostCard Football",
  accent: "#2E7D32",
  credit: "",
  kinds: {},
  rulesName: (rules: PostcardRules) => rules.name,
} as unknown as GameSystem;

export interface Look {
  readonly rules?: PostcardRules;
  readonly theme?: ThemeId;
  readonly paper?: PrinterPaper;
}

export function build(sheet: PostcardSheet, look: Look = {}): BuiltSheet {
  const { rules = PRESET_RULES.strict, theme = "color", paper = "letter" } = look;
  const request = {
    system,
    rules,
    records: [],
    fill: "blank",
    theme,
    paper,
    names: {},
    templates,
    fonts,
    cache,
  } as const;
  return buildOldSheet(request, sheet as unknown as SheetSpec);
}

export const boxesOf = (built: BuiltSheet): TextBox[] => built.markup.flatMap((page) => textBoxes(page, fonts));

/** All words of a sheet in drawing order. */
export const wordsOf = (sheet: PostcardSheet, look: Look = {}): string =>
  boxesOf(build(sheet, look))
    .map(({ text }) => text)
    .join(" ");

/** Millimeters at the foot of a page. */
const FOOTER = 14;

/** Nothing leaves the printable area, nothing is too small to read, no words run into each other. */
export function expectNeat(sheet: PostcardSheet, look: Look): void {
  for (const page of build(sheet, look).markup) {
    const boxes = textBoxes(page, fonts);
    expect(collisions(boxes)).toEqual([]);
    for (const box of boxes) {
      const footer = box.top > page.height - FOOTER;
      expect(box.size, box.text).toBeGreaterThanOrEqual(look.theme === "large-print" && !footer ? 15.9 : 5.99);
      expect(box.left, box.text).toBeGreaterThanOrEqual(9.9);
      expect(box.right, box.text).toBeLessThanOrEqual(page.width - 9.9);
      expect(box.bottom, box.text).toBeLessThanOrEqual(page.height - 9.4);
    }
  }
}

/** Every theme, paper and preset once; a page is laid out alike on both papers. */
export const LOOKS: readonly (Required<Look> & { readonly name: string })[] = (
  [
    ["strict", "color", "letter"],
    ["balanced", "mono", "a4"],
    ["balanced", "low-ink", "letter"],
    ["strict", "large-print", "a4"],
  ] as const
).map(([preset, theme, paper]) => ({
  name: `${preset}, ${theme}, ${paper}`,
  rules: PRESET_RULES[preset],
  theme,
  paper,
}));
