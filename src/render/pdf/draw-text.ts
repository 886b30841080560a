/** Draws `<text>` with its `<tspan>`s: glyph by glyph id, kerned, anchored, letter-spaced. */
import { multiply, readTransform, type Matrix, type SvgNode } from "../../sheet/svg-subset/index.js";
import { FILL_TEXT, NO_SPACING } from "./content.js";
import { format, formatAll } from "./numbers.js";
import { hasOwnAlpha, readPaint } from "./paint.js";
import type { Scope } from "./session.js";
import type { Style } from "./style.js";
import { placeText } from "./text-place.js";
import { showRun } from "./text-run.js";

/**
 * Draws the line.
 * @param transformed whether the coordinates have been changed for it already; else its transform goes into the text
 *   matrix, so that no state has to be saved
 */
export function drawText(node: SvgNode, style: Style, { session, content }: Scope, transformed = false): void {
  const placed = placeText(node, style, session.fonts);
  if (placed === undefined) {
    session.page.faulty = true;
    return;
  }
  const { transform } = node.attributes;
  const matrix = transform === undefined || transformed ? undefined : readTransform(transform);
  const own = hasOwnAlpha(node, style);
  for (const piece of placed) {
    const { run, size, spacing } = piece;
    const paint = readPaint(piece.node, piece.style, own);
    if (!paint) continue;
    session.note(run);
    content.drawText(
      `${textMatrix(matrix, piece.x, piece.y)} Tm\n${showRun(run, size)}`,
      fontOperator(session.fontName(run.font), size),
      spacing === 0 ? NO_SPACING : `${format(spacing)} Tc\n`,
      paint.stroke === undefined ? FILL_TEXT : paint.fill === undefined ? "1 Tr\n" : "2 Tr\n",
      paint,
    );
  }
}

/** The page runs downwards; letters stand upright in it. */
function textMatrix(matrix: Matrix | undefined, x: string, y: string): string {
  return matrix ? formatMatrix(multiply(matrix, [1, 0, 0, -1, Number(x), Number(y)])) : `1 0 0 -1 ${x} ${y}`;
}

const fontOperators = new Map<string, Map<number, string>>();

/** One string for each font and size: the content compares operators, and equal objects compare at once. */
function fontOperator(name: string, size: number): string {
  let sizes = fontOperators.get(name);
  if (sizes === undefined || sizes.size > 1000) fontOperators.set(name, (sizes = new Map<number, string>()));
  let operator = sizes.get(size);
  if (operator === undefined) sizes.set(size, (operator = `/${name} ${format(size)} Tf\n`));
  return operator;
}

function formatMatrix([a, b, c, d, e, f]: Matrix): string {
  const turned = [a, b, c, d].map((part) => `${Math.round(part * 1e6) / 1e6 || 0}`).join(" ");
  return `${turned} ${formatAll([e, f])}`;
}
