/** What every chapter is made from, and how its pages begin. */
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

/** Pages on which the seasons differ in values alone are laid out once for all of them: their heads are values, too. */
export const headValues = ({ season }: BookYear, title: string, tagline?: string) => ({
  season,
  ...(title !== "" && { title }),
  lead: { lead: `Season ${season}`, ...(tagline !== undefined && { value: tagline }) },
});
