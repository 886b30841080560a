/** A file made by a command. */

export interface OutputFile {
  /** Absolute, or relative to `cwd`. */
  readonly path: string;
  readonly bytes: Uint8Array | string | readonly Uint8Array[];
  /** Hash of the user's work it was made from, if any (a form, a dice log): only output from the same work may replace it. */
  readonly from?: string;
  /** SHA-256 of what Pressbox last wrote there: recognizes files of formats without room for a mark. */
  readonly before?: string;
  /** True if a person continues writing in it: it gets no mark, and only identical bytes may replace it. */
  readonly toFill?: boolean;
}

/** A file's content, piece by piece. */
export const partsOf = (bytes: OutputFile["bytes"]): readonly (Uint8Array | string)[] =>
  typeof bytes === "string" || bytes instanceof Uint8Array ? [bytes] : bytes;

const encoder = new TextEncoder();

/** Size of a file in bytes, without its mark. */
export const sizeOf = ({ bytes }: Pick<OutputFile, "bytes">): number =>
  partsOf(bytes).reduce((sum, part) => sum + (typeof part === "string" ? encoder.encode(part) : part).length, 0);
