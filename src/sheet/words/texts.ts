/** Texts of templates: words with the names of values between them. */

/** Where a text of a template is. */
export interface WordPlace {
  /** `dynasty/scoresheet-form`. */
  readonly template: string;
  readonly file: string;
  readonly line: number;
  /** Block and argument that print it: `column head`, `p`. */
  readonly block: string;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** A text as its words and the names of its values, in turn; odd ones are names. */
export const partsOf = (text: string): readonly string[] => text.split(PLACEHOLDER);

/** Names of the values in a text, in order. */
export const valuesIn = (text: string): readonly string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name);

/** Names of numbers, `{n}` and `{n2}`; all others stand for whatever is there. */
export const isNumberName = (name: string): boolean => /^n\d?$/.test(name);

/** Whether a text says something besides its values. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(PLACEHOLDER, ""));
