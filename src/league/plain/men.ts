/** Men by the names that people type. */
import { bareText, slugOf } from "../../kernel/words/index.js";

/**
 * Whom a name means: who is written so; else without case, signs and accents; else in Latin letters.
 * @returns several where it fits several names
 */
export function menNamed(typed: string, names: readonly string[]): readonly string[] {
  for (const spelled of [(name: string) => name.trim(), bareText, slugOf]) {
    const wanted = spelled(typed);
    const found = wanted === "" ? [] : names.filter((name) => spelled(name) === wanted);
    if (found.length > 0) return found;
  }
  return [];
}
