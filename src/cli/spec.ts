/**
 * What a command is: one object with its arguments, options and work. The parser, help texts, completions,
 * did-you-mean and the documentation test all read these objects, so that nothing is listed twice.
 */
import type { Options, ReadAs, Values } from "../print/options/option.js";
import type { CliIo } from "./io.js";

export * from "../print/options/option.js";

export interface ArgumentSpec {
  readonly name: string;
  readonly summary: string;
  /** Where it is a file that is read: what as. */
  readonly reads?: ReadAs;
  readonly required?: boolean;
  readonly many?: boolean;
}

export interface RunContext<O extends Options> {
  /** Arguments in order, the many of the last one flat. */
  readonly args: readonly string[];
  readonly options: Values<O>;
  readonly io: CliIo;
  /** All commands that there are, this one among them. */
  readonly commands: readonly Command[];
}

export interface CommandSpec<O extends Options = Options> {
  readonly name: string;
  readonly summary: string;
  /** A sentence or two more, for the command's own help. */
  readonly details?: string;
  readonly args: readonly ArgumentSpec[];
  readonly options: O;
  /** Flags that people look for here in vain, and what is reported of each: why not, and what to do instead. */
  readonly absent?: Readonly<Record<string, { readonly message: string; readonly hint: string }>>;
  /** Whole command lines that work as they stand. */
  readonly examples: readonly [string, ...string[]];
  /** Does the work; the number is the exit code (default 0). */
  run(context: RunContext<O>): Promise<number | void>;
}

/** A command with the types of its own options kept inside it. */
export type Command = CommandSpec;

export function defineCommand<const O extends Options>(spec: CommandSpec<O>): Command {
  return spec as unknown as Command;
}
