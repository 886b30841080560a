/** The one list of DICE Football's sheets, in printing order; facts and values load when a sheet is printed. */
import { filledBy, listSheets, sheetIn, type SheetSpec } from "../../contract/sheet.js";
import { hasTable } from "../../league/plain/contest.js";
import { isLeague } from "./league/game.js";
import type { DiceRules } from "./rules/index.js";

type DiceSheet = SheetSpec<object, DiceRules>;
type Load = DiceSheet["load"];

const printed = filledBy<Load>("nothing");
const howToPlay = filledBy<Load>("nothing", { houseRules: true });
const ofGame = filledBy<Load>("record");
const ofTeams = filledBy<Load>("record", {
  from: ["dice-football-teams", "dice-football-game", "dice-football-league"],
});
const SEASON = ["dice-football-game", "dice-football-league"];
const ofSeason = filledBy<Load>("record", { from: SEASON });
const ofTable = filledBy<Load>("record", {
  from: SEASON,
  lacks: (record) => (isLeague(record) && !hasTable(record.contest) ? "a knockout has no table" : undefined),
});

const ofCareer = filledBy<Load>("record", { from: ["dice-football-career"] });

export const SHEETS: readonly DiceSheet[] = listSheets({
  trc: ofTeams("DF-1: Team reference card", async () => (await import("./facts/trc.js")).trc),
  "player-cards": ofTeams("DF-2: Player cards", async () => (await import("./facts/player-cards.js")).playerCards),
  "player-cards-two-sided": ofTeams(
    "DF-2B: Player cards, two-sided",
    async () => (await import("./facts/player-cards.js")).playerCards,
  ),
  "player-cards-poker": ofTeams(
    "DF-2P: Player cards, poker size",
    async () => (await import("./facts/player-cards.js")).playerCards,
  ),
  "player-cards-european": ofTeams(
    "DF-2E: Player cards, European size",
    async () => (await import("./facts/player-cards.js")).playerCards,
  ),
  "line-ups": ofTeams("DF-3: Lineup cards", async () => (await import("./facts/line-ups.js")).lineUps),
  "game-log": ofGame("DF-4: Score sheet and play by play", async () => (await import("./facts/game-log.js")).gameLog),
  "game-charts": printed("DF-5: Game charts", async () => (await import("./facts/game-charts.js")).gameCharts),
  "quick-reference": howToPlay(
    "DF-6: Quick reference",
    async () => (await import("./facts/quick-reference.js")).quickReference,
  ),
  "box-score": ofGame("DF-7: Box score", async () => (await import("./facts/box-score.js")).boxScore),
  "player-statistics": ofGame(
    "DF-8: Statistics of players",
    async () => (await import("./facts/player-statistics.js")).playerStatistics,
  ),
  "timing-chart": ofGame("DF-9: Timing chart", async () => (await import("./facts/timing-chart.js")).timingChart),
  "call-cards": printed("DF-10: Call cards for two", async () => (await import("./facts/call-cards.js")).callCards),
  "career-chart": printed("DF-11: Career chart", async () => (await import("./facts/career-chart.js")).careerChart),
  "career-card": ofCareer("DF-12: Career card", async () => (await import("./facts/career-card.js")).careerCard),
  "season-log": ofSeason("DF-13: Season log", async () => (await import("./facts/season-log.js")).seasonLog),
  standings: ofTable("DF-14: Standings", async () => (await import("./facts/standings.js")).standings),
  schedule: ofSeason("DF-15: Schedule", async () => (await import("./facts/standings.js")).schedule),
  leaders: ofSeason("DF-16: Leaders", async () => (await import("./facts/leaders.js")).leaders),
  "field-board": printed("DF-17: Field board", async () => (await import("./facts/field-board.js")).fieldBoard),
  "field-board-a3": printed(
    "DF-17F: Field board on two pages",
    async () => (await import("./facts/field-board.js")).fieldBoard,
  ),
  "dice-deck": printed("DF-19: Dice deck", async () => (await import("./facts/dice-deck.js")).diceDeck),
  example: filledBy<Load>("record", { always: "filled" })(
    "DF-18: Worked example",
    async () => (await import("./facts/example.js")).example,
  ),
  envelope: ofTeams("DF-20: Team envelope", async () => (await import("./facts/keeping.js")).envelope),
  dividers: ofTeams("DF-21: Team dividers", async () => (await import("./facts/keeping.js")).dividers),
});

export const sheetOf = sheetIn(SHEETS);
