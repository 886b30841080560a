/** Rosters among the statistics: who plays where. Positions on a roster do not have to be guessed. */
import type { HeadedGrid } from "./grid.js";
import { cleanWord, playerName } from "./names.js";

/** A player on a roster, as written in the table. */
export interface Listed {
  readonly player: string;
  readonly team: string;
  readonly position: string;
}

const PLAYER = ["player", "playername", "fullname", "name", "playerdisplayname"];
const TEAM = ["team", "tm", "teamabbr", "club"];
const POSITION = ["position", "pos"];
/** Headings that rosters have besides names and positions; one is enough. */
const SIGNS = [
  "jerseynumber",
  "number",
  "no",
  "num",
  "height",
  "ht",
  "weight",
  "wt",
  "college",
  "birthdate",
  "yearsexp",
  "exp",
  "status",
];

/** The players of a roster; undefined for any other sheet. */
export function rosterOf(grid: HeadedGrid, year: number | undefined): readonly Listed[] | undefined {
  const at = (keys: readonly string[]): number | undefined =>
    keys.flatMap((key) => grid.heads.filter((head) => head.key === key))[0]?.column;
  const [player, team, position, season] = [at(PLAYER), at(TEAM), at(POSITION), at(["season", "year"])];
  if (player === undefined || team === undefined || position === undefined || at(SIGNS) === undefined) return undefined;
  return grid.data.flatMap((row) => {
    const cell = (column: number): string => cleanWord(grid.rows[row][column] ?? "");
    if (year !== undefined && season !== undefined && cell(season) !== "" && Number(cell(season)) !== year) return [];
    if (cell(player) === "" || (cell(position) === "" && cell(team) === "")) return [];
    return [{ player: playerName(cell(player)).player, team: cell(team), position: cell(position) }];
  });
}
