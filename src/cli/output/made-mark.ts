/**
 * The mark of a file made by Pressbox: a checksum of all its bytes, in a place that the format provides. While it matches, no one has
 * changed the file, typed into the form or saved it in a viewer, so the command that made it may replace it. The one rule for all commands;
 * files without room for a mark are replaced only if the bytes stay the same.
 */
import { createHash } from "node:crypto";
import { markStyleOf, NO_SUM, SUM_LENGTH } from "../../print/made-mark.js";
import { partsOf, type OutputFile } from "../../make/output-file.js";

type Parts = readonly Uint8Array[];
const toBytes = (part: Uint8Array | string): Uint8Array => (typeof part === "string" ? Buffer.from(part) : part);

function sumOf(parts: Parts, from = ""): string {
  const hash = createHash("sha256").update(from);
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, SUM_LENGTH);
}

/** SHA-256 of a whole file, in hex digits. */
export const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** The file's bytes, with the mark filled in. */
export function withMark({ path, bytes, from, toFill = false }: OutputFile): Parts {
  const parts = partsOf(bytes).map(toBytes);
  const style = toFill ? undefined : markStyleOf(path);
  if (!style) return parts;
  // The end of a PDF may be spread over two blocks.
  const end = Buffer.concat(parts.slice(-2));
  const after = style.after(end);
  if (after < 0 || after > end.length) return parts;
  const none = style.write(NO_SUM);
  const to = end.length - after;
  const start = style.inPlace ? to - none.length : to;
  if (start < 0 || !(end.subarray(start, to).equals(none) || start === to)) return parts;
  const before = [...parts.slice(0, -2), end.subarray(0, start)];
  const rest = end.subarray(to);
  const sum = sumOf([...before, none, rest], from);
  return [...before, style.write(sum), rest];
}

/** True if an existing file is unchanged since Pressbox made it from the same inputs. */
export function isAsMade(found: Buffer, { path, from }: Pick<OutputFile, "path" | "from">): boolean {
  const style = markStyleOf(path);
  if (!style) return false;
  const none = style.write(NO_SUM);
  const to = found.length - style.after(found);
  const start = to - none.length;
  if (start < 0 || to > found.length) return false;
  const sum = sumOf([found.subarray(0, start), none, found.subarray(to)], from);
  return found.subarray(start, to).equals(style.write(sum));
}
