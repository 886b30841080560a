/** What a book is made of: chapters of pages that may point to each other. `src/print/book.ts` builds it. Types only. */
import type { FigureDraw } from "../sheet/drawing/brush.js";
import type { Values } from "../sheet/layout/form.js";
import type { SheetSpec } from "./sheet.js";

/** A chapter where it is in the finished book. */
export interface BookEntry {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** 1 = the first page. */
  readonly page: number;
  readonly count: number;
  readonly children: readonly BookEntry[];
}

/** The finished book's plan, for pages that name the pages of others. Links need no numbers: they point to `#id`. */
export interface BookPlan {
  readonly entries: readonly BookEntry[];
  readonly count: number;
  /** Page of a part by its id; 0 when there is no such part. */
  pageOf(id: string): number;
}

/** Pages laid out by a template; it may deal them over as many as it takes. */
export interface BookForm {
  /** `shared/book/standings`. */
  readonly template: string;
  /** Entry in the outline. */
  readonly title: string;
  readonly facts: object;
  readonly values?: Values;
  /** A team's color instead of the game's accent, `#RRGGBB`. */
  readonly accent?: string;
  readonly figures?: Readonly<Record<string, FigureDraw>>;
  /** Partials that others stand in for: `shared/book/head` by the head of one game. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** A sheet of the game in full, filled from these records. */
export interface BookSheet {
  readonly sheet: SheetSpec;
  readonly records: readonly unknown[];
  readonly rules: unknown;
}

export type BookPage = BookForm | BookSheet;

/** A chapter: its own pages, then those of its children. Several pages of its own become outline entries by their titles. */
export interface BookPart {
  /** For links (`#id`); unique in the book. */
  readonly id?: string;
  readonly title: string;
  /** Second text in the contents. */
  readonly note?: string;
  /** Pages, or how to make them once it is known where everything stands. */
  readonly pages: readonly BookPage[] | ((plan: BookPlan) => readonly BookPage[]);
  readonly children?: readonly BookPart[];
  /** False keeps single pages of the part out of the outline. */
  readonly listPages?: boolean;
}
