/** What a book is made of: chapters of pages that may link to each other. `src/print/book.ts` builds it. Types only. */
import type { FigureDraw } from "../sheet/drawing/brush.js";
import type { Values } from "../sheet/layout/form.js";
import type { SheetSpec } from "./sheet.js";

/** A chapter and its place in the finished book. */
export interface BookEntry {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** 1 = the first page. */
  readonly page: number;
  readonly count: number;
  readonly children: readonly BookEntry[];
}

/** Plan of the finished book, for pages that print page numbers. Links need no numbers: they point to `#id`. */
export interface BookPlan {
  readonly entries: readonly BookEntry[];
  readonly count: number;
  /** First page of the part with this id; 0 if there is no such part. */
  pageOf(id: string): number;
}

/** Pages laid out by a template; long content runs over as many pages as it needs. */
export interface BookForm {
  /** `shared/book/standings`. */
  readonly template: string;
  /** Its title in the outline. */
  readonly title: string;
  readonly facts: object;
  readonly values?: Values;
  /** A team's color instead of the game's accent, `#RRGGBB`. */
  readonly accent?: string;
  readonly figures?: Readonly<Record<string, FigureDraw>>;
  /** Partials to replace: `shared/book/head` by one game's own heading. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** A complete sheet of the game, filled from these records. */
export interface BookSheet {
  readonly sheet: SheetSpec;
  readonly records: readonly unknown[];
  readonly rules: unknown;
}

export type BookPage = BookForm | BookSheet;

/** A chapter: its own pages, then those of its children. If it has several pages, each is an outline entry under its title. */
export interface BookPart {
  /** For links (`#id`); unique in the book. */
  readonly id?: string;
  readonly title: string;
  /** Second line of its entry in the contents. */
  readonly note?: string;
  /** Pages, or a function that makes them once all page numbers are known. */
  readonly pages: readonly BookPage[] | ((plan: BookPlan) => readonly BookPage[]);
  readonly children?: readonly BookPart[];
  /** False keeps the pages of this part out of the outline. */
  readonly listPages?: boolean;
}
