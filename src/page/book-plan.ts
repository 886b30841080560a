/** What a book is made of: chapters of pages that may point to each other. `src/book.ts` builds it. */
import type { PageModel } from "./draw.js";

/** A chapter where it stands in the finished book. */
export interface BookEntry {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** 1 = the first page. */
  readonly page: number;
  readonly count: number;
  readonly children: readonly BookEntry[];
}

/** The finished book's plan, for pages that point to others. */
export interface BookPlan {
  readonly entries: readonly BookEntry[];
  readonly count: number;
  /** Page of a part by its id; 0 when there is no such part. */
  pageOf(id: string): number;
}

/** A chapter: its own pages, then those of its children. Several pages of its own become outline entries by their titles. */
export interface BookPart {
  /** For links; unique in the book. */
  readonly id?: string;
  readonly title: string;
  /** Second text in the contents. */
  readonly note?: string;
  /** Pages, or how to make them once it is known where everything stands. The plan must not change their number. */
  readonly pages: readonly PageModel[] | ((plan: BookPlan) => readonly PageModel[]);
  readonly children?: readonly BookPart[];
  /** False keeps single pages of the part out of the outline. */
  readonly listPages?: boolean;
}

/** A page whose view-model is made when it is drawn, and then forgotten: long books hold one at a time. */
export function lazyPage(template: string, title: string, make: () => object): PageModel {
  return {
    template,
    title,
    get model() {
      return make();
    },
  };
}
