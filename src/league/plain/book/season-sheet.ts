/** Chapters of a season that are complete sheets. */
import type { SheetSpec } from "../../../contract/sheet.js";
import type { OwnChapter } from "./types.js";

interface Year {
  readonly games: readonly unknown[];
  readonly league: unknown;
  readonly rules: unknown;
}

/** Makes a chapter from one of the game's sheets, filled from the league as it was in that season. */
export const seasonSheetBy =
  <Y extends Year>(sheetOf: (id: string) => unknown) =>
  (id: string, title: string): OwnChapter<Y> => ({
    id,
    title,
    pages: ({ games, league, rules }) =>
      games.length === 0 ? [] : [{ sheet: sheetOf(id) as SheetSpec, records: [league], rules }],
  });
