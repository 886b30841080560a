/** Where templates come from; a user's own folder takes precedence over the built-in ones. */
import type { PictureSource } from "../pictures/source.js";
import type { Words } from "../words/words.js";
import type { TemplateTree } from "./tree.js";

export interface TemplateText {
  readonly text: string;
  /** Its name in messages. */
  readonly file: string;
  /** True if from the user's own folder: then checked for overlaps and for ink off the paper on every print. */
  readonly own: boolean;
  /** The prebuilt tree of exactly this text. */
  readonly tree?: TemplateTree;
}

export interface TemplateSource {
  /** Text of `dynasty/scoresheet` or `shared/footer`; undefined if there is none. */
  read(name: string): TemplateText | undefined;
  /** Names of all templates, for suggestions. */
  names(): readonly string[];
  /** Pictures named by templates and team files. */
  readonly pictures?: PictureSource | undefined;
  /** Translation of the templates' words; absent = none. */
  readonly words?: Words | undefined;
  /** True if an editor has them open: forms then record the scopes of their bodies. */
  readonly edited?: boolean;
}

/** Templates from a user's own folder, on top of the built-in ones. */
export interface OwnTemplates extends TemplateSource {
  /** Names of the files that are new sheets: `dynasty/my-sheet`. */
  readonly sheets: readonly string[];
}
