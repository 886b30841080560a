/** THE list of PostCard sheets: the command line, help, docs, kit and contract tests derive from it. */
import { filledBy, listSheets, type SheetSpec } from "../contract.js";
import type { Cup } from "./cup/types.js";
import { hasBracket, hasTable } from "./cup/view.js";
import type { GameRecord } from "./record.js";
import type { PostcardRules } from "./rules/index.js";

type PostcardSheet = SheetSpec<GameRecord, PostcardRules>;
type Load = PostcardSheet["load"];

const printed = filledBy<Load>("nothing");
const ofGame = filledBy<Load>("record");
const ofCup = (shows: (contest: Cup["contest"]) => boolean, lacks: string) =>
  filledBy<Load>("record", {
    from: ["postcard-cup"],
    lacks: (cup) => (shows((cup as Cup).contest) ? undefined : lacks),
  });
/** Formats of the field card: one content, a template a format. A game gives the position, a file of teams the colors of the end zones. */
const format = (named: string, summary: string) =>
  filledBy<Load>("record", { from: ["postcard-game", "postcard-teams"] })(
    named,
    summary,
    async () => (await import("./facts/card.js")).fieldCard,
  );

export const SHEETS: readonly PostcardSheet[] = listSheets({
  card: format(
    "PC-1: Field card",
    "the whole game on a postcard of 6 x 4 in: field, charts, strategy circle, trackers; two on a sheet",
  ),
  "card-a6": format(
    "PC-1A: Field card, A6",
    "the field card as A6: four fill a sheet of A4 with two straight cuts, two go on Letter",
  ),
  "card-a5": format(
    "PC-1B: Field card, half a sheet",
    "the field card as half a sheet, A5 or half Letter: two fill the paper in the printer with one cut",
  ),
  "card-laminate": format(
    "PC-1C: Field card to laminate",
    "half a sheet with broad circles for wipe-off pens, and a clear border in which the film closes",
  ),
  "card-shop": format(
    "PC-1D: Field card for a print shop",
    "one 6 x 4 in card a page with 3 mm of bleed and no marks; the file says where to cut (TrimBox, BleedBox)",
  ),
  field: format("PC-1E: Large field", "the field card as a whole page, for dice of 16 mm"),
  "field-a3": format(
    "PC-1F: Large field on two pages",
    "two pages to glue side by side: A4 gives A3, Letter gives tabloid; crosses show where they meet",
  ),
  "quick-reference": printed(
    "PC-2: Quick reference",
    "every procedure of the game on one page, with the strategy circle, the charts and the kicks",
    async () => (await import("./facts/quick-reference.js")).quickReference,
  ),
  "game-log": ofGame(
    "PC-3: Game log",
    "one row per play with picks, dice, results, trackers and a drive chart, and the box score below",
    async () => (await import("./facts/game-log.js")).gameLog,
  ),
  "box-score": ofGame(
    "PC-4: Box score",
    "line score, team figures, scoring, bonuses, and the drives of a game on a field",
    async () => (await import("./facts/box-score.js")).boxScore,
  ),
  "coach-card": printed(
    "PC-5: Coach card",
    "fourth downs, numbers to pick, throws, kicks and bonuses, solved for the card in force; plays a side alone",
    async () => (await import("./facts/coach-card.js")).coachCard,
  ),
  probability: printed(
    "PC-6: Probability card",
    "exact chances of rushes, runs, passes, kicks and bonuses, and what field position is worth, for the card in force",
    async () => (await import("./facts/probability.js")).probability,
  ),
  certificate: printed(
    "PC-7: Validator certificate",
    "what was proved about a card: every check, the strategy circle solved exactly, the best mixes of numbers",
    async () => (await import("./facts/certificate.js")).certificate,
  ),
  tokens: printed(
    "PC-8: Tokens and paper dice",
    "ball, marker, downs, bonus stars, pick cards, a coin and dice of two sizes to cut out, fold and glue",
    async () => (await import("./facts/tokens.js")).tokens,
  ),
  "cup-sheet": ofCup(hasBracket, "a round robin has no bracket")(
    "PC-10: Cup sheet",
    "knock-out brackets for 8 and 16 teams to write into; a cup's file fills its own, up to 32 teams",
    async () => (await import("./facts/cup-sheet.js")).cupSheet,
  ),
  standings: ofCup(hasTable, "a knock-out has no table")(
    "PC-11: Standings",
    "a round robin of up to 16 teams: results grid, table, and who meets whom in every round",
    async () => (await import("./facts/standings.js")).standings,
  ),
});

/** The sheet of this id, for books that bind it in. */
export const sheetOf = (id: string): PostcardSheet => SHEETS.find((sheet) => sheet.id === id)!;
