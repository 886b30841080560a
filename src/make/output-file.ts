/** A file that a command makes. */

export interface OutputFile {
  /** Absolute, or relative to `cwd`. */
  readonly path: string;
  readonly bytes: Uint8Array | string | readonly Uint8Array[];
  /** What it was made from, where that is a person's work (a form, a log of dice): only the same kind of work replaces it. */
  readonly from?: string;
  /** SHA-256 of what Pressbox wrote there before: formats without a place for the mark are known by it. */
  readonly before?: string;
  /** A person goes on writing in it: it gets no mark, and only the same bytes may take its place. */
  readonly toFill?: boolean;
}

/** What a file holds, piece by piece. */
export const partsOf = (bytes: OutputFile["bytes"]): readonly (Uint8Array | string)[] =>
  typeof bytes === "string" || bytes instanceof Uint8Array ? [bytes] : bytes;

const encoder = new TextEncoder();

/** Bytes of a file, without its mark. */
export const sizeOf = ({ bytes }: Pick<OutputFile, "bytes">): number =>
  partsOf(bytes).reduce((sum, part) => sum + (typeof part === "string" ? encoder.encode(part) : part).length, 0);
