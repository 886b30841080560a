/** Letters that both the print and the pencil can write; a test compares them with the fonts. */
const LETTERS =
  String.raw`\u0020-\u007e\u00a0-\u0107\u010c-\u0113\u0116-\u011b\u011e-\u011f\u0122-\u0123\u012a-\u012b` +
  String.raw`\u012e-\u0131\u0136-\u0137\u0139-\u013e\u0141-\u0148\u014c-\u014d\u0150-\u015b\u015e-\u0165` +
  String.raw`\u016a-\u016b\u016e-\u0173\u0178-\u017e\u0192\u0218-\u021b\u02bc\u02c6-\u02c7\u02c9\u02d8-\u02dd` +
  String.raw`\u03c0\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039-\u203a\u2044\u20ac` +
  String.raw`\u20ba\u20bd\u2113\u2122\u2126\u212e\u2202\u2206\u220f\u2211-\u2212\u2215\u2219-\u221a\u221e\u222b` +
  String.raw`\u2248\u2260\u2264-\u2265\u25ca\ufb01-\ufb02`;
const FOREIGN = new RegExp(`[^\\n\\r\\t${LETTERS}]`, "u");

/** The first sign of a text of one or more lines that no sheet can hold; undefined when all is well. */
export const foreignSign = (text: string): string | undefined => FOREIGN.exec(text)?.[0];

/** A line break or tab in a text; undefined in a text of one line. */
export const lineSign = (text: string): string | undefined => /[\n\r\t]/.exec(text)?.[0];

/** `"\u{1F3C8}" (U+1F3C8)`. */
export const signWords = (sign: string): string =>
  `"${sign}" (U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")})`;
