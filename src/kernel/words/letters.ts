/** Letters that both the print and the handwriting font have; a test compares them with the fonts. */
const LETTERS =
  String.raw`\u0020-\u007e\u00a0-\u0107\u010c-\u0113\u0116-\u011b\u011e-\u011f\u0122-\u0123\u012a-\u012b` +
  String.raw`\u012e-\u0131\u0136-\u0137\u0139-\u013e\u0141-\u0148\u014c-\u014d\u0150-\u015b\u015e-\u0165` +
  String.raw`\u016a-\u016b\u016e-\u0173\u0178-\u017e\u0192\u0218-\u021b\u02bc\u02c6-\u02c7\u02c9\u02d8-\u02dd` +
  String.raw`\u03c0\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039-\u203a\u2044\u20ac` +
  String.raw`\u20ba\u20bd\u2113\u2122\u2126\u212e\u2202\u2206\u220f\u2211-\u2212\u2215\u2219-\u221a\u221e\u222b` +
  String.raw`\u2248\u2260\u2264-\u2265\u25ca\ufb01-\ufb02`;
const FOREIGN = new RegExp(`[^\\n\\r\\t${LETTERS}]`, "u");

/**
 * Scripts whose letters are separate and run from left to right: a user's own typeface can add them. Excluded are scripts whose letters
 * join, stack or run from right to left, and accents that are characters of their own.
 */
const SCRIPTS = ["Latin", "Greek", "Cyrillic", "Armenian", "Georgian", "Han", "Hiragana", "Katakana", "Bopomofo"];
/** Hangul syllables; Chinese and Japanese punctuation; numero sign and dong. */
const MORE = String.raw`\uac00-\ud7a3\u3001-\u3011\u3014-\u301b\u30a0\u30fb\u30fc\uff01-\uff5e\u2116\u20ab`;
const OWN = new RegExp(
  String.raw`^(?:(?=\p{L})[${SCRIPTS.map((name) => String.raw`\p{Script=${name}}`).join("")}]|[${MORE}])$`,
  "u",
);
const SIGNS = new RegExp(`[^\\n\\r\\t${LETTERS}]`, "gu");

/** True if a user's own typeface may add the character. */
export const isOwnLetter = (sign: string): boolean => OWN.test(sign);

/** Which letters exist besides the built-in ones: those of a user's typefaces. */
export type MoreLetters = (sign: string) => boolean;

/** For runs that print nothing: every letter that some typeface may add, because sheets made later may have it. */
export const ANY_LETTERS: MoreLetters = isOwnLetter;
const NONE: MoreLetters = () => false;
let more: MoreLetters = NONE;

/** Sets which letters files and names may have besides the built-in ones; without an argument, none. */
export function useLetters(letters: MoreLetters = NONE): void {
  more = letters;
}

/** The first character that no sheet can print, from a text of one or more lines; undefined if there is none. */
export function foreignSign(text: string): string | undefined {
  const first = FOREIGN.exec(text)?.[0];
  if (first === undefined || more === NONE) return first;
  return text.match(SIGNS)?.find((sign) => !(isOwnLetter(sign) && more(sign)));
}

/** Hint for a character that no sheet can print. */
export function foreignHint(sign: string): string {
  if (isOwnLetter(sign))
    return "give a typeface that has it (--font FILE, see docs/letters.md), or write it in Latin letters";
  return /\p{M}/u.test(sign) ? "write a letter and its accent as one character" : "write it in Latin letters";
}

/** A line break or tab in a text; undefined if it has none. */
export const lineSign = (text: string): string | undefined => /[\n\r\t]/.exec(text)?.[0];

/** `"\u{1F3C8}" (U+1F3C8)`. */
export const signWords = (sign: string): string =>
  `"${sign}" (U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")})`;
