/** What keeps a person's own files: this browser or a folder on the disk. */
export interface StoredFile {
  /** As the command would call it: `5d20-by-hand.json`. */
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Says which content it is; 0 is that of a file that is not there. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Files that are there and cannot be worked with, and why. */
export type LeftOut = readonly { readonly name: string; readonly why: string }[];

/** What keeps files. */
export interface FileStore {
  read(name: string): Promise<StoredFile | undefined>;
  all(): Promise<readonly StoredFile[]>;
  leftOut(): Promise<LeftOut>;
  names(): Promise<readonly string[]>;
  /**
   * @param base revision that the writer has seen; 0 for a new file
   * @returns undefined where the file has another one now: nothing is written
   */
  write(name: string, content: string | Uint8Array, base: number): Promise<StoredFile | undefined>;
  /** @param base as for `write` @returns false where the file has another one now: nothing is removed */
  remove(name: string, base: number): Promise<boolean>;
  /** Reports files that somebody else has changed. @returns stops it */
  watch(then: (name: string) => void): () => void;
}
