/** THE list of 5D20's sheets, in printing order; facts and values are loaded when one is printed. */
import { filledBy, listSheets, sheetIn, type SheetSpec } from "../../contract/sheet.js";
import { hasTable } from "../../league/plain/contest.js";
import { isLeague } from "./league/game.js";
import type { FiveD20Rules } from "./rules/index.js";

type FiveD20Sheet = SheetSpec<object, FiveD20Rules>;
type Load = FiveD20Sheet["load"];

const printed = filledBy<Load>("nothing");
const howToPlay = filledBy<Load>("nothing", { houseRules: true });
const ofGame = filledBy<Load>("record");
const ofTeams = filledBy<Load>("record", { from: ["5d20-teams", "5d20-game", "5d20-league"] });
const SEASON = ["5d20-game", "5d20-league"];
const ofSeason = filledBy<Load>("record", { from: SEASON });
const ofTable = filledBy<Load>("record", {
  from: SEASON,
  lacks: (record) => (isLeague(record) && !hasTable(record.contest) ? "a knockout has no table" : undefined),
});
const ofProof = filledBy<Load>("record", { from: ["5d20-proof", "5d20-teams"] });

export const SHEETS: readonly FiveD20Sheet[] = listSheets({
  "team-chart": ofTeams("5D-1: Team chart", async () => (await import("./facts/team-chart.js")).teamChart),
  "team-chart-upright": ofTeams(
    "5D-1U: Team chart, upright",
    async () => (await import("./facts/team-chart.js")).teamChart,
  ),
  "game-charts": printed("5D-2: Game charts", async () => (await import("./facts/game-charts.js")).gameCharts),
  "quick-reference": howToPlay(
    "5D-3: Quick reference",
    async () => (await import("./facts/quick-reference.js")).quickReference,
  ),
  "game-log": ofGame("5D-4: Play by play", async () => (await import("./facts/game-log.js")).gameLog),
  "box-score": ofGame("5D-5: Box score", async () => (await import("./facts/box-score.js")).boxScore),
  "season-log": ofSeason("5D-6: Season log", async () => (await import("./facts/season-log.js")).seasonLog),
  standings: ofTable("5D-7: Standings", async () => (await import("./facts/standings.js")).standings),
  schedule: ofSeason("5D-8: Schedule", async () => (await import("./facts/standings.js")).schedule),
  proof: ofProof("5D-9: Proof of the chart", async () => (await import("./facts/proof.js")).proof),
  leaders: ofSeason("5D-10: Leaders", async () => (await import("./facts/statistics.js")).leaders),
  "team-statistics": ofSeason(
    "5D-11: Team statistics",
    async () => (await import("./facts/statistics.js")).teamStatistics,
  ),
  "player-statistics": ofSeason(
    "5D-12: Player statistics",
    async () => (await import("./facts/player-statistics.js")).playerStatistics,
  ),
  "field-board": printed("5D-13: Field board", async () => (await import("./facts/field-board.js")).fieldBoard),
  "field-board-a3": printed(
    "5D-13F: Field board on two pages",
    async () => (await import("./facts/field-board.js")).fieldBoard,
  ),
  example: filledBy<Load>("record", { always: "filled" })(
    "5D-14: Worked example",
    async () => (await import("./facts/example.js")).example,
  ),
  "dice-deck": printed("5D-15: Dice deck", async () => (await import("./facts/dice-deck.js")).diceDeck),
  envelope: ofTeams("5D-16: Team envelope", async () => (await import("./facts/keeping.js")).envelope),
  dividers: ofTeams("5D-17: Team dividers", async () => (await import("./facts/keeping.js")).dividers),
});

export const sheetOf = sheetIn(SHEETS);
