/** The book of a 5D20 league: chapters that the game adds to those of every league. */
import { decalOf } from "../../../kernel/own/index.js";
import { lineScore, SIDES, totalYards, turnoversOf } from "../../../kernel/football/index.js";
import { seasonSheetBy } from "../../../league/plain/book/season-sheet.js";
import type { PlainBook } from "../../../league/plain/book/types.js";
import type { PlainResult } from "../../../league/plain/types.js";
import { keyed } from "../../../kernel/lists/index.js";
import { playerColumns } from "../../../league/tables/player-columns.js";
import type { SheetSpec } from "../../../contract/sheet.js";
import { gameRulesOf, type GameRecord } from "../game-record.js";
import { gameFigures, type GameFigures } from "../log/game-figures.js";
import { clockText } from "../log/clock-text.js";
import { FIGURE_KEYS } from "../log/player-lines.js";
import type { FiveD20Rules } from "../rules/index.js";
import { sheetOf } from "../sheet-list.js";
import { codeOf, type LeagueTeam } from "./game.js";
import { gameRankings, seasonRankings, type LeagueYear } from "./records.js";

const seasonSheet = seasonSheetBy<LeagueYear>(sheetOf);

export const leagueBook: PlainBook<LeagueTeam, FiveD20Rules, GameRecord, PlainResult, GameFigures> = {
  title: "5D20 Football",
  accent: "#161616",
  kind: "the season book",
  own: { head: "5d20/book/head" },
  chapters: [
    "results",
    "race",
    "grid",
    "bracket",
    "leaders",
    seasonSheet("leaders", "Players: leaders"),
    seasonSheet("team-statistics", "Team statistics"),
    seasonSheet("player-statistics", "Player statistics"),
    "games",
  ],
  team: ({ chart }) => ({ code: codeOf(chart), monogram: chart.monogram, colors: chart.colors, decal: decalOf(chart) }),
  figures: ({ events }) => gameFigures(events),
  columns: [
    { head: "Yards", of: ({ boxes }, side) => totalYards(boxes[side]) },
    { head: "Turnovers", of: ({ boxes }, side) => turnoversOf(boxes[side]) },
    { head: "Possession", of: ({ seconds }, side) => clockText(seconds[side]) },
  ],
  rankings: [
    { template: "5d20/book/games", title: "players, single games", of: gameRankings },
    { template: "5d20/book/seasons", title: "players, seasons", of: seasonRankings },
  ],
  tables: {
    own: [{ key: "possession", title: "Time of possession", unit: "seconds" }],
    players: playerColumns(FIGURE_KEYS, {
      interceptions: "Interceptions thrown",
      drops: "Passes dropped",
      passesDefended: "Passes defended",
      interceptionsMade: "Interceptions made",
    }),
    of: ({ record, figures: { boxes, players, seconds } }) => ({
      boxes,
      players,
      line: lineScore(record.events),
      own: keyed(SIDES, (side) => ({ possession: seconds[side] })),
    }),
  },
  sheets: (record) =>
    ["box-score", "game-log"].map((id) => ({
      sheet: sheetOf(id) as SheetSpec,
      records: [record],
      rules: gameRulesOf(record),
    })),
};
