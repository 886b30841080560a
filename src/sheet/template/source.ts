/** Where templates come from; a user's own folder is before the built-in one. */
import type { PictureSource } from "../pictures/source.js";
import type { Words } from "../words/words.js";
import type { TemplateTree } from "./tree.js";

export interface TemplateText {
  readonly text: string;
  /** As messages show it. */
  readonly file: string;
  /** From a person's own folder: checked for overlaps and for ink off the paper whenever it is printed. */
  readonly own: boolean;
  /** What the build read in this very text. */
  readonly tree?: TemplateTree;
}

export interface TemplateSource {
  /** Text of `dynasty/scoresheet` or `shared/footer`; undefined when there is none. */
  read(name: string): TemplateText | undefined;
  /** Names of all templates, for did-you-mean. */
  names(): readonly string[];
  /** Pictures that templates and files of teams name. */
  readonly pictures?: PictureSource | undefined;
  /** Words that stand in for those of the templates; absent = as they are written. */
  readonly words?: Words | undefined;
  /** True if an editor has them open: forms then record the scopes of their bodies. */
  readonly edited?: boolean;
}

/** Templates from a folder of a person's own, over the built-in ones. */
export interface OwnTemplates extends TemplateSource {
  /** Names of the files that are sheets of their own: `dynasty/my-sheet`. */
  readonly sheets: readonly string[];
}
