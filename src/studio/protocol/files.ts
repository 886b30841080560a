/** Messages between page and core about the user's files. */
import type { Issue } from "../../kernel/issue/index.js";

/** A stored file: text or bytes. */
export interface KeptFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The use of a file, which decides where it opens. */
export type FileUse = "game" | "teams" | "league" | "career" | "template" | "statistics" | "set" | "other";

/** Description of a file. */
export interface FileDescription {
  readonly use: FileUse;
  /** Its kind in words: `Game record`. */
  readonly title: string;
  /** Id of its game. */
  readonly game?: string;
  /** True for an unfinished game by hand. */
  readonly underWay?: boolean;
  /** Ids of the sheets it can fill. */
  readonly sheets: readonly string[];
  /** Its errors, with their lines. */
  readonly issues: readonly Issue[];
}

/** Contents of an archive. */
export interface Unpacked {
  readonly files: readonly KeptFile[];
  /** Skipped entries, and why. */
  readonly left: readonly { readonly name: string; readonly why: string }[];
}
