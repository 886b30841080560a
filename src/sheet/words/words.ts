/** Words that stand in for those of the templates: what an engine asks while it reads and runs them. */
import type { Statement, TemplateTree } from "../template/tree.js";

/** The words of a sheet. Their making is in wording.ts, which is loaded with a file of words alone. */
export interface Words {
  /** Of the language, for readers of PDF: `es`. */
  readonly language: string;
  /** A template in these words. @param treeOf of a template that has been read */
  reworded(template: ReadTemplate, treeOf: (name: string) => TemplateTree | undefined): readonly Statement[];
  /** A value that is printed or written: a name of the rules in other words, a number with its own decimal sign. */
  said(value: unknown): unknown;
  /** What stands for a text of a page that is no template; undefined = the text as it is. */
  text(key: string, page: string): string | undefined;
}

export interface ReadTemplate {
  /** `dynasty/scoresheet-form`. */
  readonly template: string;
  readonly file: string;
  readonly tree: TemplateTree;
}

/** The block that looks a fact up when it is printed: templates do not call it, other words put it in. */
export const SAID = "said";
