/** A line of SVG text with its tspans -> runs, each with the position of its first letter. */
import type { SvgNode } from "../svg-subset/index.js";
import type { BookFont, FontBook } from "../type/font-book.js";
import { inheritStyle, type SvgStyle } from "./svg-style.js";

/** Letters in one font and paint, in the text's own units. */
export interface SvgRun {
  readonly x: number;
  readonly y: number;
  readonly font: BookFont;
  readonly value: string;
  readonly style: SvgStyle;
  /** Including letter-spacing, except after the last letter. */
  readonly width: number;
}

/** A run whose position is not known yet. */
interface Part {
  readonly font: BookFont;
  readonly value: string;
  readonly style: SvgStyle;
  readonly width: number;
  /** Explicit x of the part; without one it follows the previous part. */
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Places every run of the line; undefined if a font or a glyph is missing.
 * @param style inside the element
 */
export function placeText(node: SvgNode, style: SvgStyle, fonts: FontBook): readonly SvgRun[] | undefined {
  const parts: Part[] = [];
  return collect(node, style, fonts, parts, {}) ? placeChunks(parts) : undefined;
}

/** A chunk begins wherever a part sets its own x or y, and is anchored as a whole. */
function placeChunks(parts: readonly Part[]): SvgRun[] {
  const runs: SvgRun[] = [];
  let [penX, penY] = [0, 0];
  for (let from = 0; from < parts.length;) {
    let until = from + 1;
    while (until < parts.length && parts[until].x === undefined && parts[until].y === undefined) until++;
    const chunk = parts.slice(from, until);
    penX = (chunk[0].x ?? penX) + anchorShift(chunk[0].style.anchor, chunkWidth(chunk));
    penY = chunk[0].y ?? penY;
    for (const { dx, dy, font, value, style, width } of chunk) {
      penX += dx;
      penY += dy;
      runs.push({ x: penX, y: penY, font, value, style, width });
      penX += width + style.spacing;
    }
    from = until;
  }
  return runs;
}

/** Letter-spacing only counts between letters, so that centered headings are in the middle. */
function chunkWidth(parts: readonly Part[]): number {
  const shifts = parts.reduce((sum, part, i) => sum + (i === 0 ? 0 : part.dx), 0);
  const width = parts.reduce((sum, part) => sum + part.width + part.style.spacing, shifts);
  return width - parts[parts.length - 1].style.spacing;
}

function anchorShift(anchor: string, width: number): number {
  return anchor === "middle" ? -width / 2 : anchor === "end" ? -width : 0;
}

interface Asked {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly dx?: number;
  readonly dy?: number;
}

const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** Collects the parts in reading order; false if a font or a glyph is missing. */
function collect(node: SvgNode, style: SvgStyle, fonts: FontBook, parts: Part[], from: Asked): boolean {
  const { attributes } = node;
  let asked: Asked = {
    x: number(attributes.x) ?? from.x,
    y: number(attributes.y) ?? from.y,
    dx: Number(attributes.dx ?? "0") + (from.dx ?? 0),
    dy: Number(attributes.dy ?? "0") + (from.dy ?? 0),
  };
  for (const child of node.children.length > 0 ? node.children : [node.text]) {
    const value = typeof child === "string" ? child : child.name === "#text" ? child.text : undefined;
    const before = parts.length;
    if (value === undefined) {
      const tspan = child as SvgNode;
      if (!collect(tspan, inheritStyle(style, tspan.attributes), fonts, parts, asked)) return false;
    } else if (value !== "") {
      const font = fonts.find(style.family, style.weight);
      const runs = font && fonts.runs(font, value);
      if (!runs) return false;
      for (const run of runs) {
        const width = run.font.width(run.value, style.size, style.spacing);
        const { x, y, dx = 0, dy = 0 } = run === runs[0] ? asked : ({} as Asked);
        parts.push({ ...run, style, width, x, y, dx, dy });
      }
    }
    if (parts.length > before) asked = {};
  }
  return true;
}
