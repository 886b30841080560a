/** What was typed into the fields of a slot -> the value that a hand writes into it. */
import type { FieldOp } from "../drawing/types.js";
import type { SlotValue } from "./field.js";

/** Signs that are typed as a letter; the others are words as they stand. */
const TICKED: Readonly<Record<string, string>> = { W: "win", L: "loss", "-": "none" };

/**
 * The value of a slot; undefined when nothing was typed.
 * @param kind of the slot's field: `write`, `dice` ...
 * @param parts its form fields
 * @param typed what is in a field, by its name; of a check box `on` or ""
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
    // Of two words that are ringed no one can say which is meant: the field refuses the list.
    return kind !== "choose" ? on.map(Number) : on.length === 1 ? on[0] : on;
  }
  const texts = parts.map((part) => typed(part.name).trim());
  const end = texts.findLastIndex((text) => text !== "");
  return end < 0 ? undefined : texts.slice(0, end + 1);
}
