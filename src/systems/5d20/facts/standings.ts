/** 5D-7 and 5D-8, standings and schedule of a season. */
import { seasonSheets } from "../../../league/plain/sheets/standings.js";
import type { SheetContent } from "../../../contract/sheet.js";
import type { GameRecord } from "../game-record.js";
import { teamName, type FiveD20Rules, type TeamChart } from "../rules/index.js";
import { seasonName } from "./game-of.js";
import { seasonOf } from "./season-games.js";

const sheets = seasonSheets<TeamChart, GameRecord>(seasonOf, { full: teamName, ofSeason: seasonName });

export const standings: SheetContent<object, FiveD20Rules> = sheets.standings;
export const schedule: SheetContent<object, FiveD20Rules> = sheets.schedule;
