/** Values in the words of a sheet: a text, and the texts in what a mark or a hand takes instead of one. */
/** Keys of such an object that hold words; all others choose how they look. */
const WORDED = new Set(["text", "label", "lead", "words", "name", "short", "title", "value"]);

export function inOtherWords(value: unknown, valueOf: (text: string) => string): unknown {
  if (typeof value === "string") return valueOf(value);
  if (typeof value === "number") {
    if (Number.isInteger(value)) return value;
    const text = valueOf(`${value}`);
    return text === `${value}` ? value : text;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => inOtherWords(one, valueOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => {
      if (key === "shorter") return [key, inOtherWords(one, valueOf)];
      // The value of a choice is its name; its label is what is printed.
      if (!WORDED.has(key) || (key === "value" && "label" in value)) return [key, one];
      return [key, typeof one === "string" ? valueOf(one) : one];
    }),
  );
}
