/** Words as a page fetches them (`scripts/studio-words.mjs` packs them): a third of their weight is English, which the page has in its templates. */
import { fnv1aText } from "../../kernel/hash/index.js";
import { ownText } from "../../kernel/host/index.js";
import { packedFile, type Language } from "../../text/languages.js";
import type { WordTable } from "./word-table.js";

/** Bits of what stands for a key: the build refuses sets in which two keys share theirs. */
const KEY_BITS = 28;
const keyOf = (text: string): number => fnv1aText(text) >>> (32 - KEY_BITS);

/** Texts in the order of their keys, and how far each key is from the one before. */
type PackedTexts = readonly [steps: readonly number[], texts: readonly string[]];

export interface PackedWords extends Pick<WordTable, "language" | "decimal" | "places" | "patterns"> {
  readonly words: PackedTexts;
  readonly values: PackedTexts;
}

export function unpackWords({ words, values, ...rest }: PackedWords): WordTable {
  const lookup = ([steps, texts]: PackedTexts): ((key: string) => string | undefined) => {
    let at = 0;
    const byKey = new Map(steps.map((step, i) => [(at += step), texts[i]]));
    return (key) => byKey.get(keyOf(key));
  };
  return { ...rest, word: lookup(words), value: lookup(values) };
}

/** Words that come with Pressbox, where the host has them packed. */
export function packedTable(language: Language): WordTable | undefined {
  const packed = ownText(packedFile(language));
  return packed === undefined ? undefined : unpackWords(JSON.parse(packed) as PackedWords);
}
