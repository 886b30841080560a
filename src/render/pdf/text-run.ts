/** Shaped strings as PDF text operators, kept for the life of the process: glyph ids do not change between documents. */
import type { BookFont, ShapedText } from "../../sheet/type/font-book.js";
import { ownCopy } from "../../sheet/type/own-copy.js";
import { encodeText } from "./bytes.js";
import { format } from "./numbers.js";

export interface TextRun {
  readonly font: BookFont;
  readonly shaped: ShapedText;
  /** Operators that show the string; undefined when glyphs are shifted, which depends on the type size. */
  readonly operators: Uint8Array | undefined;
  /** The document that noted the glyphs of this string last; spares noting them again. */
  notedBy?: object;
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
    const shaped = font.shape(text, ligatures);
    run = { font, shaped, operators: shaped.offsets ? undefined : encodeText(showGlyphs(font, shaped)) };
    runs.set(ownCopy(text), run);
  }
  return run;
}

/** Operators that show the run at a type size in the unit of the page. */
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
    out += `[${format(-x * units)}<${hex(glyph)}>${format(rest * units)}]TJ\n`;
  });
  return encodeText(raised === 0 ? out : `${out}0 Ts\n`);
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
