/** Short names for sets of rules: equal rules, equal names. */
import { fingerprint } from "../../../kernel/hash/index.js";
import type { PostcardRules } from "./types.js";

/** `1A2B-3C4D`: printed on a certificate, to identify the card. The name does not matter. */
export function cardCode({ card, switches }: PostcardRules): string {
  const digits = fingerprint({ card, switches }).slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
