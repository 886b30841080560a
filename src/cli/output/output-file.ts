/** A file that a command makes. */

export interface OutputFile {
  /** Absolute, or relative to `cwd`. */
  readonly path: string;
  readonly bytes: Uint8Array | string | readonly Uint8Array[];
  /** A file that stands there is never replaced, though it were of the same kind: people write such files. */
  readonly keeps?: boolean;
}

/** What a file holds, piece by piece. */
export const partsOf = (bytes: OutputFile["bytes"]): readonly (Uint8Array | string)[] =>
  typeof bytes === "string" || bytes instanceof Uint8Array ? [bytes] : bytes;
