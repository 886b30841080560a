/** Descriptions of blocks, from the lists that check their calls: for docs and editors. */
import { expectedBy, typeOfArgument } from "./arguments.js";
import { CHAPTERS } from "./blocks.js";
import { MARK_ARGUMENTS, OWN_ARGUMENTS, type Block } from "./call.js";

export interface DescribedArgument {
  readonly name: string;
  /** The default, as written in a template; "" if there is none or the argument is required. */
  readonly usual: string;
  /** Allowed values, in words. */
  readonly expects: string;
  /** What it does; "" if the name is enough. */
  readonly about: string;
}

export interface DescribedBlock {
  readonly name: string;
  readonly chapter: string;
  /** A sentence without its period. */
  readonly summary: string;
  /** `{{#columns "46 1fr auto"}}`. */
  readonly call: string;
  /** True if it has a body. */
  readonly body: boolean;
  /** Allowed only inside one of these. */
  readonly within: readonly string[];
  /** The block's own arguments, then those of every mark and box. */
  readonly arguments: readonly DescribedArgument[];
  /** How many of them are the block's own. */
  readonly own: number;
}

/** A call of the block with its positional arguments, as in its usage line. */
export const callOf = ({ name, usage, body }: Pick<Block, "name" | "usage" | "body">): string =>
  `{{${body ? "#" : ""}${name}${usage === "" ? "" : ` ${usage}`}}}`;

const argument = (block: Block, name: string, about = ""): DescribedArgument => {
  const usual = block.defaults[name];
  return {
    name,
    usual: usual === undefined ? "" : JSON.stringify(usual),
    expects: expectedBy(typeOfArgument(block, name)),
    about,
  };
};

function described(block: Block, chapter: string): DescribedBlock {
  const { name, summary, body, within = [], defaults, box, mark } = block;
  const own = Object.keys(defaults).map((key) => argument(block, key));
  const shared = Object.entries({ ...(mark && MARK_ARGUMENTS), ...(box && OWN_ARGUMENTS) })
    .filter(([key]) => !(key in defaults))
    .map(([key, about]) => argument(block, key, about));
  const all = { chapter, summary, call: callOf(block), body, within };
  return { name, ...all, arguments: [...own, ...shared], own: own.length };
}

/** All blocks that a template can call, chapter by chapter. */
export const describedBlocks = (): DescribedBlock[] =>
  CHAPTERS.flatMap(({ title, blocks }) => blocks.map((block) => described(block, title)));
