/** The book of a 5D20 league: what the game adds to the chapters that all leagues have. */
import { totalYards, turnoversOf } from "../../../kernel/football/index.js";
import type { PlainBook } from "../../../league/plain/book/types.js";
import type { PlainResult } from "../../../league/plain/types.js";
import type { SheetSpec } from "../../contract.js";
import { gameRulesOf, type GameRecord } from "../game-record.js";
import { gameFigures, type GameFigures } from "../log/game-figures.js";
import { clockText } from "../log/clock-text.js";
import type { FiveD20Rules } from "../rules/index.js";
import { sheetOf } from "../sheet-list.js";
import type { LeagueTeam } from "./game.js";

export const leagueBook: PlainBook<LeagueTeam, FiveD20Rules, GameRecord, PlainResult, GameFigures> = {
  title: "5D20 Football",
  accent: "#161616",
  kind: "the season book",
  chapters: ["results", "race", "grid", "bracket", "leaders", "games"],
  logs: ["finals", "all", "none"],
  team: ({ chart: { monogram, colors } }) => ({ code: monogram, monogram, colors }),
  figures: ({ events }) => gameFigures(events),
  columns: [
    { head: "Yards", of: ({ boxes }, side) => totalYards(boxes[side]) },
    { head: "Turnovers", of: ({ boxes }, side) => turnoversOf(boxes[side]) },
    { head: "Possession", of: ({ seconds }, side) => clockText(seconds[side]) },
  ],
  rankings: [],
  sheets: (record) =>
    ["box-score", "game-log"].map((id) => ({
      sheet: sheetOf(id) as SheetSpec,
      records: [record],
      rules: gameRulesOf(record),
    })),
};
