/** Whole SVG documents held to the subset, as the product holds fragments to it. */
import type { Issue } from "../../src/kernel/issue/index.js";
import {
  checkFragment,
  locateFaults,
  parseFragment,
  type SvgFault,
  type SvgNode,
} from "../../src/sheet/svg-subset/index.js";
import type { FontBook } from "../../src/sheet/type/font-book.js";

/** @param fonts when given, families, weights and glyphs are checked too */
export function parseSvg(
  svg: string,
  name: string,
  fonts?: FontBook,
): { readonly root: SvgNode; readonly issues: readonly Issue[] } {
  const faults: SvgFault[] = [];
  const top = parseFragment(svg, faults);
  checkFragment(top, faults, fonts);
  return {
    root: top[0] ?? { name: "svg", attributes: {}, children: [], text: "", offset: 0 },
    issues: locateFaults(svg, name, faults),
  };
}
