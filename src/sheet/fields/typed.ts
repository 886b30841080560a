/** Text typed into a slot's form fields -> the value to write into it. */
import type { FieldOp } from "../drawing/types.js";
import type { SlotValue } from "./field.js";

/** Symbols that are typed as a letter; other values are words, unchanged. */
const TICKED: Readonly<Record<string, string>> = { W: "win", L: "loss", "-": "none" };

/**
 * The value of a slot; undefined if nothing was typed.
 * @param kind of the slot's field: `write`, `dice` ...
 * @param parts its form fields
 * @param typed text in a field, by name; for a check box `on` or ""
 */
export function typedValue(
  { kind, name }: { readonly kind: string; readonly name: string },
  parts: readonly FieldOp[],
  typed: (field: string) => string,
): SlotValue | undefined {
  const [first] = parts;
  if (!first) return undefined;
  if (parts.length === 1 && first.name === name) {
    const text = typed(name).trim();
    if (text === "") return undefined;
    if (first.kind === "check") return true;
    return kind === "tick" ? (TICKED[text.toUpperCase()] ?? text) : text;
  }
  const last = (field: string): string => field.slice(name.length + 1);
  if (first.kind === "check") {
    const on = parts.filter((part) => typed(part.name) !== "").map((part) => last(part.name));
    if (on.length === 0) return undefined;
    // If two words are circled, the answer is ambiguous: the field rejects the list.
    return kind !== "choose" ? on.map(Number) : on.length === 1 ? on[0] : on;
  }
  const texts = parts.map((part) => typed(part.name).trim());
  const end = texts.findLastIndex((text) => text !== "");
  return end < 0 ? undefined : texts.slice(0, end + 1);
}
