/** What an exporter takes: finished pages, document data and an outline. No layout happens past this line. */
import type { Binding } from "../press/index.js";
import type { Page } from "../sheet/drawing/types.js";

export interface DocumentInfo {
  readonly title: string;
  readonly subject: string;
  /** Seed and the command that reproduces a filled document. */
  readonly keywords: string;
  /** Of its words, as a tag; absent = `en`. */
  readonly language?: string;
  /** Of a form: what `pressbox read` has to know of it, as JSON. */
  readonly form?: string;
}

/** One line of the PDF outline: the title and the 0-based page it opens. */
export interface OutlineItem {
  readonly title: string;
  readonly page: number;
  readonly children?: readonly OutlineItem[];
}

/** Pages from one on (0-based) are called by a word, and numbered behind it where there are several: `DY-1`, `DY-4-2`. */
export interface PageLabel {
  readonly page: number;
  readonly text: string;
  readonly numbered: boolean;
}

/**
 * Pages in order. A list, or something that makes them one after the other: ten thousand pages need not be there at once.
 * Each is asked for once.
 */
export type Pages = (Iterable<Page> | AsyncIterable<Page>) & { readonly length: number };

export interface PrintDocument {
  readonly info: DocumentInfo;
  readonly pages: readonly Page[];
  readonly outline: readonly OutlineItem[];
  /** What viewers call the pages; absent = 1, 2, 3. */
  readonly labels?: readonly PageLabel[];
  /** Two-sided: the edge about which the paper is turned. */
  readonly binding?: Binding;
}
