/** The season that fills sheets: a league file, or single games. */
import * as shown from "../../../league/plain/sheets/season.js";
import type { GameRecord } from "../game-record.js";
import { codeOf, gamesAgain, isLeague, viewOf, type LeagueTeam } from "../league/game.js";
import { teamName, type TeamChart } from "../rules/index.js";
import { gamesIn } from "./game-of.js";

export { countedRecords, wasPlayed, wentOver } from "../../../league/plain/sheets/season.js";
export type Season = shown.Season<TeamChart, GameRecord>;
export type PlayedGame = shown.PlayedGame<TeamChart, GameRecord>;

export const { seasonOf, codesIn } = shown.seasonsShown<LeagueTeam, TeamChart, GameRecord>({
  isLeague,
  viewOf,
  gamesAgain,
  teamOf: ({ chart }) => chart,
  gamesIn,
  names: { full: teamName, short: ({ name }) => name, code: codeOf },
});
