/**
 * Where a file made by Pressbox stores its mark: a checksum of all its bytes, in a place that the format provides. The caller supplies the
 * checksum.
 */
import { pngChunk } from "../sheet/pictures/png-chunk.js";

/** How one format stores the mark. */
export interface MarkStyle {
  /** The mark, always of the same length. @param sum `SUM_LENGTH` hex digits */
  write(sum: string): Uint8Array;
  /** How many bytes follow the mark; -1 if the file has no room for one. @param end the last bytes of the file */
  after(end: Uint8Array): number;
  /** Writers of such files reserve the space for the mark, filled with `write(NO_SUM)`. */
  readonly inPlace?: true;
}

/** Hex digits of the checksum: the beginning of a SHA-256. */
export const SUM_LENGTH = 16;
/** Placeholder while the checksum is computed. */
export const NO_SUM = "0".repeat(SUM_LENGTH);
/** PNG readers stop at the last chunk. */
const PNG_END = 12;
const WORDS = "made by Pressbox; while unchanged, replaced by it:";
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
/** The offset of the cross-reference table is at the very end of a PDF. */
const PDF_TAIL = 2000;

const atEnd = (text: (sum: string) => string): MarkStyle => ({
  write: (sum) => ascii(text(sum)),
  after: () => 0,
});

/**
 * As spaces and tabs, one bit each: JSON has no comments, and parsers ignore white space after the value. CSV has no such place: a print
 * shop would read one more row.
 */
const inBlanks = (sum: string): string =>
  [...sum]
    .map((digit) => parseInt(digit, 16).toString(2).padStart(4, "0").replace(/0/g, " ").replace(/1/g, "\t"))
    .join("");

const STYLES = {
  pdf: {
    write: (sum) => ascii(`%${WORDS} ${sum}\n`),
    after: (end) => {
      const tail = new TextDecoder("latin1").decode(end.subarray(-PDF_TAIL));
      const start = tail.lastIndexOf("startxref");
      return start < 0 ? -1 : tail.length - start;
    },
  },
  png: {
    write: (sum) => pngChunk("tEXt", ascii(`Comment\0${WORDS} ${sum}`)),
    after: () => PNG_END,
  },
  markup: atEnd((sum) => `<!-- ${WORDS} ${sum} -->\n`),
  yaml: atEnd((sum) => `# ${WORDS} ${sum}\n`),
  css: atEnd((sum) => `/* ${WORDS} ${sum} */\n`),
  // An archive's comment is at its end, preceded by its length.
  archive: { ...atEnd((sum) => `${WORDS} ${sum}`), inPlace: true },
  blanks: atEnd((sum) => `${inBlanks(sum)}\n`),
} as const satisfies Record<string, MarkStyle>;

const BY_ENDING = new Map<string, MarkStyle>([
  [".pdf", STYLES.pdf],
  [".png", STYLES.png],
  [".svg", STYLES.markup],
  [".html", STYLES.markup],
  [".css", STYLES.css],
  [".xlsx", STYLES.archive],
  [".yaml", STYLES.yaml],
  [".yml", STYLES.yaml],
  [".json", STYLES.blanks],
]);

/** How a file stores its mark, by extension; undefined if it cannot. */
export const markStyleOf = (path: string): MarkStyle | undefined =>
  BY_ENDING.get(/\.[^./\\]*$/.exec(path)?.[0].toLowerCase() ?? "");
