/** The hand that fills a sheet in: steady, but no machine. And its double for forms, the field to type into. */
import { fnv1aText } from "../../kernel/hash/index.js";
import { escapeXml, num, report, type Env } from "../env.js";

const hashes = new Map<string, number>();
/** Names kept; a book of forms repeats some thousands. */
const KEPT_NAMES = 50_000;

/** FNV-1a, mixed once more so that names that differ in their last letter stray differently. */
function hashOf(seed: string): number {
  let hash = hashes.get(seed);
  if (hash === undefined) {
    hash = fnv1aText(seed);
    hash ^= hash >>> 15;
    if (hashes.size >= KEPT_NAMES) hashes.clear();
    hashes.set(seed, hash);
  }
  return hash;
}

/** Where a hand strays from the exact place: millimetres and degrees, the same for the same seed. */
export function wobble(seed: string, reach = 0.25, degrees = 1.5): { dx: number; dy: number; turn: number } {
  const hash = hashOf(seed);
  const part = (shift: number): number => ((hash >>> shift) & 1023) / 511.5 - 1;
  return { dx: part(0) * reach, dy: part(10) * reach, turn: part(20) * degrees };
}

export interface Field {
  readonly kind: "text" | "check" | "choice";
  readonly name: string;
  readonly value: string;
  /** What a reader hears: printed near the field on paper. */
  readonly label?: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Points. */
  readonly size?: number;
  readonly align?: "left" | "center" | "right";
  readonly options?: readonly string[];
  readonly look?: "check" | "cross" | "circle" | "star";
}

/** A form field as the page carries it; names are checked to stand once. */
export function fieldRect(env: Env, field: Field): string {
  const name = `${env.fieldPrefix}${field.name}`;
  if (env.fieldNames.has(name)) {
    report(env, "field-twice", `two form fields are called "${name}"`, { hint: "give every pencil mark its own name" });
    return "";
  }
  env.fieldNames.add(name);
  const attribute = (key: string, value: string | undefined): string =>
    value === undefined ? "" : ` data-${key}="${escapeXml(value)}"`;
  return (
    `<rect data-field="${field.kind}"${attribute("name", name)}${attribute("value", field.value)}${attribute("label", field.label)}` +
    `${attribute("size", field.size === undefined ? undefined : num(field.size))}${attribute("align", field.align)}` +
    `${attribute("options", field.options?.join("|"))}${attribute("style", field.look)} ` +
    `x="${num(field.x)}" y="${num(field.y)}" width="${num(field.w)}" height="${num(field.h)}" fill="none"/>`
  );
}
