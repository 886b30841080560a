/**
 * Where the mark of a file that Pressbox made stands: a checksum of all its bytes, in a place where the format has room for it. Who makes
 * files gives the checksum.
 */
import { pngChunk } from "../sheet/pictures/png-chunk.js";

/** The mark of one format. */
export interface MarkStyle {
  /** The mark, always of one length. @param sum `SUM_LENGTH` hex digits */
  write(sum: string): Uint8Array;
  /** How many bytes come after it; -1 for a file that has no room for a mark. @param end the last bytes of the file */
  after(end: Uint8Array): number;
  /** Who writes such files leaves the mark's room in them, filled with `write(NO_SUM)`. */
  readonly inPlace?: true;
}

/** Hex digits of a checksum: the first ones of SHA-256. */
export const SUM_LENGTH = 16;
/** Stands in the mark's place while the checksum is taken. */
export const NO_SUM = "0".repeat(SUM_LENGTH);
/** `PNG` readers know where a picture ends by its last chunk. */
const PNG_END = 12;
const WORDS = "made by Pressbox; while unchanged, replaced by it:";
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
/** The cross-reference's place stands at the very end of a PDF. */
const PDF_TAIL = 2000;

const atEnd = (text: (sum: string) => string): MarkStyle => ({
  write: (sum) => ascii(text(sum)),
  after: () => 0,
});

/** Blanks, a bit each: JSON has no comments, and its readers pass over blanks behind the value. A CSV has no such place: a print shop would read one more row. */
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
  // The comment of an archive is at its end, and how long it is stands before it.
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

/** The mark of a file by its ending; undefined for one that has no place for it. */
export const markStyleOf = (path: string): MarkStyle | undefined =>
  BY_ENDING.get(/\.[^./\\]*$/.exec(path)?.[0].toLowerCase() ?? "");
