/** Games in full: the record sheets in pencil as they were written, and the box score. The schedule with its results. */
import { chapter, gamesPart, gameTitle } from "../../../league/book/parts.js";
import type { BookPart, BookSheet } from "../../contract-book.js";
import type { SheetSpec } from "../../contract.js";
import { gameRulesOf } from "../game-record.js";
import { gameId, type BookGame, type BookYear } from "../league/years.js";
import type { PenPaperRecord } from "../sheet.js";
import { sheetOf } from "../sheet-list.js";
import type { PenAndPaperRules } from "../rules/index.js";
import type { Book } from "./frame.js";

const sheetPage = (id: string, record: PenPaperRecord, rules: PenAndPaperRules): BookSheet => ({
  sheet: sheetOf(id) as SheetSpec,
  records: [record],
  rules,
});

export const schedulePart = ({ rules }: Book, { season, league }: BookYear): BookPart =>
  chapter(`s${season}.schedule`, "Schedule and results", [sheetPage("schedule", league, rules)]);

export const gamesInFull = (year: BookYear): BookPart =>
  gamesPart(
    year,
    year.games.map((game) => ({
      id: gameId(game),
      title: titleOf(year, game),
      pages: ["game-record", "box-score"].map((sheet) => sheetPage(sheet, game.record, gameRulesOf(game.record))),
    })),
  );

function titleOf(year: BookYear, { game, record }: BookGame): string {
  const result = year.results.find((one) => one.game === game);
  if (!result) return `${record.away.name} at ${record.home.name}`;
  const week = `Week ${result.week}`;
  return gameTitle(/^w\d/.test(game) ? week : game === "final" ? "Final" : `${week}, playoffs`, year, result);
}
