/** THE list of PostCard sheets: the command line, help, docs, kit and contract tests derive from it. */
import type { SheetSpec } from "../contract.js";
import type { Cup } from "./cup/types.js";
import { hasBracket, hasTable } from "./cup/view.js";
import type { GameRecord } from "./record.js";
import type { PostcardRules } from "./rules/index.js";

type PostcardSheet = SheetSpec<GameRecord, PostcardRules>;

/** File kinds that fill the sheets of a cup. */
const FROM_CUP: readonly string[] = ["postcard-cup"];

/** PC-1: the field card, 6 x 4 in, and its other formats, up to a large field; one content, a template a format. All share: a game gives the position, a file of teams the colors of the end zones. */
const FORMAT = {
  fills: "record",
  from: ["postcard-game", "postcard-teams"],
  load: async () => (await import("./facts/card.js")).fieldCard,
} as const;

const format = (id: string, code: string, title: string, summary: string): PostcardSheet => ({
  ...FORMAT,
  id,
  code,
  title,
  summary,
});

const cardSheets: readonly PostcardSheet[] = [
  format(
    "card",
    "PC-1",
    "Field card",
    "the whole game on a postcard of 6 x 4 in: field, charts, strategy circle, trackers; two on a sheet",
  ),
  format(
    "card-a6",
    "PC-1A",
    "Field card, A6",
    "the field card as A6: four fill a sheet of A4 with two straight cuts, two go on Letter",
  ),
  format(
    "card-a5",
    "PC-1B",
    "Field card, half a sheet",
    "the field card as half a sheet, A5 or half Letter: two fill the paper in the printer with one cut",
  ),
  format(
    "card-laminate",
    "PC-1C",
    "Field card to laminate",
    "half a sheet with broad circles for wipe-off pens, and a clear border in which the film closes",
  ),
  format(
    "card-shop",
    "PC-1D",
    "Field card for a print shop",
    "one 6 x 4 in card a page with 3 mm of bleed and no marks; the file says where to cut (TrimBox, BleedBox)",
  ),
  format("field", "PC-1E", "Large field", "the field card as a whole page, for dice of 16 mm"),
  format(
    "field-a3",
    "PC-1F",
    "Large field on two pages",
    "two pages to glue side by side: A4 gives A3, Letter gives tabloid; crosses show where they meet",
  ),
];

const quickReference: PostcardSheet = {
  id: "quick-reference",
  code: "PC-2",
  title: "Quick reference",
  summary: "every procedure of the game on one page, with the strategy circle, the charts and the kicks",
  fills: "nothing",
  load: async () => (await import("./facts/quick-reference.js")).quickReference,
};

export const gameLog: PostcardSheet = {
  id: "game-log",
  code: "PC-3",
  title: "Game log",
  summary: "one row per play with picks, dice, results, trackers and a drive chart, and the box score below",
  fills: "record",
  load: async () => (await import("./facts/game-log.js")).gameLog,
};

const boxScore: PostcardSheet = {
  id: "box-score",
  code: "PC-4",
  title: "Box score",
  summary: "line score, team figures, scoring, bonuses, and the drives of a game on a field",
  fills: "record",
  load: async () => (await import("./facts/box-score.js")).boxScore,
};

const tokens: PostcardSheet = {
  id: "tokens",
  code: "PC-8",
  title: "Tokens and paper dice",
  summary: "ball, marker, downs, bonus stars, pick cards, a coin and dice of two sizes to cut out, fold and glue",
  fills: "nothing",
  load: async () => (await import("./facts/tokens.js")).tokens,
};

const coachCard: PostcardSheet = {
  id: "coach-card",
  code: "PC-5",
  title: "Coach card",
  summary: "fourth downs, numbers to pick, throws, kicks and bonuses, solved for the card in force; plays a side alone",
  fills: "nothing",
  load: async () => (await import("./facts/coach-card.js")).coachCard,
};

const probability: PostcardSheet = {
  id: "probability",
  code: "PC-6",
  title: "Probability card",
  summary:
    "exact chances of rushes, runs, passes, kicks and bonuses, and what field position is worth, for the card in force",
  fills: "nothing",
  load: async () => (await import("./facts/probability.js")).probability,
};

const certificate: PostcardSheet = {
  id: "certificate",
  code: "PC-7",
  title: "Validator certificate",
  summary: "what was proved about a card: every check, the strategy circle solved exactly, the best mixes of numbers",
  fills: "nothing",
  load: async () => (await import("./facts/certificate.js")).certificate,
};

const cupSheet: PostcardSheet = {
  id: "cup-sheet",
  code: "PC-10",
  title: "Cup sheet",
  summary: "knock-out brackets for 8 and 16 teams to write into; a cup's file fills its own, up to 32 teams",
  fills: "record",
  from: FROM_CUP,
  holds: (cup) => hasBracket((cup as Cup).contest),
  load: async () => (await import("./facts/cup-sheet.js")).cupSheet,
};

const standings: PostcardSheet = {
  id: "standings",
  code: "PC-11",
  title: "Standings",
  summary: "a round robin of up to 16 teams: results grid, table, and who meets whom in every round",
  fills: "record",
  from: FROM_CUP,
  holds: (cup) => hasTable((cup as Cup).contest),
  load: async () => (await import("./facts/standings.js")).standings,
};

export const SHEETS: readonly PostcardSheet[] = [
  ...cardSheets,
  quickReference,
  gameLog,
  boxScore,
  coachCard,
  probability,
  certificate,
  tokens,
  cupSheet,
  standings,
];
