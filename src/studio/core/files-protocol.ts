/** What page and core say about a person's own files. */
import type { Issue } from "../../kernel/issue/index.js";

/** A file as it is kept: text, or bytes. */
export interface KeptFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** What a file is for, which says where it opens. */
export type FileUse = "game" | "teams" | "league" | "career" | "template" | "statistics" | "other";

/** What a file is. */
export interface FileTold {
  readonly use: FileUse;
  /** Its kind in words: `Game record`. */
  readonly title: string;
  /** Id of the game that it is of. */
  readonly game?: string;
  /** A game by hand that is not over. */
  readonly underWay?: boolean;
  /** Ids of the sheets that can be filled from it. */
  readonly sheets: readonly string[];
  /** What is wrong with it, at its lines. */
  readonly issues: readonly Issue[];
}

/** What was in an archive. */
export interface Unpacked {
  readonly files: readonly KeptFile[];
  /** Entries that were not taken, and why. */
  readonly left: readonly { readonly name: string; readonly why: string }[];
}
