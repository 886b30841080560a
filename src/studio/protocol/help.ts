/** The docs as data: the build parses them (`scripts/studio-help.mjs`), and the page renders them. */

/** A line break is 0; a string that starts with a backtick is code. */
export type Words =
  | string
  | 0
  | readonly Words[]
  | { readonly b: Words }
  | { readonly i: Words }
  | { readonly a: string; readonly t: Words };

export type Block =
  | readonly ["h", level: number, anchor: string, words: Words]
  | readonly ["p", words: Words]
  | readonly ["ul" | "ol", items: readonly Words[]]
  | readonly ["code", text: string]
  | readonly ["table", heads: readonly Words[], rows: readonly (readonly Words[])[]];

export interface HelpPage {
  /** Name of its file in docs/. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
