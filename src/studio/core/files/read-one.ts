/** Reads a file that can be of only one kind, as the commands read it. */
import type { FileKind } from "../../../contract/files.js";
import { readFile } from "../../../files/read-file.js";
import { fault, hasErrors, UserError, type Issue } from "../../../kernel/issue/index.js";

/**
 * @param words the expected kind: `a league of 5D20`
 * @throws UserError with every error of the file, or if the game has no such kind
 */
export async function readOne(
  content: string | Uint8Array,
  name: string,
  kind: FileKind | undefined,
  words: string,
): Promise<{ readonly value: unknown; readonly warnings: readonly Issue[] }> {
  if (!kind) throw new UserError(fault("usage", `the game takes no ${words}`));
  const { issues, value } = await readFile(content, name, [kind], { wanted: { words } });
  if (hasErrors(issues) || value === undefined) throw new UserError(issues);
  return { value, warnings: issues };
}
