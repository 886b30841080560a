/** One call of a block or leaf, as its helper sees it. */
import type { CallSite } from "../drawing/pen.js";
import type { Own } from "../layout/node.js";
import type { Build } from "./build.js";
import type { BodyOptions, Data } from "./scope.js";

/** Runs a body with these facts and returns its words. */
type Body = (context: unknown, options?: BodyOptions) => string;

export interface Call {
  readonly context: unknown;
  readonly args: readonly unknown[];
  /** Named arguments, with defaults filled in. */
  readonly hash: Readonly<Record<string, unknown>>;
  readonly data: Data;
  /** Its body; absent if not called as a block. */
  readonly body: Body | undefined;
  /** The part after `else`. */
  readonly inverse: Body | undefined;
  readonly site: CallSite;
  readonly build: Build;
}

/** Named arguments of every box. */
export const OWN_ARGUMENTS = {
  grow: "share of the extra height in a stack",
  height: "fixed height, millimeters",
  width: "minimum width in an `auto` column, millimeters",
  before: "gap above in a column of text, millimeters",
  sticks: "true: never the last box of a page; it stays with what follows",
  repeat: "true: repeats at the top of every page that its page continues on",
  stick: "true: never ends a page, it stays with what follows",
} as const;

/** Additional named arguments of every mark. */
export const MARK_ARGUMENTS = {
  alt: "words for screen readers: they make it a picture; without them, a mark without words is decoration",
  heading: "heading level of its words, 1 for the page's own; 0 = no heading",
  slot: "name of a slot: each copy prints its own value here, as words, a number or an object of the mark's arguments; without a value it prints its argument",
  around: 'words around that value or its values, in order: `around="{} over {}"`',
} as const;

export const ownOf = ({ hash, site }: Pick<Call, "hash" | "site">): Own => ({
  site,
  grow: Number(hash.grow ?? 0),
  height: hash.height === undefined ? undefined : Number(hash.height),
  before: hash.before === undefined ? undefined : Number(hash.before),
  sticks: hash.sticks === true || hash.stick === true ? true : undefined,
  repeats: hash.repeat === true ? true : undefined,
});

/** The words of a block's body with white space collapsed; a partial ends with a newline, which must not separate following punctuation. */
export const wordsOf = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?](?:[ )*]|$))/g, "$1")
    .trim();

/** The words of a block's body, run with this context. */
export const bodyOf = (call: Call, context: unknown = call.context): string => call.body?.(context) ?? "";

/** Something that a template may call. `usage` shows its bare arguments. */
export interface Block {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  /** Named arguments and their defaults; "" and undefined stand for none. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The named argument for a bare one. */
  readonly first?: string;
  /** True if it takes named arguments of any name. */
  readonly open?: boolean;
  /** True for `{{#name}} ... {{/name}}`. */
  readonly body: boolean;
  /** If set, only allowed inside one of these blocks. */
  readonly within?: readonly string[];
  /** True if it also takes the arguments of every box. */
  readonly box?: boolean;
  /** True if it also takes those of every mark. */
  readonly mark?: boolean;
  /** Returns the words in its place; inside brackets, the value. */
  run(call: Call): unknown;
}

type Declared = Omit<Block, "usage" | "defaults" | "body"> & Partial<Pick<Block, "usage" | "defaults" | "body">>;

/** Declares blocks; most have a body. */
export const declare = (blocks: readonly Declared[]): readonly Block[] =>
  blocks.map((block) => ({ usage: "", defaults: {}, body: true, ...block }));
