/** What all chapters share, and the head of their pages. */
import { formsOf } from "../../../league/book/parts.js";
import type { League } from "../league/index.js";
import type { BookYear } from "../league/years.js";
import type { PenAndPaperRules } from "../rules/index.js";

export interface Book {
  readonly league: League;
  readonly rules: PenAndPaperRules;
  readonly years: readonly BookYear[];
}

export const bookForm = formsOf("pen-and-paper/book");

/** Pages on which seasons differ only in values are laid out once for all of them, because their headings are values too. */
export const headValues = ({ season }: BookYear, title: string, tagline?: string) => ({
  season,
  ...(title !== "" && { title }),
  lead: { lead: `Season ${season}`, ...(tagline !== undefined && { value: tagline }) },
});
