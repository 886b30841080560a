/** Words of PostCard sheets as they are printed for some rules. */
import { expect } from "vitest";
import { textsIn } from "../../../../src/sheet/drawing/bounds.js";
import { LAYERS } from "../../../../src/sheet/drawing/types.js";
import type { SheetSpec } from "../../../../src/contract/sheet.js";
import { postcard } from "../../../../src/systems/postcard/index.js";
import type { PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { testPages } from "../../../helpers/forms.js";

export { cache } from "../../../helpers/sheets.js";

export const sheetCalled = (name: string): SheetSpec => postcard.sheets.find(({ id }) => id === name)!;

/** All words of a sheet in drawing order; fails when they do not fit, or on another number of pages. */
export async function wordsOf(sheet: SheetSpec, rules: PostcardRules, count = 1): Promise<string> {
  const { pages } = await testPages(postcard, sheet, { rules });
  expect(pages).toHaveLength(count);
  return pages
    .flatMap(({ layers }) => LAYERS.flatMap((layer) => textsIn(layers[layer])))
    .map(({ value }) => value)
    .join(" ");
}
