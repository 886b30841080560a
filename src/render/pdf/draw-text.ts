/** Draws `<text>` with its `<tspan>`s: glyph by glyph id, kerned, anchored, letter-spaced. */
import { multiply, readTransform, type Matrix, type SvgNode } from "../../page/svg-subset.js";
import { FILL_TEXT, NO_SPACING } from "./content.js";
import { format, formatAll } from "./numbers.js";
import { hasOwnAlpha, readPaint, type Paint } from "./paint.js";
import type { Scope } from "./session.js";
import type { Style } from "./style.js";
import { placeText, type PlacedText } from "./text-place.js";
import { showRun, type TextRun } from "./text-run.js";

/** One run made ready to write. */
interface ReadyRun {
  readonly run: TextRun;
  readonly paint: Paint;
  readonly font: string;
  readonly spacing: string;
  readonly mode: string;
  readonly body: string;
}

interface ReadyText {
  readonly style: Style;
  readonly runs: readonly ReadyRun[];
}

/**
 * Draws the line.
 * @param transformed whether the coordinates have been changed for it already; else its transform goes into the text
 *   matrix, so that no state has to be saved
 */
export function drawText(node: SvgNode, style: Style, { session, content }: Scope, transformed = false): void {
  let text = transformed ? undefined : (node.made as ReadyText | undefined);
  if (text?.style !== style) {
    const placed = placeText(node, style, session.fonts);
    if (!placed) {
      session.page.faulty = true;
      return;
    }
    const { transform } = node.attributes;
    const matrix = transform === undefined || transformed ? undefined : readTransform(transform);
    const own = hasOwnAlpha(node, style);
    const runs = placed.flatMap((piece) => makeRun(piece, matrix, own, session.fontName(piece.run.font)));
    text = { style, runs };
    if (!transformed) node.made = text;
  }
  for (const { run, paint, font, spacing, mode, body } of text.runs) {
    session.note(run);
    content.drawText(body, font, spacing, mode, paint.fill, paint.stroke, paint.alpha);
  }
}

function makeRun(piece: PlacedText, matrix: Matrix | undefined, own: boolean, fontName: string): ReadyRun[] {
  const { run, x, y, size, spacing, style, node } = piece;
  const paint = readPaint(node, style, own);
  if (!paint) return [];
  // The page runs downwards; letters stand upright in it.
  const place: Matrix = [1, 0, 0, -1, Number(x), Number(y)];
  const position = matrix ? formatMatrix(multiply(matrix, place)) : `1 0 0 -1 ${x} ${y}`;
  return [
    {
      run,
      paint,
      font: fontOperator(fontName, size),
      spacing: spacing === 0 ? NO_SPACING : `${format(spacing)} Tc\n`,
      mode: paint.stroke === undefined ? FILL_TEXT : paint.fill === undefined ? "1 Tr\n" : "2 Tr\n",
      body: `${position} Tm\n${showRun(run, size)}`,
    },
  ];
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
