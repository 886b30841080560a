/** Words as they are looked up, however they are kept. */
import { IN_TEMPLATE, type WordsFile } from "./words-file.js";

export interface WordTable {
  readonly language: string;
  /** Sign before the decimals of numbers. */
  readonly decimal: string;
  /** Templates that some texts and values are meant in, or how their names begin. */
  readonly places: readonly string[];
  /** A text of the sheets; one that is meant in a template is asked for as `Down @ postcard/tokens`. */
  word(key: string): string | undefined;
  /** A value without names in it; one that is meant in a template is asked for like a text. */
  value(key: string): string | undefined;
  /** Values with names: `{n} yards`, `W{n} @ shared/season`. */
  readonly patterns: readonly (readonly [key: string, text: string])[];
}

/** Keys with names in them are compared, all others looked up. */
export const isPattern = (key: string): boolean => key.includes("{");

const placesIn = (entries: readonly (readonly [key: string, text: string])[]): string[] => [
  ...new Set(entries.flatMap(([key]) => key.split(IN_TEMPLATE).slice(1))),
];

export function tableOf({ language, numbers, words = {}, values = {} }: WordsFile): WordTable {
  const said = Object.entries(words).filter(([, text]) => text !== "");
  const facts = Object.entries(values).filter(([, text]) => text !== "");
  const [texts, plain] = [new Map(said), new Map(facts.filter(([key]) => !isPattern(key)))];
  return {
    language,
    decimal: numbers?.decimal ?? ".",
    places: placesIn([...said, ...facts]),
    word: (key) => texts.get(key),
    value: (key) => plain.get(key),
    patterns: facts.filter(([key]) => isPattern(key)),
  };
}
