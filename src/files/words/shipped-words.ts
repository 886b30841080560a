/** Words that come with Pressbox. */
import { ownText } from "../../kernel/host/index.js";
import { parseData } from "../../text/data-file.js";
import { languageFile, type Language } from "../../text/languages.js";
import { packedTable } from "./packed-words.js";
import { tableOf, type WordTable } from "./word-table.js";
import type { WordsFile } from "./words-file.js";

/** As their file has them. */
export function shippedWords(language: Language): WordsFile {
  const file = languageFile(language);
  return parseData(ownText(file)!, file).data as WordsFile;
}

/** To be looked up. */
export const shippedTable = (language: Language): WordTable => packedTable(language) ?? tableOf(shippedWords(language));
