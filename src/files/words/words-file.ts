/** A words file: replaces the printed words of the sheets, with another language or with the user's own words. */
import type { infer as Infer } from "zod";
import type { FileKind } from "../../contract/files.js";
import { fault, suggest, suggestHint, warning, type Issue, type Locate } from "../../kernel/issue/index.js";
import { lazily } from "../../kernel/lazy/index.js";
import { plural } from "../../kernel/words/index.js";
import { zod } from "../../kernel/zod/index.js";
import { SIGN_PATTERN } from "../../sheet/type/signs.js";
import { isNumberName, partsOf, valuesIn } from "../../sheet/words/texts.js";

export const WORDS_FORMAT = "pressbox/words";
/** Between a text and the template it is for: `Down @ postcard/tokens`. */
export const IN_TEMPLATE = " @ ";

const shape = lazily(() => {
  const z = zod();
  const texts = z.record(z.string(), z.string());
  return z.strictObject({
    format: z.literal(WORDS_FORMAT),
    version: z.literal(1).optional(),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "expected a language tag such as es or es-MX")
      .describe("language tag, for screen readers"),
    name: z.string().min(1).max(60).optional().describe("of the language"),
    numbers: z.strictObject({ decimal: z.enum([".", ","]).describe("sign before the decimals") }).optional(),
    words: texts
      .optional()
      .describe("texts of the sheets: English, then yours; {names} are values. Empty or missing = English"),
    values: texts
      .optional()
      .describe(
        "names from the rules and notes of games that are printed: English, then yours; {n} is a number, any other {name} is any text",
      ),
    same: z.array(z.string()).optional().describe("texts and values that stay as they are"),
  });
});
export type WordsFile = Infer<ReturnType<typeof shape>>;

/** A text without its template. */
export const bareKey = (key: string): string => key.split(IN_TEMPLATE)[0];

/** Placeholders for values of live print, `{}`, and of accessible labels, `[from]`, with the number of each. */
function placesIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const names = [...valuesIn(text).map((name) => `{${name}}`), ...(text.match(/\[[\w.]+\]/g) ?? [])];
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Values that a translation lost or that the English text does not have. */
function placeFaults(key: string, text: string, place: ReturnType<Locate>): Issue[] {
  if (text === "") return [];
  const [wanted, found] = [placesIn(bareKey(key)), placesIn(text)];
  const lost = [...wanted].filter(([name, count]) => (name === "{}" ? found.get(name) !== count : !found.has(name)));
  const strange = [...found.keys()].filter((name) => !wanted.has(name));
  return [
    ...lost.map(([name]) =>
      fault("words-value", `${JSON.stringify(text)} is missing the value ${name}`, {
        ...place,
        hint: "use every value of the English text in yours, in any order",
      }),
    ),
    ...strange.map((name) =>
      fault("words-value", `${JSON.stringify(text)} has a value ${name}, which the English text does not have`, {
        ...place,
        hint: wanted.size > 0 ? suggestHint(name, [...wanted.keys()]) : "remove the brackets",
      }),
    ),
    ...((text.split("**").length - 1) % 2 === 1
      ? [fault("words-bold", `${JSON.stringify(text)} opens ** but does not close it`, { ...place })]
      : []),
  ];
}

/** Maximum names in one key that match any text: more are slow to compare with long texts. */
const MOST_OPEN = 5;

/** Keys of values that would match any text, or that are slow to compare. */
function openFaults(key: string, place: ReturnType<Locate>): Issue[] {
  const parts = partsOf(bareKey(key));
  const names = parts.filter((_, i) => i % 2 === 1);
  if (names.length === 0) return [];
  const between = parts.filter((_, i) => i % 2 === 0);
  const report = (message: string, hint: string): Issue[] => [fault("words-open", message, { ...place, hint })];
  if (between.every((part) => part === ""))
    return report(`${JSON.stringify(key)} matches any text`, "add words next to the value");
  if (between.slice(1, -1).includes(""))
    return report(
      `${JSON.stringify(key)} has two values next to each other`,
      "separate them, for example with a space or a comma",
    );
  const open = names.filter((name) => !isNumberName(name));
  if (open.length > MOST_OPEN)
    return report(
      `${JSON.stringify(key)} has ${open.length} values that match any text; expected at most ${MOST_OPEN}`,
      "{n}, {n2} and so on match numbers",
    );
  return [];
}

function senseOf(data: unknown, locate: Locate): Issue[] {
  const { words = {}, values = {} } = data as Partial<WordsFile>;
  const of = (part: "words" | "values", texts: object): Issue[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" ? placeFaults(key, text, locate([part, key])) : [],
    );
  const open = Object.keys(values).flatMap((key) => openFaults(key, locate(["values", key], "key")));
  return [...of("words", words), ...of("values", values), ...open];
}

/** What a words file may translate: texts of the templates, with the templates they are in, and values. */
export interface KnownWords {
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly values: ReadonlySet<string>;
}

/** Errors for keys that no sheet prints, and a count of texts left in English. */
function againstKnown(
  { words = {}, values = {}, same = [] }: WordsFile,
  { texts, values: known }: KnownWords,
  locate: Locate,
): Issue[] {
  const keys = [...texts.keys()];
  const unknown = (
    key: string,
    path: readonly (string | number)[],
    part: "key" | "value",
    names: readonly string[],
  ): Issue => {
    const near = suggest(key, names);
    return fault("words-unknown", `no sheet prints ${JSON.stringify(bareKey(key))}`, {
      ...locate(path, part),
      hint: near === undefined ? "pressbox new words lists all texts" : `did you mean ${JSON.stringify(near)}?`,
    });
  };
  const strange = Object.keys(words).flatMap((key) => {
    const [text, template] = key.split(IN_TEMPLATE);
    const found = texts.get(text);
    if (!found) return [unknown(key, ["words", key], "key", keys)];
    if (template === undefined || [...found].some((one) => one.startsWith(template))) return [];
    const message = `${JSON.stringify(text)} is not in the template ${template}`;
    return [
      fault("words-unknown", message, { ...locate(["words", key], "key"), hint: `it is in ${[...found].join(", ")}` }),
    ];
  });
  const strangeValues = Object.keys(values).flatMap((key) =>
    known.has(key) || known.has(bareKey(key)) ? [] : [unknown(key, ["values", key], "key", [...known])],
  );
  const strangeSame = same.flatMap((key, i) =>
    texts.has(key) || known.has(key) ? [] : [unknown(key, ["same", i], "value", keys)],
  );
  const said = new Set([
    ...same,
    ...Object.entries(words).flatMap(([key, text]) => (text === "" ? [] : [bareKey(key)])),
  ]);
  const missing = keys.filter((key) => !said.has(key));
  const untranslated =
    missing.length === 0
      ? []
      : [
          warning(
            "words-missing",
            `${missing.length} of ${keys.length} texts ${plural(missing.length, "is", "are")} left in English, the first ${JSON.stringify(missing[0])}`,
            {
              ...locate(["words"]),
              hint: "pressbox new words lists all of them; list under same: what stays in English",
            },
          ),
        ];
  return [...strange, ...strangeValues, ...strangeSame, ...untranslated];
}

/** Words files. @param known without it, keys are not compared with the sheets */
export const wordsKind = (known?: () => Promise<KnownWords>): FileKind<WordsFile> => ({
  id: "words",
  title: "Words of the sheets in another language",
  matches: (data) => (data as { readonly format?: unknown } | null)?.format === WORDS_FORMAT,
  get shape() {
    return shape();
  },
  // The mark next to a die that shows it is the dark one.
  drawn: new RegExp(`${SIGN_PATTERN.source}|\u25c6`, "gu"),
  // The known words load later; both kinds of errors are reported together.
  check: (data, locate) => ({ issues: known ? [] : senseOf(data, locate), value: data as WordsFile }),
  sense: senseOf,
  ...(known && {
    tryPrint: async (value, locate) => [...senseOf(value, locate), ...againstKnown(value, await known(), locate)],
  }),
});
