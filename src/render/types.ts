/** Input of an exporter: finished pages, document data and an outline. No layout happens after this. */
import type { Binding } from "../press/index.js";
import type { Page } from "../sheet/drawing/types.js";

export interface DocumentInfo {
  readonly title: string;
  readonly subject: string;
  /** Seed and command that reproduce a filled document. */
  readonly keywords: string;
  /** Language tag of its words; absent = `en`. */
  readonly language?: string;
  /** For a form: what `pressbox read` needs to know about it, as JSON. */
  readonly form?: string;
}

/** An entry in the PDF outline: a title, and the page it opens, from 0. */
export interface OutlineItem {
  readonly title: string;
  readonly page: number;
  readonly children?: readonly OutlineItem[];
}

/** From a given page on (from 0), pages are labeled with a word, plus a number if there are several: `DY-1`, `DY-4-2`. */
export interface PageLabel {
  readonly page: number;
  readonly text: string;
  readonly numbered: boolean;
}

/**
 * Pages in order: a list, or something that makes them one after another, because ten thousand pages need not exist at once. Each is
 * requested once.
 */
export type Pages = (Iterable<Page> | AsyncIterable<Page>) & { readonly length: number };

export interface PrintDocument {
  readonly info: DocumentInfo;
  readonly pages: readonly Page[];
  readonly outline: readonly OutlineItem[];
  /** Page labels for viewers; absent = 1, 2, 3. */
  readonly labels?: readonly PageLabel[];
  /** For two-sided paper: the edge to flip on. */
  readonly binding?: Binding;
}
