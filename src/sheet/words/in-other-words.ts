/** Values in the words of a sheet: a text, and the texts in what a mark or a hand takes instead of one. */
import type { Words } from "./words.js";

/** Keys of such an object that hold words; all others choose how they look. */
const WORDED = new Set(["text", "label", "words", "name", "short", "title", "value"]);

export function inOtherWords(words: Words, value: unknown): unknown {
  if (typeof value === "string") return words.value(value);
  if (typeof value === "number") {
    if (Number.isInteger(value)) return value;
    const text = words.value(`${value}`);
    return text === `${value}` ? value : text;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => inOtherWords(words, one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => {
      if (key === "shorter") return [key, inOtherWords(words, one)];
      // The value of a choice is its name; its label is what is printed.
      if (!WORDED.has(key) || (key === "value" && "label" in value)) return [key, one];
      return [key, typeof one === "string" ? words.value(one) : one];
    }),
  );
}
