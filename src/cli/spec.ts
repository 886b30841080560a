/**
 * What a command is: one object with its arguments, options and code. The parser, help texts, completions, suggestions and the
 * documentation test all read these objects, so that nothing is listed twice.
 */
import type { Options, ReadAs, Values } from "../print/options/option.js";
import type { CliIo } from "./io.js";

export * from "../print/options/option.js";

export interface ArgumentSpec {
  readonly name: string;
  readonly summary: string;
  /** If it is a file to read: what to read it as. */
  readonly reads?: ReadAs;
  readonly required?: boolean;
  readonly many?: boolean;
}

export interface RunContext<O extends Options> {
  /** Arguments in order; the last one may be a list, which is flattened. */
  readonly args: readonly string[];
  readonly options: Values<O>;
  readonly io: CliIo;
  /** All commands, including this one. */
  readonly commands: readonly Command[];
}

export interface CommandSpec<O extends Options = Options> {
  readonly name: string;
  readonly summary: string;
  /** A few more sentences, for the command's own help. */
  readonly details?: string;
  readonly args: readonly ArgumentSpec[];
  readonly options: O;
  /** Options that users may try here although they do not exist: the message and what to do instead. */
  readonly absent?: Readonly<Record<string, { readonly message: string; readonly hint: string }>>;
  /** Complete command lines that work as written. */
  readonly examples: readonly [string, ...string[]];
  /** Runs the command and returns its exit code (default: 0). */
  run(context: RunContext<O>): Promise<number | void>;
}

/** A command; its own option types are hidden. */
export type Command = CommandSpec;

export function defineCommand<const O extends Options>(spec: CommandSpec<O>): Command {
  return spec as unknown as Command;
}
