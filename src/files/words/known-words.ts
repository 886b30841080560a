/** What a words file may translate: the texts of the templates, and the values in the built-in translations. */
import { PAGE_TEXTS } from "../../print/page-words.js";
import { textsOf } from "../../print/word-list.js";
import type { TemplateSource } from "../../sheet/template/source.js";
import { LANGUAGE_LIST } from "../../text/languages.js";
import { shippedWords } from "./shipped-words.js";
import type { KnownWords } from "./words-file.js";

/** Texts of templates and of web pages. */
function withPages(texts: KnownWords["texts"]): KnownWords["texts"] {
  const all = new Map(texts);
  for (const [page, own] of Object.entries(PAGE_TEXTS))
    for (const text of own) all.set(text, new Set([...(all.get(text) ?? []), page]));
  return all;
}

/** @throws UserError for a template that cannot be read */
export function knownWords(templates: TemplateSource): KnownWords {
  const values = LANGUAGE_LIST.flatMap((language) => {
    const { values: said = {}, same = [] } = shippedWords(language);
    return [...Object.keys(said), ...same];
  });
  return { texts: withPages(textsOf(templates)), values: new Set(values) };
}
