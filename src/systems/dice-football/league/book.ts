/** The book of a DICE Football league: chapters that the game adds to those of every league. */
import { decalOf } from "../../../kernel/own/index.js";
import { lineScore, totalYards, turnoversOf } from "../../../kernel/football/index.js";
import { seasonSheetBy } from "../../../league/plain/book/season-sheet.js";
import type { PlainBook } from "../../../league/plain/book/types.js";
import type { PlainResult } from "../../../league/plain/types.js";
import { playerColumns } from "../../../league/tables/player-columns.js";
import { gameRulesOf, type GameRecord } from "../game-record.js";
import type { DiceRules } from "../rules/index.js";
import { FIGURE_KEYS } from "../log/player-figures.js";
import { sheetOf } from "../sheet-list.js";
import type { LeagueTeam } from "./game.js";
import { gameFigures, gameRankings, seasonRankings, type GameFigures, type LeagueYear } from "./records.js";

const seasonSheet = seasonSheetBy<LeagueYear>(sheetOf);

/** A game in full: scoring, player statistics, every play. */
const GAME_SHEETS = ["box-score", "player-statistics", "game-log"] as const;

export const leagueBook: PlainBook<LeagueTeam, DiceRules, GameRecord, PlainResult, GameFigures> = {
  title: "DICE Football",
  accent: "#1F3A68",
  kind: "the season book",
  own: { head: "dice-football/book/head" },
  chapters: [
    "results",
    "race",
    "grid",
    "bracket",
    "leaders",
    seasonSheet("leaders", "Players: leaders"),
    seasonSheet("season-log", "Team and player statistics"),
    "games",
  ],
  team: ({ team }) => ({ code: team.monogram, monogram: team.monogram, colors: team.colors, decal: decalOf(team) }),
  figures: gameFigures,
  columns: [
    { head: "Yards", of: ({ boxes }, side) => totalYards(boxes[side]) },
    { head: "Turnovers", of: ({ boxes }, side) => turnoversOf(boxes[side]) },
    { head: "Penalties", of: ({ boxes }, side) => boxes[side].penalties },
  ],
  rankings: [
    { template: "dice-football/book/seasons", title: "players, seasons", of: seasonRankings },
    { template: "dice-football/book/games", title: "players, single games", of: gameRankings },
  ],
  tables: {
    players: playerColumns(FIGURE_KEYS, {
      intercepted: "Interceptions thrown",
      touches: "Touches that tire",
      interceptions: "Interceptions made",
      fieldGoals: "Field goals made",
      fieldGoalsTried: "Field goals tried",
      longestFieldGoal: "Longest field goal",
      extraPoints: "Extra points made",
      extraPointsTried: "Extra points tried",
      punts: "Punts",
      puntYards: "Punt yards",
      longestPunt: "Longest punt",
    }),
    of: ({ record, figures: { boxes, players } }) => ({ boxes, players, line: lineScore(record.events) }),
  },
  sheets: (record) =>
    GAME_SHEETS.map((id) => ({
      sheet: sheetOf(id),
      records: [record],
      rules: gameRulesOf(record),
    })),
};
