/** One call of a block or leaf as its helper sees it. */
import type { CallSite } from "../drawing/pen.js";
import type { Own } from "../layout/node.js";
import type { Build } from "./build.js";
import type { BodyOptions, Data } from "./scope.js";

/** Runs a body with these facts, and leaves its words. */
type Body = (context: unknown, options?: BodyOptions) => string;

export interface Call {
  readonly context: unknown;
  readonly args: readonly unknown[];
  /** Named arguments, defaults filled in. */
  readonly hash: Readonly<Record<string, unknown>>;
  readonly data: Data;
  /** Its body; absent where it is not called as a block. */
  readonly body: Body | undefined;
  /** What is after `else`. */
  readonly inverse: Body | undefined;
  readonly site: CallSite;
  readonly build: Build;
}

/** Named arguments that every box takes. */
export const OWN_ARGUMENTS = {
  grow: "share of the height that is left over in a stack",
  height: "fixed height, millimeters",
  width: "least width where a column is `auto`, millimeters",
  before: "gap above in a column of text, millimeters",
  sticks: "true: never the last box of a page; it stays with what follows",
  repeat: "true: repeats at the top of every page that its page continues on",
  stick: "true: never ends a page, it stays with what follows",
} as const;

/** Named arguments that every mark takes besides. */
export const MARK_ARGUMENTS = {
  alt: "what screen readers say: it becomes a picture; without this, a mark without words is decoration",
  heading: "level of the heading that its words are, 1 for the page's own; 0 = no heading",
  slot: "name of a slot: each copy prints a value of its own here, as words, a number or an object of the mark's arguments; without one it prints what it was given",
  around: 'words around that value, or its values in turn: `around="{} over {}"`',
} as const;

export const ownOf = ({ hash, site }: Pick<Call, "hash" | "site">): Own => ({
  site,
  grow: Number(hash.grow ?? 0),
  height: hash.height === undefined ? undefined : Number(hash.height),
  before: hash.before === undefined ? undefined : Number(hash.before),
  sticks: hash.sticks === true || hash.stick === true ? true : undefined,
  repeats: hash.repeat === true ? true : undefined,
});

/** The words of a block's body, white folded; a partial ends with a line of its own, what follows may be a point. */
export const wordsOf = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?](?:[ )*]|$))/g, "$1")
    .trim();

/** What a block's body leaves, run with this context. */
export const bodyOf = (call: Call, context: unknown = call.context): string => call.body?.(context) ?? "";

/** One thing that a template may call. `usage` shows its bare arguments. */
export interface Block {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  /** Named arguments and their defaults; "" and undefined stand for none. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The named argument that a bare one stands for. */
  readonly first?: string;
  /** Takes named arguments of any name. */
  readonly open?: boolean;
  /** True for `{{#name}} ... {{/name}}`. */
  readonly body: boolean;
  /** Only inside of one of these blocks. */
  readonly within?: readonly string[];
  /** Takes the arguments of every box, too. */
  readonly box?: boolean;
  /** And those of every mark. */
  readonly mark?: boolean;
  /** Gives what is in its place among words; for a value inside of brackets that value. */
  run(call: Call): unknown;
}

type Declared = Omit<Block, "usage" | "defaults" | "body"> & Partial<Pick<Block, "usage" | "defaults" | "body">>;

/** Declares blocks; most have a body. */
export const declare = (blocks: readonly Declared[]): readonly Block[] =>
  blocks.map((block) => ({ usage: "", defaults: {}, body: true, ...block }));
