/** Sheet translations that come with Pressbox. */
import type { Language } from "../../../text/languages.js";
import { packedTable } from "../../../files/words/packed-words.js";
import { WordSet } from "../../../files/words/word-set.js";
import { WordingWords } from "../../../sheet/words/wording.js";
import type { Words } from "../../../sheet/words/words.js";
import { openWords } from "../desk/assets.js";

const known = new Map<Language, Words>();

/** Always the same object: the cache of translated templates is tied to it. */
export async function wordsIn(language: Language): Promise<Words> {
  await openWords(language);
  let words = known.get(language);
  if (!words) known.set(language, (words = new WordingWords(new WordSet(packedTable(language)!))));
  return words;
}
