/**
 * Which team rows belong to if no column names one: player names include the club, a roster lists the players, or the whole file is about
 * one club.
 */
import { codeOf, findClub } from "../clubs/clubs.js";
import { nameOf, type Grid, type HeadedGrid } from "./grid.js";
import type { TableId } from "../columns.js";
import type { Match } from "./match.js";
import { gluedClub, nameKey, playerName } from "./names.js";
import type { Listed } from "./rosters.js";

export interface Whose {
  /** In words, for the report. */
  readonly evidence: string;
  /** The club of all rows. */
  readonly club?: string;
  /** The club of a player; undefined if unknown. */
  clubOf?(player: string): string | undefined;
  /** True if each player's cell includes his club. */
  readonly inNames?: true;
}

/**
 * True for player rows without a team, both sides of one team, and games of one team: from a club's own page, or from a whole league's list
 * without clubs.
 */
export const lacksTeam = ({ table, columns }: Match): boolean =>
  !columns.has("team") &&
  (columns.has("player") ||
    (table === "team" && (columns.has("side") || (columns.has("week") && columns.has("opponent")))));

/** Minimum share of rows: for names to include clubs, and for a roster to belong to the table. */
const MOST = 0.8;
const KNOWN = 0.6;

/** Undefined if nothing identifies the team. */
export function whose(
  grid: HeadedGrid,
  matches: readonly Match[],
  roster: readonly Listed[],
  year: number | undefined,
): Whose | undefined {
  const [{ columns }] = matches;
  const head = columns.get("player")?.[0];
  if (head !== undefined && head.last === undefined) {
    const cells = grid.data.map((row) => (grid.rows[row][head.column] ?? "").trim()).filter((cell) => cell !== "");
    const clubs = cells.flatMap((cell) => {
      const name = playerName(cell);
      const team = name.team ?? gluedClub(name.player)?.team;
      return team === undefined ? [] : [team];
    });
    if (cells.length > 0 && clubs.length >= MOST * cells.length)
      return { evidence: "the players' names carry their teams", inNames: true };
  }
  const club = clubNamed(grid, year, head === undefined);
  const place = grid.sheet === undefined ? "file" : "sheet";
  if (club !== undefined) return { evidence: `the name of the ${place} says ${club}`, club };
  return head === undefined || roster.length === 0 ? undefined : byRoster(grid, head, roster, matches);
}

/** Positions that a table is about: of two players with the same name, it means the one at that position. */
const POSITIONS: Readonly<Partial<Record<TableId, RegExp>>> = {
  passing: /^QB$/i,
  rushing: /^(?:QB|[RHFT]B|WR)$/i,
  receiving: /^(?:WR|TE|[RHF]B)$/i,
  kicking: /^P?K$/i,
  punting: /^P$/i,
  defense: /^(?:D[BELT]|[CNFS]?[BST]|[IOM]?LB|[DN][TGL]|SAF|[FS]S|EDGE)$/i,
};

function byRoster(
  grid: HeadedGrid,
  { column, last }: HeadedGrid["heads"][number],
  roster: readonly Listed[],
  matches: readonly Match[],
): Whose | undefined {
  const men = new Map<string, Listed[]>();
  for (const man of roster) men.set(nameKey(man.player), [...(men.get(nameKey(man.player)) ?? []), man]);
  const [{ table }] = matches;
  const clubOf = (player: string): string | undefined => {
    const found = men.get(nameKey(player)) ?? [];
    const fitting = found.filter(({ position }) => matches.length === 1 && POSITIONS[table]?.test(position));
    const clubs = [found, fitting].map((list) => [...new Set(list.map(({ team }) => team))]);
    return clubs.find((list) => list.length === 1)?.[0];
  };
  const names = grid.data.map((row) => {
    const cell = (at: number): string => (grid.rows[row][at] ?? "").trim();
    return playerName(last === undefined ? cell(column) : `${cell(column)} ${cell(last)}`).player;
  });
  const known = names.filter((name) => clubOf(name) !== undefined).length;
  return known >= KNOWN * names.length ? { evidence: "the roster tells the players' teams", clubOf } : undefined;
}

/** The club named by a file, by a sheet, or above the headings, by code or nickname. */
function clubNamed(grid: HeadedGrid, year: number | undefined, isLog: boolean): string | undefined {
  const titles = grid.rows.slice(0, grid.headRow).map((row) => row.join(" "));
  for (const words of [nameOf(grid), fileName(grid), ...titles]) {
    const club = clubIn(words, year, isLog);
    if (club !== undefined) return club;
  }
  return undefined;
}

const fileName = ({ file }: Grid): string => nameOf({ file });

function clubIn(text: string, year: number | undefined, isLog: boolean): string | undefined {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const found = new Set<string>();
  for (let i = 0; i < words.length; i++)
    for (const word of [words[i], words.slice(i, i + 2).join(" "), words.slice(i, i + 3).join(" ")]) {
      const clubs = findClub(word, year === undefined ? {} : { year });
      if (clubs?.clubs.length !== 1 || !clubs.sure) continue;
      // Lowercase words in a name are not codes, except the first in a game log's name: kan_2022.csv.
      const isCode = word === word.toUpperCase() || (isLog && i === 0 && word.length === 3);
      if (word.length > 3 || isCode) found.add(codeOf(clubs.clubs[0]));
    }
  return found.size === 1 ? [...found][0] : undefined;
}
