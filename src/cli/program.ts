/** Turns the command list into a commander program: parsing and help. */
import { Command as Program, Option } from "commander";
import { packageVersion } from "../host/node/place.js";
import type { CliIo } from "./io.js";
import { UserError, type Issue } from "../kernel/issue/index.js";
import { flagOf, usageError, type Command, type OptionSpec } from "./spec.js";
import { extraWord } from "./usage-issues.js";

const SUMMARY = "Prints, plays and checks tabletop football games for pencil and dice.";
const NOTES = `
Exit codes: 0 done, 1 something in the input is wrong, 2 the command itself is wrong, 70 a bug in Pressbox.
Start with: pressbox list`;

/**
 * Builds the parser; `onExit` receives the exit code of the command.
 * @param first first word of the command line: if it names a command, only that one is built
 */
export function buildProgram(
  commands: readonly Command[],
  io: CliIo,
  onExit: (code: number) => void,
  first?: string,
): Program {
  const program = new Program("pressbox")
    .description(SUMMARY)
    .version(packageVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .addHelpText("after", NOTES)
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      // Errors are thrown, then caught and printed in run.ts.
      writeErr: () => undefined,
      getOutHelpWidth: () => helpWidth(io),
      getOutHasColors: () => false,
    })
    .configureHelp({ helpWidth: helpWidth(io) });
  const named = commands.filter(({ name }) => name === first);
  for (const spec of named.length > 0 ? named : commands) program.addCommand(buildCommand(spec, commands, io, onExit));
  return program;
}

function buildCommand(spec: Command, commands: readonly Command[], io: CliIo, onExit: (code: number) => void): Program {
  const command = new Program(spec.name)
    .summary(spec.summary)
    .description(spec.details ? `${upperFirst(spec.summary)}. ${spec.details}` : `${upperFirst(spec.summary)}.`)
    .helpOption("-h, --help", "print this help")
    .showSuggestionAfterError(false)
    // Words that are too many are named below.
    .allowExcessArguments(true)
    .addHelpText("after", `\nExamples:\n${spec.examples.map((line) => `  ${line}`).join("\n")}`)
    .configureHelp({ helpWidth: helpWidth(io) });
  for (const { name, summary, required, many } of spec.args) {
    const dots = many ? "..." : "";
    command.argument(required ? `<${name}${dots}>` : `[${name}${dots}]`, summary);
  }
  const faults: Issue[] = [];
  for (const [key, option] of Object.entries(spec.options))
    command.addOption(buildOption(key, option as OptionSpec, faults));
  // A ready-made subcommand does not inherit settings.
  command.exitOverride().configureOutput({
    writeOut: (text) => io.out(text),
    writeErr: () => undefined,
    getOutHelpWidth: () => helpWidth(io),
    getOutHasColors: () => false,
  });
  command.action(async (...given: unknown[]) => {
    const args = given
      .slice(0, spec.args.length)
      .flat()
      .filter((arg) => arg !== undefined) as string[];
    const extra = spec.args.at(-1)?.many ? [] : command.args.slice(spec.args.length);
    faults.unshift(...extra.map((word) => extraWord(word, spec)));
    if (faults.length > 0) throw new UserError(faults, 2);
    onExit((await spec.run({ args, options: valuesOf(spec, command), io, commands })) ?? 0);
  });
  return command;
}

/** Collects invalid values in `faults`, so that all of a line's errors are reported at once. */
function buildOption(key: string, spec: OptionSpec, faults: Issue[]): Option {
  const name = flagOf(key, spec);
  const choices = spec.choices ? `: ${spec.choices.join(", ")}` : "";
  const option = new Option(spec.value ? `${name} <${spec.value}>` : name, spec.summary + choices);
  if (spec.value) {
    let stands = false;
    option.argParser((text, before: unknown) => {
      // Otherwise an option without its value would swallow the next option.
      if (/^--[a-z]/.test(text)) throw usageError(`${name} has no value`, `expected ${spec.value}`);
      if (stands && !spec.repeats) throw usageError(`${name} appears twice`, "give it once");
      stands = true;
      try {
        return spec.parse(text, name, before === spec.default ? undefined : before);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        faults.push(...error.issues);
        return before;
      }
    });
    if (spec.default !== undefined && !spec.repeats) option.default(spec.default);
  }
  return option;
}

/** The value of every option by key, including defaults. */
function valuesOf(spec: Command, command: Program): Record<string, unknown> {
  const given = command.opts();
  return Object.fromEntries(Object.entries(spec.options).map(([key, option]) => [key, given[key] ?? option.default]));
}

const helpWidth = ({ columns }: CliIo): number => Math.min(100, Math.max(60, columns));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
