/** Draws `<text>` with its `<tspan>`s: glyph by glyph id, kerned, anchored, letter-spaced. */
import { multiply, readTransform, type Matrix, type SvgNode } from "../../page/svg-subset.js";
import { FILL_TEXT, NO_SPACING } from "./content.js";
import { format, formatAll } from "./numbers.js";
import { hasOwnAlpha, readPaint, type Paint } from "./paint.js";
import type { Scope, Session } from "./session.js";
import type { Style } from "./style.js";
import { placeText, type PlacedText } from "./text-place.js";
import { showRun, type TextRun } from "./text-run.js";

/** One run made ready to write. */
class ReadyRun {
  /** The next run of the line. */
  next: ReadyRun | undefined = undefined;

  constructor(
    readonly style: Style,
    readonly run: TextRun,
    readonly paint: Paint,
    readonly font: string,
    readonly spacing: string,
    readonly mode: string,
    readonly body: string,
  ) {}
}

/**
 * Draws the line.
 * @param transformed whether the coordinates have been changed for it already; else its transform goes into the text
 *   matrix, so that no state has to be saved
 */
export function drawText(node: SvgNode, style: Style, { session, content }: Scope, transformed = false): void {
  const kept = transformed ? undefined : (node.made as ReadyRun | undefined);
  let ready = kept?.style === style ? kept : undefined;
  if (ready === undefined) {
    const placed = placeText(node, style, session.fonts);
    if (placed === undefined) {
      session.page.faulty = true;
      return;
    }
    const { transform } = node.attributes;
    const matrix = transform === undefined || transformed ? undefined : readTransform(transform);
    const own = hasOwnAlpha(node, style);
    // From the last run to the first, each leading to the next.
    for (let i = placed.length - 1; i >= 0; i--) {
      const run = makeRun(placed[i], style, matrix, own, session);
      if (!run) continue;
      run.next = ready;
      ready = run;
    }
    if (!transformed) node.made = ready;
  }
  for (; ready !== undefined; ready = ready.next) {
    const { run, paint } = ready;
    session.note(run);
    content.drawText(ready.body, ready.font, ready.spacing, ready.mode, paint.fill, paint.stroke, paint.alpha);
  }
}

function makeRun(
  { run, x, y, size, spacing, style, node }: PlacedText,
  lineStyle: Style,
  matrix: Matrix | undefined,
  own: boolean,
  session: Session,
): ReadyRun | undefined {
  const paint = readPaint(node, style, own);
  if (!paint) return undefined;
  return new ReadyRun(
    lineStyle,
    run,
    paint,
    fontOperator(session.fontName(run.font), size),
    spacing === 0 ? NO_SPACING : `${format(spacing)} Tc\n`,
    paint.stroke === undefined ? FILL_TEXT : paint.fill === undefined ? "1 Tr\n" : "2 Tr\n",
    `${textMatrix(matrix, x, y)} Tm\n${showRun(run, size)}`,
  );
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
