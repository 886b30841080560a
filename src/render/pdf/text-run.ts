/** Shaped strings as PDF text operators, kept for the life of the process: glyph ids do not change between documents. */
import type { BookFont, ShapedText } from "../../sheet/type/font-book.js";
import { format } from "./numbers.js";
import { ownCopy } from "../../sheet/type/own-copy.js";

export interface TextRun {
  readonly font: BookFont;
  readonly shaped: ShapedText;
  /** Width in ems, without letter-spacing. */
  readonly width: number;
  /** Operator that shows the string; undefined when glyphs are shifted, which depends on the type size. */
  readonly operator: string | undefined;
  /** False when the font has no glyph for one of the characters. */
  readonly complete: boolean;
  /** The document that noted the glyphs of this string last; spares noting them again. */
  notedBy?: object;
}

/** What is kept of one font. */
interface Face {
  readonly joined: Map<string, TextRun>;
  readonly apart: Map<string, TextRun>;
}

const CACHE_LIMIT = 20_000;
const faces = new WeakMap<BookFont, Face>();

/** The string in this font; `ligatures` as in `BookFont.shape`. */
export function textRun(font: BookFont, text: string, ligatures: boolean): TextRun {
  const face = faceOf(font);
  const runs = ligatures ? face.joined : face.apart;
  let run = runs.get(text);
  if (run === undefined) {
    if (runs.size >= CACHE_LIMIT) runs.clear();
    const shaped = font.shape(text, ligatures);
    const operator = shaped.offsets ? undefined : showGlyphs(font, shaped);
    const complete = font.missingGlyphs(text).length === 0;
    run = { font, shaped, width: shaped.width / font.unitsPerEm, operator, complete };
    runs.set(ownCopy(text), run);
  }
  return run;
}

/** Operators that show the run at a type size in millimetres. */
export function showRun(run: TextRun, size: number): string {
  if (run.operator !== undefined) return run.operator;
  const { font, shaped } = run;
  const units = 1000 / font.unitsPerEm;
  let out = "";
  let raised = 0;
  shaped.glyphs.forEach((glyph, i) => {
    const [x, y] = shaped.offsets?.[i] ?? [0, 0];
    if (y !== raised) out += `${format((y / font.unitsPerEm) * size)} Ts\n`;
    raised = y;
    const rest = font.file.advance(glyph) - shaped.advances[i] + x;
    out += `[${format(-x * units)}<${hex(glyph)}>${format(rest * units)}]TJ\n`;
  });
  return raised === 0 ? out : `${out}0 Ts\n`;
}

/** `<...>Tj`, or `[<...>20<...>]TJ` where advances differ from the glyphs' own widths. */
function showGlyphs({ file, unitsPerEm }: BookFont, { glyphs, advances }: ShapedText): string {
  const units = 1000 / unitsPerEm;
  let out = "<";
  let kerned = false;
  for (let i = 0; i < glyphs.length; i++) {
    out += hex(glyphs[i]);
    const kern = file.advance(glyphs[i]) - advances[i];
    if (kern !== 0 && i + 1 < glyphs.length) {
      kerned = true;
      out += `>${format(kern * units)}<`;
    }
  }
  return kerned ? `[${out}>]TJ\n` : `${out}>Tj\n`;
}

const digits: string[] = [];
const hex = (glyph: number): string => (digits[glyph] ??= glyph.toString(16).padStart(4, "0"));

function faceOf(font: BookFont): Face {
  let face = faces.get(font);
  if (face === undefined) {
    face = { joined: new Map(), apart: new Map() };
    faces.set(font, face);
  }
  return face;
}
