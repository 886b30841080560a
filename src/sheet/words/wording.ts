/** Translation of sheets: templates are rewritten when they are read, values when they are printed. */
import type { Statement, TemplateTree } from "../template/tree.js";
import { inOtherWords } from "./in-other-words.js";
import { PartialUses } from "./partial-uses.js";
import { reworded } from "./reword.js";
import type { WordPlace } from "./texts.js";
import type { ReadTemplate, Words } from "./words.js";

/** The source of the words. */
export interface Wording {
  readonly language: string;
  /** The translation of a template's text; undefined = none. */
  text(key: string, place: WordPlace): string | undefined;
  /** The translation of a value that is a text or a decimal number. @param file of the template that prints it */
  value(value: string, file?: string): string;
}

export class WordingWords implements Words {
  readonly language: string;
  readonly #from: Wording;
  readonly #uses = new Map<unknown, PartialUses>();

  constructor(from: Wording) {
    this.language = from.language;
    this.#from = from;
  }

  reworded(
    { template, file, tree }: ReadTemplate,
    treeOf: (name: string) => TemplateTree | undefined,
  ): readonly Statement[] {
    let uses = this.#uses.get(treeOf);
    if (!uses) this.#uses.set(treeOf, (uses = new PartialUses(treeOf)));
    const known = uses;
    return reworded(tree.body, {
      template,
      file,
      text: (key, place) => this.#from.text(key, place),
      prints: (partial, name) => known.prints(partial, name),
    });
  }

  text(key: string, page: string): string | undefined {
    return this.#from.text(key, { template: page, file: page, line: 1, block: "text" });
  }

  said(value: unknown, file?: string): unknown {
    return inOtherWords(value, (text) => this.#from.value(text, file));
  }
}
