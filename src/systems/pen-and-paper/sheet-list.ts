/** THE list of sheets, in printing order; facts and values are loaded when one is printed. */
import { filledBy, listSheets } from "../contract.js";
import { leagueKind, teamsKind } from "./file-kinds.js";
import type { PenPaperSheet } from "./sheet.js";

type Load = PenPaperSheet["load"];

const printed = filledBy<Load>("nothing");
const ofGame = filledBy<Load>("record");
const ofLeague = filledBy<Load>("record", { from: [leagueKind.id] });
/** Printed from a team file or a league; nobody writes on them. */
const ofTeams = filledBy<Load>("nothing", { from: [teamsKind.id, leagueKind.id] });

export const SHEETS: readonly PenPaperSheet[] = listSheets({
  "game-record": ofGame(
    "PP-1: Game record",
    "a page a quarter, forty rows each, for every play of a head-to-head game",
    async () => (await import("./facts/game-record.js")).gameRecord,
  ),
  "game-record-wide": ofGame(
    "PP-1a: Game record, two quarters a page",
    "the game record on landscape pages, a half on each; small rows",
    async () => (await import("./facts/game-record.js")).gameRecordWide,
  ),
  "team-record": ofLeague(
    "PP-2: Team record",
    "a team's scores, markets and stars, with room for twenty seasons",
    async () => (await import("./facts/team-record.js")).teamRecord,
  ),
  "league-record": ofLeague(
    "PP-3: League record",
    "standings for up to four divisions of five teams, with division names to fill in",
    async () => (await import("./facts/league-record.js")).leagueRecord,
  ),
  schedule: ofLeague(
    "PP-4: Schedule",
    "a season's games with result boxes, for 6, 8, 10, 12 and 16 teams",
    async () => (await import("./facts/schedule.js")).schedule,
  ),
  "team-cards": ofTeams(
    "PP-5: Team cards",
    "every team as a poker card: helmet, ratings, six positions, market, stadium; nine to a sheet of paper",
    async () => (await import("./facts/team-cards.js")).teamCards,
  ),
  "team-cards-us": ofTeams(
    "PP-5U: Team cards, US size",
    "the team cards at 2.5 x 3.5 in, the size of American playing cards and their sleeves",
    async () => (await import("./facts/team-cards.js")).teamCards,
  ),
  "team-cards-two-sided": ofTeams(
    "PP-5B: Team cards, with backs",
    "the team cards with a back of O and X that is the same for all teams, to print on both sides",
    async () => (await import("./facts/team-cards.js")).teamCards,
  ),
  "market-map": ofTeams(
    "PP-6: Media market map",
    "all markets and their borders as two maps, west and east, with the teams at home there",
    async () => (await import("./facts/markets.js")).marketMap,
  ),
  markets: ofTeams(
    "PP-7: Media markets",
    "the major and the minor markets with their cities and home teams",
    async () => (await import("./facts/markets.js")).markets,
  ),
  "line-scores": ofLeague(
    "PP-8: Line scores",
    "eight games of league play with every roll, and the points table above them",
    async () => (await import("./facts/line-scores.js")).lineScores,
  ),
  reference: printed(
    "PP-9: Reference charts",
    "every chart of the game on five pages, with the chances beside the rolls",
    async () => (await import("./facts/reference.js")).reference,
  ),
  "league-card": printed(
    "PP-10: League play card",
    "a game of league play on half a page: points, modifier, home bonus; two to a sheet of paper",
    async () => (await import("./facts/league-card.js")).leagueCard,
  ),
  "head-to-head-cards": printed(
    "PP-11: Head-to-head cards",
    "quick reference on half a page: offense on the front, defense and referee on the back; two to a sheet of paper",
    async () => (await import("./facts/head-to-head-cards.js")).headToHeadCards,
  ),
  "off-season-worksheet": ofLeague(
    "PP-12: Off-season worksheet",
    "fan base, events, setback, income and improvement of one team, with the charts beside them",
    async () => (await import("./facts/off-season-worksheet.js")).offSeasonWorksheet,
  ),
  "finance-ledger": ofLeague(
    "PP-13: Finance ledger",
    "the holders of all markets, with the neighbors growth needs, and the money of every team",
    async () => (await import("./facts/finance-ledger.js")).financeLedger,
  ),
  "star-registry": ofLeague(
    "PP-14: Star registry",
    "the eleven stars of the league: who has them, since when, and what they do",
    async () => (await import("./facts/star-registry.js")).starRegistry,
  ),
  "game-tracker": ofGame(
    "PP-15: Game tracker",
    "action dice, star dice, trick plays, fakes and injuries of both teams in one game",
    async () => (await import("./facts/game-tracker.js")).gameTracker,
  ),
  "play-calls": printed(
    "PP-16: Play-call cards",
    "every call of both sides as a small card to lay face down, with backs; eighteen to a sheet of paper",
    async () => (await import("./facts/play-calls.js")).playCalls,
  ),
  "field-strip": printed(
    "PP-17: Field strip",
    "the field with a yard ruler for each player, tracks for down and round, and markers to cut out",
    async () => (await import("./facts/field-strip.js")).fieldStrip,
  ),
  bracket: ofLeague(
    "PP-18: Playoff bracket",
    "who meets whom after the last week, for every league size",
    async () => (await import("./facts/bracket.js")).bracket,
  ),
  "team-creation": printed(
    "PP-19: Team creation",
    "roll two teams on a page: abilities, philosophy, ratings, names and a helmet to color",
    async () => (await import("./facts/team-creation.js")).teamCreation,
  ),
  "league-setup": ofLeague(
    "PP-20: League set-up",
    "teams and their schedule numbers for eight seasons, and the options to agree on",
    async () => (await import("./facts/league-setup.js")).leagueSetup,
  ),
  "solo-chart": printed(
    "PP-21: Solo chart",
    "calls plays for the opponent you do not have: run or pass, which call, which defense, fourth downs",
    async () => (await import("./facts/solo-chart.js")).soloChart,
  ),
  "season-summary": ofLeague(
    "PP-22: Season summary",
    "twenty seasons of champions, and the league's records",
    async () => (await import("./facts/season-summary.js")).seasonSummary,
  ),
  "box-score": ofGame(
    "PP-23: Box score",
    "line score, team figures, scoring and drive chart of a head-to-head game",
    async () => (await import("./facts/box-score.js")).boxScore,
  ),
});

/** The sheet of this id, for books that bind it in. */
export const sheetOf = (id: string): PenPaperSheet => SHEETS.find((sheet) => sheet.id === id)!;
