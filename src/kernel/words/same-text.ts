/** What a person typed, compared with what a sheet would say: letter case, blanks and the kind of dash do not matter. */
import { DASH, MINUS } from "./index.js";

/** A value on a sheet: words, a number, or words in several forms. */
type Wanted = string | number | { readonly text: unknown; readonly shorter?: readonly string[] };

const DASHES = new RegExp(`[${DASH}${MINUS}\u2014\u2010\u2011]`, "g");
const bare = (text: string): string =>
  text
    .replace(DASHES, "-")
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const formsOf = (wanted: unknown): readonly string[] => {
  if (typeof wanted === "string") return [wanted];
  if (typeof wanted === "number") return [`${wanted}`];
  if (typeof wanted !== "object" || wanted === null || !("text" in wanted)) return [];
  const { text, shorter = [] } = wanted as Exclude<Wanted, string | number>;
  return [`${text as string | number}`, ...shorter];
};

/** The words that would be there; "" for nothing. */
export const wantedText = (wanted: unknown): string => formsOf(wanted)[0] ?? "";

/** Whether what was typed says the same. An empty entry contradicts nothing. */
export function sameText(typed: string, wanted: unknown): boolean {
  if (typed === "" || typed === wanted || typed === `${wanted as string}`) return true;
  const found = bare(typed);
  if (found === "") return true;
  const forms = formsOf(wanted).map(bare);
  if (forms.includes(found)) return true;
  // `+7` and `7`, `07` and `7` are one number.
  return /^[-+]?\d+$/.test(found) && forms.some((form) => /^[-+]?\d+$/.test(form) && Number(form) === Number(found));
}
