/** What a words file may translate: the texts of the templates, and the values in the built-in translations. */
import { ownText } from "../../kernel/host/index.js";
import { PAGE_TEXTS } from "../../print/page-words.js";
import { fault, UserError } from "../../kernel/issue/index.js";
import { textsOf } from "../../print/word-list.js";
import type { TemplateSource } from "../../sheet/template/source.js";
import { parseData } from "../../text/data-file.js";
import type { KnownWords, WordsFile } from "./words-file.js";

/** The one list of built-in languages. */
export const LANGUAGES = ["es"] as const;

/** The file of a language, from the project's root. */
export const languageFile = (language: string): string => `assets/words/${language}.yaml`;

/** A built-in translation. @throws UserError `words-absent` if the host does not have it */
export function shippedWords(language: (typeof LANGUAGES)[number]): WordsFile {
  const file = languageFile(language);
  const text = ownText(file);
  if (text === undefined)
    throw new UserError(
      fault("words-absent", `Studio does not have the words "${language}"`, {
        hint: `run pressbox build, or copy ${file} into the set and write words: ${language}.yaml`,
      }),
    );
  return parseData(text, file).data as WordsFile;
}

/** Texts of templates and of web pages. */
function withPages(texts: KnownWords["texts"]): KnownWords["texts"] {
  const all = new Map(texts);
  for (const [page, own] of Object.entries(PAGE_TEXTS))
    for (const text of own) all.set(text, new Set([...(all.get(text) ?? []), page]));
  return all;
}

/** @throws UserError for a template that cannot be read */
export function knownWords(templates: TemplateSource): KnownWords {
  const values = LANGUAGES.flatMap((language) => {
    const { values: said = {}, same = [] } = shippedWords(language);
    return [...Object.keys(said), ...same];
  });
  return { texts: withPages(textsOf(templates)), values: new Set(values) };
}
