/** What a sheet offers to people who change its template: its facts, and the slots that its game fills. */
import { isObject } from "../kernel/issue/index.js";
import { OWN } from "../kernel/own/index.js";
import type { Form } from "../sheet/layout/form.js";
import type { Slot } from "../sheet/layout/node.js";

/** Path of a fact, and its current value. */
export type FactRow = readonly [path: string, value: string];

const SHORT = 60;
const OWN_WORDS = "keys of your own, from own: in your file; blank where it has none";
const isOwn = (path: string): boolean => path === OWN || path.endsWith(`.${OWN}`);

/** Every fact by path; a list is shown by its length and first entry. */
export function factRows(facts: unknown, path = ""): FactRow[] {
  if (Array.isArray(facts)) {
    const head: FactRow = [path, `a list of ${facts.length}`];
    if (facts.length === 0 || typeof facts[0] !== "object" || facts[0] === null)
      return [
        [path, facts.length === 0 ? "an empty list" : `a list of ${facts.length}: ${shortened(facts.join(", "))}`],
      ];
    return [head, ...factRows(facts[0], `${path}[]`)];
  }
  if (isOwn(path) && isObject(facts) && Object.keys(facts).length === 0) return [[`${path}.*`, OWN_WORDS]];
  if (typeof facts === "object" && facts !== null)
    return Object.entries(facts).flatMap(([key, value]) => factRows(value, path === "" ? key : `${path}.${key}`));
  return facts === undefined
    ? []
    : [[path, shortened(typeof facts === "string" ? `"${facts}"` : `${facts as number}`)]];
}

const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}\u2026` : text);

/** Slots by name, with a table's rows combined: name, kind, accessible label. */
export function slotRows(form: Form): (readonly [name: string, kind: string, label: string])[] {
  const groups = new Map<string, Slot[]>();
  for (const slot of form.slots) {
    if (slot.name.startsWith("frame.")) continue;
    const key = `${slot.name.replace(/\.\d+(?=\.|$)/g, ".*")} ${slot.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), slot]);
  }
  return [...groups.values()].map((slots) => [nameOf(slots), slots[0].kind, slots[0].label]);
}

/** `season.1-20.left`: combines each number in the names into a range. */
function nameOf(slots: readonly Slot[]): string {
  const parts = slots.map(({ name }) => name.split("."));
  return parts[0]
    .map((part, i) => {
      if (!/^\d+$/.test(part)) return part;
      const numbers = parts.map((one) => Number(one[i]));
      const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
      return from === to ? part : `${from}\u2013${to}`;
    })
    .join(".");
}
