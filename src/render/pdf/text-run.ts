/** Shaped strings as PDF text operators, cached for the life of the process: most codes stay the same between documents. */
import type { BookFont, ShapedText } from "../../sheet/type/font-book.js";
import { ownCopy } from "../../sheet/type/own-copy.js";
import { encodeText } from "./bytes.js";
import type { FontUsage } from "./font-usage.js";
import { format } from "./numbers.js";

export interface TextRun {
  readonly font: BookFont;
  readonly shaped: ShapedText;
  /** The document that last noted the glyphs of this string; avoids noting them again. */
  notedBy?: object;
  /** How that document shows it: the font and its codes. */
  usage?: FontUsage;
  codes?: Uint16Array;
  /** Operators that show the string; undefined if glyphs are shifted, which depends on the type size. */
  operators?: Uint8Array | undefined;
}

const KEPT = 20_000;
const joined = new WeakMap<BookFont, Map<string, TextRun>>();
const apart = new WeakMap<BookFont, Map<string, TextRun>>();

/** The string in this font; `ligatures` as in `BookFont.shape`. */
export function textRun(font: BookFont, text: string, ligatures: boolean): TextRun {
  const faces = ligatures ? joined : apart;
  let runs = faces.get(font);
  if (runs === undefined) faces.set(font, (runs = new Map()));
  let run = runs.get(text);
  if (run === undefined) {
    if (runs.size >= KEPT) runs.clear();
    run = { font, shaped: font.shape(text, ligatures) };
    runs.set(ownCopy(text), run);
  }
  return run;
}

/** Scratch buffer for the codes of a string. */
let room = new Uint16Array(256);

/** Notes that a document shows the string in this font; false if the font has run out of codes. */
export function noteRun(run: TextRun, document: object, usage: FontUsage): boolean {
  const { shaped, codes } = run;
  const { length } = shaped.glyphs;
  if (room.length < length) room = new Uint16Array(2 * length);
  if (!usage.encode(shaped, room)) return false;
  run.notedBy = document;
  // Another document already encoded it the same way.
  const known = codes !== undefined && run.usage?.wide === usage.wide && codes.every((code, i) => code === room[i]);
  run.usage = usage;
  if (known) return true;
  run.codes = room.slice(0, length);
  run.operators = shaped.offsets ? undefined : encodeText(showGlyphs(run));
  return true;
}

/** Operators that show a noted run at a type size, in page units. */
export function showRun(run: TextRun, size: number): Uint8Array {
  if (run.operators !== undefined) return run.operators;
  const { font, shaped } = run;
  const units = 1000 / font.unitsPerEm;
  let out = "";
  let raised = 0;
  shaped.glyphs.forEach((glyph, i) => {
    const [x, y] = shaped.offsets?.[i] ?? [0, 0];
    if (y !== raised) out += `${format((y / font.unitsPerEm) * size)} Ts\n`;
    raised = y;
    const rest = font.file.advance(glyph) - shaped.advances[i] + x;
    out += `[${format(-x * units)}${stringOf(run, i, i + 1)}${format(rest * units)}]TJ\n`;
  });
  return encodeText(raised === 0 ? out : `${out}0 Ts\n`);
}

/** Tolerance of letter positions in thousandths of an em: a hundredth of a millimeter in text. Errors do not add up. */
const UNSEEN = 4;

/** `(...)Tj`, or `[(...)20(...)]TJ` if advances differ from the glyphs' own widths. */
function showGlyphs(run: TextRun): string {
  const { font, shaped } = run;
  const { glyphs, advances } = shaped;
  const units = 1000 / font.unitsPerEm;
  let out = "";
  let from = 0;
  let kern = 0;
  for (let i = 0; i + 1 < glyphs.length; i++) {
    kern += (font.file.advance(glyphs[i]) - advances[i]) * units;
    if (Math.abs(kern) <= UNSEEN) continue;
    out += `${stringOf(run, from, i + 1)}${format(kern)}`;
    kern = 0;
    from = i + 1;
  }
  const last = stringOf(run, from, glyphs.length);
  return from === 0 ? `${last}Tj\n` : `[${out}${last}]TJ\n`;
}

/** Codes as a string in a content stream. */
function stringOf({ codes, usage }: TextRun, from: number, to: number): string {
  let out = "";
  for (let i = from; i < to; i++) out += usage!.wide ? hex(codes![i]) : letter(codes![i]);
  return usage!.wide ? `<${out}>` : `(${out})`;
}

const letters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code).replace(/[\\()]/, "\\$&"));
const letter = (code: number): string => letters[code];
const digits: string[] = [];
const hex = (glyph: number): string => (digits[glyph] ??= glyph.toString(16).padStart(4, "0"));
