/**
 * Copies a string. Engines make substrings that refer to the original, so a short text kept in a cache would keep the whole page it came
 * from.
 */
export const ownCopy = (text: string): string => text.split("").join("");
