/**
 * The mark of a file that Pressbox made: a checksum of all its bytes, in a place where the format has room for it. While it
 * fits, nobody has changed the file, typed into the form or saved it in a viewer, and the command that made it may
 * replace it. THE rule for all commands; files without a place for the mark are replaced by the same bytes alone.
 */
import { createHash } from "node:crypto";
import { extname } from "node:path";
import { pngChunk } from "../../render/png/chunk.js";
import { partsOf, type OutputFile } from "./output-file.js";

interface Style {
  /** The mark, always of one length. */
  write(sum: string): Uint8Array;
  /** How many bytes come after it; -1 for a file that has no room for a mark. */
  after(end: Buffer): number;
}

const SUM_LENGTH = 16;
const NO_SUM = "0".repeat(SUM_LENGTH);
/** `PNG` readers know where a picture ends by its last chunk. */
const PNG_END = 12;
const WORDS = "made by Pressbox; while unchanged, replaced by it:";

const atEnd = (text: (sum: string) => string): Style => ({
  write: (sum) => Buffer.from(text(sum), "latin1"),
  after: () => 0,
});

/** Blanks, a bit each: JSON has no comments, and its readers pass over blanks behind the value. A CSV has no such place: a print shop would read one more row. */
const inBlanks = (sum: string): string =>
  [...sum]
    .map((digit) => parseInt(digit, 16).toString(2).padStart(4, "0").replace(/0/g, " ").replace(/1/g, "\t"))
    .join("");

const STYLES = {
  pdf: {
    write: (sum) => Buffer.from(`%${WORDS} ${sum}\n`, "latin1"),
    after: (end) => {
      const start = end.lastIndexOf("startxref");
      return start < 0 ? -1 : end.length - start;
    },
  },
  png: {
    write: (sum) => pngChunk("tEXt", Buffer.from(`Comment\0${WORDS} ${sum}`, "latin1")),
    after: () => PNG_END,
  },
  markup: atEnd((sum) => `<!-- ${WORDS} ${sum} -->\n`),
  yaml: atEnd((sum) => `# ${WORDS} ${sum}\n`),
  blanks: atEnd((sum) => `${inBlanks(sum)}\n`),
} as const satisfies Record<string, Style>;

const BY_ENDING = new Map<string, Style>([
  [".pdf", STYLES.pdf],
  [".png", STYLES.png],
  [".svg", STYLES.markup],
  [".html", STYLES.markup],
  [".yaml", STYLES.yaml],
  [".yml", STYLES.yaml],
  [".json", STYLES.blanks],
]);

const styleOf = (path: string): Style | undefined => BY_ENDING.get(extname(path).toLowerCase());

type Parts = readonly Uint8Array[];
const toBytes = (part: Uint8Array | string): Uint8Array => (typeof part === "string" ? Buffer.from(part) : part);

function sumOf(parts: Parts, from = ""): string {
  const hash = createHash("sha256").update(from);
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, SUM_LENGTH);
}

/** The file's bytes with the mark in them. */
export function withMark({ path, bytes, from, toFill = false }: OutputFile): Parts {
  const parts = partsOf(bytes).map(toBytes);
  const style = toFill ? undefined : styleOf(path);
  if (!style) return parts;
  // The last words of a PDF may stand in two blocks.
  const end = Buffer.concat(parts.slice(-2));
  const after = style.after(end);
  if (after < 0 || after > end.length) return parts;
  const before = [...parts.slice(0, -2), end.subarray(0, end.length - after)];
  const rest = end.subarray(end.length - after);
  const sum = sumOf([...before, style.write(NO_SUM), rest], from);
  return [...before, style.write(sum), rest];
}

/** Whether the bytes that stand at a file's place are as Pressbox made them, from what this file is made from. */
export function isAsMade(found: Buffer, { path, from }: Pick<OutputFile, "path" | "from">): boolean {
  const style = styleOf(path);
  if (!style) return false;
  const none = style.write(NO_SUM);
  const to = found.length - style.after(found);
  const start = to - none.length;
  if (start < 0 || to > found.length) return false;
  const sum = sumOf([found.subarray(0, start), none, found.subarray(to)], from);
  return found.subarray(start, to).equals(style.write(sum));
}
