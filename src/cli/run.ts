/** Runs one command line and turns every outcome into an exit code. Users never see a stack trace. */
import { CommanderError } from "commander";
import { UserError } from "../kernel/issue/index.js";
import { ANY_LETTERS, useLetters } from "../kernel/words/letters.js";
import { COMMANDS } from "./commands/index.js";
import type { Outside } from "./io.js";
import { issuesText } from "./text/issues-text.js";
import { buildProgram } from "./program.js";
import { usageIssue } from "./usage-issues.js";
import { withWorkplace } from "./workplace.js";

export const EXIT = { done: 0, badInput: 1, badUsage: 2, ownFault: 70 } as const;

/**
 * Runs `pressbox <argv>` and returns its exit code: 0 done, 1 bad input, 2 wrong usage, 70 a bug in Pressbox.
 * Never throws.
 */
export async function runCli(argv: readonly string[], io: Outside): Promise<number> {
  const json = argv.includes("--json");
  let exit: number = EXIT.done;
  // Which letters exist depends on the fonts, so code that prints sets them.
  useLetters(ANY_LETTERS);
  try {
    const program = buildProgram(COMMANDS, withWorkplace(io), (code) => (exit = code), argv[0]);
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync([...argv], { from: "user" });
    return exit;
  } catch (error) {
    if (error instanceof UserError) {
      io.err(issuesText(error.issues, json));
      return error.exitCode;
    }
    if (error instanceof CommanderError) {
      const issue = usageIssue(error, argv, COMMANDS);
      if (issue) io.err(issuesText([issue], json));
      return issue ? EXIT.badUsage : EXIT.done;
    }
    const missing = missingPackage(error);
    if (missing) io.err(`pressbox: its package ${missing} is missing; reinstall Pressbox (see README.md)\n`);
    else io.err(`pressbox: this is a bug in Pressbox, please report it: ${firstLine(error)}\n`);
    if (io.env.PRESSBOX_DEBUG === "1" && error instanceof Error) io.err(`${error.stack}\n`);
    return EXIT.ownFault;
  } finally {
    useLetters();
  }
}

const firstLine = (error: unknown): string => String(error instanceof Error ? error.message : error).split("\n")[0];

/** The package that an import failed to find, here or on another thread: the installation is incomplete. */
const missingPackage = (error: unknown): string | undefined =>
  /^Cannot find (?:module|package) '([^'./][^']*)'/.exec(firstLine(error))?.[1];
