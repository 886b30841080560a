/** Short names for sets of rules: equal rules, equal names. */
import type { PostcardRules } from "./types.js";

/** FNV-1a over bytes, 32 bits, from a starting state. */
export function fnv1a(bytes: ArrayLike<number>, state = 0x811c9dc5): number {
  for (let i = 0; i < bytes.length; i++) state = Math.imul(state ^ bytes[i], 0x01000193);
  return state >>> 0;
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([k, v]) => `${k}:${canonical(v)}`).join()}}`;
}

/** 16 hex digits for any data. */
export function fingerprint(data: unknown): string {
  const bytes = new TextEncoder().encode(canonical(data));
  const hex = (n: number): string => n.toString(16).padStart(8, "0");
  return hex(fnv1a(bytes)) + hex(fnv1a(bytes, 0x9e3779b9));
}

/** `1A2B-3C4D`: stands on a certificate, so that a card can be told from another one. The name does not count. */
export function cardCode({ card, switches }: PostcardRules): string {
  const digits = fingerprint({ card, switches }).slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
