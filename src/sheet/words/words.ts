/** Interface to the translation: what an engine calls while it reads and runs templates. */
import type { Statement, TemplateTree } from "../template/tree.js";

/** The words of a sheet. Implemented in wording.ts, which is only loaded together with a words file. */
export interface Words {
  /** Language tag for PDF readers: `es`. */
  readonly language: string;
  /** A template in these words. @param treeOf tree of a template that has been read */
  reworded(template: ReadTemplate, treeOf: (name: string) => TemplateTree | undefined): readonly Statement[];
  /**
   * Translates a printed or written value: a name from the rules, or a number with the language's decimal mark.
   * @param file of the template that prints it
   */
  said(value: unknown, file?: string): unknown;
  /** The translation of a text on a web page; undefined = none. */
  text(key: string, page: string): string | undefined;
}

export interface ReadTemplate {
  /** `dynasty/scoresheet-form`. */
  readonly template: string;
  readonly file: string;
  readonly tree: TemplateTree;
}

/** The block that translates a fact when it is printed: not called by templates, but inserted by the translation. */
export const SAID = "said";
