/** PDF objects as text. */
import type { PdfDictionary, PdfReference, PdfValue } from "./values.js";

/** A reference to an object by number. */
export const pointerText = (id: number): string => `${id} 0 R`;

/** PDFDocEncoding as written in ASCII, by UTF-16 code: Latin-1, and the characters from 0x80 (ISO 32000-1, annex D.2). */
const LETTERS = new Map<number, string>();
for (let code = 0x20; code <= 0xff; code++) {
  if (code > 0x7e && (code < 0xa1 || code === 0xad)) continue;
  const letter = String.fromCharCode(code);
  LETTERS.set(code, code > 0x7e ? `\\${code.toString(8)}` : "\\()".includes(letter) ? `\\${letter}` : letter);
}
const FROM_80 =
  "\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018\u2019";
for (let i = 0; i < FROM_80.length; i++) LETTERS.set(FROM_80.charCodeAt(i), `\\${(0x80 + i).toString(8)}`);

/** A text string in PDFDocEncoding, written in ASCII; in UTF-16 if that is not sufficient. */
export function textString(text: string): string {
  if (/^[\x20-\x27\x2a-\x5b\x5d-\x7e]*$/.test(text)) return `(${text})`;
  let out = "";
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const letter = LETTERS.get(code);
    if (letter === undefined) return inUtf16(text);
    out += letter;
  }
  return `(${out})`;
}

function inUtf16(text: string): string {
  let hex = "FEFF";
  for (let i = 0; i < text.length; i++) hex += text.charCodeAt(i).toString(16).padStart(4, "0");
  return `<${hex}>`;
}

/** An object as text: JavaScript strings are names, `String` objects are text. */
export function objectText(value: PdfValue): string {
  if (typeof value === "string") return `/${value}`;
  if (value instanceof String) return textString(value.valueOf());
  if (Array.isArray(value)) {
    return `[${(value as readonly PdfValue[]).map(objectText).join(" ")}]`;
  }
  if (typeof value === "number") return `${Math.round(value * 1000) / 1000}`;
  if (typeof value === "object" && value !== null) {
    if ("id" in value && "data" in value) return `${(value as PdfReference).id} 0 R`;
    let out = "<<";
    for (const [key, one] of Object.entries(value as PdfDictionary))
      if (one !== undefined) out += `/${key} ${objectText(one)}`;
    return `${out}>>`;
  }
  return `${value as number | boolean | null}`;
}
