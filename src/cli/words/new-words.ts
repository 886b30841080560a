/** `new words`: the texts of the sheets as a file to fill in, each with its location, its sheets and its width. */
import type { GameSystem } from "../../contract/game.js";
import { LANGUAGE_LIST } from "../../text/languages.js";
import { shippedWords } from "../../files/words/shipped-words.js";
import { bareKey, WORDS_FORMAT, type WordsFile } from "../../files/words/words-file.js";
import { NO_CACHE } from "../../kernel/cache/index.js";
import { withOwnSheets } from "../../print/own-sheets.js";
import { PAGE_TEXTS, type PageId } from "../../print/page-words.js";
import { listTexts, type ListedText } from "../../print/word-list.js";
import type { CliIo } from "../io.js";
import { openStudio } from "../../make/open-studio.js";
import { usageError } from "../spec.js";

const quoted = (text: string): string => JSON.stringify(text);

/** `templates/dynasty/mat.hbs:12 column head  DY-1, DY-2  12.3 mm`. */
function remark({ places, sheets, room }: ListedText): string {
  const [{ file, line, block }] = places;
  const more = places.length > 1 ? ` and ${places.length - 1} more` : "";
  const width = room === undefined ? "" : `  ${(Math.floor(room * 10) / 10).toFixed(1)} mm`;
  return `  # ${file}:${line} ${block}${more}  ${sheets.join(", ")}${width}`;
}

/** Web pages, as the list of texts names them. */
const PAGES: Readonly<Record<PageId, string>> = {
  "league/pages": "pages of season export",
  "kit/contents": "contents of a kit",
};

/** The texts in sheet order, with the words of a built-in translation if there is one. */
export async function wordsText(
  language: string,
  games: readonly GameSystem[],
  folder: string | undefined,
  io: CliIo,
): Promise<string> {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language))
    throw usageError(`"${language}" is no language`, "write a tag such as es, es-MX or fr");
  const { templates, fonts } = await openStudio(io, folder);
  const sheets = games.map((game) => {
    const system = withOwnSheets(game, templates);
    return { system, specs: system.sheets };
  });
  const texts = await listTexts(sheets, { templates, fonts, cache: NO_CACHE });
  const known = shippedWords(LANGUAGE_LIST[0]);
  const ours: Partial<WordsFile> = language.startsWith(LANGUAGE_LIST[0]) ? known : {};
  const same = new Set(ours.same ?? []);
  const entry = (key: string, text: string): string => `  ${quoted(key)}: ${quoted(text)}`;
  const inTemplates = Object.entries(ours.words ?? {}).filter(([key]) => bareKey(key) !== key);
  const words = texts.flatMap((listed) => {
    const { key } = listed;
    return [
      remark(listed),
      entry(key, same.has(key) ? key : (ours.words?.[key] ?? "")),
      ...inTemplates.filter(([one]) => bareKey(one) === key).map(([one, text]) => entry(one, text)),
    ];
  });
  const listed = new Set(texts.map(({ key }) => key));
  const pages = Object.entries(PAGE_TEXTS).flatMap(([page, own]) =>
    own
      .filter((key) => !listed.has(key) && listed.add(key))
      .flatMap((key) => [`  # ${PAGES[page as PageId]}`, entry(key, same.has(key) ? key : (ours.words?.[key] ?? ""))]),
  );
  const values = Object.keys(known.values ?? {}).map((key) => entry(key, ours.values?.[key] ?? ""));
  return [
    `# Words of the sheets: English, then yours. {names} are values and stay as they are; ** makes words bold.`,
    `# Above each: template, line and block that print it, the sheets that it is on, and the width of its narrowest place.`,
    `# Entries left empty are printed in English. pressbox check FILE reports what is wrong, and how much is missing.`,
    `format: ${WORDS_FORMAT}`,
    `language: ${language}`,
    ...(ours.numbers ? [`numbers:`, `  decimal: ${quoted(ours.numbers.decimal)}`] : []),
    `words:`,
    ...words,
    ...pages,
    `# Names from the rules, and notes of games; {n} is a number.`,
    `values:`,
    ...values,
    "",
  ].join("\n");
}
