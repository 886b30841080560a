/** HTML templates that escape their values: only markup made here is markup. */

class Markup {
  constructor(readonly text: string) {}
}
export type Html = Markup;
type Part = Html | string | number | false | undefined | readonly Part[];

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Characters that a page must not contain. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

const escaped = (text: string): string => text.replace(CONTROL, "\uFFFD").replace(/[&<>"']/g, (sign) => SIGNS[sign]);

function textOf(part: Part): string {
  if (part === false || part === undefined) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(textOf).join("");
  return escaped(`${part}`);
}

/** A template whose gaps are text unless they are `Html`: markup`<p>${name}</p>`. */
export const markup = (words: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Markup(words.map((word, i) => word + textOf(parts[i])).join(""));

/** Markup drawn by the program itself. */
export const drawn = (markup: string): Html => new Markup(markup);

export const pageText = (page: Html): string => page.text;
