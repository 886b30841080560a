/** Puts one line of measured text on a page: the only place where marks emit `<text>`. */
import type { Issue } from "../../kernel/issue/index.js";
import { ptToMm } from "../../kernel/units/index.js";
import { escapeXml, num, report, resolveColor, type Env } from "../env.js";
import { fitText, missingGlyphIssue } from "./fit.js";
import type { BookFont } from "./font-book.js";
import { STYLE_NAMES, STYLES, type StyleName, type TextStyle } from "./styles.js";

export type Align = "start" | "middle" | "end";

export interface Line {
  readonly value: string;
  /** Baseline position, millimetres. */
  readonly x: number;
  readonly y: number;
  readonly style: StyleName;
  /** Points. */
  readonly size: number;
  readonly fill?: string;
  readonly align?: Align;
  /** Room for the line, millimetres; 0 = as long as it is. Longer text shrinks to `floor` points, then is reported. */
  readonly width?: number;
  readonly floor?: number;
  /** Rotation about the anchor, degrees. */
  readonly turn?: number;
  /** Overrides the style's tracking (share of the size). */
  readonly tracking?: number;
  /** Name of the value, for messages: `coach`. */
  readonly path?: string;
}

/** A style by name; an unknown one is reported and drawn as body. */
export function styleOf(env: Env, name: string): TextStyle {
  if (name in STYLES) return STYLES[name as StyleName];
  report(env, "style-unknown", `"${name}" is no text style`, { hint: `use ${STYLE_NAMES.join(", ")}` });
  return STYLES.body;
}

const fontOf = (env: Env, style: TextStyle): BookFont => env.fonts.font(style.family, style.weight);

/** Width of a line in millimetres as `writeLine` would set it. */
export function lineWidth(env: Env, value: string, styleName: StyleName, size: number, tracking?: number): number {
  const style = STYLES[styleName] as TextStyle;
  const mm = ptToMm(size);
  return fontOf(env, style).width(
    style.upper ? value.toUpperCase() : value,
    mm,
    (tracking ?? style.tracking ?? 0) * mm,
  );
}

/** One `<text>` element; empty text gives nothing. Text wider than its box even at the floor, and letters the face lacks, are reported. */
export function writeLine(env: Env, line: Line): string {
  if (line.value === "") return "";
  const style = styleOf(env, line.style);
  const font = fontOf(env, style);
  const value = style.upper ? line.value.toUpperCase() : line.value;
  const missing = missingGlyphIssue(font, line.value, line.path === undefined ? {} : { path: line.path });
  if (missing) {
    reportAt(env, missing);
    return "";
  }
  const share = line.tracking ?? style.tracking ?? 0;
  let mm = ptToMm(line.size);
  let width = font.width(value, mm, share * mm);
  if (line.width !== undefined && line.width > 0) {
    const fitted = fitText(font, value, line.width, mm, ptToMm(Math.min(line.floor ?? 6, line.size)), share * mm);
    if ("issue" in fitted) {
      reportAt(env, line.path === undefined ? fitted.issue : { ...fitted.issue, path: line.path });
      return "";
    }
    ({ size: mm, width } = fitted);
  }
  let x = line.x;
  let anchor = line.align ?? "start";
  if (share !== 0 && anchor !== "start") {
    // Viewers disagree about the space after the last letter: a tracked line is always placed from its start.
    const turned = line.turn !== undefined && line.turn !== 0;
    if (!turned) {
      x -= width * (anchor === "end" ? 1 : 0.5);
      anchor = "start";
    }
  }
  const turn = line.turn ? ` transform="rotate(${num(line.turn)} ${num(line.x)} ${num(line.y)})"` : "";
  return (
    `<text x="${num(x)}" y="${num(line.y)}" font-family="${style.family}" font-size="${num(mm)}" font-weight="${style.weight}" ` +
    `fill="${resolveColor(env, line.fill ?? (line.style === "pencil" ? "pencil" : "ink"))}"` +
    (anchor === "start" ? "" : ` text-anchor="${anchor}"`) +
    (share === 0 ? "" : ` letter-spacing="${num(share * mm)}"`) +
    `${turn}>${escapeXml(value)}</text>`
  );
}

/** Adds an issue found while measuring, at the mark that is being drawn. */
function reportAt(env: Env, { code, message, ...more }: Issue): void {
  report(env, code, message, more);
}

/** Baseline that centres capital letters of a style on `middle` (millimetres). */
export function centredBaseline(env: Env, styleName: StyleName, size: number, middle: number): number {
  const style = styleOf(env, styleName);
  const font = fontOf(env, style);
  // Kalam's strokes sit high on the line: x-height and capital height averaged look centred.
  const height = style.family === "Kalam" ? (font.capHeight + font.xHeight) / 2 : font.capHeight;
  return middle + (height * ptToMm(size)) / 2;
}
