/** Finds players by the names that people type. */
import { bareText, slugOf } from "../../kernel/words/index.js";

/**
 * The players that a name means: an exact match; else ignoring case, punctuation and accents; else transliterated to Latin letters.
 * @returns several if it fits several names
 */
export function menNamed(typed: string, names: readonly string[]): readonly string[] {
  for (const spelled of [(name: string) => name.trim(), bareText, slugOf]) {
    const wanted = spelled(typed);
    const found = wanted === "" ? [] : names.filter((name) => spelled(name) === wanted);
    if (found.length > 0) return found;
  }
  return [];
}
