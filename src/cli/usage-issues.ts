/** Turns commander's errors into issues with suggestions from the list that help uses. */
import type { CommanderError } from "commander";
import { fault, suggest, type Issue } from "../kernel/issue/index.js";
import { flagOf, type Command } from "./spec.js";

/** What is wrong with a command line; undefined if it asked for help or the version. */
export function usageIssue(
  error: CommanderError,
  argv: readonly string[],
  commands: readonly Command[],
): Issue | undefined {
  const command = commands.find(({ name }) => name === argv.find((word) => !word.startsWith("-")));
  const seeHelp = `see pressbox ${command ? `${command.name} ` : ""}--help`;
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  switch (error.code) {
    case "commander.help":
    case "commander.helpDisplayed":
    case "commander.version":
      return undefined;
    case "commander.unknownOption": {
      const flag = quoted.split("=")[0];
      const absent = command?.absent?.[flag];
      if (absent) return fault("usage", `${flag}: ${absent.message}`, { hint: absent.hint });
      return fault("usage", `there is no option ${quoted}${command ? ` in pressbox ${command.name}` : ""}`, {
        hint: nearHint(quoted, command ? flagsOf(command) : ["--help", "--version"], seeHelp),
      });
    }
    case "commander.unknownCommand":
      return fault("usage", `there is no command "${quoted}"`, {
        hint: nearHint(
          quoted,
          commands.map(({ name }) => name),
          `commands: ${commands.map(({ name }) => name).join(", ")}`,
        ),
      });
    case "commander.missingArgument":
      return fault("usage", `${quoted.toUpperCase()} is missing`, {
        hint: command ? `for example: ${command.examples[0]}` : seeHelp,
      });
    case "commander.optionMissingArgument":
      return fault("usage", `${quoted.split(" ")[0]} has no value`, { hint: seeHelp });
    default:
      return fault("usage", error.message.replace(/^error: /, ""), { hint: seeHelp });
  }
}

/** A word beyond a command's arguments. */
export function extraWord(word: string, command: Command): Issue {
  const names = command.args.map(({ name }) => name.toUpperCase()).join(" ");
  return fault("usage", `"${word}" is one word too many: pressbox ${command.name} takes ${names || "options"} only`, {
    hint: nearHint(`--${word.split("=")[0]}`, flagsOf(command), `see pressbox ${command.name} --help`),
  });
}

const flagsOf = (command: Command): string[] => [
  "--help",
  ...Object.entries(command.options).map(([key, option]) => flagOf(key, option)),
];

function nearHint(typed: string, known: readonly string[], otherwise: string): string {
  const near = suggest(typed, known);
  return near === undefined ? otherwise : `did you mean ${near}?`;
}
