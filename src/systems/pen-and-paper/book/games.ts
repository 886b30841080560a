/** Games in full: the record sheets in pencil as they were written, and the box score. The schedule with its results. */
import { DASH } from "../../../kernel/words/index.js";
import type { BookPage, BookPart } from "../../contract-book.js";
import type { SheetSpec } from "../../contract.js";
import { gameRulesOf } from "../game-record.js";
import type { PenPaperRecord } from "../sheet.js";
import { sheetOf } from "../sheet-list.js";
import type { PenAndPaperRules } from "../rules/index.js";
import type { Book } from "./index.js";
import { nickname } from "./results.js";
import { gameId, type BookGame, type BookYear } from "./years.js";

/** A sheet of the game in full. */
const sheetPages = (id: string, record: PenPaperRecord, rules: PenAndPaperRules): readonly BookPage[] => [
  { sheet: sheetOf(id) as SheetSpec, records: [record], rules },
];

export const schedulePart = (book: Book, { season, league }: BookYear): BookPart => ({
  id: `s${season}.schedule`,
  title: "Schedule and results",
  listPages: false,
  pages: sheetPages("schedule", league, book.rules),
});

export const gamesPart = (_book: Book, year: BookYear): BookPart => ({
  id: `s${year.season}.games`,
  title: "Games in full",
  pages: [],
  children: year.games.map((game) => gamePart(year, game)),
});

function gamePart(year: BookYear, game: BookGame): BookPart {
  const { record } = game;
  const rules = gameRulesOf(record);
  return {
    id: gameId(game),
    title: gameTitle(year, game),
    pages: [...sheetPages("game-record", record, rules), ...sheetPages("box-score", record, rules)],
  };
}

/** `Week 3: Tycoons – Cruisers 14–17`. */
function gameTitle({ league }: BookYear, { game, record }: BookGame): string {
  const result = league.results.find((one) => one.game === game);
  if (!result) return `${record.away.name} at ${record.home.name}`;
  const { week, away, home, awayPoints, homePoints } = result;
  const when = /^w\d/.test(game) ? `Week ${week}` : game === "final" ? "Final" : `Week ${week}, playoffs`;
  return `${when}: ${nickname(league, away)} ${DASH} ${nickname(league, home)} ${awayPoints}${DASH}${homePoints}`;
}
