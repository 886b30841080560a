/** DF-14 and DF-15, standings and schedule of a season. */
import { seasonSheets } from "../../../league/plain/sheets/standings.js";
import type { SheetContent } from "../../../contract/sheet.js";
import type { GameRecord } from "../game-record.js";
import { teamName, type DiceRules, type Team } from "../rules/index.js";
import { seasonName } from "./game-of.js";
import { seasonOf } from "./season-games.js";

const sheets = seasonSheets<Team, GameRecord>(seasonOf, { full: teamName, ofSeason: seasonName });

export const standings: SheetContent<object, DiceRules> = sheets.standings;
export const schedule: SheetContent<object, DiceRules> = sheets.schedule;
