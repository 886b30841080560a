/** Puts one line of measured text on a page: marks and fields make text only here. */
import { usedHint, type Issue } from "../../kernel/issue/index.js";
import { capitals } from "../../kernel/words/latin.js";
import { ptToMm } from "../../kernel/units/index.js";
import { colorOf, drawRect, report, type Pen } from "../drawing/pen.js";
import type { TextOp } from "../drawing/types.js";
import { fitText, missingGlyphIssue, mixedMeasure, type Measure } from "./fit.js";
import type { BookFont, FaceRun, FontBook } from "./font-book.js";
import { STYLE_NAMES, STYLES, type StyleName, type TextStyle } from "./styles.js";

export const ALIGNS = ["start", "middle", "end"] as const;
export type Align = (typeof ALIGNS)[number];

export interface Line {
  readonly value: string;
  /** Accessible text, if a letter stands in for another character. */
  readonly says?: string;
  /** Anchor of the line on its baseline, millimeters. */
  readonly x: number;
  readonly y: number;
  readonly style: StyleName;
  /** Points. */
  readonly size: number;
  readonly fill?: string;
  readonly align?: Align;
  /** Maximum width, millimeters; 0 = none. Longer text shrinks to `floor` points, then is reported. */
  readonly width?: number;
  readonly floor?: number;
  /** Rotation about the anchor, degrees. */
  readonly turn?: number;
  /** Name of the value, for messages: `coach`. */
  readonly path?: string;
  /** True for white behind the letters, where lines would cross them. */
  readonly halo?: boolean;
}

/** A text as measured in one style: the same words are on every page of a document. */
interface Measured {
  /** The font that has all letters. */
  readonly font: BookFont;
  /** In the style's case. */
  readonly value: string;
  /** Width at size 1 with the style's tracking. */
  readonly unit: number;
  /** True if the font or the user's own fonts have every letter. */
  readonly drawable: boolean;
  /** Letters by font; absent = all from one font. */
  readonly runs?: readonly FaceRun[];
}

interface StyleKit {
  readonly style: TextStyle;
  readonly font: BookFont;
  readonly measure: Measure;
  /** Half of the optically centered height, in ems. */
  readonly half: number;
  readonly texts: Map<string, Measured>;
}

/** Texts cached per style; a season book repeats a few thousand. */
const KEPT_TEXTS = 20_000;
const kits = new WeakMap<FontBook, Map<string, StyleKit>>();

function kitOf(pen: Pen, name: string): StyleKit {
  let known = kits.get(pen.fonts);
  if (!known) kits.set(pen.fonts, (known = new Map()));
  let kit = known.get(name);
  if (!kit) {
    const style = styleOf(pen, name);
    const font = pen.fonts.font(style.family, style.weight);
    // Kalam's strokes are high on the line: centers the average of x-height and cap height.
    const height = style.family === "Kalam" ? (font.capHeight + font.xHeight) / 2 : font.capHeight;
    kit = { style, font, measure: mixedMeasure(pen.fonts, font), half: height / 2, texts: new Map() };
    if (name in STYLES) known.set(name, kit);
  }
  return kit;
}

/** A style by name; an unknown one is reported and drawn as body. */
function styleOf(pen: Pen, name: string): TextStyle {
  if (name in STYLES) return STYLES[name as StyleName];
  report(pen, "style-unknown", `"${name}" is not a text style`, { hint: usedHint(String(name), STYLE_NAMES) });
  return STYLES.body;
}

function measure(kit: StyleKit, text: string, fonts: FontBook): Measured {
  let measured = kit.texts.get(text);
  if (!measured) {
    const value = kit.style.upper ? capitals(text) : text;
    // A substitute style takes precedence over the user's own fonts.
    const runs = kit.style.instead === undefined ? fonts.runs(kit.font, value) : undefined;
    const drawable = runs !== undefined || kit.font.missingGlyphs(value).length === 0;
    const unit = drawable ? kit.measure.width(value, 1, kit.style.tracking ?? 0) : 0;
    measured = {
      font: runs?.length === 1 ? runs[0].font : kit.font,
      value,
      unit,
      drawable,
      ...(runs && runs.length > 1 && { runs }),
    };
    if (kit.texts.size >= KEPT_TEXTS) kit.texts.clear();
    kit.texts.set(text, measured);
  }
  return measured;
}

/** A line in its style, or in the substitute style if the font does not have a letter. */
function setLine(pen: Pen, value: string, styleName: string): { readonly kit: StyleKit; readonly text: Measured } {
  const kit = kitOf(pen, styleName);
  const text = measure(kit, value, pen.fonts);
  if (text.drawable || kit.style.instead === undefined) return { kit, text };
  const other = setLine(pen, value, kit.style.instead);
  return other.text.drawable ? other : { kit, text };
}

/** Width of a line in millimeters, as `writeLine` would set it. */
export function lineWidth(pen: Pen, value: string, styleName: StyleName, size: number): number {
  return setLine(pen, value, styleName).text.unit * ptToMm(size);
}

/** Baseline that vertically centers capitals of a style on `middle` (millimeters). */
export function centredBaseline(pen: Pen, styleName: StyleName, size: number, middle: number): number {
  return middle + kitOf(pen, styleName).half * ptToMm(size);
}

/**
 * One line of text; empty text draws nothing. Reports text that is too wide for its box even at the minimum size, and missing letters.
 * Returns the width of the line.
 */
export function writeLine(pen: Pen, line: Line): number {
  if (line.value === "") return 0;
  const { kit, text } = setLine(pen, line.value, line.style);
  const place = line.path === undefined ? {} : { path: line.path };
  if (!text.drawable) {
    reportAt(pen, missingGlyphIssue(kit.font, text.value, place, pen.fonts)!);
    return 0;
  }
  const share = kit.style.tracking ?? 0;
  let mm = ptToMm(line.size);
  let width = text.unit * mm;
  if (line.width !== undefined && line.width > 0 && width > line.width) {
    const floor = ptToMm(Math.min(Math.max(line.floor ?? 6, pen.least), line.size));
    const fitted = fitText(kit.measure, text.value, line.width, mm, floor, share * mm, place);
    if ("issue" in fitted) {
      reportAt(pen, fitted.issue);
      return 0;
    }
    ({ size: mm, width } = fitted);
  }
  const fill = colorOf(pen, line.fill ?? (isHand(kit.style) ? "pencil" : "ink"));
  const back = line.align === "middle" ? width / 2 : line.align === "end" ? width : 0;
  let { x, y } = line;
  const turn = line.turn ?? 0;
  if (back !== 0) {
    if (turn === 0) x -= back;
    else {
      const angle = (turn * Math.PI) / 180;
      x -= back * Math.cos(angle);
      y -= back * Math.sin(angle);
    }
  }
  if (isHand(kit.style)) [x, y] = [onPlace(x), onPlace(y)];
  if (line.halo) drawRect(pen, x - 0.4, y - mm * 0.78, width + 0.8, mm, { fill: "paper" });
  const look = {
    size: mm,
    ...(line.says !== undefined && { says: line.says }),
    fill: fill ?? pen.theme.ink,
    ...(share !== 0 && { spacing: share * mm }),
    ...(turn !== 0 && { turn }),
  };
  if (text.runs) pushRuns(pen, text.runs, { x, y, turn, look, spacing: share * mm });
  else pen.ops.push({ op: "text", x, y, font: text.font, value: text.value, width, ...look });
  return width;
}

interface RunsPlace {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly spacing: number;
  readonly look: Pick<TextOp, "size" | "fill">;
}

/** A line in several fonts, run by run. */
function pushRuns(pen: Pen, runs: readonly FaceRun[], { x, y, turn, look, spacing }: RunsPlace): void {
  const angle = (turn * Math.PI) / 180;
  let along = 0;
  for (const { font, value } of runs) {
    const width = font.width(value, look.size, spacing);
    const place = { x: x + along * Math.cos(angle), y: y + along * Math.sin(angle) };
    pen.ops.push({ op: "text", ...place, font, value, width, ...look });
    along += width + spacing;
  }
}

const isHand = ({ family }: TextStyle): boolean => family === STYLES.pencil.family;

/** Positions of handwriting per millimeter: it is off by up to a quarter of one anyway, and finer digits are invisible. */
const PLACES = 50;
const onPlace = (mm: number): number => Math.round(mm * PLACES) / PLACES;

/** Adds an issue found while measuring, located at the current call. */
function reportAt(pen: Pen, { code, message, ...more }: Issue): void {
  report(pen, code, message, more);
}
