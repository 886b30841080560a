/** Reruns a task whenever one of its input files is saved (--watch). */
import { relative } from "node:path";
import { UserError } from "../../kernel/issue/index.js";
import { templateFiles } from "../../host/node/templates.js";
import type { CliIo } from "../io.js";
import { usageError } from "../spec.js";
import { issuesText } from "../text/issues-text.js";

/**
 * Reports errors and waits for the next save; ends on Ctrl-C.
 * @param folder the user's own templates, including new ones
 */
export async function atEverySave(io: CliIo, folder: string | undefined, work: () => Promise<void>): Promise<void> {
  if (!io.saved) throw usageError("--watch is not available here");
  const files = (): string[] => [...(io.inputs ?? []), ...(folder === undefined ? [] : templateFiles(folder))];
  const done = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof UserError) || error.exitCode === 2 || files().length === 0) throw error;
      io.err(issuesText(error.issues, false));
    }
  };
  await done();
  if (files().length === 0) throw usageError("--watch has no file to wait for", "name one: --templates, --record");
  io.err("every save reprints; Ctrl-C ends\n");
  for await (const saved of io.saved(files)) {
    io.err(`saved: ${saved.map((path) => relative(io.cwd, path)).join(", ")}\n`);
    await done();
  }
}
