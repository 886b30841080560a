/** Text files as people save them: checks everything that can be wrong before the content is parsed. */
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";
import { decodeText } from "../../text/decode.js";
import { folderFault, MAX_BYTES, NO_SUCH_FILE, sizeFault, type ReadLimit } from "../disk.js";

/**
 * Reads a UTF-8 text file, without its byte-order mark.
 * @param path the path to open; `shown` is the name for messages, as the user gave it
 * @throws UserError `file-missing`, `file-is-folder`, `file-unreadable`, `file-too-large`, `file-empty`, `file-encoding`
 */
export function readTextFile(path: string, shown = path): string {
  return decodeText(readBytes(path, shown), shown);
}

/**
 * Reads a file, unless it is too large; from a pipe or device, which have no size, at most the limit.
 * @throws UserError `file-missing`, `file-is-folder`, `file-unreadable`, `file-too-large`
 */
export function readBytes(
  path: string,
  shown = path,
  { most: bound = MAX_BYTES, expected = "a file" }: ReadLimit = {},
): Buffer {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw new UserError(folderFault(shown, expected));
    // Something without a size may have no end.
    const most = stats.isFile() ? bound : Math.min(bound, MAX_BYTES);
    const bytes = stats.size > most ? undefined : readUpTo(path, most + 1);
    if (bytes && bytes.length <= most) return bytes;
    throw new UserError(sizeFault(shown, stats.size > most ? stats.size : undefined, most));
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(readIssue(error, shown));
  }
}

const BLOCK = 1 << 16;

/** Reads at most this much: a pipe or device has no size to check first. */
function readUpTo(path: string, most: number): Buffer {
  const file = openSync(path, "r");
  try {
    const blocks: Buffer[] = [];
    let length = 0;
    while (length < most) {
      const block = Buffer.alloc(Math.min(BLOCK, most - length));
      const read = readSync(file, block, 0, block.length, null);
      if (read === 0) break;
      blocks.push(block.subarray(0, read));
      length += read;
    }
    return Buffer.concat(blocks);
  } finally {
    closeSync(file);
  }
}

const at = (file: string): Pick<Issue, "file"> => ({ file });

/** The operating system's error, in words. */
function readIssue(error: unknown, shown: string): Issue {
  const code = (error as NodeJS.ErrnoException).code;
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return fault("file-missing", NO_SUCH_FILE, at(shown));
    case "EACCES":
    case "EPERM":
      return fault("file-unreadable", "the file may not be read", { file: shown, hint: "check its permissions" });
    default:
      return fault("file-unreadable", `the file cannot be read (${code ?? String(error)})`, at(shown));
  }
}
