/** Compares what a person typed with what a sheet would say: case, spaces and the kind of dash do not matter. */
import { DASH, MINUS } from "./index.js";

/** A value on a sheet: words, a number, or words with alternative forms. */
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

/** The words that a sheet would have there; "" for nothing. */
export const wantedText = (wanted: unknown): string => formsOf(wanted)[0] ?? "";

/** True if the typed text means the same. An empty entry contradicts nothing. */
export function sameText(typed: string, wanted: unknown): boolean {
  if (typed === "" || typed === wanted || typed === `${wanted as string}`) return true;
  const found = bare(typed);
  if (found === "") return true;
  const forms = formsOf(wanted).map(bare);
  if (forms.includes(found)) return true;
  // `+7` and `7`, `07` and `7` are equal.
  return /^[-+]?\d+$/.test(found) && forms.some((form) => /^[-+]?\d+$/.test(form) && Number(form) === Number(found));
}
