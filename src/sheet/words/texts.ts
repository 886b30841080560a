/** Texts of templates: words with named values between them. */

/** Location of a text in a template. */
export interface WordPlace {
  /** `dynasty/scoresheet-form`. */
  readonly template: string;
  readonly file: string;
  readonly line: number;
  /** Block and argument that print it: `column head`, `p`. */
  readonly block: string;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** A text as its words and the names of its values, alternating; odd ones are names. */
export const partsOf = (text: string): readonly string[] => text.split(PLACEHOLDER);

/** Names of the values in a text, in order. */
export const valuesIn = (text: string): readonly string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name);

/** True for names of numbers, `{n}` and `{n2}`; all other names stand for any text. */
export const isNumberName = (name: string): boolean => /^n\d?$/.test(name);

/** True if a text has letters besides its values. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(PLACEHOLDER, ""));
