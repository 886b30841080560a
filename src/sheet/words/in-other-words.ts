/** Translates values: a text, or the texts in the object that a mark or a field takes instead. */
/** Keys of such an object that contain words; all others affect its look. */
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
      // The value of a choice is its id; its label is what is printed.
      if (!WORDED.has(key) || (key === "value" && "label" in value)) return [key, one];
      return [key, typeof one === "string" ? valueOf(one) : one];
    }),
  );
}
