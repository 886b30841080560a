/** How fields look until a person changes them: appearance streams, so that all viewers agree. */
import { FIELD_PADDING } from "../../../sheet/drawing/types.js";
import type { FieldSpec } from "./field-specs.js";
import { decodeText } from "../bytes.js";
import { FORM_FONT, type FormHand, type FormHands } from "./form-font.js";
import { format, formatAll } from "../numbers.js";
import { ellipseOperators } from "../outlines.js";
import type { Resources } from "../resources.js";
import { showRun, textRun, type TextRun } from "../text-run.js";

/** The graphite blue of handwriting. */
const PENCIL = "0.1686 0.298 0.4941";
/** A color as fractions of red, green and blue. */
const shadeOf = (color: string | undefined): string =>
  color === undefined ? PENCIL : formatAll([1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16) / 255));

/** How a viewer sets typed text: font, size in points, color. */
export const defaultAppearance = (size: number, color?: string, font = FORM_FONT): string =>
  `/${font} ${format(size)} Tf ${shadeOf(color)} rg`;

/** Name of ZapfDingbats in the form's resources, as all viewers know it. */
export const TICK_FONT = "ZaDb";
/** ZapfDingbats characters that viewers draw when a tick is set again; the circle is open, because it surrounds a number. */
export const TICK_LETTERS = { check: "4", cross: "8", circle: "m", star: "H" } as const;
/** How a viewer draws a tick that is set again: as large as its box. */
export const TICK_APPEARANCE = `/${TICK_FONT} 0 Tf ${PENCIL} rg`;

/** Operators of a written value, and the form font they use; undefined if they use the fonts of the pages. */
export interface ValueLook {
  readonly operators: string;
  readonly hand: FormHand | undefined;
}

/** A value in its box, with its letters vertically centered. */
export function drawValue(spec: FieldSpec, hands: FormHands, resources: Resources<unknown>): ValueLook {
  const { value, size, width, height, align, color } = spec;
  const { pencil, fonts } = hands;
  const hand = hands.handFor(value);
  // Letters that cannot be typed everywhere can still be printed.
  const runs = hand ? [] : (fonts.runs(pencil, value) ?? []).map((run) => textRun(run.font, run.value, true));
  const natural = hand
    ? hand.font.shape(value, false).width / hand.font.unitsPerEm
    : runs.reduce((sum, { font, shaped }) => sum + shaped.width / font.unitsPerEm, 0);
  const room = width - natural * size;
  const x = align === "left" ? FIELD_PADDING : align === "right" ? room - FIELD_PADDING : room / 2;
  // Kalam's strokes are high on the line: centers the average of x-height and cap height.
  const y = height / 2 - ((pencil.capHeight + pencil.xHeight) / 4) * size;
  const show = hand
    ? `/${hand.name} ${format(size)} Tf\n${formatAll([x, y])} Td\n${hand.encode(value)!} Tj\n`
    : showRuns(runs, size, x, y, resources);
  const operators =
    `/Tx BMC\nq\n${formatAll([1, 1, width - 2, height - 2])} re W n\nBT\n${shadeOf(color)} rg\n` +
    `${show}ET\nQ\nEMC\n`;
  return { operators, hand };
}

/** Draws text in one or more fonts of the pages. */
function showRuns(runs: readonly TextRun[], size: number, x: number, y: number, resources: Resources<unknown>): string {
  let step = formatAll([x, y]);
  return runs
    .map((run) => {
      resources.note(run);
      const shown = `/${run.usage!.name} ${format(size)} Tf\n${step} Td\n${decodeText(showRun(run, size))}`;
      step = formatAll([(run.shaped.width / run.font.unitsPerEm) * size, 0]);
      return shown;
    })
    .join("");
}

/** A tick in the middle of a box (points), drawn as if by hand. */
export function drawTick(look: FieldSpec["look"], width: number, height: number): string {
  const side = Math.min(width, height);
  const [left, bottom] = [(width - side) / 2, (height - side) / 2];
  const stroke = `${PENCIL} RG\n${format(Math.max(0.9, side * 0.07))} w 1 J 1 j\n`;
  const line = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y], i) => `${formatAll([left + x * side, bottom + y * side])} ${i === 0 ? "m" : "l"}\n`).join("");
  switch (look) {
    case "check":
      return `${stroke}${line([[0.2, 0.5], [0.42, 0.22], [0.82, 0.8]])}S\n`; // prettier-ignore
    case "cross":
      return `${stroke}${line([[0.22, 0.22], [0.78, 0.78]])}${line([[0.22, 0.78], [0.78, 0.22]])}S\n`; // prettier-ignore
    case "circle": {
      const outline = ellipseOperators(width * 0.45, height * 0.45);
      return `${stroke}1 0 0 1 ${formatAll([width / 2, height / 2])} cm\n${outline}S\n`;
    }
    case "star": {
      // Every second corner of a pentagon: a five-pointed star without lifting the pencil.
      const corners = [0, 2, 4, 1, 3].map((corner): [number, number] => {
        const angle = Math.PI / 2 + (corner * 2 * Math.PI) / 5;
        return [0.5 + 0.4 * Math.cos(angle), 0.5 + 0.4 * Math.sin(angle)];
      });
      return `${stroke}${line(corners)}h S\n`;
    }
  }
}
