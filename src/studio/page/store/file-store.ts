/** Storage for the user's files: this browser or a folder on disk. */
export interface StoredFile {
  /** The command's name for it: `5d20-by-hand.json`. */
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Changes with the content; 0 = the file does not exist. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Files that cannot be used, and why. */
export type LeftOut = readonly { readonly name: string; readonly why: string }[];

/** A place that stores files. */
export interface FileStore {
  read(name: string): Promise<StoredFile | undefined>;
  all(): Promise<readonly StoredFile[]>;
  leftOut(): Promise<LeftOut>;
  names(): Promise<readonly string[]>;
  /**
   * @param base the revision that the writer last saw; 0 for a new file
   * @returns undefined, and writes nothing, if the file has another revision now
   */
  write(name: string, content: string | Uint8Array, base: number): Promise<StoredFile | undefined>;
  /** @param base as for `write` @returns false, and removes nothing, if the file has another revision now */
  remove(name: string, base: number): Promise<boolean>;
  /** Reports files changed by another program or tab. @returns a function that stops it */
  watch(then: (name: string) => void): () => void;
}
