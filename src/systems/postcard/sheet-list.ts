/** The one list of PostCard sheets: the command line, help, docs, kit and contract tests derive from it. */
import { filledBy, listSheets, sheetIn, type SheetSpec } from "../../contract/sheet.js";
import type { Cup } from "./cup/types.js";
import { hasBracket, hasTable } from "../../league/plain/contest.js";
import type { GameRecord } from "./record.js";
import type { PostcardRules } from "./rules/index.js";

type PostcardSheet = SheetSpec<GameRecord, PostcardRules>;
type Load = PostcardSheet["load"];

const printed = filledBy<Load>("nothing");
const howToPlay = filledBy<Load>("nothing", { houseRules: true });
const ofTeams = filledBy<Load>("record", { from: ["postcard-teams", "postcard-cup"] });
const ofGame = filledBy<Load>("record");
const ofCup = (shows: (contest: Cup["contest"]) => boolean, lacks: string) =>
  filledBy<Load>("record", {
    from: ["postcard-cup"],
    lacks: (cup) => (shows((cup as Cup).contest) ? undefined : lacks),
  });
/**
 * Formats of the field card: the same content, with a template for each format. A game supplies the position, a team file the colors of the
 * end zones.
 */
const format = (named: string) =>
  filledBy<Load>("record", { from: ["postcard-game", "postcard-teams"] })(
    named,
    async () => (await import("./facts/card.js")).fieldCard,
  );

export const SHEETS: readonly PostcardSheet[] = listSheets({
  card: format("PC-1: Field card"),
  "card-a6": format("PC-1A: Field card, A6"),
  "card-a5": format("PC-1B: Field card, half a sheet"),
  "card-laminate": format("PC-1C: Field card to laminate"),
  "card-shop": format("PC-1D: Field card, RGB with bleed"),
  "card-two-sided": format("PC-1G: Field card, two-sided"),
  field: format("PC-1E: Large field"),
  "field-a3": format("PC-1F: Large field on two pages"),
  "quick-reference": howToPlay(
    "PC-2: Quick reference",
    async () => (await import("./facts/quick-reference.js")).quickReference,
  ),
  "game-log": ofGame("PC-3: Game log", async () => (await import("./facts/game-log.js")).gameLog),
  "box-score": ofGame("PC-4: Box score", async () => (await import("./facts/box-score.js")).boxScore),
  "coach-card": printed("PC-5: Coach card", async () => (await import("./facts/coach-card.js")).coachCard),
  probability: printed("PC-6: Probability card", async () => (await import("./facts/probability.js")).probability),
  certificate: printed("PC-7: Validator certificate", async () => (await import("./facts/certificate.js")).certificate),
  tokens: printed("PC-8: Tokens and paper dice", async () => (await import("./facts/tokens.js")).tokens),
  "cup-sheet": ofCup(hasBracket, "a round robin has no bracket")(
    "PC-10: Cup sheet",
    async () => (await import("./facts/cup-sheet.js")).cupSheet,
  ),
  standings: ofCup(hasTable, "a knockout has no table")(
    "PC-11: Standings",
    async () => (await import("./facts/standings.js")).standings,
  ),
  "dice-deck": printed("PC-12: Dice deck", async () => (await import("./facts/dice-deck.js")).diceDeck),
  envelope: ofTeams("PC-13: Team envelope", async () => (await import("./facts/keeping.js")).envelope),
  dividers: ofTeams("PC-14: Team dividers", async () => (await import("./facts/keeping.js")).dividers),
});

export const sheetOf = sheetIn(SHEETS);
