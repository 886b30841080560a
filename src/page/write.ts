/** Puts one line of measured text on a page: the only place where marks emit `<text>`. */
import type { Issue } from "../kernel/issue/index.js";
import { ptToMm } from "../kernel/units/index.js";
import { escapeXml, num, report, resolveColor, type Env } from "./env.js";
import { fitText, missingGlyphIssue } from "../sheet/type/fit.js";
import type { BookFont, FontBook } from "../sheet/type/font-book.js";
import { STYLE_NAMES, STYLES, type StyleName, type TextStyle } from "../sheet/type/styles.js";

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

/** A text as measured in one style: the same words stand on every page of a document. */
interface Measured {
  /** In the style's case. */
  readonly value: string;
  readonly escaped: string;
  /** Width at size 1 with the style's tracking. */
  readonly unit: number;
  /** Whether the face has every letter. */
  readonly drawable: boolean;
}

interface StyleKit {
  readonly style: TextStyle;
  readonly font: BookFont;
  readonly face: string;
  /** Half the height that looks centred, in ems. */
  readonly half: number;
  readonly texts: Map<string, Measured>;
}

/** Texts kept a style; a season book repeats some thousands. */
const KEPT_TEXTS = 20_000;
const kits = new WeakMap<FontBook, Map<string, StyleKit>>();

function kitOf(env: Env, name: string): StyleKit {
  let known = kits.get(env.fonts);
  if (!known) kits.set(env.fonts, (known = new Map()));
  let kit = known.get(name);
  if (!kit) {
    const style = styleOf(env, name);
    const font = fontOf(env, style);
    // Kalam's strokes sit high on the line: x-height and capital height averaged look centred.
    const height = style.family === "Kalam" ? (font.capHeight + font.xHeight) / 2 : font.capHeight;
    const face = `font-family="${style.family}" font-weight="${style.weight}"`;
    kit = { style, font, face, half: height / 2, texts: new Map() };
    if (name in STYLES) known.set(name, kit);
  }
  return kit;
}

function measure(kit: StyleKit, text: string): Measured {
  let measured = kit.texts.get(text);
  if (!measured) {
    const value = kit.style.upper ? text.toUpperCase() : text;
    const drawable = kit.font.missingGlyphs(value).length === 0;
    const unit = drawable ? kit.font.width(value, 1, kit.style.tracking ?? 0) : 0;
    measured = { value, escaped: escapeXml(value), unit, drawable };
    if (kit.texts.size >= KEPT_TEXTS) kit.texts.clear();
    kit.texts.set(text, measured);
  }
  return measured;
}

/** Width of a line in millimetres as `writeLine` would set it. */
export function lineWidth(env: Env, value: string, styleName: StyleName, size: number): number {
  return measure(kitOf(env, styleName), value).unit * ptToMm(size);
}

/** One `<text>` element; empty text gives nothing. Text wider than its box even at the floor, and letters the face lacks, are reported. */
export function writeLine(env: Env, line: Line): string {
  if (line.value === "") return "";
  const kit = kitOf(env, line.style);
  const text = measure(kit, line.value);
  const place = line.path === undefined ? {} : { path: line.path };
  if (!text.drawable) {
    reportAt(env, missingGlyphIssue(kit.font, text.value, place)!);
    return "";
  }
  const share = kit.style.tracking ?? 0;
  let mm = ptToMm(line.size);
  let width = text.unit * mm;
  if (line.width !== undefined && line.width > 0 && width > line.width) {
    const floor = ptToMm(Math.min(line.floor ?? 6, line.size));
    const fitted = fitText(kit.font, text.value, line.width, mm, floor, share * mm, place);
    if ("issue" in fitted) {
      reportAt(env, fitted.issue);
      return "";
    }
    ({ size: mm, width } = fitted);
  }
  let x = line.x;
  let anchor = line.align ?? "start";
  if (share !== 0 && anchor !== "start" && !line.turn) {
    // Viewers disagree about the space after the last letter: a tracked line is always placed from its start.
    x -= width * (anchor === "end" ? 1 : 0.5);
    anchor = "start";
  }
  const turn = line.turn ? ` transform="rotate(${num(line.turn)} ${num(line.x)} ${num(line.y)})"` : "";
  // The pencil layer is one hand in one color: its group says so once (drawPage).
  const ownHand = line.style === "pencil" && env.layer === "pencil" && (line.fill ?? "pencil") === "pencil";
  const look = ownHand
    ? ""
    : ` ${kit.face} fill="${resolveColor(env, line.fill ?? (STYLES[line.style].family === STYLES.pencil.family ? "pencil" : "ink"))}"`;
  return (
    `<text x="${num(x)}" y="${num(line.y)}" font-size="${num(mm)}"${look}` +
    (anchor === "start" ? "" : ` text-anchor="${anchor}"`) +
    (share === 0 ? "" : ` letter-spacing="${num(share * mm)}"`) +
    `${turn}>${text.escaped}</text>`
  );
}

/** Adds an issue found while measuring, at the mark that is being drawn. */
function reportAt(env: Env, { code, message, ...more }: Issue): void {
  report(env, code, message, more);
}

/** Baseline that centres capital letters of a style on `middle` (millimetres). */
export function centredBaseline(env: Env, styleName: StyleName, size: number, middle: number): number {
  return middle + kitOf(env, styleName).half * ptToMm(size);
}
