/** The season that fills sheets: a league file, or single games. */
import * as shown from "../../../league/plain/sheets/season.js";
import type { GameRecord } from "../game-record.js";
import { gamesAgain, isLeague, viewOf, type LeagueTeam } from "../league/game.js";
import { teamName, type Team } from "../rules/index.js";
import { gamesIn } from "./game-of.js";

export { wasPlayed } from "../../../league/plain/sheets/season.js";
export type Season = shown.Season<Team, GameRecord>;
export type PlayedGame = shown.PlayedGame<Team, GameRecord>;

export const { seasonOf, codesIn } = shown.seasonsShown<LeagueTeam, Team, GameRecord>({
  isLeague,
  viewOf,
  gamesAgain,
  teamOf: ({ team }) => team,
  gamesIn,
  names: { full: teamName, short: ({ name }) => name, code: ({ monogram }) => monogram },
});
