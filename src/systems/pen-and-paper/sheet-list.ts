/** The one list of sheets, in printing order; facts and values are loaded on demand. */
import { filledBy, listSheets, sheetIn, printedFrom } from "../../contract/sheet.js";
import { leagueKind } from "./file-kinds.js";
import type { PenAndPaperRules } from "./rules/index.js";
import type { PenPaperRecord, PenPaperSheet } from "./sheet.js";

type Load = PenPaperSheet["load"];

const printed = printedFrom<PenPaperRecord, PenAndPaperRules>();
const howToPlay = printedFrom<PenPaperRecord, PenAndPaperRules>({ houseRules: true });
const ofGame = filledBy<Load>("record");
const ofLeague = filledBy<Load>("record", { from: [leagueKind.id] });
/** Printed from a team file or a league; nothing is written on them. */
const ofTeams = filledBy<Load>("nothing", { from: ["pen-and-paper-teams", leagueKind.id] });
const keptOf = filledBy<Load>("record", { from: ["pen-and-paper-teams", leagueKind.id] });

export const SHEETS: readonly PenPaperSheet[] = listSheets({
  "game-record": ofGame("PP-1: Game record", async () => (await import("./facts/game-record.js")).gameRecord),
  "game-record-wide": ofGame(
    "PP-1a: Game record, two quarters per page",
    async () => (await import("./facts/game-record.js")).gameRecordWide,
  ),
  "team-record": ofLeague("PP-2: Team record", async () => (await import("./facts/team-record.js")).teamRecord),
  "league-record": ofLeague("PP-3: League record", async () => (await import("./facts/league-record.js")).leagueRecord),
  schedule: ofLeague("PP-4: Schedule", async () => (await import("./facts/season-games.js")).schedule),
  "team-cards": ofTeams("PP-5: Team cards", async () => (await import("./facts/teams.js")).teamCards),
  "team-cards-us": ofTeams("PP-5U: Team cards, US size", async () => (await import("./facts/teams.js")).teamCards),
  "team-cards-two-sided": ofTeams(
    "PP-5B: Team cards, with backs",
    async () => (await import("./facts/teams.js")).teamCards,
  ),
  "market-map": ofTeams("PP-6: Media market map", async () => (await import("./facts/markets.js")).marketMap),
  markets: ofTeams("PP-7: Media markets", async () => (await import("./facts/markets.js")).markets),
  "line-scores": ofLeague("PP-8: Line scores", async () => (await import("./facts/line-scores.js")).lineScores),
  reference: howToPlay("PP-9: Reference charts", async () => (await import("./facts/reference.js")).referenceFacts),
  "league-card": printed("PP-10: League play card", async () => (await import("./facts/reference.js")).leagueCardFacts),
  "head-to-head-cards": printed(
    "PP-11: Head-to-head cards",
    async () => (await import("./facts/reference.js")).headToHeadFacts,
  ),
  "off-season-worksheet": ofLeague(
    "PP-12: Offseason worksheet",
    async () => (await import("./facts/off-season.js")).offSeasonWorksheet,
  ),
  "finance-ledger": ofLeague(
    "PP-13: Finance ledger",
    async () => (await import("./facts/off-season.js")).financeLedger,
  ),
  "star-registry": ofLeague(
    "PP-14: Star registry",
    async () => (await import("./facts/star-registry.js")).starRegistry,
  ),
  "game-tracker": ofGame("PP-15: Game tracker", async () => (await import("./facts/game-tracker.js")).gameTracker),
  "play-calls": printed("PP-16: Play-call cards", async () => (await import("./facts/play-calls.js")).callFacts),
  "field-strip": filledBy<Load>("nothing")(
    "PP-17: Field strip",
    async () => (await import("./facts/field-strip.js")).fieldStrip,
  ),
  bracket: ofLeague("PP-18: Playoff bracket", async () => (await import("./facts/season-games.js")).bracket),
  "team-creation": printed(
    "PP-19: Team creation",
    async () => (await import("./facts/team-creation.js")).creationFacts,
  ),
  "league-setup": ofLeague("PP-20: League setup", async () => (await import("./facts/league-setup.js")).leagueSetup),
  "solo-chart": printed("PP-21: Solo chart", async () => (await import("./facts/solo-chart.js")).soloFacts),
  "season-summary": ofLeague(
    "PP-22: Season summary",
    async () => (await import("./facts/season-summary.js")).seasonSummary,
  ),
  "box-score": ofGame("PP-23: Box score", async () => (await import("./facts/box-score.js")).boxScore),
  "dice-deck": filledBy<Load>("nothing")(
    "PP-24: Dice deck",
    async () => (await import("./facts/dice-deck.js")).diceDeck,
  ),
  envelope: keptOf("PP-25: Team envelope", async () => (await import("./facts/keeping.js")).envelope),
  dividers: keptOf("PP-26: Team dividers", async () => (await import("./facts/keeping.js")).dividers),
});

export const sheetOf = sheetIn(SHEETS);
