/** Words that stand in for those of the templates: what an engine asks while it reads and runs them. */

/** Where a text of a template is. */
export interface WordPlace {
  /** `dynasty/scoresheet-form`. */
  readonly template: string;
  readonly file: string;
  readonly line: number;
  /** Block and argument that print it: `column head`, `p`. */
  readonly block: string;
}

export interface Words {
  /** Of the language, for readers of PDF: `es`. */
  readonly language: string;
  /** What stands for a text of a template; undefined = the text as it is. @param key English, with `{names}` of its values */
  text(key: string, place: WordPlace): string | undefined;
  /** A value that is printed or written: a name of the rules in other words, a number with its own decimal sign. */
  value(value: string): string;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** A text as its words and the names of its values, in turn; odd ones are names. */
export const partsOf = (text: string): readonly string[] => text.split(PLACEHOLDER);

/** Names of the values in a text, in order; each once. */
export const valuesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name)),
];

/** Whether a text says something besides its values. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(PLACEHOLDER, ""));
